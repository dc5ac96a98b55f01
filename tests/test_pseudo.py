"""The pseudo-language is what the tests take it for."""

from __future__ import annotations

import pytest

from tests.pseudo import PSEUDO, pseudo, spoken
from words import ENGLISH, of


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
        ("", ""),
        (" ", " "),
    ],
)
def test_letters_get_accents_and_the_text_becomes_longer(english: str, told: str) -> None:
    assert pseudo(english) == told


def test_it_is_spoken_while_it_is_asked_for() -> None:
    assert of(PSEUDO) is of(ENGLISH)
    with spoken():
        assert of(PSEUDO).languages.name() == "[Éñğļîšħ·]"
        assert of(PSEUDO).languages.person_chosen(language="Deutsch") == (
            "[Ŵħàţ öñļý ýöû šéé îš ñöŵ îñ·········] Deutsch."
        )
        assert of(ENGLISH).languages.name() == "English"
    assert of(PSEUDO) is of(ENGLISH)
