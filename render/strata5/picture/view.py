"""The view: Strata 5 as it stands on the table, seen obliquely from above, from in front of a seat.

It is drawn from back to front: level by level from below, because higher bodies hide lower ones, and on each level from
the far corner to the near one. A pawn takes up the level above its space, as in the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from render.kit.canvas import ground, lay
from render.kit.sheet import Sheet
from render.kit.theme import THEME
from render.picture import WIDTH
from render.scene import Scene
from render.strata5.picture import figures, solids
from render.strata5.picture.marked import Marked, marked
from render.strata5.picture.solids import Axes
from render.strata5.scenes import owner
from rules import grid
from rules.strata5.position import Strata5
from rules.strata5.structure import TOP

_AXES = {
    6: Axes(right=(24, 6), back=(11, 17), up=12),
    8: Axes(right=(18, 5), back=(8, 13), up=9),
    10: Axes(right=(14, 4), back=(7, 11), up=7),
}
"""The projection of the view beside the plates, by the board's size."""

_LARGE = {
    6: Axes(right=(72, 18), back=(38, 34), up=32),
    8: Axes(right=(56, 14), back=(30, 27), up=26),
    10: Axes(right=(45, 11), back=(25, 22), up=21),
}
"""The projection of the view that fills a picture, by the board's size."""

WIDE = 224
"""The width of the view beside the plan, in pixels. *View large* shows it larger."""

_RIM = 0.56
"""The width of the frame, in spaces."""

_BODY, _FLAT = 0, 1
"""The order on one level: first the bodies in it, then the marks on it."""


_BLOCKS = ((0.0, 1.0, 1), (1.1, -0.1, 1), (0.5, 0.5, 3), (0.5, 0.5, 5))
"""For each block, from the lowest: columns to the right, rows to the back, and the level whose colour it has."""


class Stage(Struct, frozen=True):
    """A board in a view."""

    size: int
    """The number of spaces along each side of the board."""

    turns: int
    """The number of quarter turns from seat 1's side."""

    axes: Axes
    wide: int
    """The width of the view in pixels."""

    left: int
    """The distance in pixels from the left edge of the view to the near left corner of the spaces."""

    top: int
    """The distance in pixels from the upper edge of the view to that corner."""

    def seen(self, space: str, wide: int = 1) -> tuple[int, int]:
        """The column from the left and the row from the near side, from 0, of a space or a block of `wide` spaces."""
        file, rank = grid.place(space)
        far = self.size - wide
        return ((file, rank), (rank, far - file), (far - file, far - rank), (far - rank, file))[self.turns]

    def letters(self) -> tuple[Sequence[str], Sequence[str]]:
        """The coordinates of the columns from the left, and of the rows from the near side."""
        files = tuple("abcdefghij"[: self.size])
        ranks = tuple(str(rank + 1) for rank in range(self.size))
        sides = ((files, ranks), (ranks, files[::-1]), (files[::-1], ranks[::-1]), (ranks[::-1], files))
        return sides[self.turns]

    def height(self) -> int:
        """The height of the view in pixels."""
        return round(self.at(self.size + _RIM, -_RIM, -solids.DEEP)[1]) + 8

    def at(self, column: float, row: float, level: float) -> tuple[float, float]:
        """The pixel of a point that is given in spaces from the near left corner, and levels."""
        x, y = self.axes.at(column, row, level)
        return self.left + x, self.top + y


@lru_cache(maxsize=256)
def stage(size: int, seat: int) -> Stage:
    """The board as `seat` sees it, in the view beside the plates."""
    return _staged(size, 2 * (seat - 1), _AXES[size], WIDE)


@lru_cache(maxsize=256)
def large_stage(size: int, turns: int) -> Stage:
    """The board in the view that fills a picture."""
    return _staged(size, turns, _LARGE[size], WIDTH)


def _staged(size: int, turns: int, axes: Axes, wide: int) -> Stage:
    """The board in the middle of a view; its highest possible point is a little below the upper edge."""
    left = (wide - size * (axes.right[0] + axes.back[0])) // 2
    return Stage(size, turns, axes, wide, left, round(size * axes.back[1] + (TOP - 0.5) * axes.up))


