"""The wooden board that the games are played on: frame, squares, coordinates, and marks on squares.

`board` is drawn once for a shape of board and kept; the marks are sprites. All sizes follow from the geometry's cell.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import SCALE, Pen, Point, grain, lay, shadowed, sprite
from render.fonts import line
from render.geometry import Box, Geometry
from render.theme import THEME, Rgb, mix

FRAME = 0.33
"""How wide the frame is, in sides of a square."""


@lru_cache(maxsize=16)
def board(size: tuple[int, int], geometry: Geometry, holes: frozenset[str] = frozenset()) -> Image.Image:
    """The table with the bare board on it, an RGB image of `size` that must be copied before it is painted on.

    Each square is a shallow tray; each of `holes` is a pit instead.
    """
    picture = Image.new("RGB", size, THEME.table)
    cell = geometry.cell
    left, top, right, bottom = geometry.area
    rim = round(FRAME * cell)
    outer = (left - rim, top - rim, right + rim, bottom + rim)
    _shade(picture, outer, 0.2 * cell)
    _panel(picture, outer, THEME.frame, 0.20, 7, 0.16 * cell)
    _stiles(picture, outer, rim)
    _bevel(picture, outer, 0.16 * cell, 0.022 * cell)
    for inlay, wood, depth in ((0.085, THEME.brass, 0.12), (0.055, THEME.board, 0.14)):
        gap = round(inlay * cell)
        _panel(picture, (left - gap, top - gap, right + gap, bottom + gap), wood, depth, 11, (0.02 + inlay) * cell)
    for square in geometry.squares():
        x, y, _, _ = geometry.box(square)
        lay(picture, _pit(cell) if square in holes else _tray(cell), x, y)
    for text, x, y in geometry.labels(round(rim * 0.56)):
        letter = line(text, round(0.2 * cell), 900)
        draw = ImageDraw.Draw(picture)
        draw.text((x, y + 1.5), letter.text, font=letter.font, fill=mix(THEME.frame, (0, 0, 0), 0.65), anchor="mm")
        draw.text((x, y), letter.text, font=letter.font, fill=THEME.parchment, anchor="mm")
    return picture


def _rounded(wide: int, high: int, radius: float, drop: float = 0) -> Image.Image:
    """A mask: a rectangle of `wide` by `high` with round corners, moved down by `drop`."""
    mask = Image.new("L", (2 * wide, 2 * high), 0)
    box = (0, 2 * drop, 2 * wide - 1, 2 * (high + drop) - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, 2 * radius, fill=255)
    return mask.reduce(2)


def _panel(picture: Image.Image, box: Box, color: Rgb, depth: float, seed: int, radius: float) -> None:
    """A board of wood with round corners."""
    wide, high = box[2] - box[0], box[3] - box[1]
    picture.paste(grain(wide, high, color, depth, seed), box[:2], _rounded(wide, high, radius))


def _stiles(picture: Image.Image, box: Box, rim: int) -> None:
    """The left and right parts of the frame: their fibres run upwards and meet the others in a mitre."""
    wide, high = box[2] - box[0], box[3] - box[1]
    ends = Image.new("L", (2 * wide, 2 * high), 0)
    draw = ImageDraw.Draw(ends)
    for x, inner in ((0, rim), (wide, wide - rim)):
        draw.polygon([(2 * x, 0), (2 * inner, 2 * rim), (2 * inner, 2 * (high - rim)), (2 * x, 2 * high)], fill=255)
    mask = ImageChops.multiply(ends.reduce(2), _rounded(wide, high, rim / 2))
    picture.paste(grain(wide, high, mix(THEME.frame, (0, 0, 0), 0.10), 0.20, 19, upright=True), box[:2], mask)


def _shade(picture: Image.Image, box: Box, blur: float) -> None:
    """The shadow that the board throws on the table."""
    shape = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((box[0], box[1] + blur / 2, box[2], box[3] + blur / 2), blur, fill=230)
    picture.paste((6, 4, 4), (0, 0), shape.filter(ImageFilter.GaussianBlur(blur / 2)))


def _bevel(picture: Image.Image, box: Box, radius: float, width: float) -> None:
    """Light along the upper edge of the frame and shade along the lower one."""
    wide, high = box[2] - box[0], box[3] - box[1]
    whole = _rounded(wide, high, radius)
    for drop, color in ((width, mix(THEME.frame, (255, 230, 190), 0.45)), (-width, mix(THEME.frame, (0, 0, 0), 0.5))):
        edge = ImageChops.subtract(whole, _rounded(wide, high, radius, drop))
        picture.paste(color, box[:2], edge.point(lambda value: value * 3 // 4))


@cache
def _tray(cell: int) -> Image.Image:
    box = (0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell)

    def paint(pen: Pen) -> None:
        pen.rounded(
            (box[0], box[1] + 0.014 * cell, box[2], box[3] + 0.014 * cell),
            0.11 * cell,
            mix(THEME.board, (255, 220, 180), 0.18),
        )
        pen.rounded(box, 0.11 * cell, mix(THEME.tile, (0, 0, 0), 0.42))
        pen.rounded(
            (box[0] + 0.006 * cell, box[1] + 0.022 * cell, box[2] - 0.006 * cell, box[3]), 0.10 * cell, THEME.tile
        )

    return sprite(cell, cell, paint)


@cache
def _pit(cell: int) -> Image.Image:
    box = (0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell)

    def paint(pen: Pen) -> None:
        pen.rounded(
            (box[0], box[1] + 0.02 * cell, box[2], box[3] + 0.02 * cell),
            0.11 * cell,
            mix(THEME.board, (255, 220, 180), 0.3),
        )
        pen.rounded(box, 0.11 * cell, THEME.pit)
        for step in range(6):  # walls that go down into the dark
            inset = (0.015 + 0.016 * step) * cell
            shade = mix(mix(THEME.board, (0, 0, 0), 0.25), THEME.pit, (step + 1) / 6)
            pen.rounded(
                (box[0] + inset * 0.6, box[1] + inset * 1.6, box[2] - inset * 0.6, box[3] - inset * 0.2),
                0.10 * cell,
                shade,
            )

    return sprite(cell, cell, paint)


@cache
def choice(cell: int, color: Rgb = THEME.lit) -> Image.Image:
    """The mark of a square that can be chosen: its tray is lit and has corners about it. Lies under the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell), 0.11 * cell, color)
        pen.rounded((0.055 * cell, 0.055 * cell, 0.945 * cell, 0.945 * cell), 0.09 * cell, mix(color, THEME.tile, 0.28))

    return sprite(cell, cell, paint)


