"""Names on plates that are too narrow for them."""

from __future__ import annotations

import pytest
from PIL import Image

from cogs.words.names import LEVELS, short_names
from render.kit import fonts
from render.kit.fonts import Line
from render.kit.legend import Column, Plate, name_of
from render.kit.sheet import Sheet
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


@pytest.mark.parametrize(
    "status", ["su turno", "va a ficha amarilla", "przechodzi na zielony krążek", "indo para o chão amarelo vazio"]
)
def test_a_sign_covers_no_name_however_many_lines_are_below_it(status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    high, top = 148, 10
    bottoms: list[float] = []
    names: list[float] = []

    def lay(_self: Sheet, sprite: Image.Image, _x: float, y: float) -> None:
        bottoms.append(y + sprite.height)

    def write(_self: Sheet, line: Line, _x: float, y: float, *_rest: object) -> None:
        if line.text == "Ann":
            names.append(y)

    monkeypatch.setattr(Sheet, "lay", lay)
    monkeypatch.setattr(Sheet, "write", write)
    shown = Plate("Ann", "Seat 1", status, Image.new("RGBA", (60, 62)))
    Column(0, top, 130, high).plates(Sheet(Image.new("RGB", (1, 1))), [shown])
    _plate, sign = bottoms
    assert sign <= names[0] - 9, "half of the name's height"
