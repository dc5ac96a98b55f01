"""Sprites of two-sided tiles with numbers and of piles of tiles. All sizes are proportional to a square's side.

A tile is seen from above and slightly from the front. Its upper number is large; its lower number is small and has the
colours of the other side. A pile shows its top tile, the edges of the tiles below, and the sum of all numbers on a
brass plate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from render.kit.canvas import SCALE, Pen, shadowed, sprite
from render.kit.fonts import line
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, Tint, mix


class Style(Struct, frozen=True):
    """How the tiles of one side look."""

    tint: Tint
    cut: bool
    """Whether the tiles have cut corners; otherwise they are round."""


class Tile(Struct, frozen=True):
    """A tile on the board."""

    style: Style
    face: int
    """The number on its upper side."""

    back: int
    """The number on its lower side."""


# All of the following are fractions of a square's side.
_SINGLE = 0.76
"""The width of a single tile."""

_WALL = 0.075
"""The visible height of its wall."""

_PILE_LEFT, _PILE_TOP = 0.20, 0.12
"""The upper left corner of a pile's top tile: to the right and below the middle, so that the plate hides no number."""

_PILE_WALL = 0.1
"""The visible height of the walls of all tiles of a pile together."""

SUM = 0.345
"""The height of the plate with a pile's sum."""


def _outline(pen: Pen, style: Style, box: Sequence[float], fill: Rgb) -> None:
    """Draw the shape of a tile into `box`: round, or with cut corners."""
    left, top, right, bottom = box
    short = min(right - left, bottom - top)
    if not style.cut:
        pen.rounded(box, short / 2, fill)
        return
    cut = 0.25 * short
    across, down = (left, left + cut, right - cut, right), (top, top + cut, bottom - cut, bottom)
    corners = ((1, 0), (2, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 2), (0, 1))
    pen.polygon([(across[x], down[y]) for x, y in corners], fill)


def _inset(box: Sequence[float], by: float, down: float = 0) -> tuple[float, float, float, float]:
    return box[0] + by, box[1] + by + down, box[2] - by, box[3] - by + down


@lru_cache(maxsize=256)
def tile(wide: int, top: Tile, under: tuple[Style, ...] = (), wall: float = 0) -> Image.Image:
    """A tile of `wide` pixels on tiles of the styles `under` (the highest first), each `wall` pixels high.

    The sprite has a margin of a tenth of `wide` on each side for the shadow.
    """
    tint = top.style.tint

    def paint(pen: Pen) -> None:
        _body(pen, wide, (top.style, *under), wall)
        number = line(str(top.face), round(0.76 * wide * SCALE), 1000)
        x, y = 0.555 * wide, 0.565 * wide
        pen.text(number, x, y + 0.018 * wide, tint.light if tint.pale else tint.dark)
        pen.text(number, x, y, tint.ink)
        _back(pen, top, 0.90 * wide, 0.90 * wide, 0.19 * wide)

    return _cast(wide, paint, (1 + len(under)) * wall)


@lru_cache(maxsize=256)
def back(wide: int, shown: Tile) -> Image.Image:
    """The small sign on a tile that shows its lower side, `wide` pixels wide."""
    return sprite(wide, wide, lambda pen: _back(pen, shown, wide / 2, wide / 2, wide / 2 - 1))


@lru_cache(maxsize=256)
def token(wide: int, style: Style) -> Image.Image:
    """A tile without numbers: the sign of a side."""
    return _cast(wide, lambda pen: _body(pen, wide, (style,), 0.08 * wide), 0.08 * wide)


def _cast(wide: int, paint: Callable[[Pen], None], walls: float) -> Image.Image:
    return shadowed(sprite(1.2 * wide, 1.2 * wide + walls, paint), 0.035 * wide, 0.02 * wide, 0.035 * wide, 0.85)


