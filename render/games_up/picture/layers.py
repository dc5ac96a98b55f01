"""The strip under a board of The Game's Up! that lists the pieces of each stack of three or more, the top one first.

A stack of two needs no list: its lower piece has what its sum leaves.
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
"""The fewest pieces of a stack that is listed."""

_ROW = 42
"""How many pixels a row of the list is high."""

_PIECE = (33, 32)
_GAP = 16
"""Pixels between two stacks."""

Stacks = Sequence[tuple[str, Sequence[Tile]]]
"""Stacks by the names of their squares, each with its tiles from the top."""


class _Item(Struct, frozen=True):
    """Something in the list: a piece, or words; `row` counts from 0, `left` is in pixels."""

    shown: Image.Image | Line
    row: int
    left: float


def height(stacks: Stacks, title: str, width: int) -> int:
    """How many pixels the list of `stacks` under `title` needs at `width` pixels: 0 where no stack is to be listed."""
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
    """What the list holds, row by row. A stack that does not fit the rest of a row begins the next one."""
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
