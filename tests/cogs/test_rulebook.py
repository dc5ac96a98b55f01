"""The rules as pages: every clause is on one, each fits a message, and nothing of the file's form is left in them."""

from __future__ import annotations

import re

import pytest

from cogs.rulebook import ROOM, SEEDS, flow, pages
from rules.catalogue import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_on_one_page_that_fits(key: str) -> None:
    found = pages(key)
    text = "\n".join(page.text for page in found)
    source = (SEEDS / f"{key}.md").read_text(encoding="utf-8")
    clauses = re.findall(rf"\*\*({GAMES[key].clauses}-\d+)\*\*", source)
    assert clauses, "the page has clauses"
    assert re.findall(rf"\*\*({GAMES[key].clauses}-\d+)\*\*", text) == clauses
    assert all(0 < len(page.text) <= ROOM + 120 for page in found)
    assert all(page.title and len(page.title) <= 100 for page in found)
    assert 1 < len(found) <= 25, "the pages fit one menu"


@pytest.mark.parametrize("key", GAMES)
def test_the_options_are_told_from_their_own_descriptions(key: str) -> None:
    last = pages(key)[-1]
    assert last.title == "Options"
    for option in GAMES[key].options:
        assert f"**{option.name}**, {option.allowed()} (default {option.default}): {option.words}." in last.text


@pytest.mark.parametrize("key", GAMES)
def test_paragraphs_flow(key: str) -> None:
    for page in pages(key):
        outside = re.sub(r"```.*?```", "", page.text, flags=re.DOTALL)
        for line in outside.split("\n"):
            assert not line or line.startswith(("- ", "  - ", "#", "|", "*")) or line[0].isupper(), line


def test_a_diagram_stands_in_a_code_block() -> None:
    shown = flow("- **XX-1** The layout,\n  rank 2 first:\n\n      R B\n      Y G\n\n- **XX-2** Next.")
    assert "- **XX-1** The layout, rank 2 first:" in shown
    assert "```\nR B\nY G\n```" in shown
    assert shown.endswith("- **XX-2** Next.")
