"""The strip under a board of The Game's Up! that says what its small number and its brass plate mean."""

from __future__ import annotations

from collections.abc import Sequence

from render.games_up.picture import tiles
from render.games_up.picture.tiles import Style, Tile
from render.kit.fonts import fitted
from render.kit.sheet import Sheet
from render.kit.theme import THEME

HEIGHT = 44
"""How many pixels the strip needs."""

_SIGN = 40
_GAP = 10
_TEXT = 23
_SHOWN = (2, 5)
"""The faces of the piece that stands for all."""


def lay(picture: Sheet, left: int, top: int, width: int, style: Style, words: Sequence[str]) -> None:
    """Lay the strip onto `picture`: the two signs, in the colours of `style`, each with its words."""
    face, back = _SHOWN
    signs = (tiles.back(_SIGN, Tile(style, face, back)), tiles.tally(36, sum(_SHOWN)))
    middle = top + HEIGHT / 2
    for sign, text, x in zip(signs, words, (left, left + width // 2), strict=True):
        picture.lay(sign, x, middle - sign.height / 2)
        start = x + sign.width + _GAP
        picture.write(fitted(text, _TEXT, 700, x + width // 2 - start), start, middle, THEME.parchment, "lm")
