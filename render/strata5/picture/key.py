"""The key to the right of the plan: the number of blocks left, and what the small signs on the plan mean."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit.fonts import fitted, line
from render.kit.sheet import Sheet
from render.kit.theme import THEME
from render.strata5.picture import pieces, solids

_CELL = 68
"""The side of a space to which the signs are proportional, in pixels: as on the plan of the usual board."""

_PILE = solids.Axes(right=(17, 5), back=(11, 9), up=10)
"""The axes of the small blocks beside the number of blocks left."""

_FIRST, _STEP = 350, 98
"""The distances in pixels from the top to the first row of signs, and from one row to the next."""

_TEXT = 25


def lay(picture: Sheet, left: int, right: int, words: Sequence[str]) -> None:
    """Lay the signs onto `picture`, between `left` and `right`, two in a row, with what each means (`words`)."""
    wide = (right - left) // 2
    for index, (sign, text) in enumerate(zip(_signs(), words, strict=True)):
        middle, top = left + wide * (index % 2 + 0.5), _FIRST + _STEP * (index // 2)
        picture.lay(sign, middle - sign.width / 2, top + 24 - sign.height / 2)
        picture.write(fitted(text, _TEXT, 700, wide - 8), middle, top + 66, THEME.parchment, "mm")


def _signs() -> tuple[Image.Image, ...]:
    """The signs for a level, air below a block, a trapped pawn, and a locked pawn."""
    trapped = pieces.captive(round(0.5 * _CELL), 1, "4")
    return pieces.tag(_CELL, 2), pieces.hollow_sign(_CELL), trapped, pieces.lock(_CELL)


def blocks_left(picture: Sheet, left: int, number: int) -> None:
    """Lay the number of blocks left beside a small pile of blocks."""
    x, y = left + 96, 58
    picture.write(line(f"×{number}", 38, 900), x, y, THEME.parchment if number else THEME.faint, "lm")
    for level in range(min(number, 3)):
        small = solids.block(_PILE, 2 + level)
        picture.lay(small.image, x - 66 - small.left, y + 8 - level * _PILE.up - small.top)
