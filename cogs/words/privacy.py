"""What people read about what is kept of them, and when it is deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.words.names import bold
from cogs.words.settings import SETTLED
from render.kit.words import count, series

DELETE, DELETE_NOW, KEEP, NOTICE, TERMS = "Delete it", "Delete for good", "Keep it", "Privacy notice", "Terms"
FILE = "about-me.json"

NOTHING = "Nothing is kept about you."
KEPT_ON = "Everything stays as it is."
ASKED = (
    "Do you want to be forgotten? You leave the lobbies in which you sit, and resign the games that you play. Games "
    "stay, with “a former player” in your place. What was posted in channels stays there. This cannot be undone."
)

_STATES = {"lobby": "open", "running": "running", "over": "over", "cancelled": "cancelled"}


def kept(tables: Sequence[Mapping[str, Any]], settled: Mapping[str, Any]) -> str:
    """What is kept about somebody, in short; the file has all of it. `settled`: what they have settled, by name."""
    wanted = series([SETTLED[each] for each in settled])
    about_settings = f" With `/me` you have set: {wanted}." if wanted else ""
    if not tables:
        return f"Your Discord id is kept.{about_settings}"
    states = Counter(_STATES[each["state"]] for each in tables)
    counted = series([f"{number} {state}" for state, number in states.items()])
    names = list(dict.fromkeys(name for each in tables for name in each["your names"]))
    called = f" You are called {series([bold(name) for name in names[:10]])} there." if names else ""
    return (
        f"Your Discord id is kept, and {count(len(tables), 'table')} with your name: {counted}."
        f"{called}{about_settings} The file has all of it: your names, seats, moves, words for the dice, results, and "
        "what else the tables' logs say of you."
    )


def forgotten(tables: int, damaged: int) -> str:
    """Somebody was forgotten."""
    if damaged:
        return (
            f"Done, but for {count(damaged, 'table')} whose record was damaged on the host's disk and cannot be "
            "rewritten. The host's log says more; please ask the host."
        )
    if not tables:
        return "Done. Nothing of yours is kept any more."
    return f"Done. Your name and id were taken out of {count(tables, 'table')}; nothing else of yours is kept."
