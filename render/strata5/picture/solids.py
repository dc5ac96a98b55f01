"""Sprites of blocks and the board of Strata 5 as solid bodies, seen obliquely from above."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from render.kit.canvas import SCALE, Pen, Point, lay, sprite
from render.kit.fonts import line
from render.kit.theme import THEME, Rgb, mix
from render.strata5.picture.pieces import SIDES, WOODS, Side, fibre_color, streaks

DEEP = 0.75
"""The thickness of the board, in levels."""


class Axes(Struct, frozen=True):
    """The projection of the board: how far one space or one level leads in the picture, in pixels."""

    right: tuple[int, int]
    """One space to the right leads so far to the right and down."""

    back: tuple[int, int]
    """One space to the back leads so far to the right and up."""

    up: int
    """One level up leads so far up."""

    def at(self, column: float, row: float, level: float = 0) -> Point:
        """The pixel of the point `column` spaces to the right, `row` spaces to the back and `level` levels up.

        It is relative to the pixel of the origin, with y downwards.
        """
        return (
            column * self.right[0] + row * self.back[0],
            column * self.right[1] - row * self.back[1] - level * self.up,
        )


class Sprite(Struct, frozen=True):
    """A body as an RGBA image."""

    image: Image.Image
    left: int
    """The distance in pixels from the image's left edge to the near left corner of the body's foot."""

    top: int
    """The distance in pixels from the image's upper edge to that corner."""


def quad(axes: Axes, origin: Point, corners: Sequence[tuple[float, float, float]]) -> list[Point]:
    """The pixels of points that are given as spaces to the right, spaces to the back, and levels from `origin`."""
    return [(origin[0] + x, origin[1] + y) for x, y in (axes.at(*corner) for corner in corners)]


def _plank(pen: Pen, points: Sequence[Point], color: Rgb, side: int) -> None:
    """Draw a parallelogram of wood of one colour, with a few fibres from its first point to its second.

    The last of the four points follows the first. `side` tells the sides of a body apart: 0 is the top, 1 the front,
    2 the side.
    """
    (x, y), (along_x, along_y), _, (across_x, across_y) = points
    pen.polygon(points, color)
    for start, end, down, share in streaks(40 + side + sum(color), (3, 1, 0)[side]):
        ends = [
            (
                x + (along_x - x) * (0.02 + 0.96 * part) + (across_x - x) * down,
                y + (along_y - y) * (0.02 + 0.96 * part) + (across_y - y) * down,
            )
            for part in (start, end)
        ]
        pen.line(ends, fibre_color(color, share), 1.2)


def _box(pen: Pen, axes: Axes, origin: Point, wide: float, low: float, high: float, color: Rgb) -> list[Point]:
    """Draw a box of `wide` by `wide` spaces from level `low` to `high`. Returns the corners of its top."""
    front = quad(axes, origin, ((0, 0, high), (wide, 0, high), (wide, 0, low), (0, 0, low)))
    side = quad(axes, origin, ((wide, 0, high), (wide, wide, high), (wide, wide, low), (wide, 0, low)))
    top = quad(axes, origin, ((0, 0, high), (wide, 0, high), (wide, wide, high), (0, wide, high)))
    _plank(pen, front, mix(color, (24, 8, 0), 0.30), 1)
    _plank(pen, side, mix(color, (20, 6, 0), 0.52), 2)
    _plank(pen, top, color, 0)
    return top


