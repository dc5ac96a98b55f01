"""The plates under a board: one a seat, with its sign, its player's name and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.canvas import Pen, grain, lay, sprite
from render.fonts import line
from render.geometry import Box
from render.theme import THEME, Rgb, mix


@dataclass(frozen=True, slots=True)
class Meter:
    """How far a score is on its way to `target`, shown as a number and as a bar of the colour `fill`."""

    score: int
    target: int
    fill: Rgb


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate shows. `otherwise` stands for a name that the fonts cannot
    spell. `sign` stands at the left; `bright` marks whoever acts or has won, `gone` who is out."""

    name: str
    otherwise: str
    status: str
    sign: Image.Image
    bright: bool = False
    gone: bool = False
    meter: Meter | None = None


def height(seats: int, cell: int) -> int:
    """How many pixels the plates of `seats` seats need: two beside each other."""
    return (seats + 1) // 2 * round(0.68 * cell)


def plates(picture: Image.Image, shown: Sequence[Plate], left: int, top: int, width: int, cell: int) -> None:
    """Lay the plates onto `picture`, in rows of two from (`left`, `top`), `width` pixels over all."""
    gap = round(0.09 * cell)
    wide, step = (width - gap) // 2, round(0.68 * cell)
    for index, plate in enumerate(shown):
        last = index == len(shown) - 1 and len(shown) % 2
        x = left + (width - wide) // 2 if last else left + index % 2 * (wide + gap)
        _plate(picture, plate, x, top + index // 2 * step, wide, step - gap, cell)


def _plate(picture: Image.Image, plate: Plate, x: int, y: int, wide: int, high: int, cell: int) -> None:
    lay(picture, _back(wide, high, cell, plate.bright, plate.gone), x, y)
    room = round(0.60 * cell)
    lay(picture, plate.sign, x + (room - plate.sign.width) / 2, y + (high - plate.sign.height) / 2)
    ink = THEME.ink if plate.bright else THEME.faint if plate.gone else THEME.cream
    soft = mix(THEME.ink, THEME.parchment, 0.25) if plate.bright else THEME.faint
    draw = ImageDraw.Draw(picture)
    space = wide - room - round(0.12 * cell)
    box = (x + room, y, x + room + space, y + high)
    taken, rows = _meter(picture, plate.meter, box, cell, ink) if plate.meter else (0, (0.34, 0.73))
    name = line(plate.name, round(0.225 * cell), 800, space - taken, plate.otherwise)
    draw.text((x + room, y + rows[0] * high), name.text, font=name.font, fill=ink, anchor="lm")
    status = line(plate.status, round(0.165 * cell), 700, space)
    draw.text((x + room, y + rows[1] * high), status.text, font=status.font, fill=soft, anchor="lm")


def _meter(picture: Image.Image, meter: Meter, box: Box, cell: int, ink: Rgb) -> tuple[int, tuple[float, float]]:
    """Lay a meter into `box`. Gives the pixels that its number takes from the name's row, and where the rows lie."""
    left, top, right, bottom = box
    wide, thick = right - left, round(0.075 * cell)
    y = bottom - round(0.065 * cell) - thick
    share = min(meter.score / meter.target, 1.0)
    lay(picture, _bar(wide, thick, round(share * (wide - thick)) + thick if meter.score else 0, meter.fill), left, y)
    draw = ImageDraw.Draw(picture)
    target = line(f"/ {meter.target}", round(0.165 * cell), 700)
    score = line(str(meter.score), round(0.25 * cell), 1000)
    foot = top + round(0.40 * (bottom - top))
    draw.text((right, foot), target.text, font=target.font, fill=ink, anchor="rs")
    draw.text((right - target.width - 0.04 * cell, foot), score.text, font=score.font, fill=ink, anchor="rs")
    return round(target.width + score.width + 0.12 * cell), (0.28, 0.58)


@lru_cache(maxsize=128)
def _bar(wide: int, high: int, full: int, fill: Rgb) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), high / 2, THEME.ink)
        pen.rounded((1.5, 1.5, wide - 1.5, high - 1.5), high / 2 - 1.5, mix(THEME.plate, THEME.faint, 0.35))
        if full:
            pen.rounded((0, 0, full, high), high / 2, THEME.ink)
            pen.rounded((1.5, 1.5, full - 1.5, high - 1.5), high / 2 - 1.5, fill)

    return sprite(wide, high, paint)


@lru_cache(maxsize=32)
def _back(wide: int, high: int, cell: int, bright: bool, gone: bool) -> Image.Image:
    radius = 0.12 * cell
    color = THEME.parchment if bright else mix(THEME.plate, THEME.table, 0.55) if gone else THEME.plate
    shape = sprite(wide, high, lambda pen: pen.rounded((0, 0, wide, high), radius, (255, 255, 255)))
    back = grain(wide, high, color, 0.05 if bright else 0.12, 5).convert("RGBA")
    back.putalpha(shape.getchannel("A"))
    edge = THEME.brass if bright else mix(color, THEME.parchment, 0.14)
    back.alpha_composite(
        sprite(
            wide,
            high,
            lambda pen: pen.rounded((0, 0, wide, high), radius, None, edge, 0.028 * cell if bright else 0.014 * cell),
        )
    )
    return back
