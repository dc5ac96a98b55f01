"""The list below the board of The Game's Up!: the pieces of each stack of three or more, the top one first.

A stack of two is not listed: its lower piece has the rest of the sum on the plate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from PIL import Image

from render.games_up.picture import tiles
from render.games_up.picture.tiles import Tile
from render.kit.fonts import Line, line
from render.kit.sheet import Sheet
from render.kit.theme import THEME

LEAST = 3
"""The minimum number of pieces of a stack that is listed."""

_ROW = 42
"""The height of a row in pixels."""

_PIECE = (33, 32)
_GAP = 16
"""Pixels between two stacks."""

Stacks = Sequence[tuple[str, Sequence[Tile]]]
"""Stacks by the names of their squares, each with its tiles from the top."""


class _Item(Struct, frozen=True):
    """A piece or a text in the list."""

    shown: Image.Image | Line
    row: int
    """The row, from 0."""

    left: float
    """The left edge in pixels from the left of the list."""


def height(stacks: Stacks, title: str, width: int) -> int:
    """The height in pixels of a list that is `width` pixels wide; 0 if no stack is listed."""
    return _ROW * len(list(groupby(_items(stacks, title, width), lambda each: each.row)))


def lay(picture: Sheet, left: int, top: int, width: int, stacks: Stacks, title: str) -> None:
    """Lay the list onto `picture`, its upper left corner at (`left`, `top`)."""
    for item in _items(stacks, title, width):
        middle = top + (item.row + 0.5) * _ROW
        if isinstance(item.shown, Line):
            picture.write(item.shown, left + item.left, middle, THEME.parchment, "lm")
        else:
            picture.lay(item.shown, left + item.left, middle - item.shown.height / 2)


def _items(stacks: Stacks, title: str, width: int) -> Iterator[_Item]:
    """The items of the list, row by row. A stack that does not fit into the rest of a row begins the next row."""
    listed = [each for each in stacks if len(each[1]) >= LEAST]
    if not listed:
        return
    head = line(title, 23, 700)
    yield _Item(head, 0, 0)
    row, x = 0, head.width + _GAP
    for square, pieces in listed:
        name = line(square, 32, 900)
        if x + name.width + 6 + len(pieces) * _PIECE[0] > width and x:
            row, x = row + 1, 0
        yield _Item(name, row, x)
        x += name.width + 6
        for piece in pieces:
            if x + _PIECE[0] > width:
                row, x = row + 1, 0
            yield _Item(tiles.slab(*_PIECE, piece.style, str(piece.face)), row, x)
            x += _PIECE[0]
        x += _GAP