@lru_cache(maxsize=256)
def block(axes: Axes, level: int, home: int = 0, bright: bool = False) -> Sprite:
    """A block with a shadow. `home`: the seat whose Starting Block it is, or 0; `bright`: it was laid last."""
    rim = round(0.22 * axes.right[0])
    origin = (float(rim), 2 * axes.back[1] + axes.up + rim)
    wide = 2 * (axes.right[0] + axes.back[0]) + 2 * rim
    high = 2 * (axes.right[1] + axes.back[1]) + axes.up + 2 * rim
    color = WOODS[level]

    def paint(pen: Pen) -> None:
        top = _box(pen, axes, origin, 2, 0, 1, color)
        dark, pale = mix(color, (10, 2, 0), 0.66), mix(color, (255, 248, 226), 0.5)
        groove = mix(color, (0, 0, 0), 0.26)
        for one, other in (((1, 0.06), (1, 1.94)), ((0.06, 1), (1.94, 1))):
            pen.line(quad(axes, origin, ((*one, 1), (*other, 1))), groove, 1.3)
        if home:
            for column in range(2):
                for row in range(2):
                    _inlay(pen, axes, origin, column, row, SIDES[home], color)
        foot = quad(axes, origin, ((0, 0, 0), (2, 0, 0), (2, 2, 0)))
        pen.line([top[3], top[0], foot[0], foot[1], foot[2], top[2], top[3]], dark, 1.4)
        pen.line([foot[1], top[1]], mix(dark, color, 0.15), 1.2)
        pen.line([top[0], top[1], top[2]], pale, 1.6)
        if bright:
            inner = quad(axes, origin, ((0.1, 0.1, 1), (1.9, 0.1, 1), (1.9, 1.9, 1), (0.1, 1.9, 1), (0.1, 0.1, 1)))
            pen.line(inner, THEME.ink, 0.085 * axes.right[0])
            pen.line(inner, THEME.brass, 0.05 * axes.right[0])

    whole = sprite(wide, high, paint)
    shade = Image.new("L", whole.size, 0)
    reach = 0.07
    around = quad(axes, origin, ((-reach, -reach, 0), (2 + reach, -reach, 0), (2 + reach, 2, 0), (-reach, 2, 0)))
    ImageDraw.Draw(shade).polygon(around, fill=170)
    under = Image.new("RGBA", whole.size, (8, 3, 0, 0))
    under.putalpha(shade.filter(ImageFilter.GaussianBlur(0.06 * axes.right[0])))
    under.alpha_composite(whole)
    return Sprite(under, round(origin[0]), round(origin[1]))


def _inlay(pen: Pen, axes: Axes, origin: Point, column: int, row: int, side: Side, color: Rgb) -> None:
    """Draw the sign of a Starting Block's owner on one of its spaces."""
    x, y = quad(axes, origin, ((column + 0.5, row + 0.5, 1),))[0]
    if side.square:
        near, far = 0.16, 0.84
        points = [(column + a, row + b, 1.0) for a, b in ((near, near), (far, near), (far, far), (near, far))]
        frame = quad(axes, origin, points)
        pen.line([*frame, frame[0]], side.body, 0.11 * axes.right[0])
        pen.line([*frame, frame[0]], mix(side.inlaid, color, 0.45), 0.016 * axes.right[0])
    else:
        rx, ry = level_circle(axes, 0.36)
        pen.ellipse(x, y, rx, ry, None, mix(side.body, (0, 0, 0), 0.2), 0.08 * axes.right[0])
        pen.ellipse(x, y, rx - 0.6, ry - 0.6, None, side.body, 0.06 * axes.right[0])
        inset = 0.075 * axes.right[0]
        pen.ellipse(x, y, rx - inset, ry - inset * 0.6, None, mix(side.ink, color, 0.35), 0.022 * axes.right[0])


def level_circle(axes: Axes, radius: float) -> tuple[float, float]:
    """Half the width and half the height, in pixels, of a horizontal circle of `radius` spaces."""
    wide, back = axes.right, axes.back
    return radius * (wide[0] ** 2 + back[0] ** 2) ** 0.5, radius * (wide[1] ** 2 + back[1] ** 2) ** 0.5


