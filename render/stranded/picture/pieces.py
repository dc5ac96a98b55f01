"""Sprites of caps, towers and dice. All sizes are proportional to `cell`, the side of a square in pixels."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.kit.canvas import SCALE, Outline, Pen, shadowed, sprite
from render.kit.fonts import line
from render.kit.theme import THEME, Tint, mix

# The measures of a cap and of a tower, as fractions of a square's side.
CAP_RX = 0.365
CAP_RY = 0.222
CAP_WALL = 0.185
CAP_FOOT = 0.945
"""The distance from the top of a square to the lowest point of the lowest cap."""

TOWER_WIDE = 0.44
TOWER_HIGH = 0.47
_ROOM = 0.06
"""The margin of a sprite for its shadow."""


def cap_top(caps: int) -> float:
    """The distance from the top of a square to the middle of the highest face of `caps` caps (0: of the ground)."""
    return CAP_FOOT - CAP_RY - caps * CAP_WALL


def _shaded(pen: Pen, shape: Image.Image, tint: Tint, left: float, right: float) -> None:
    """Fill `shape` as a round wall between `left` and `right`: light from the left, dark at the sides."""
    wide, high = pen.image.size
    stripe = Image.new("RGBA", (wide, 1))
    dark = mix(tint.dark, (12, 6, 8), 0.25)
    for x in range(wide):
        across = min(1.0, max(-1.0, 2 * (x / SCALE - left) / (right - left) - 1))
        glow = max(0.0, math.cos((across + 0.35) * 1.5))
        stripe.putpixel((x, 0), (*mix(dark, tint.body, 0.15 + 0.75 * glow), 255))
    pen.within(shape, stripe.resize((wide, high)))


def _mask(pen: Pen) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", pen.image.size, 0)
    return mask, ImageDraw.Draw(mask)


@lru_cache(maxsize=256)
def cap(cell: int, tint: Tint, emblem: Outline, letter: str) -> Image.Image:
    """A cap: the emblem is on its face, the emblem and the letter are on its wall.

    The sprite is as wide as a square. From its top, the middle of the face is CAP_RY away, and the foot
    CAP_WALL + 2 * CAP_RY.
    """
    middle, rx, ry, wall = cell / 2, CAP_RX * cell, CAP_RY * cell, CAP_WALL * cell

    def side(pen: Pen, high: float) -> Image.Image:
        mask, draw = _mask(pen)
        left, right = (middle - rx) * SCALE, (middle + rx) * SCALE
        draw.ellipse((left, high * SCALE, right, (high + 2 * ry) * SCALE), fill=255)
        draw.rectangle((left, ry * SCALE, right, (ry + high) * SCALE), fill=255)
        return mask

    def paint(pen: Pen) -> None:
        pen.within(side(pen, wall), mix(tint.dark, (0, 0, 0), 0.75))
        _shaded(pen, side(pen, wall - 0.018 * cell), tint, middle - rx, middle + rx)
        for step in range(3, 33):  # grooves, closer to each other towards the sides
            angle = math.pi * step / 36
            if abs(step - 18) < 8:
                continue  # room for the sign
            x, y = middle - rx * math.cos(angle), ry + ry * math.sin(angle)
            pen.line([(x, y + 0.03 * cell), (x, y + wall - 0.03 * cell)], mix(tint.dark, (0, 0, 0), 0.12), 0.012 * cell)
        sign = 2 * ry + 0.43 * wall
        pen.emblem(emblem, middle - 0.085 * cell, sign - 0.012 * cell, 0.072 * cell, 0.064 * cell, tint.ink)
        pen.text(line(letter, round(0.165 * cell * SCALE), 1000), middle + 0.105 * cell, sign - 0.01 * cell, tint.ink)
        pen.ellipse(middle, ry, rx, ry, tint.light)
        pen.ellipse(middle, ry + 0.006 * cell, rx - 0.014 * cell, ry - 0.012 * cell, tint.body)
        pen.ellipse(middle, ry, rx * 0.80, ry * 0.80, mix(tint.body, tint.dark, 0.45))
        pen.ellipse(middle, ry + 0.008 * cell, rx * 0.79, ry * 0.79, mix(tint.body, tint.light, 0.16))
        pen.emblem(emblem, middle, ry + 0.004 * cell, 0.205 * cell, 0.146 * cell, tint.ink)

    return sprite(cell, wall + 2 * ry + 1, paint)


@lru_cache(maxsize=256)
def cap_shadow(cell: int) -> Image.Image:
    """The shadow of a stack of caps on its square, as a sprite of the size of the square."""

    def paint(pen: Pen) -> None:
        pen.ellipse(
            0.53 * cell, (CAP_FOOT - CAP_RY * 0.85) * cell, CAP_RX * 1.06 * cell, CAP_RY * 1.02 * cell, (0, 0, 0, 190)
        )

    return sprite(cell, cell * 1.1, paint).filter(ImageFilter.GaussianBlur(0.03 * cell))


@lru_cache(maxsize=256)
def ground(cell: int, tint: Tint, emblem: Outline) -> Image.Image:
    """The printed ground of a column without caps, as a sprite of the size of the square."""
    paper = mix(tint.body, THEME.tile, 0.42)
    printed = mix(paper, tint.ink, 0.72)

    def paint(pen: Pen) -> None:
        box = (0.13 * cell, 0.13 * cell, 0.87 * cell, 0.87 * cell)
        pen.rounded(box, 0.10 * cell, mix(THEME.tile, (0, 0, 0), 0.5))
        pen.rounded((box[0], box[1] + 0.022 * cell, box[2], box[3]), 0.10 * cell, paper)
        pen.rounded(
            [0.17 * cell, 0.19 * cell, 0.83 * cell, 0.83 * cell],
            0.07 * cell,
            None,
            mix(paper, tint.ink, 0.25),
            0.014 * cell,
        )
        pen.emblem(emblem, 0.5 * cell, 0.51 * cell, 0.20 * cell, 0.20 * cell, printed)
        pen.emblem(emblem, 0.5 * cell, 0.51 * cell, 0.15 * cell, 0.15 * cell, paper)

    return sprite(cell, cell, paint)


# Outlines of a tower: x as a fraction of its width, y as a fraction of a square's side, down from the tower's top.
_BODY = ((0.10, 0.125), (0.90, 0.125), (1.0, TOWER_HIGH - 0.05), (0.0, TOWER_HIGH - 0.05))
_GALLERY = ((0.0, 0.05), (1.0, 0.05), (1.0, 0.105), (0.90, 0.155), (0.10, 0.155), (0.0, 0.105))
_BATTLEMENTS = tuple(((x, 0.0), (x + 0.29, 0.0), (x + 0.29, 0.125), (x, 0.125)) for x in (0.0, 0.355, 0.71))
_BROKEN = (
    *((0.0, 0.04), (0.16, 0.0), (0.3, 0.07), (0.45, 0.095), (0.6, 0.055), (0.72, 0.1), (0.86, 0.08), (1.0, 0.12)),
    *((0.95, 0.155), (0.05, 0.155)),
)


def _grown(mask: Image.Image) -> Image.Image:
    """The mask, three pixels larger on all sides. Three small filters take a quarter of the time of a large one."""
    for _ in range(3):
        mask = mask.filter(ImageFilter.MaxFilter(3))
    return mask


@lru_cache(maxsize=256)
def tower(cell: int, tint: Tint, emblem: Outline, number: str, ruin: bool = False) -> Image.Image:
    """A tower with the emblem of its colour and the number of its seat; a grey `ruin` if the seat is out.

    It measures TOWER_WIDE by TOWER_HIGH squares. Its foot is TOWER_HIGH below the sprite's top; the sprite has a
    margin for the shadow at the sides and below.
    """
    body = Tint(mix(THEME.stone, tint.body, 0.12), THEME.ink) if ruin else tint
    room, top = _ROOM * cell, 0.02 * cell
    wide = TOWER_WIDE * cell
    left, middle, right = room, room + wide / 2, room + wide

    def paint(pen: Pen) -> None:
        mask, draw = _mask(pen)
        for outline in (_BODY, _BROKEN) if ruin else (_BODY, _GALLERY, *_BATTLEMENTS):
            draw.polygon([((left + x * wide) * SCALE, (top + y * cell) * SCALE) for x, y in outline], fill=255)
        foot = (TOWER_HIGH - 0.03) * cell
        ends = (left * SCALE, (foot - 0.05 * cell) * SCALE, right * SCALE, (foot + 0.05 * cell) * SCALE)
        draw.ellipse(ends, fill=255)
        # The dark and the light rim make a red tower visible on a red cap.
        inner = _grown(mask.resize((mask.width // 2, mask.height // 2)))
        for edge, rim in (
            (_grown(inner), mix(body.dark, (0, 0, 0), 0.8)),
            (inner, THEME.faint if ruin else THEME.cream),
        ):
            pen.within(edge.resize(mask.size, Image.Resampling.BICUBIC), rim)
        lit = Tint(mix(body.body, (255, 255, 255), 0.06), body.ink)
        _shaded(pen, mask, lit, left - 0.1 * wide, right + 0.1 * wide)
        base = top + 0.125 * cell
        if not ruin:
            ends_of_line = [(left + 0.02 * cell, base + 0.006 * cell), (right - 0.02 * cell, base + 0.006 * cell)]
            pen.line(ends_of_line, mix(body.dark, (0, 0, 0), 0.2), 0.012 * cell)
        pen.emblem(emblem, middle - 0.088 * cell, base + 0.15 * cell, 0.088 * cell, 0.088 * cell, body.ink)
        pen.text(line(number, round(0.21 * cell * SCALE), 1000), middle + 0.095 * cell, base + 0.142 * cell, body.ink)

    whole = sprite(wide + 2 * room, TOWER_HIGH * cell + 1.5 * room, paint)
    return shadowed(whole, 0.02 * cell, 0.012 * cell, 0.012 * cell, 0.8)


@lru_cache(maxsize=256)
def die(cell: int, tint: Tint, emblem: Outline | None) -> Image.Image:
    """A die of the size of a square that shows the emblem, or an empty ring without one."""

    def paint(pen: Pen) -> None:
        box = (0.19 * cell, 0.17 * cell, 0.81 * cell, 0.79 * cell)
        pen.rounded(
            (box[0], box[1] + 0.06 * cell, box[2], box[3] + 0.06 * cell), 0.12 * cell, mix(tint.dark, (0, 0, 0), 0.35)
        )
        pen.rounded(box, 0.12 * cell, tint.light)
        pen.rounded((box[0] + 0.02 * cell, box[1] + 0.024 * cell, box[2] - 0.02 * cell, box[3]), 0.11 * cell, tint.body)
        pen.ellipse(0.5 * cell, 0.49 * cell, 0.245 * cell, 0.245 * cell, mix(tint.body, tint.light, 0.22))
        if emblem:
            pen.emblem(emblem, 0.5 * cell, 0.49 * cell, 0.175 * cell, 0.175 * cell, tint.ink)
        else:
            pen.ellipse(0.5 * cell, 0.49 * cell, 0.15 * cell, 0.15 * cell, None, tint.ink, 0.045 * cell)

    return shadowed(sprite(cell, cell, paint), 0.03 * cell, 0.02 * cell, 0.03 * cell, 0.9)