@cache
def corners(cell: int, color: Rgb = THEME.cream) -> Image.Image:
    """Four corners about a square that can be chosen. Lies over the pieces."""
    near, reach = 0.06 * cell, 0.19 * cell

    def paint(pen: Pen) -> None:
        for width, fill in ((0.095 * cell, THEME.ink), (0.055 * cell, color)):
            for x, across in ((near, 1), (cell - near, -1)):
                for y, down in ((near, 1), (cell - near, -1)):
                    pen.line([(x, y + down * reach), (x, y), (x + across * reach, y)], fill, width)

    return sprite(cell, cell, paint)


@cache
def seat(cell: int) -> Image.Image:
    """The mark of the square where the piece of whoever acts stands: a bright edge. Lies under the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0.03 * cell, 0.03 * cell, 0.97 * cell, 0.97 * cell), 0.11 * cell, None, THEME.brass, 0.035 * cell)

    return sprite(cell, cell, paint)


@cache
def ring(cell: int, color: Rgb = THEME.brass) -> Image.Image:
    """A full frame about a square: what has been picked, or what a question is about. Lies over the pieces."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, cell, cell), 0.13 * cell, None, THEME.ink, 0.075 * cell)
        pen.rounded((0.014 * cell, 0.014 * cell, 0.986 * cell, 0.986 * cell), 0.12 * cell, None, color, 0.047 * cell)

    return sprite(cell, cell, paint)


