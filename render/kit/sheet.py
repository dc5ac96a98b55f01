"""A picture as a list of what lies where: sprites and lines of text on a ground that stays the same.

Most of a board is as it was one move before. So a sheet is painted in tiles, and a tile that has been painted with the
same things on it is taken as it is; a row of tiles is kept even as the finished part of its file (`render/png.py`).
What is laid must therefore be kept by whoever made it: the same sprite is the same object.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from render.kit.fonts import Line
from render.kit.theme import Rgb

TILE = 100
"""The side of a tile in pixels, where nothing else is said."""

_LINES = 1024
"""So many lines of text are kept drawn: about 5 MB."""

Area = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom lie just outside."""


class _Thing(Struct, frozen=True):
    """What is laid at a place: an image or a colour, as far as `mask` lets it through."""

    ink: Image.Image | Rgb
    mask: Image.Image
    x: int
    y: int

    @property
    def area(self) -> Area:
        return self.x, self.y, self.x + self.mask.width, self.y + self.mask.height

    @property
    def key(self) -> Hashable:
        return id(self.mask), self.x, self.y, None if self.ink is self.mask else self.ink

    def paint(self, picture: Image.Image, left: int, top: int) -> None:
        picture.paste(self.ink, (self.x - left, self.y - top), self.mask)


@lru_cache(maxsize=_LINES)
def _letters(
    text: str, font: ImageFont.FreeTypeFont, anchor: str, right: float, down: float
) -> tuple[Image.Image, int, int]:
    """A line of text as a mask, and where its corner lies from the place that `anchor` relates to it.

    That place is so much of a pixel to the `right` and `down`. Drawing letters takes long, and most are drawn often.
    """
    left, top, end, foot = (math.floor(each) for each in font.getbbox(text, anchor=anchor))
    mask = Image.new("L", (end - left + 4, foot - top + 4))
    ImageDraw.Draw(mask).text((1 - left + right, 1 - top + down), text, font=font, fill=255, anchor=anchor)
    return mask, left - 1, top - 1


class Tile(Struct, frozen=True, eq=False):
    """One tile of a sheet: the ground within `area` and what lies on it. Equal tiles look the same."""

    ground: Image.Image
    area: Area
    things: tuple[_Thing, ...]
    key: Hashable

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
    """A picture in the making: lay things onto `ground`, an RGB image that is never changed.

    Tiles are cut at these `columns` and `rows`, in pixels from the left and from the top: where what changes together
    lies in one tile, least is painted anew.
    """

    ground: Image.Image
    columns: Sequence[int] = ()
    rows: Sequence[int] = ()
    _things: list[_Thing] = field(default_factory=list)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.ground.size

    def lay(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a sprite, an RGBA image, with its upper left corner at (`x`, `y`)."""
        self._things.append(_Thing(sprite, sprite, round(x), round(y)))

    def write(self, line: Line, x: float, y: float, fill: Rgb, anchor: str) -> None:
        """Write a line at (`x`, `y`), which Pillow's `anchor` relates to it."""
        if line.text:
            mask, left, top = _letters(line.text, line.font, anchor, x % 1, y % 1)
            self._things.append(_Thing(fill, mask, math.floor(x) + left, math.floor(y) + top))

    def tiles(self) -> Iterator[tuple[Tile, ...]]:
        """The tiles, row by row from the top, each row from the left."""
        wide, high = self.size
        laid = [(thing, thing.area, thing.key) for thing in self._things]
        columns = list(pairwise(_cuts(self.columns, wide)))
        for top, bottom in pairwise(_cuts(self.rows, high)):
            row = [each for each in laid if each[1][1] < bottom and each[1][3] > top]
            yield tuple(self._tile((left, top, right, bottom), row) for left, right in columns)

    def _tile(self, area: Area, row: list[tuple[_Thing, Area, Hashable]]) -> Tile:
        here = [each for each in row if each[1][0] < area[2] and each[1][2] > area[0]]
        key = (id(self.ground), area, *[key for _, _, key in here])
        return Tile(self.ground, area, tuple([thing for thing, _, _ in here]), key)

    def image(self) -> Image.Image:
        """The whole picture as an RGB image."""
        picture = self.ground.copy()
        for thing in self._things:
            thing.paint(picture, 0, 0)
        return picture


def _cuts(wanted: Sequence[int], end: int) -> list[int]:
    """Where to cut a side that is `end` pixels long, both ends among them."""
    return [0, *sorted({cut for cut in wanted or range(TILE, end, TILE) if 0 < cut < end}), end]