@lru_cache(maxsize=256)
def gap(axes: Axes) -> Sprite:
    """The dark below an overhanging block: one space wide and one level high."""
    origin = (1.0, axes.back[1] + axes.up + 1.0)

    def paint(pen: Pen) -> None:
        for step in range(4):  # the floor, darker to the back
            near = step / 4
            floor = ((0, near, 0), (1, near, 0), (1, 1, 0), (0, 1, 0))
            pen.polygon(quad(axes, origin, floor), (14, 7, 4, 90 + 45 * step))
        pen.polygon(quad(axes, origin, ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1))), (22, 12, 8, 225))
        pen.polygon(quad(axes, origin, ((0, 1, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1))), (12, 6, 4, 235))

    return Sprite(sprite(axes.right[0] + axes.back[0] + 2, origin[1] + axes.right[1] + 2, paint), 1, round(origin[1]))


@lru_cache(maxsize=256)
def glow(axes: Axes, color: Rgb) -> Sprite:
    """The light on a marked space."""
    origin = (1.0, axes.back[1] + 1.0)
    near, far = 0.07, 0.93

    def paint(pen: Pen) -> None:
        corners = ((near, near, 0), (far, near, 0), (far, far, 0), (near, far, 0))
        points = quad(axes, origin, corners)
        pen.polygon(points, (*color, 150))
        pen.line([*points, points[0]], (*mix(color, (255, 255, 255), 0.35), 255), 0.045 * axes.right[0])

    lit = sprite(axes.right[0] + axes.back[0] + 2, axes.right[1] + axes.back[1] + 2, paint)
    return Sprite(lit, 1, round(origin[1]))


def ground(
    picture: Image.Image, axes: Axes, corner: Point, size: int, rim: float, letters: tuple[Sequence[str], Sequence[str]]
) -> None:
    """Draw the empty board onto `picture`: a slab with a frame and a tray for each space.

    `corner` is the pixel of the near left corner of the spaces. `letters` are the coordinates: below the columns from
    the left, and to the right of the rows from the near side.
    """
    wide = picture.width
    shade = Image.new("L", picture.size, 0)
    reach = rim + 0.25
    foot = ((-reach, -reach), (size + reach, -reach), (size + reach, size + reach), (-reach, size + reach))
    ImageDraw.Draw(shade).polygon(quad(axes, corner, [(x, y, -DEEP) for x, y in foot]), fill=230)
    picture.paste((6, 4, 4), (0, 0), shade.filter(ImageFilter.GaussianBlur(10)))

    def paint(pen: Pen) -> None:
        origin = quad(axes, corner, ((-rim, -rim, 0),))[0]
        side = size + 2 * rim
        top = _box(pen, axes, origin, side, -DEEP, 0, THEME.frame)
        pen.line([top[0], top[1], top[2]], mix(THEME.frame, (255, 230, 190), 0.45), 2)
        for inset, color in ((0.1, THEME.brass), (0.06, THEME.board)):
            near, far = -inset, size + inset
            pen.polygon(quad(axes, corner, ((near, near, 0), (far, near, 0), (far, far, 0), (near, far, 0))), color)
        for column in range(size):
            for row in range(size):
                _tray(pen, axes, corner, column, row)
        below = [(text, (index + 0.5, -0.3, 0.0)) for index, text in enumerate(letters[0])]
        beside = [(text, (size + 0.3, index + 0.5, 0.0)) for index, text in enumerate(letters[1])]
        for text, spot in below + beside:
            ((x, y),) = quad(axes, corner, (spot,))
            found = line(text, round(0.5 * axes.right[0] * SCALE), 900)
            pen.text(found, x, y + 1.2, mix(THEME.frame, (0, 0, 0), 0.65))
            pen.text(found, x, y, THEME.parchment)

    lay(picture, sprite(wide, picture.height, paint), 0, 0)


def _tray(pen: Pen, axes: Axes, corner: Point, column: int, row: int) -> None:
    near, far = 0.05, 0.95
    for inset, color in ((0.0, mix(THEME.tile, (0, 0, 0), 0.42)), (0.03, THEME.tile)):
        a, b = near, far
        corners = ((a, a), (b - inset, a), (b - inset, b - inset), (a, b - inset))
        pen.polygon(quad(axes, corner, [(column + x, row + y, 0) for x, y in corners]), color)
