"""Names on plates that are too narrow for them."""

from __future__ import annotations

import pytest
from PIL import Image

from cogs.words.names import LEVELS, short_names
from render.kit import fonts
from render.kit.legend import Plate, name_of
from words import ENGLISH, LANGUAGES, Language, of

NARROW = 116
"""The room for a name on the narrowest plates of all games, those beside the board of Stranded, in pixels."""

SMALLEST = 20
"""The font size down to which a name is easily read on a phone."""


def plate(name: str, short: str = "") -> Plate:
    return Plate(name, "Seat 1", "their turn", Image.new("RGBA", (1, 1)), short=short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS.values())
def test_computers_are_told_apart_on_the_narrowest_plate(language: Language, level: str) -> None:
    say = of(language)
    name = say.names.computer(number=3, level=level)  # type: ignore[arg-type]  # a level
    (short,) = short_names(say, [name])
    found = name_of(plate(name, short), 27, NARROW)
    assert found.text == short
    assert found.width <= NARROW
    assert fonts.line(short, SMALLEST, 800).width <= NARROW, "it is not set too small"


def test_a_name_that_fits_is_whole_and_a_persons_name_is_cut() -> None:
    say = of(ENGLISH)
    assert short_names(say, ["Ann", "Computer (hard)", ""]) == ("", "Computer", "")
    assert name_of(plate("Computer (hard)", "Computer"), 27, 300).text == "Computer (hard)"
    assert name_of(plate("Bartholomew the Great"), 27, NARROW).text.endswith("…")
