"""A moment that Discord shows as “in 3 hours” may be past when it is read: a label stands before it, and no verb."""

from __future__ import annotations

import re

import pytest

from words import ENGLISH
from words.languages import FOLDER

ALWAYS_PAST = {
    *("clocks.bank-ended", "clocks.time-ended", "offers.line", "strangers.agreed"),
    *("tournaments.journal-line", "tournaments.is-paused"),
}
"""The messages of what has happened: their moments never come."""

MOMENT = re.compile(r"\{ \$(?:when|later) \}")
LABELLED = re.compile(r":[\s\u00a0\u202f]*\{ \$(?:when|later) \}")


def texts(language: str) -> dict[str, str]:
    """The messages of a language that show such a moment, by their names."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for each in re.split(r"\n(?=[a-z][\w-]* =)", path.read_text("utf-8")):
            name, _, value = each.partition(" =")
            body = "\n".join(line for line in value.split("\n") if not line.startswith("#"))
            if re.fullmatch(r"[a-z][\w-]*", name) and MOMENT.search(body):
                found[f"{path.stem}.{name}"] = body
    return found


@pytest.mark.parametrize("language", [ENGLISH, "de", "fr", "pl", "es", "pt-BR"])
def test_a_moment_that_may_be_past_has_a_label(language: str) -> None:
    found = texts(language)
    assert {"deals.next", "clocks.deadline", "clocks.reminder-reserve"} <= set(found)
    bare = {name for name, text in found.items() if len(MOMENT.findall(text)) > len(LABELLED.findall(text))}
    assert bare <= ALWAYS_PAST
