"""Sprites of blocks and pawns of Strata 5, seen from above. All sizes are proportional to the side of a space.

The higher a block lies, the lighter is its wood. Red pawns are round and have a light number; black pawns are square
and have a dark number on ivory.
"""

from __future__ import annotations

import random
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from render.kit.canvas import SCALE, Pen, shadowed, sprite
from render.kit.fonts import line
from render.kit.theme import THEME, Rgb, mix


class Side(Struct, frozen=True):
    """How the pawns of one side look."""

    body: Rgb
    """The colour of the body."""

    inlaid: Rgb
    """The colour of the inlay in the body."""

    ink: Rgb
    """The colour of the number."""

    square: bool
    """Whether the pawn is square; otherwise it is round."""

    @property
    def light(self) -> Rgb:
        """The colour of the body where light falls on it."""
        return mix(self.body, (255, 244, 226), 0.42)

    @property
    def dark(self) -> Rgb:
        """The colour of the body in shade."""
        return mix(self.body, (12, 6, 6), 0.55)

    @property
    def dull(self) -> Side:
        """The same side for a pawn that is out of the game."""
        dust = (96, 84, 74)
        return Side(mix(self.body, dust, 0.45), mix(self.inlaid, dust, 0.5), mix(self.ink, dust, 0.1), self.square)


SIDES = {
    1: Side(THEME.dark.body, THEME.dark.body, THEME.cream, square=False),
    2: Side((44, 40, 44), THEME.parchment, THEME.ink, square=True),
}

WOODS: dict[int, Rgb] = {
    1: (112, 72, 44),
    2: (154, 105, 60),
    3: (190, 141, 84),
    4: (217, 178, 120),
    5: (246, 226, 182),
}
"""The colour of a block's wood, by the level on which it lies."""


def streaks(seed: int, many: int) -> list[tuple[float, float, float, float]]:
    """The fibres of a piece of wood: (start, end, distance from the top, darkness), each from 0 to 1.

    A few long lines look like wood on a phone too, and make smaller files than fine grain.
    """
    source = random.Random(seed)  # noqa: S311 - a texture, the same in every picture
    found = []
    for index in range(many):
        long = source.uniform(0.35, 1.0)
        start = source.uniform(0, 1 - long)
        found.append((start, start + long, (index + source.uniform(0.1, 0.9)) / many, source.random()))
    return found


def fibre_color(color: Rgb, share: float) -> Rgb:
    """The colour of a fibre in wood of the colour `color`, by its darkness (`share`, 0 to 1)."""
    return mix(color, (255, 240, 205), 0.13) if share < 0.35 else mix(color, (40, 16, 4), 0.09 + 0.07 * share)


@lru_cache(maxsize=256)
def block(cell: int, level: int, home: int = 0) -> Image.Image:
    """A block, with a margin of a tenth of `cell` for its shadow. `home`: the seat whose Starting Block it is, or 0."""
    rim, side = round(0.1 * cell), 2 * cell
    color = WOODS[level]
    edge = 0.018 * cell

    def paint(pen: Pen) -> None:
        box = (rim + edge, rim + edge, rim + side - edge, rim + side - edge)
        pen.rounded(box, 0.1 * cell, mix(color, (0, 0, 0), 0.62))
        inner = tuple(each + 0.02 * cell * sign for each, sign in zip(box, (1, 1, -1, -1), strict=True))
        pen.rounded((inner[0], inner[1], inner[2], inner[3]), 0.085 * cell, mix(color, (255, 246, 222), 0.36))
        low = (inner[0], inner[1] + 0.024 * cell, inner[2], inner[3])
        pen.rounded(low, 0.085 * cell, mix(color, (0, 0, 0), 0.25))
        flat = (inner[0], inner[1] + 0.024 * cell, inner[2], inner[3] - 0.028 * cell)
        pen.rounded(flat, 0.085 * cell, color)
        for start, end, down, share in streaks(level, 7):
            y = flat[1] + (0.05 + 0.9 * down) * (flat[3] - flat[1])
            left, right = (flat[0] + (0.02 + 0.96 * each) * (flat[2] - flat[0]) for each in (start, end))
            pen.line([(left, y), (right, y)], fibre_color(color, share), 0.022 * cell)
        _groove(pen, rim, side, cell, color)
        if home:
            for x in (rim, rim + cell):
                for y in (rim, rim + cell):
                    _inlay(pen, x, y, cell, SIDES[home], color)

    whole = sprite(side + 2 * rim, side + 2 * rim, paint)
    return shadowed(whole, 0.02 * cell, 0.01 * cell, 0.04 * cell, 0.8)


def _groove(pen: Pen, rim: int, side: int, cell: int, color: Rgb) -> None:
    """Draw the two lines between the four spaces of a block."""
    middle, near, far = rim + cell, rim + 0.07 * cell, rim + side - 0.07 * cell
    dark, light = mix(color, (0, 0, 0), 0.26), mix(color, (255, 246, 222), 0.20)
    for shift, fill in ((0.014 * cell, light), (0, dark)):
        pen.line([(middle + shift, near), (middle + shift, far)], fill, 0.016 * cell)
        pen.line([(near, middle + shift), (far, middle + shift)], fill, 0.016 * cell)


