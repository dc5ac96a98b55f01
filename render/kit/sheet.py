"""A picture as a list of sprites and lines of text on a constant background.

Most of a board looks as it did one move earlier. So a sheet is painted in tiles, and tiles with the same things on
them are painted once; whole rows of tiles are even cached as compressed parts of files (`render/png.py`). Things are
compared by identity: painters must cache the sprites that they draw, so that the same sprite is the same object.
"""

from __future__ import annotations

import math
import struct
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.fonts import Line
from render.kit.theme import Rgb

TILE = 100
"""The side of a tile in pixels, for sheets that do not say where they are cut."""

_LINES = 1024
"""The number of drawn lines of text in the cache: about 5 MB."""

Area = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are exclusive."""


class _Thing(Struct, frozen=True):
    """An image or a colour (`ink`) on a sheet, seen through the alpha channel or values of `mask`."""

    ink: Image.Image | Rgb
    mask: Image.Image

    area: Area
    """Where it lies."""

    key: bytes
    """What things are compared by: the mask itself, its place, and the colour."""

    def paint(self, picture: Image.Image, left: int, top: int) -> None:
        picture.paste(self.ink, (self.area[0] - left, self.area[1] - top), self.mask)


_KEY = struct.Struct("qiii").pack
_FRAME = struct.Struct("qiiii").pack
"""Keys are bytes: their hash is kept, and they are compared at once."""

_OWN_COLOURS = -1
"""Stands where a key has a colour, if the sprite has colours of its own."""


def _thing(ink: Image.Image | Rgb, mask: Image.Image, x: int, y: int) -> _Thing:
    """What is laid with its upper left corner at (`x`, `y`)."""
    wide, high = mask.size
    colour = ink[0] << 16 | ink[1] << 8 | ink[2] if isinstance(ink, tuple) else _OWN_COLOURS
    return _Thing(ink, mask, (x, y, x + wide, y + high), _KEY(id(mask), x, y, colour))


@lru_cache(maxsize=_LINES)
def _letters(line: Line, anchor: str, right: float, down: float) -> tuple[Image.Image, int, int]:
    """A line of text as a mask, and the offset in pixels from the anchor's pixel to the mask's upper left corner.

    `right` and `down` are the fractions of a pixel by which the anchor lies beside that pixel. Results are cached
    because drawing letters takes long and most lines are drawn often.
    """
    left, top, end, foot = (math.floor(each) for each in line.box(anchor))
    mask = Image.new("L", (end - left + 4, foot - top + 4))
    line.draw(ImageDraw.Draw(mask), 1 - left + right, 1 - top + down, (255,), anchor)
    return mask, left - 1, top - 1


class Tile(Struct, frozen=True, eq=False):
    """One tile of a sheet. Equal tiles look the same."""

    ground: Image.Image
    """The background of the whole sheet, an RGB image."""

    area: Area
    """The tile's part of the sheet."""

    things: tuple[_Thing, ...]
    """What lies on the tile, lowest first; it may reach beyond the area."""

    key: bytes
    """What tiles are compared by: background, area and things."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tile) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def painted(self) -> Image.Image:
        """The tile as an RGB image."""
        picture = self.ground.crop(self.area)
        for thing in self.things:
            thing.paint(picture, self.area[0], self.area[1])
        return picture


@dataclass(slots=True)
class Sheet:
    """A picture to which sprites and lines of text are added."""

    ground: Image.Image
    """The background, an RGB image that is never changed."""

    columns: Sequence[int] = ()
    """Where tiles are cut, in pixels from the left. Things that change together should lie in one tile."""

    rows: Sequence[int] = ()
    """Where tiles are cut, in pixels from the top."""

    _things: list[_Thing] = field(default_factory=list)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.ground.size

    def lay(self, sprite: Image.Image, x: float, y: float) -> None:
        """Add a sprite, an RGBA image, above everything else, with its upper left corner at (`x`, `y`)."""
        self._things.append(_thing(sprite, sprite, round(x), round(y)))

    def write(self, line: Line, x: float, y: float, fill: Rgb, anchor: str) -> None:
        """Add a line of text above everything else, with its `anchor` (as Pillow defines it) at (`x`, `y`)."""
        if line.text:
            mask, left, top = _letters(line, anchor, x % 1, y % 1)
            self._things.append(_thing(fill, mask, math.floor(x) + left, math.floor(y) + top))

    def tiles(self) -> Iterator[tuple[Tile, ...]]:
        """The tiles in rows: the rows from the top, the tiles of each from the left."""
        wide, high = self.size
        columns, rows = _cuts(self.columns, wide), _cuts(self.rows, high)
        many = len(columns) - 1
        here: list[list[_Thing]] = [[] for _ in range(many * (len(rows) - 1))]
        for thing in self._things:
            left, top, right, bottom = thing.area
            across = range(max(bisect_right(columns, left) - 1, 0), min(bisect_left(columns, right), many))
            for row in range(max(bisect_right(rows, top) - 1, 0), min(bisect_left(rows, bottom), len(rows) - 1)):
                for column in across:
                    here[row * many + column].append(thing)
        for row, (top, bottom) in enumerate(pairwise(rows)):
            yield tuple(
                self._tile((left, top, right, bottom), here[row * many + column])
                for column, (left, right) in enumerate(pairwise(columns))
            )

    def _tile(self, area: Area, things: list[_Thing]) -> Tile:
        key = b"".join([_FRAME(id(self.ground), *area), *[each.key for each in things]])
        return Tile(self.ground, area, tuple(things), key)

    def image(self) -> Image.Image:
        """The whole picture as an RGB image."""
        picture = self.ground.copy()
        for thing in self._things:
            thing.paint(picture, 0, 0)
        return picture


def _cuts(wanted: Sequence[int], end: int) -> list[int]:
    """Where a side of `end` pixels is cut: the wanted places, or every TILE pixels, and both ends."""
    return [0, *sorted({cut for cut in wanted or range(TILE, end, TILE) if 0 < cut < end}), end]
