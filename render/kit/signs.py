"""The signs on squares: what can be chosen or has been chosen, the last moves, closed ways, and who has won.

All are sprites, and all sizes are proportional to `cell`, the side of a square in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.kit.canvas import SCALE, Pen, Point, shadowed, sprite
from render.kit.fonts import line
from render.kit.geometry import Geometry
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix


@lru_cache(maxsize=256)
def choice(cell: int, color: Rgb = THEME.lit) -> Image.Image:
    """The mark of a square that can be chosen: a lit tray. It lies under the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell), 0.11 * cell, color)
        pen.rounded((0.055 * cell, 0.055 * cell, 0.945 * cell, 0.945 * cell), 0.09 * cell, mix(color, THEME.tile, 0.28))

    return sprite(cell, cell, paint)


@lru_cache(maxsize=256)
def corners(cell: int, color: Rgb = THEME.cream) -> Image.Image:
    """Four corners around a square that can be chosen. They lie over the pieces."""
    near, reach = 0.06 * cell, 0.19 * cell

    def paint(pen: Pen) -> None:
        for width, fill in ((0.095 * cell, THEME.ink), (0.055 * cell, color)):
            for x, across in ((near, 1), (cell - near, -1)):
                for y, down in ((near, 1), (cell - near, -1)):
                    pen.line([(x, y + down * reach), (x, y), (x + across * reach, y)], fill, width)

    return sprite(cell, cell, paint)


@lru_cache(maxsize=256)
def seat(cell: int) -> Image.Image:
    """The mark of the square with the piece of the seat to act: a bright edge. It lies under the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell), 0.11 * cell, None, THEME.brass, 0.035 * cell)

    return sprite(cell, cell, paint)


@lru_cache(maxsize=256)
def ring(cell: int, color: Rgb = THEME.brass) -> Image.Image:
    """A frame around a square that has been picked, or that a question is about. It lies over the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, cell, cell), 0.13 * cell, None, THEME.ink, 0.075 * cell)
        pen.rounded((0.014 * cell, 0.014 * cell, 0.986 * cell, 0.986 * cell), 0.12 * cell, None, color, 0.047 * cell)

    return sprite(cell, cell, paint)


@lru_cache(maxsize=256)
def badge(cell: int, text: str, fill: Rgb = THEME.parchment, ink: Rgb = THEME.ink) -> Image.Image:
    """A round badge with a text, about a third of a square high. It lies over the pieces."""
    letters = line(text, round(0.21 * cell * SCALE), 1000)
    high, edge = 0.30 * cell, 0.022 * cell
    wide = max(high, letters.width / SCALE + 0.13 * cell)
    pad = 0.03 * cell

    def paint(pen: Pen) -> None:
        pen.rounded((pad, pad, pad + wide, pad + high), high / 2, ink)
        pen.rounded((pad + edge, pad + edge, pad + wide - edge, pad + high - edge), high / 2 - edge, fill)
        pen.text(letters, pad + wide / 2, pad + high / 2 - 0.004 * cell, ink)

    return shadowed(sprite(wide + 2 * pad, high + 2 * pad, paint), 0.012 * cell, 0.006 * cell, 0.01 * cell, 0.8)


@lru_cache(maxsize=256)
def _arrowhead(cell: int, across: int, down: int) -> Image.Image:
    """A round arrowhead that points `across` and `down`."""
    side = 0.26 * cell
    angle = math.atan2(down, across)
    turn, tilt = math.cos(angle), math.sin(angle)

    def paint(pen: Pen) -> None:
        middle = side / 2
        pen.ellipse(middle, middle, 0.115 * cell, 0.115 * cell, THEME.ink)
        pen.ellipse(middle, middle, 0.096 * cell, 0.096 * cell, THEME.parchment)
        tip = [(0.068, 0.0), (-0.04, 0.058), (-0.015, 0.0), (-0.04, -0.058)]
        pen.polygon(
            [(middle + (x * turn - y * tilt) * cell, middle + (x * tilt + y * turn) * cell) for x, y in tip], THEME.ink
        )

    return sprite(side, side, paint)


@lru_cache(maxsize=256)
def _no_entry(cell: int) -> Image.Image:
    side = 0.30 * cell

    def paint(pen: Pen) -> None:
        middle = side / 2
        pen.ellipse(middle, middle, 0.145 * cell, 0.145 * cell, THEME.ink)
        pen.ellipse(middle, middle, 0.130 * cell, 0.130 * cell, THEME.cream)
        pen.ellipse(middle, middle, 0.112 * cell, 0.112 * cell, THEME.barred)
        bar = (0.078 * cell, 0.026 * cell)
        pen.rounded((middle - bar[0], middle - bar[1], middle + bar[0], middle + bar[1]), 0.01 * cell, THEME.cream)

    return shadowed(sprite(side, side, paint), 0.012 * cell, 0.006 * cell, 0.01 * cell, 0.8)


