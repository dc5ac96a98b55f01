"""Sprites of standing pawns of Strata 5: red ones are round, black ones are square."""

from __future__ import annotations

from functools import lru_cache

from render.kit.canvas import SCALE, Pen, Point, sprite
from render.kit.fonts import line
from render.kit.theme import mix
from render.strata5.picture.pieces import SIDES, Side
from render.strata5.picture.solids import Axes, Sprite, level_circle, quad

_TALL = 1.62
"""The height of the middle of a head's upper edge, in levels: more than a block on the space behind can hide."""


@lru_cache(maxsize=256)
def pawn(axes: Axes, seat: int, text: str) -> Sprite:
    """A pawn on its space: a foot and a head of the same shape, with the number `text` on the head."""
    side = SIDES[seat]
    half = 0.42 * axes.right[0]
    tall = _TALL * axes.up
    x, y = 1.3 * half, tall + 0.35 * half
    middle = axes.at(0.5, 0.5)
    head = y - tall + 0.92 * half

    def paint(pen: Pen) -> None:
        rx, ry = level_circle(axes, 0.32)
        pen.ellipse(x + 0.1 * rx, y + 0.12 * ry, rx * 1.12, ry * 1.16, (6, 2, 0, 105))
        if side.square:
            _obelisk(pen, axes, (x, y), head, half, side)
        else:
            _cone(pen, (x, y), (rx, ry), head, half, side)
        pen.text(line(text, round(1.36 * half * SCALE), 1000), x, head - 0.02 * half, side.ink)

    whole = sprite(2.6 * half, y + 0.62 * axes.up, paint)
    return Sprite(whole, round(x - middle[0]), round(y - middle[1]))


def _stem(pen: Pen, foot: Point, head: float, low: float, high: float, side: Side) -> None:
    """Draw the part between foot and head, lit from the left.

    `low` and `high` are half its widths at its foot and at its top.
    """
    (x, y), edge = foot, mix(side.dark, (0, 0, 0), 0.6)
    pen.polygon([(x - low - 1, y), (x + low + 1, y), (x + high + 1, head), (x - high - 1, head)], edge)
    pen.polygon([(x - low, y), (x + low, y), (x + high, head), (x - high, head)], mix(side.body, side.dark, 0.45))
    pen.polygon([(x - low, y), (x - 0.15 * low, y), (x - 0.15 * high, head), (x - high, head)], side.body)


def _cone(pen: Pen, foot: Point, radii: Point, head: float, half: float, side: Side) -> None:
    (x, y), (rx, ry) = foot, radii
    edge, base = (18, 6, 6), 0.2 * half
    pen.ellipse(x, y, rx + 1, ry + 1, edge)
    pen.rounded((x - rx - 1, y - base, x + rx + 1, y), 1, edge)
    pen.ellipse(x, y, rx, ry, side.dark)
    pen.rounded((x - rx, y - base, x + rx, y), 0.5, side.dark)
    pen.ellipse(x, y - base, rx, ry, mix(side.body, side.dark, 0.35))
    _stem(pen, (x, y - base), head, 0.66 * rx, 0.36 * rx, side)
    ball = 0.92 * half
    pen.ellipse(x, head, ball, ball, edge)
    pen.ellipse(x, head, ball - 1.1, ball - 1.1, side.light)
    pen.ellipse(x + 0.05 * half, head + 0.07 * half, ball - 2.2, ball - 2.2, mix(side.body, side.dark, 0.5))
    pen.ellipse(x, head, ball - 2.8, ball - 2.8, side.body)


def _obelisk(pen: Pen, axes: Axes, foot: Point, head: float, half: float, side: Side) -> None:
    reach, base = 0.29, 0.22 * half
    corners = ((-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0))
    low, high = (quad(axes, (foot[0], foot[1] - up), corners) for up in (0, base))
    outline = [high[3], high[0], low[0], low[1], low[2], high[2], high[3]]
    pen.polygon(outline, mix(side.body, (0, 0, 0), 0.35))
    pen.polygon(high, mix(side.body, side.light, 0.3))
    pen.line(outline, mix(side.light, side.body, 0.2), 1)
    _stem(pen, (foot[0], foot[1] - base), head, 0.55 * half, 0.36 * half, side)
    wide = 0.86 * half
    for inset, radius, fill in (
        (0, 0.24 * half, (8, 6, 8)),
        (1, 0.22 * half, side.light),
        (1.9, 0.2 * half, side.body),
        (0.22 * half, 0.1 * half, side.inlaid),
    ):
        reach = wide - inset
        pen.rounded((foot[0] - reach, head - reach, foot[0] + reach, head + reach), radius, fill)