@cache
def badge(cell: int, text: str, fill: Rgb = THEME.parchment, ink: Rgb = THEME.ink) -> Image.Image:
    """A round badge, about a third of a square high and as wide as its text needs. Lies over the pieces."""
    letters = line(text, round(0.21 * cell * SCALE), 1000)
    high, edge = 0.30 * cell, 0.022 * cell
    wide = max(high, letters.width / SCALE + 0.13 * cell)
    pad = 0.03 * cell

    def paint(pen: Pen) -> None:
        pen.rounded((pad, pad, pad + wide, pad + high), high / 2, ink)
        pen.rounded((pad + edge, pad + edge, pad + wide - edge, pad + high - edge), high / 2 - edge, fill)
        pen.text(letters, pad + wide / 2, pad + high / 2 - 0.004 * cell, ink)

    return shadowed(sprite(wide + 2 * pad, high + 2 * pad, paint), 0.012 * cell, 0.006 * cell, 0.01 * cell, 0.8)


@cache
def _bead(cell: int, across: int, down: int) -> Image.Image:
    """A round bead with an arrowhead that points `across` and `down`."""
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


@cache
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


def no_entry(picture: Image.Image, geometry: Geometry, start: str, end: str, off: float) -> None:
    """A sign in `end`, `off` sides from its middle towards `start`: that way is closed. Lies over the pieces."""
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    steps = max(abs(to_x - x), abs(to_y - y)) / geometry.cell
    share, sign = 1 - off / steps, _no_entry(geometry.cell)
    lay(picture, sign, x + (to_x - x) * share - sign.width / 2, y + (to_y - y) * share - sign.height / 2)


def path(
    picture: Image.Image, geometry: Geometry, start: str, end: str, dashed: bool = False, color: Rgb = THEME.brass
) -> None:
    """A line on the ground from the middle of one square to that of another. Lies under the pieces."""
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    width = 0.045 * geometry.cell
    left, top = min(x, to_x) - 2 * width, min(y, to_y) - 2 * width
    whole = math.hypot(to_x - x, to_y - y)
    step = 2.6 * width if dashed else whole
    strokes = [(near, min(near + step, whole)) for near in _range(0, whole, 2 * step)]

    def at(length: float) -> Point:
        return x - left + (to_x - x) * length / whole, y - top + (to_y - y) * length / whole

    def paint(pen: Pen) -> None:
        for thick, fill in ((width * 1.7, THEME.ink), (width, color)):
            for near, far in strokes:
                pen.line([at(near), at(far)], fill, thick)

    lay(picture, sprite(abs(to_x - x) + 4 * width, abs(to_y - y) + 4 * width, paint), left, top)


def _range(start: float, end: float, step: float) -> list[float]:
    return [start + each * step for each in range(math.ceil((end - start) / step))]


def beads(picture: Image.Image, geometry: Geometry, start: str, end: str, every: bool = True) -> None:
    """Arrowheads that show which way a `path` leads: on each border crossed, or on the last alone. Over the pieces."""
    (x, y), (to_x, to_y) = geometry.centre(start), geometry.centre(end)
    steps = max(abs(to_x - x), abs(to_y - y)) // geometry.cell
    bead = _bead(geometry.cell, to_x - x, to_y - y)
    for step in range(0 if every else steps - 1, steps):
        share = (step + 0.5) / steps
        lay(picture, bead, x + (to_x - x) * share - bead.width / 2, y + (to_y - y) * share - bead.height / 2)


def mark(picture: Image.Image, geometry: Geometry, square: str, top: Image.Image, low: bool = False) -> None:
    """Lay `top` onto `square`: into its upper left corner, or if `low` over its lower left one."""
    x, y, _, bottom = geometry.box(square)
    if low:
        x, y = x - round(0.08 * geometry.cell), bottom - top.height + round(0.04 * geometry.cell)
    lay(picture, top, x, y)
