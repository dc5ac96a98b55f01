"""Draws a wooden board: frame, squares and coordinates.

Boards are cached by their arguments. All sizes are proportional to the geometry's cell.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.canvas import Pen, grain, lay, sprite
from render.kit.fonts import fitted
from render.kit.geometry import Box, Geometry
from render.kit.theme import THEME, Rgb, mix

FRAME = 0.33
"""The width of the frame, as a fraction of a square's side."""

LETTERS = 0.2
"""The font size of the coordinates, as a fraction of a square's side."""


@lru_cache(maxsize=16)
def board(
    size: tuple[int, int],
    geometry: Geometry,
    holes: frozenset[str] = frozenset(),
    frame: float = FRAME,
    letters: float = LETTERS,
) -> Image.Image:
    """The empty board on the table, as an RGB image of `size` pixels. It is cached: copy it before you change it.

    Squares are shallow trays; those in `holes` are deep. `frame` and `letters` are the width of the frame and the font
    size of the coordinates, as fractions of a square's side; a board of many small squares needs larger ones.
    """
    picture = Image.new("RGB", size, THEME.table)
    cell = geometry.cell
    left, top, right, bottom = geometry.area
    rim = round(frame * cell)
    outer = (left - rim, top - rim, right + rim, bottom + rim)
    _shade(picture, outer, 0.2 * cell)
    _panel(picture, outer, THEME.frame, 0.15, 7, 0.16 * cell)
    _stiles(picture, outer, rim)
    _bevel(picture, outer, 0.16 * cell, 0.022 * cell)
    for inlay, wood, depth in ((0.085, THEME.brass, 0.06), (0.055, THEME.board, 0.10)):
        gap = round(inlay * cell)
        _panel(picture, (left - gap, top - gap, right + gap, bottom + gap), wood, depth, 11, (0.02 + inlay) * cell)
    for square in geometry.squares():
        x, y, _, _ = geometry.box(square)
        lay(picture, _pit(cell) if square in holes else _tray(cell), x, y)
    for text, x, y in geometry.labels(round(rim * 0.56)):
        letter = fitted(text, round(letters * cell), 900, 0.92 * rim)
        draw = ImageDraw.Draw(picture)
        letter.draw(draw, x, y + 1.5, mix(THEME.frame, (0, 0, 0), 0.65), "mm")
        letter.draw(draw, x, y, THEME.parchment, "mm")
    return picture


def _rounded(wide: int, high: int, radius: float, drop: float = 0) -> Image.Image:
    """A mask (an L image): a rectangle of `wide` by `high` pixels with round corners, moved down by `drop` pixels."""
    mask = Image.new("L", (2 * wide, 2 * high), 0)
    box = (0, 2 * drop, 2 * wide - 1, 2 * (high + drop) - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, 2 * radius, fill=255)
    return mask.reduce(2)


def _panel(picture: Image.Image, box: Box, color: Rgb, depth: float, seed: int, radius: float) -> None:
    """Paint a wooden panel with round corners into `box`."""
    wide, high = box[2] - box[0], box[3] - box[1]
    picture.paste(grain(wide, high, color, depth, seed), box[:2], _rounded(wide, high, radius))


def _stiles(picture: Image.Image, box: Box, rim: int) -> None:
    """Paint the left and right sides of the frame: their fibres run upwards, and the corners are mitred."""
    wide, high = box[2] - box[0], box[3] - box[1]
    ends = Image.new("L", (2 * wide, 2 * high), 0)
    draw = ImageDraw.Draw(ends)
    for x, inner in ((0, rim), (wide, wide - rim)):
        draw.polygon([(2 * x, 0), (2 * inner, 2 * rim), (2 * inner, 2 * (high - rim)), (2 * x, 2 * high)], fill=255)
    mask = ImageChops.multiply(ends.reduce(2), _rounded(wide, high, rim / 2))
    picture.paste(grain(wide, high, mix(THEME.frame, (0, 0, 0), 0.10), 0.15, 19, upright=True), box[:2], mask)


def _shade(picture: Image.Image, box: Box, blur: float) -> None:
    """Paint the shadow of the board on the table."""
    shape = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((box[0], box[1] + blur / 2, box[2], box[3] + blur / 2), blur, fill=230)
    picture.paste((6, 4, 4), (0, 0), shape.filter(ImageFilter.GaussianBlur(blur / 2)))


def _bevel(picture: Image.Image, box: Box, radius: float, width: float) -> None:
    """Paint light along the upper edge of the frame and shade along the lower edge."""
    wide, high = box[2] - box[0], box[3] - box[1]
    whole = _rounded(wide, high, radius)
    for drop, color in ((width, mix(THEME.frame, (255, 230, 190), 0.45)), (-width, mix(THEME.frame, (0, 0, 0), 0.5))):
        edge = ImageChops.subtract(whole, _rounded(wide, high, radius, drop))
        picture.paste(color, box[:2], edge.point(lambda value: value * 3 // 4))


@lru_cache(maxsize=256)
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


@lru_cache(maxsize=256)
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
