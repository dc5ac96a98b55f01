"""The plates under or beside a board: one for each seat, with its sign, the player's name and the seat's status."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from PIL import Image

from render.kit.canvas import Pen, grain, sprite
from render.kit.fonts import Line, breakable, fitted, line, named
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix
from render.scene import Scene, ShownT
from rules.core import Choice, Over

STATUS = 0.165
"""The font size of a status, as a fraction of a plate's `cell`. A long status is set smaller and never shortened."""


class PlateWords(Protocol[ShownT]):
    """The words on plates. The teller of a game whose picture has plates provides them to the painter."""

    def unnamed(self, seat: int) -> str:
        """What the seat's plate shows instead of a name of which the fonts have no letter."""

    def status(self, scene: Scene[ShownT], seat: int) -> str:
        """How the seat stands, in a few words."""


class Meter(Struct, frozen=True):
    """A score on its way to a target, shown as a number and as a bar."""

    score: int
    target: int
    fill: Rgb
    """The colour of the bar."""


class Plate(Struct, frozen=True):
    """What the plate of a seat shows."""

    name: str
    """The player's name; it is cut off if it is too wide and there is no `short`."""

    otherwise: str
    """What is shown instead of a name of which the fonts have no letter."""

    status: str
    """How the seat stands, in a few words."""

    sign: Image.Image
    """The sprite at the left."""

    bright: bool = False
    """Whether the plate is highlighted: the seat is to act, or has won."""

    gone: bool = False
    """Whether the plate is dimmed: the seat is out of the game."""

    meter: Meter | None = None
    """The seat's score, in a game with a target."""

    short: str = ""
    """A whole name for a plate that is too narrow for `name`; it is set smaller if it is too wide."""


def name_of(plate: Plate, size: int, width: float) -> Line:
    """The name on a plate, in `width` pixels."""
    if plate.short and line(plate.name, size, 800).width > width:
        return fitted(plate.short, size, 800, width)
    return named(plate.name, size, 800, width, plate.otherwise)


def plate_of(
    scene: Scene[ShownT],
    words: PlateWords[ShownT],
    seat: int,
    sign: Image.Image,
    *,
    bright: bool,
    gone: bool,
    meter: Meter | None = None,
) -> Plate:
    """The plate of a seat: with the player's name from the scene, and the words of the game's teller."""
    name = scene.names[seat - 1] if seat <= len(scene.names) else ""
    short = scene.short_names[seat - 1] if seat <= len(scene.short_names) else ""
    return Plate(name, words.unnamed(seat), words.status(scene, seat), sign, bright, gone, meter, short)


def acts(scene: Scene[ShownT], seat: int) -> bool:
    """Whether the seat is to choose a ply, or chance acts for it."""
    turn = scene.position.turn()
    return seat == scene.mover or (isinstance(turn, Choice) and turn.seat == seat and scene.waits)


def has_won(scene: Scene[ShownT], seat: int) -> bool:
    """Whether the seat has won by the rules."""
    turn = scene.position.turn()
    return isinstance(turn, Over) and seat in turn.outcome.winners


def height(seats: int, cell: int) -> int:
    """The height of the plates of `seats` seats in pixels, with two in a row."""
    return (seats + 1) // 2 * round(0.68 * cell)


def plates(
    picture: Sheet, shown: Sequence[Plate], left: int, top: int, width: int, cell: int, *, columns: int = 2
) -> None:
    """Lay the plates onto `picture` in rows of `columns`, from (`left`, `top`) on.

    `width` is the width of a row in pixels. All sizes inside a plate are proportional to `cell`.
    """
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
    name = name_of(plate, round(0.225 * cell), space - taken)
    picture.write(name, x + room, y + rows[0] * high, ink, "lm")
    status = fitted(plate.status, round(STATUS * cell), 700, space)
    picture.write(status, x + room, y + rows[1] * high, soft, "lm")