def _inlay(pen: Pen, x: float, y: float, cell: int, side: Side, color: Rgb) -> None:
    """Draw the sign of a Starting Block's owner on one of its spaces: a ring or a frame with a light line inside."""
    box = (x + 0.13 * cell, y + 0.13 * cell, x + 0.87 * cell, y + 0.87 * cell)
    if side.square:
        pen.rounded(box, 0.06 * cell, None, side.body, 0.075 * cell)
        inner = (box[0] + 0.075 * cell, box[1] + 0.075 * cell, box[2] - 0.075 * cell, box[3] - 0.075 * cell)
        pen.rounded(inner, 0.03 * cell, None, mix(side.inlaid, color, 0.35), 0.018 * cell)
    else:
        middle, radius = (x + cell / 2, y + cell / 2), 0.385 * cell
        pen.ellipse(*middle, radius, radius, None, mix(side.body, (0, 0, 0), 0.25), 0.075 * cell)
        pen.ellipse(*middle, radius - 0.008 * cell, radius - 0.008 * cell, None, side.body, 0.055 * cell)
        light = radius - 0.072 * cell
        pen.ellipse(*middle, light, light, None, mix(side.ink, color, 0.35), 0.018 * cell)


@lru_cache(maxsize=256)
def pawn(wide: int, seat: int, text: str, dull: bool = False) -> Image.Image:
    """A pawn of `wide` pixels, with a margin of a tenth of that for its shadow on each side; `dull` if it is out."""
    side = SIDES[seat].dull if dull else SIDES[seat]

    def paint(pen: Pen) -> None:
        box = (0.1 * wide, 0.1 * wide, 1.1 * wide, 1.1 * wide)
        _shape(pen, box, 0.0, side, (14, 8, 8))
        _shape(pen, box, 0.025 * wide, side, side.light)
        _shape(pen, (box[0], box[1] + 0.03 * wide, box[2], box[3]), 0.045 * wide, side, side.dark)
        _shape(pen, (box[0], box[1] + 0.012 * wide, box[2], box[3] - 0.03 * wide), 0.045 * wide, side, side.body)
        _shape(pen, box, 0.15 * wide, side, side.light if side.square else side.dark)
        _shape(pen, box, 0.17 * wide, side, side.inlaid)
        if text:
            pen.text(line(text, round(0.72 * wide * SCALE), 1000), 0.6 * wide, 0.595 * wide, side.ink)

    whole = sprite(1.2 * wide, 1.2 * wide, paint)
    return whole if dull else shadowed(whole, 0.035 * wide, 0.025 * wide, 0.04 * wide, 0.85)


def _shape(pen: Pen, box: tuple[float, float, float, float], inset: float, side: Side, fill: Rgb) -> None:
    left, top, right, bottom = box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset
    pen.rounded((left, top, right, bottom), (0.14 if side.square else 0.5) * (right - left), fill)


@lru_cache(maxsize=256)
def captive(wide: int, seat: int, text: str) -> Image.Image:
    """A trapped pawn behind bars, `wide` pixels wide."""
    token = pawn(wide, seat, text, dull=True)

    def paint(pen: Pen) -> None:
        for share in (0.26, 0.94):
            x = share * wide
            pen.line([(x, 0.1 * wide), (x, 1.1 * wide)], THEME.ink, 0.12 * wide)
            pen.line([(x, 0.1 * wide), (x, 1.1 * wide)], THEME.faint, 0.06 * wide)

    caged = token.copy()
    caged.alpha_composite(sprite(1.2 * wide, 1.2 * wide, paint))
    return caged


@lru_cache(maxsize=256)
def number(cell: int, level: int, lit: bool = False) -> Image.Image:
    """The level of an empty space, as a number on the wood."""
    ground = THEME.lit if lit else WOODS[level]
    ink = mix(ground, (22, 10, 4), 0.82) if lit or level > 2 else mix(ground, THEME.cream, 0.78)

    def paint(pen: Pen) -> None:
        letters = line(str(level), round(0.46 * cell * SCALE), 900)
        pen.text(letters, 0.18 * cell, 0.2 * cell, ink)

    return sprite(0.36 * cell, 0.4 * cell, paint)


@lru_cache(maxsize=256)
def tag(cell: int, level: int) -> Image.Image:
    """The level of a space with a pawn, as a small number for the space's upper left corner."""
    wide = 0.49 * cell
    color = WOODS[level]

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, wide), 0.08 * cell, THEME.ink)
        pen.rounded((0.02 * cell, 0.02 * cell, wide - 0.02 * cell, wide - 0.02 * cell), 0.065 * cell, color)
        ink = THEME.ink if level > 2 else THEME.cream
        pen.text(line(str(level), round(0.51 * cell * SCALE), 1000), wide / 2, 0.49 * wide, ink)

    return sprite(wide, wide, paint)