def no_entry(picture: Sheet, geometry: Geometry, start: str, end: str, off: float) -> None:
    """Lay a sign that closes the way from `start` to `end`. It lies over the pieces.

    It lies in `end`, `off` sides of a square away from the middle, towards `start`.
    """
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    steps = max(abs(to_x - x), abs(to_y - y)) / geometry.cell
    share, sign = 1 - off / steps, _no_entry(geometry.cell)
    picture.lay(sign, x + (to_x - x) * share - sign.width / 2, y + (to_y - y) * share - sign.height / 2)


def path(
    picture: Sheet, geometry: Geometry, start: str, end: str, dashed: bool = False, color: Rgb = THEME.brass
) -> None:
    """Lay a line from the middle of `start` to the middle of `end`. It lies under the pieces."""
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    edge = 2 * _PATH * geometry.cell
    line = _path(geometry.cell, to_x - x, to_y - y, dashed, color)
    picture.lay(line, min(x, to_x) - edge, min(y, to_y) - edge)


_PATH = 0.045
"""The width of a path, as a fraction of a square's side."""


@lru_cache(maxsize=512)
def _path(cell: int, across: int, down: int, dashed: bool, color: Rgb) -> Image.Image:
    """A line that leads `across` and `down`, in pixels, with a margin of twice its width."""
    width = _PATH * cell
    left, top = 2 * width - min(across, 0), 2 * width - min(down, 0)
    whole = math.hypot(across, down)
    step = 2.6 * width if dashed else whole
    strokes = [(near, min(near + step, whole)) for near in _range(0, whole, 2 * step)]

    def at(length: float) -> Point:
        return left + across * length / whole, top + down * length / whole

    def paint(pen: Pen) -> None:
        for thick, fill in ((width * 1.7, THEME.ink), (width, color)):
            for near, far in strokes:
                pen.line([at(near), at(far)], fill, thick)

    return sprite(abs(across) + 4 * width, abs(down) + 4 * width, paint)


def _range(start: float, end: float, step: float) -> list[float]:
    return [start + each * step for each in range(math.ceil((end - start) / step))]


def arrowheads(picture: Sheet, geometry: Geometry, start: str, end: str, every: bool = True) -> None:
    """Lay arrowheads along a `path`, over the pieces: on every border that it crosses, or on the last one only."""
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    steps = max(abs(to_x - x), abs(to_y - y)) // geometry.cell
    arrowhead = _arrowhead(geometry.cell, to_x - x, to_y - y)
    for step in range(0 if every else steps - 1, steps):
        share = (step + 0.5) / steps
        picture.lay(
            arrowhead, x + (to_x - x) * share - arrowhead.width / 2, y + (to_y - y) * share - arrowhead.height / 2
        )


def mark(picture: Sheet, geometry: Geometry, square: str, top: Image.Image, low: bool = False) -> None:
    """Lay the sprite `top` onto `square`, at its upper left corner, or across its lower left one if `low`."""
    x, y, _, bottom = geometry.box(square)
    if low:
        x, y = x - round(0.08 * geometry.cell), bottom - top.height + round(0.04 * geometry.cell)
    picture.lay(top, x, y)


@lru_cache(maxsize=256)
def crown(cell: int, gold: Rgb = THEME.brass) -> Image.Image:
    """A crown, one square wide and half a square high."""

    def paint(pen: Pen) -> None:
        points = [(0.2, 0.42), (0.14, 0.14), (0.34, 0.27), (0.5, 0.06), (0.66, 0.27), (0.86, 0.14), (0.8, 0.42)]
        pen.polygon(((x * cell, y * cell) for x, y in points), gold)
        for x, y in ((0.14, 0.13), (0.5, 0.06), (0.86, 0.13)):
            pen.ellipse(x * cell, y * cell, 0.04 * cell, 0.04 * cell, mix(gold, (255, 255, 255), 0.45))
        pen.rounded((0.2 * cell, 0.4 * cell, 0.8 * cell, 0.47 * cell), 0.02 * cell, mix(gold, (255, 255, 255), 0.3))

    return sprite(cell, cell / 2, paint)