def _meter(picture: Sheet, meter: Meter, box: Box, cell: int, ink: Rgb) -> tuple[int, tuple[float, float]]:
    """Lay a meter into `box`.

    Returns the width in pixels that its number takes from the row of the name, and the middles of the rows of the name
    and of the status, as fractions of the plate's height.
    """
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


class Column(Struct, frozen=True):
    """A column of plates beside a board."""

    left: int
    """The left edge of the column in pixels."""

    top: int
    """The upper edge of the first plate in pixels."""

    wide: int
    """The width of a plate in pixels."""

    high: int
    """The height of a plate in pixels."""

    gap: int = 12
    """The distance between two plates in pixels."""

    def plates(self, picture: Sheet, shown: Sequence[Plate]) -> None:
        """Lay the plates onto `picture`. On each, the sign is above the name, and the status below it."""
        for index, plate in enumerate(shown):
            self._plate(picture, plate, self.top + index * (self.high + self.gap))

    def _plate(self, picture: Sheet, plate: Plate, top: int) -> None:
        wide, high, middle = self.wide, self.high, self.left + self.wide / 2
        picture.lay(_back(wide, high, 110, plate.bright, plate.gone), self.left, top)
        ink = THEME.ink if plate.bright else THEME.faint if plate.gone else THEME.cream
        soft = mix(THEME.ink, THEME.parchment, 0.25) if plate.bright else THEME.faint
        meter = _METER if plate.meter else 0
        said = rows(plate.status, wide - 14)
        # The sign gets the room that the words do not need.
        words = _NAME + meter + _ROW * len(said)
        room = high - words - 8
        sign = plate.sign if plate.sign.height <= room + 10 else lowered(plate.sign, max(room + 2, 12))
        picture.lay(sign, middle - sign.width / 2, top + 5 + (room - sign.height) / 2)
        y = top + 4 + room + _NAME / 2
        picture.write(name_of(plate, 27, wide - 14), middle, y, ink, "mm")
        y += _NAME / 2
        if plate.meter:
            self._meter(picture, plate.meter, (self.left + 10, round(y), wide - 20), ink)
            y += _METER
        for row in said:
            picture.write(row, middle, y + _ROW / 2, soft, "mm")
            y += _ROW

    @staticmethod
    def _meter(picture: Sheet, meter: Meter, box: tuple[int, int, int], ink: Rgb) -> None:
        """Lay a score with its target above a bar; `box` is the left, the top and the width in pixels."""
        left, top, wide = box
        score, target = line(str(meter.score), 36, 1000), line(f"/ {meter.target}", 22, 700)
        start = left + (wide - score.width - 6 - target.width) / 2
        picture.write(score, start, top + 33, ink, "ls")
        picture.write(target, start + score.width + 6, top + 33, ink, "ls")
        share = min(meter.score / meter.target, 1.0)
        full = round(share * (wide - 9)) + 9 if meter.score else 0
        picture.lay(_bar(wide, 10, full, meter.fill), left, top + 42)


_NAME, _METER, _ROW = 36, 58, 25
"""The heights of a name, of a score with its bar and of a line of words on a plate beside a board, in pixels."""

_WORDS = 21
"""The font size of the words on such a plate."""


def lowered(sign: Image.Image, high: int) -> Image.Image:
    """A sign that is `high` pixels high, for a plate whose words leave less room than it needs."""
    return sign.resize((max(1, round(sign.width * high / sign.height)), high), Image.Resampling.LANCZOS)


@lru_cache(maxsize=256)
def rows(text: str, width: int) -> tuple[Line, ...]:
    """`text` in as many lines of `width` pixels as it needs; a word that is too wide is set smaller.

    A no-break space joins two words.
    """
    found: list[str] = []
    for word in breakable(text):
        longer = f"{found[-1]} {word}" if found else word
        if found and line(longer, _WORDS, 700).width <= width:
            found[-1] = longer
        else:
            found.append(word)
    return tuple(fitted(row, _WORDS, 700, width) for row in found)


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
