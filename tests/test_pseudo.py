"""The pseudo-language is what the tests take it for."""

from __future__ import annotations

import tomllib

import pytest

import cogs.languages
from tests.pseudo import spoken
from words import ENGLISH, PSEUDO, of
from words.pseudo import pseudo, pseudo_page


@pytest.mark.parametrize(
    ("english", "told"),
    [
        ("Stack", "[Ŝţàčķ·]"),
        (", then you win", ", [ţħéñ ýöû ŵîñ···]"),
        ("## Your turn", "## [Ýöûŕ ţûŕñ··]"),
        ("Use `/play` or /board.", "[Ûšé `/play` öŕ /board······]."),
        (" (ST-16)", " (ST-16)"),
        ("a5 – b4: ", "a5 – b4: "),
        ("First\n-# Second", "[Ƒîŕšţ·]\n-# [Ŝéčöñð·]"),
        ("`/play` opens a table.", "[`/play` öþéñš à ţàƀļé······]."),
        ("- **ST-9** The seat rolls.", "- **ST-9** [Ţħé šéàţ ŕöļļš····]."),
        ("", ""),
        (" ", " "),
    ],
)
def test_letters_get_accents_and_the_text_becomes_longer(english: str, told: str) -> None:
    assert pseudo(english) == told


def test_it_is_spoken_while_it_is_asked_for() -> None:
    assert PSEUDO not in cogs.languages.offered()
    with spoken():
        assert cogs.languages.offered() == (ENGLISH, PSEUDO)
        assert of(PSEUDO).languages.name() == "[Éñğļîšħ·]"
        plain = of(ENGLISH).languages.person_chosen(language="Deutsch")
        assert (
            of(PSEUDO).languages.person_chosen(language="Deutsch")
            == f"{pseudo(plain.removesuffix('Deutsch.'))}Deutsch."
        )
        assert of(ENGLISH).languages.name() == "English"
    assert PSEUDO not in cogs.languages.offered()


def test_a_page_keeps_what_is_no_text() -> None:
    page = "chosen: a5\n\n**Aim** <!-- of\nall -->\n```\nr b\n```\nEnd"
    told = pseudo_page("stranded.howto.md", page)
    assert told == "chosen: a5\n\n**[Àîɱ·]** <!-- of\nall -->\n```\nr b\n```\n[Éñð·]"


def test_a_guided_game_keeps_what_is_no_text() -> None:
    page = """
[[lesson]]
title = "First"
after = 3
right = ["take b3"]
done = "Good. \\"Yes\\""
why = { "take a1" = "No." }
"""
    (lesson,) = tomllib.loads(pseudo_page("stranded.tutorial.toml", page))["lesson"]
    assert lesson == {
        "title": "[Ƒîŕšţ·]",
        "after": 3,
        "right": ["take b3"],
        "done": '[Ğööð. "Ýéš··]"',
        "why": {"take a1": "[Ñö·]."},
    }