def _body(pen: Pen, wide: int, layers: Sequence[Style], wall: float) -> None:
    """Draw a tile and the tiles below it (`layers`, the top one first), without numbers."""
    box = (0.1 * wide, 0.1 * wide, 1.1 * wide, 1.1 * wide)
    for depth in range(len(layers), 0, -1):
        tint, foot = layers[depth - 1].tint, depth * wall
        _outline(pen, layers[depth - 1], _inset(box, 0, foot), mix(tint.dark, (0, 0, 0), 0.55))
        _outline(pen, layers[depth - 1], _inset(box, 0, foot - 0.018 * wide), mix(tint.body, tint.dark, 0.7))
    style, tint = layers[0], layers[0].tint
    _outline(pen, style, box, tint.light)
    _outline(pen, style, _inset(box, 0.02 * wide, 0.008 * wide), tint.body)
    _outline(pen, style, _inset(box, 0.075 * wide), mix(tint.body, tint.dark, 0.5))
    _outline(pen, style, _inset(box, 0.088 * wide, 0.012 * wide), mix(tint.body, tint.light, 0.16))


def _back(pen: Pen, shown: Tile, x: float, y: float, radius: float) -> None:
    """Draw the small sign of a tile's lower side around (`x`, `y`), in the colours of the other side."""
    tint = shown.style.tint
    box = (x - radius, y - radius, x + radius, y + radius)
    _outline(pen, shown.style, box, mix(tint.dark, (0, 0, 0), 0.55))
    _outline(pen, shown.style, _inset(box, 0.11 * radius), tint.ink)
    number = line(str(shown.back), round(1.42 * radius * SCALE), 1000)
    pen.text(number, x, y - 0.02 * radius, mix(tint.body, THEME.cream, 0.4) if tint.pale else tint.body)


@lru_cache(maxsize=256)
def slab(wide: int, high: int, style: Style, text: str) -> Image.Image:
    """A tile seen from the side, with a number on it."""
    # The light edge makes dark slabs visible on the dark background, also for people who see little red.
    edge = style.tint.light if style.tint.pale else mix(style.tint.light, style.tint.ink, 0.25)

    def paint(pen: Pen) -> None:
        box = (0.0, 0.0, float(wide), float(high))
        _outline(pen, style, box, mix(style.tint.dark, (0, 0, 0), 0.75))
        _outline(pen, style, (0.8, 0.6, wide - 0.8, high - 1.2), edge)
        _outline(pen, style, (2, 1.9, wide - 2, high - 2.4), style.tint.body)
        pen.text(line(text, round(1.08 * high * SCALE), 1000), wide / 2, high / 2 - 0.01 * high, style.tint.ink)

    return sprite(wide, high, paint)


@lru_cache(maxsize=256)
def tally(high: int, number: int) -> Image.Image:
    """The brass plate with a pile's sum, `high` pixels high and as wide as the number needs."""
    letters = line(str(number), round(0.92 * high * SCALE), 1000)
    wide = max(1.05 * high, letters.width / SCALE + 0.3 * high)

    def paint(pen: Pen) -> None:
        edge = 0.07 * high
        pen.rounded((0, 0, wide, high), 0.3 * high, THEME.ink)
        pen.rounded((edge, edge, wide - edge, high - edge), 0.24 * high, THEME.brass)
        pen.text(letters, wide / 2, 0.49 * high, THEME.ink)

    return sprite(wide, high, paint)


def put(picture: Sheet, square: Box, tiles: Sequence[Tile]) -> None:
    """Lay the tiles on `square` (the top one first) onto `picture`: none, a single tile, or a pile."""
    left, top, right, _ = square
    cell = right - left
    if len(tiles) == 1:
        alone = tile(round(_SINGLE * cell), tiles[0], wall=_WALL * cell)
        picture.lay(alone, left + (cell - alone.width) / 2, top + (cell - alone.height) / 2)
    elif tiles:
        under = tuple(each.style for each in tiles[1:])
        wide, wall = round(_SINGLE * cell), _PILE_WALL * cell / len(tiles)
        picture.lay(
            tile(wide, tiles[0], under, wall),
            left + _PILE_LEFT * cell - 0.1 * wide,
            top + _PILE_TOP * cell - 0.1 * wide,
        )


def put_sum(picture: Sheet, square: Box, tiles: Sequence[Tile]) -> None:
    """Lay the plate with the sum of a pile onto `picture`, across the upper left corner of `square`."""
    left, top, right, _ = square
    picture.lay(tally(round(SUM * (right - left)), sum(each.face for each in tiles)), left, top)
