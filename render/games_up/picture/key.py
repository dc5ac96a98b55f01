"""The key beside the board of The Game's Up!: it explains a piece's small number and a stack's brass plate."""

from __future__ import annotations

from collections.abc import Sequence

from render.games_up.picture import tiles
from render.games_up.picture.tiles import Style, Tile
from render.kit.legend import rows
from render.kit.sheet import Sheet
from render.kit.theme import THEME

_SIGN = 40
_ROW = 23
_SHOWN = (2, 5)
"""The upper and the lower number of the piece in the key."""


def lay(picture: Sheet, box: tuple[int, int, int, int], style: Style, words: Sequence[str]) -> None:
    """Lay the key onto `picture`: two signs in the colours of `style`, each followed by one of `words`.

    `box` is the left, the top, the width and the height of the key, in pixels.
    """
    left, top, wide, high = box
    face, back = _SHOWN
    signs = (tiles.back(_SIGN, Tile(style, face, back)), tiles.tally(_SIGN, sum(_SHOWN)))
    gap = 8
    for index, (sign, text) in enumerate(zip(signs, words, strict=True)):
        said = rows(text, wide - _SIGN - gap)
        middle = top + high * (index + 0.5) / 2
        picture.lay(sign, left + (_SIGN - sign.width) / 2, middle - sign.height / 2)
        for number, line in enumerate(said):
            y = middle + (number - (len(said) - 1) / 2) * _ROW
            picture.write(line, left + _SIGN + gap, y, THEME.parchment, "lm")
