"""The plates under a board: one a seat, with its sign, its player's name and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from PIL import Image

from render.face import Scene, ShownT
from render.kit.canvas import Pen, grain, sprite
from render.kit.fonts import fitted, line, named
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix

STATUS = 0.165
"""How large a status is set, in parts of a plate's `cell`; smaller where it is long, and never cut."""


class PlateWords(Protocol[ShownT]):
    """The words on plates: what the teller of a game whose picture has plates gives to its painter."""

    def unnamed(self, seat: int) -> str:
        """What the seat's plate shows in place of a name that the fonts cannot spell."""

    def status(self, scene: Scene[ShownT], seat: int) -> str:
        """How the seat stands, in a few words."""


class Meter(Struct, frozen=True):
    """How far a score is on its way to `target`, shown as a number and as a bar of the colour `fill`."""

    score: int
    target: int
    fill: Rgb


class Plate(Struct, frozen=True):
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


def plates(
    picture: Sheet, shown: Sequence[Plate], left: int, top: int, width: int, cell: int, *, columns: int = 2
) -> None:
    """Lay the plates onto `picture`, in rows of one or two from (`left`, `top`), `width` pixels over all."""
    gap = round(0.09 * cell)
    wide, step = (width - (columns - 1) * gap) // columns, round(0.68 * cell)
    for index, plate in enumerate(shown):
        last = index == len(shown) - 1 and len(shown) % columns
        x = left + (width - wide) // 2 if last else left + index % columns * (wide + gap)
        _plate(picture, plate, x, top + index // columns * step, wide, step - gap, cell)


def _plate(picture: Sheet, plate: Plate, x: int, y: int, wide: int, high: int, cell: int) -> None:
    picture.lay(_back(wide, high, cell, plate.bright, plate.gone), x, y)
    room = round(0.60 * cell)
    picture.lay(plate.sign, x + (room - plate.sign.width) / 2, y + (high - plate.sign.height) / 2)
    ink = THEME.ink if plate.bright else THEME.faint if plate.gone else THEME.cream
    soft = mix(THEME.ink, THEME.parchment, 0.25) if plate.bright else THEME.faint
    space = wide - room - round(0.12 * cell)
    box = (x + room, y, x + room + space, y + high)
    taken, rows = _meter(picture, plate.meter, box, cell, ink) if plate.meter else (0, (0.34, 0.73))
    name = named(plate.name, round(0.225 * cell), 800, space - taken, plate.otherwise)
    picture.write(name, x + room, y + rows[0] * high, ink, "lm")
    status = fitted(plate.status, round(STATUS * cell), 700, space)
    picture.write(status, x + room, y + rows[1] * high, soft, "lm")


def _meter(picture: Sheet, meter: Meter, box: Box, cell: int, ink: Rgb) -> tuple[int, tuple[float, float]]:
    """Lay a meter into `box`. Gives the pixels that its number takes from the name's row, and where the rows lie."""
    left, top, right, bottom = box
    wide, thick = right - left, round(0.075 * cell)
    y = bottom - round(0.065 * cell) - thick
    share = min(meter.score / meter.target, 1.0)
    picture.lay(_bar(wide, thick, round(share * (wide - thick)) + thick if meter.score else 0, meter.fill), left, y)
    target = line(f"/ {meter.target}", round(0.165 * cell), 700)
    score = line(str(meter.score), round(0.25 * cell), 1000)
    foot = top + round(0.40 * (bottom - top))
    picture.write(target, right, foot, ink, "rs")
    picture.write(score, right - target.width - 0.04 * cell, foot, ink, "rs")
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
    back = grain(wide, high, color, 0.05 if bright else 0.08, 5).convert("RGBA")
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
