"""A picture as a list of what lies where: sprites and lines of text on a ground that stays the same.

Most of a board is as it was one move before. So a sheet is painted in tiles, and a tile that has been painted with the
same things on it is taken as it is; a row of tiles is kept even as the finished part of its file (`render/png.py`).
What is laid must therefore be kept by whoever made it: the same sprite is the same object.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFont

from render.kit.fonts import Line
from render.kit.theme import Rgb

TILE = 100
"""The side of a tile in pixels, where nothing else is said."""

Area = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom lie just outside."""


@dataclass(frozen=True, slots=True)
class _Sprite:
    """A sprite at its place."""

    image: Image.Image
    x: int
    y: int

    @property
    def area(self) -> Area:
        return self.x, self.y, self.x + self.image.width, self.y + self.image.height

    @property
    def key(self) -> Hashable:
        return id(self.image), self.x, self.y

    def paint(self, picture: Image.Image, left: int, top: int) -> None:
        picture.paste(self.image, (self.x - left, self.y - top), self.image)


@dataclass(frozen=True, slots=True)
class _Text:
    """A line of text at its place; `anchor` as Pillow has it."""

    text: str
    font: ImageFont.FreeTypeFont
    x: float
    y: float
    fill: Rgb
    anchor: str

    @property
    def area(self) -> Area:
        left, top, right, bottom = self.font.getbbox(self.text, anchor=self.anchor)
        return int(self.x + left) - 1, int(self.y + top) - 1, int(self.x + right) + 2, int(self.y + bottom) + 2

    @property
    def key(self) -> Hashable:
        return self.text, id(self.font), self.x, self.y, self.fill, self.anchor

    def paint(self, picture: Image.Image, left: int, top: int) -> None:
        place = (self.x - left, self.y - top)
        ImageDraw.Draw(picture).text(place, self.text, font=self.font, fill=self.fill, anchor=self.anchor)


_Thing = _Sprite | _Text


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
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
        self._things.append(_Sprite(sprite, round(x), round(y)))

    def write(self, line: Line, x: float, y: float, fill: Rgb, anchor: str) -> None:
        """Write a line at (`x`, `y`), which Pillow's `anchor` relates to it."""
        if line.text:
            self._things.append(_Text(line.text, line.font, x, y, fill, anchor))

    def tiles(self) -> Iterator[tuple[Tile, ...]]:
        """The tiles, row by row from the top, each row from the left."""
        wide, high = self.size
        areas = [thing.area for thing in self._things]
        columns = list(pairwise(_cuts(self.columns, wide)))
        for top, bottom in pairwise(_cuts(self.rows, high)):
            row = [place for place, area in enumerate(areas) if area[1] < bottom and area[3] > top]
            yield tuple(self._tile((left, top, right, bottom), row, areas) for left, right in columns)

    def _tile(self, area: Area, row: list[int], areas: list[Area]) -> Tile:
        things = tuple(self._things[place] for place in row if areas[place][0] < area[2] and areas[place][2] > area[0])
        return Tile(self.ground, area, things, (id(self.ground), area, *(thing.key for thing in things)))

    def image(self) -> Image.Image:
        """The whole picture as an RGB image."""
        picture = self.ground.copy()
        for thing in self._things:
            thing.paint(picture, 0, 0)
        return picture


def _cuts(wanted: Sequence[int], end: int) -> list[int]:
    """Where to cut a side that is `end` pixels long, both ends among them."""
    return [0, *sorted({cut for cut in wanted or range(TILE, end, TILE) if 0 < cut < end}), end]