@lru_cache(maxsize=1024)
def spot(cell: int, text: str, level: int) -> Image.Image:
    """The mark of a place for a block: its name on wood of the level's colour. It lies where the four spaces meet."""
    letters = line(text, round(0.42 * cell * SCALE), 1000)
    high = 0.44 * cell
    wide = max(high, letters.width / SCALE + 0.12 * cell)
    pad, edge = 0.04 * cell, 0.026 * cell
    color = WOODS[level]
    ink = THEME.ink if level > 2 else THEME.cream

    def paint(pen: Pen) -> None:
        for inset, radius, fill in ((0, 0.12, THEME.ink), (edge / 2, 0.11, THEME.cream), (edge, 0.09, color)):
            box = (pad + inset, pad + inset, pad + wide - inset, pad + high - inset)
            pen.rounded(box, radius * cell, fill)
        pen.text(letters, pad + wide / 2, pad + high / 2 - 0.006 * cell, ink)

    return shadowed(sprite(wide + 2 * pad, high + 2 * pad, paint), 0.012 * cell, 0.006 * cell, 0.01 * cell, 0.8)


@lru_cache(maxsize=256)
def glow(cell: int, color: Rgb) -> Image.Image:
    """The light on a space that can be chosen; the wood shows through."""

    def paint(pen: Pen) -> None:
        pen.rounded((0.04 * cell, 0.04 * cell, 0.96 * cell, 0.96 * cell), 0.1 * cell, (*color, 150))

    return sprite(cell, cell, paint)


@lru_cache(maxsize=256)
def hollow(cell: int) -> Image.Image:
    """The sign of a space with air below its block: a dark arch at the lower edge of the space."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, 0.36 * cell, 0.4 * cell), 0.16 * cell, (14, 8, 6))

    return sprite(0.36 * cell, 0.17 * cell, paint)


@lru_cache(maxsize=16)
def hollow_sign(cell: int) -> Image.Image:
    """The same sign on a piece of wood, for the key: on the dark table, the arch alone would be invisible."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, 0.7 * cell, 0.5 * cell), 0.08 * cell, WOODS[2])

    sign = sprite(0.7 * cell, 0.5 * cell, paint).copy()
    arch = hollow(cell)
    sign.alpha_composite(arch, ((sign.width - arch.width) // 2, sign.height - arch.height - round(0.03 * cell)))
    return sign


@lru_cache(maxsize=256)
def lock(cell: int) -> Image.Image:
    """The sign of a locked pawn (S5-24): a padlock, a third of a space wide."""
    wide, high = 0.34 * cell, 0.40 * cell

    def paint(pen: Pen) -> None:
        middle = wide / 2
        pen.arc(middle, 0.42 * high, 0.30 * wide, 0.36 * high, 180, 360, THEME.ink, 0.24 * wide)
        pen.arc(middle, 0.42 * high, 0.26 * wide, 0.32 * high, 180, 360, THEME.faint, 0.12 * wide)
        pen.rounded((0.06 * wide, 0.40 * high, 0.94 * wide, high), 0.12 * wide, THEME.ink)
        pen.rounded((0.12 * wide, 0.45 * high, 0.88 * wide, 0.95 * high), 0.08 * wide, THEME.brass)
        pen.ellipse(middle, 0.66 * high, 0.1 * wide, 0.1 * wide, THEME.ink)
        pen.line([(middle, 0.66 * high), (middle, 0.82 * high)], THEME.ink, 0.1 * wide)

    return sprite(wide, high, paint)


@lru_cache(maxsize=256)
def outline(cell: int) -> Image.Image:
    """The mark of the last block laid: a line around its four spaces."""

    def paint(pen: Pen) -> None:
        for inset, width, color in ((0.0, 0.09, THEME.ink), (0.018, 0.054, THEME.brass)):
            box = (inset * cell, inset * cell, (2 - inset) * cell, (2 - inset) * cell)
            pen.rounded(box, (0.13 - inset) * cell, None, color, width * cell)

    return sprite(2 * cell, 2 * cell, paint)


@lru_cache(maxsize=256)
def step(cell: int, upright: bool, width: float, color: Rgb) -> Image.Image:
    """A part of a pawn's way: a line from the middle of a space to the next one, `width` sides of a space thick."""
    thick = width * cell
    size = (2 * thick, cell + 2 * thick) if upright else (cell + 2 * thick, 2 * thick)
    end = (thick, cell + thick) if upright else (cell + thick, thick)
    return sprite(*size, lambda pen: pen.line([(thick, thick), end], color, thick))


@lru_cache(maxsize=256)
def dot(cell: int) -> Image.Image:
    """The mark of the beginning of a pawn's way."""

    def paint(pen: Pen) -> None:
        pen.ellipse(0.12 * cell, 0.12 * cell, 0.11 * cell, 0.11 * cell, THEME.ink)
        pen.ellipse(0.12 * cell, 0.12 * cell, 0.085 * cell, 0.085 * cell, THEME.brass)

    return sprite(0.24 * cell, 0.24 * cell, paint)