@lru_cache(maxsize=6)
def bare(size: int, seat: int) -> Image.Image:
    """The empty board on the table, as an RGB image. It is cached: copy it before you change it."""
    return _bare(stage(size, seat))


@lru_cache(maxsize=8)
def _bare(spot: Stage) -> Image.Image:
    picture = Image.new("RGB", (spot.wide, spot.height()), THEME.table)
    solids.ground(picture, spot.axes, (spot.left, spot.top), spot.size, _RIM, spot.letters())
    return picture


def paint(picture: Sheet, corner: tuple[int, int], here: Strata5, marked: Marked, seat: int) -> None:
    """Lay blocks, pawns and marks onto the empty board, whose view has its upper left corner at `corner`."""
    _paint(picture, corner, here, marked, stage(here.size, seat))


def large(scene: Scene[Strata5], turns: int) -> Sheet:
    """The view alone, as wide as a picture can be, turned by 0 to 3 quarters from seat 1's side."""
    here = scene.position
    spot = large_stage(here.size, turns)
    picture = Sheet(_bare(spot))
    _paint(picture, (0, 0), here, marked(scene), spot)
    return picture


def _paint(picture: Sheet, corner: tuple[int, int], here: Strata5, marked: Marked, spot: Stage) -> None:
    for item in sorted(_items(here, marked, spot), key=lambda each: each.order):
        x, y = spot.at(item.column, item.row, item.level)
        picture.lay(item.sprite.image, corner[0] + x - item.sprite.left, corner[1] + y - item.sprite.top)


class _Item(Struct, frozen=True):
    """A body or a mark in the view. Its near left corner is at (`column`, `row`, `level`), in spaces and levels."""

    order: tuple[int, int, float]
    """Items with lower values are drawn first."""

    sprite: solids.Sprite
    column: float
    row: float
    level: float


def _items(here: Strata5, marked: Marked, spot: Stage) -> list[_Item]:
    axes, found = spot.axes, []
    for laid in here.structure.blocks:
        column, row = spot.seen(laid.place, 2)
        bright = laid.place == marked.laid and laid == here.structure.columns[laid.place][-1]
        sprite = solids.block(axes, laid.level, owner(here, laid), bright)
        found.append(_Item((laid.level, _BODY, column - row), sprite, column, row, laid.level - 1))
    for gap in here.gaps():
        column, row = spot.seen(gap.space)
        found += [
            _Item((level, _BODY, column - row), solids.gap(axes), column, row, level - 1)
            for level in range(gap.floor + 1, gap.roof)
        ]
    for pawn in (*here.pawns, *here.trapped):
        column, row = spot.seen(pawn.space)
        sprite = figures.pawn(axes, pawn.seat, str(pawn.number))
        found.append(_Item((pawn.level + 1, _BODY, column - row), sprite, column, row, pawn.level))
    for space, color in _flats(marked):
        column, row = spot.seen(space)
        level = here.structure.level(space)
        found.append(_Item((level, _FLAT, column - row), solids.glow(axes, color), column, row, level))
    return found


def _flats(marked: Marked) -> list[tuple[str, tuple[int, int, int]]]:
    """The lit spaces with their colours: what can be chosen, what is picked, and where the last pawns went."""
    lit = {way[-1]: THEME.brass for way in marked.ways}
    lit |= dict.fromkeys(marked.spaces, THEME.lit) | dict.fromkeys(marked.prey, THEME.prey)
    lit |= dict.fromkeys(marked.summits | marked.picked, THEME.brass)
    return sorted(lit.items())


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.tile)
    axes = Axes(
        right=(round(0.24 * side), round(0.06 * side)),
        back=(round(0.135 * side), round(0.115 * side)),
        up=round(0.145 * side),
    )
    left, top = -0.06 * side, 0.84 * side
    for height, (column, row, level) in enumerate(_BLOCKS):
        x, y = axes.at(column, row, max(0, height - 1))
        body = solids.block(axes, level)
        lay(picture, body.image, left + x - body.left, top + y - body.top)
    pawn = figures.pawn(axes, 1, "5")
    x, y = axes.at(1, 1, 3)
    lay(picture, pawn.image, left + x - pawn.left, top + y - pawn.top)
    return picture
