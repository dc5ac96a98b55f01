"""Sprites of the cards in the row: what is printed on a card, and on top of it what it counts and can still do."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.kit.canvas import SCALE, Pen, sprite
from render.kit.fonts import Line, breakable, line
from render.kit.texts import minus
from render.kit.theme import THEME, Rgb, mix
from render.mars.picture import symbols, tints
from render.mars.scenes import ability_of
from rules.mars.cards import AGING, STARTING
from rules.mars.row import Worth

WIDE, HIGH = 144, 164
"""The size of a normal card in pixels."""

SMALL_WIDE, SMALL_HIGH = 88, 104
"""The size of a small card, for long rows, in pixels."""

_PAD = 5
"""The margin around a card for its shadow, in pixels."""

Size = tuple[int, int]

_LEAST = 4
"""The smallest font size to which a text is reduced."""


class Use(Enum):
    """Whether the ability of a card in the row can be used now, perhaps later, or was used."""

    NOW = "now"
    LATER = "later"
    USED = "used"


def letters(text: str, size: float, weight: int = 800) -> Line:
    """A line of text for a `Pen`, with the font size that it has in the picture."""
    return line(text, round(size * SCALE), weight)


def wide_of(text: Line) -> float:
    """The width that a line for a `Pen` has in the picture, in pixels."""
    return text.width / SCALE


def fitting(text: str, size: float, width: float, weight: int = 800) -> Line:
    """`text` as one line, in the largest font up to `size` in which it is at most `width` pixels wide."""
    return wrapped(text, size, width, 1, weight)[0]


def wrapped(text: str, size: float, width: float, lines: int, weight: int = 800) -> list[Line]:
    """`text` in at most `lines` lines of `width` pixels, in the largest font up to `size` in which it fits."""
    while True:
        found: list[str] = []
        for word in re.findall(r"[^ \n-]+-?|-[^ \n]*", text) if lines > 1 else [text]:
            joint = "" if found and found[-1].endswith("-") else " "
            longer = f"{found[-1]}{joint}{word}" if found else word
            if found and wide_of(letters(longer, size, weight)) <= width:
                found[-1] = longer
            else:
                found.append(word)
        fits = len(found) <= lines and all(wide_of(letters(each, size, weight)) <= width for each in found)
        if fits or size <= _LEAST:
            return _evened([letters(each, size, weight) for each in found], size, weight)
        size -= 1


def _evened(rows: list[Line], size: float, weight: int) -> list[Line]:
    """The same words in two rows whose widths differ least."""
    words = breakable(" ".join(each.text for each in rows))
    if len(rows) != 2 or rows[0].text.endswith("-"):
        return rows
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    breaks = [[letters(each, size, weight) for each in pair] for pair in halves]
    return min(breaks, key=lambda pair: max(map(wide_of, pair)))


def stack_lines(pen: Pen, lines: list[Line], x: float, y: float, step: float, fill: Rgb) -> None:
    """Draw lines below each other, `step` pixels apart, centred on (`x`, `y`)."""
    for place, each in enumerate(lines):
        pen.text(each, x, y + (place - (len(lines) - 1) / 2) * step, fill)


def body(pen: Pen, wide: float, high: float, radius: float, face: Rgb, edge: Rgb) -> None:
    """Draw the face of a card with its border."""
    pen.rounded((0, 0, wide, high), radius, edge)
    pen.rounded((2, 2, wide - 2, high - 2), radius - 2, face)


def rounded_mask(size: Size, box: tuple[float, float, float, float], radius: float) -> Image.Image:
    """A mask for a `Pen` of `size`: white inside a rectangle with round corners."""
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE), 0)
    left, top, right, bottom = (each * SCALE for each in box)
    ImageDraw.Draw(mask).rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill=255)
    return mask


@lru_cache(maxsize=16)
def shadow(wide: int, high: int, radius: int = 12) -> Image.Image:
    """The shadow of a card. Lay it 5 pixels to the left of and above the card's corner."""
    shape = Image.new("L", (wide + 2 * _PAD, high + 2 * _PAD), 0)
    box = (_PAD, _PAD + 2, wide + _PAD - 1, high + _PAD + 1)
    ImageDraw.Draw(shape).rounded_rectangle(box, radius, fill=190)
    under = Image.new("RGBA", shape.size, (10, 5, 5, 0))
    under.putalpha(shape.filter(ImageFilter.GaussianBlur(2)))
    return under


def _sign(code: str) -> str:
    """The sign on a card: that of its ability, or else that of its kind."""
    ability = ability_of(code)
    if ability:
        return ability
    return "start" if code in STARTING else "aging" if code in AGING else "plain"


@lru_cache(maxsize=128)
def card(code: str, title: str) -> Image.Image:
    """A normal card without its value and without the words of its ability."""
    tint = tints.tint(code)

    def paint(pen: Pen) -> None:
        body(pen, WIDE, HIGH, 12, tints.FACE, mix(tint.body, (0, 0, 0), 0.35))
        _dune(pen, WIDE, HIGH, 118, tint.body)
        pen.within(rounded_mask((WIDE, HIGH), (3, 3, WIDE - 3, 60), 10), tint.body)
        pen.rounded((3, 48, WIDE - 3, 62), 0, tints.FACE)
        pen.line([(4, 48), (WIDE - 4, 48)], tint.light, 1.4)
        stack_lines(pen, wrapped(title, 18.5, WIDE - 54, 2), 95, 25.5, 19, tint.ink)
        symbols.draw(pen, _sign(code), 105, 84, 24, tint.body, tints.FACE)

    return sprite(WIDE, HIGH, paint)


@lru_cache(maxsize=128)
def small_card(code: str) -> Image.Image:
    """A small card without its value and without the words of its ability."""
    tint = tints.tint(code)

    def paint(pen: Pen) -> None:
        body(pen, SMALL_WIDE, SMALL_HIGH, 9, tints.FACE, mix(tint.body, (0, 0, 0), 0.35))
        pen.within(rounded_mask((SMALL_WIDE, SMALL_HIGH), (3, 3, SMALL_WIDE - 3, 40), 7), tint.body)
        pen.rounded((3, 28, SMALL_WIDE - 3, 42), 0, tints.FACE)
        symbols.draw(pen, _sign(code), 66, 53, 15, tint.body, tints.FACE)

    return sprite(SMALL_WIDE, SMALL_HIGH, paint)


def _dune(pen: Pen, wide: float, high: float, top: float, color: Rgb) -> None:
    """Draw a dune at the foot of a card, slightly darker than its face."""
    ground = mix(tints.FACE, color, 0.16)
    pen.within(rounded_mask((int(wide), int(high)), (3, top, wide - 3, high - 3), 9), ground)
    pen.rounded((3, top, wide - 3, top + 12), 0, ground)
    pen.ellipse(wide * 0.3, top + 2, wide * 0.22, 7, ground)


@lru_cache(maxsize=64)
def strip(text: str, use: Use, aging: bool, small: bool) -> Image.Image:
    """The words of an ability: bright if it can be used now, with a check mark if it was used."""
    wide, high = (SMALL_WIDE - 8, 23) if small else (WIDE - 12, 33)
    size = 16 if small else 20
    fill: Rgb = THEME.brass
    ink: Rgb = THEME.ink
    edge: Rgb | None = mix(THEME.brass, (0, 0, 0), 0.4)
    if aging:
        fill, ink, edge = tints.OLD.body, tints.OLD.ink, None
    elif use is not Use.NOW:
        fill, ink, edge = mix(tints.FACE, tints.KNOWLEDGE.body, 0.10), mix(THEME.ink, tints.FACE, 0.22), None
    if use is Use.USED:
        fill, ink = mix(tints.FACE, (70, 60, 52), 0.42), mix(THEME.ink, tints.FACE, 0.1)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), high / 3, fill, edge, 1.6)
        room = 20 if small else 28
        used = use is Use.USED
        words = fitting(text, size, wide - 8 - (room if used else 0), 900)
        pen.text(words, (wide + (room - 6 if used else 0)) / 2, high / 2 - 0.5, ink)
        if used:
            symbols.draw(pen, "check", room / 2 + 2, high / 2, 6 if small else 8, ink, fill)

    return sprite(wide, high, paint)


@lru_cache(maxsize=256)
def worth(counts: Worth, ink: Rgb, small: bool) -> Image.Image:
    """What a card counts, in large figures. The printed value is struck out if another one counts, or none."""
    wide, high = (44, 50) if small else (64, 74)
    size = 40 if small else 56
    shown = minus(counts.points if counts.counted else counts.printed)

    def paint(pen: Pen) -> None:
        color = ink if counts.counted else mix(ink, tints.FACE, 0.5)
        figures = fitting(shown, size, wide, 900)
        pen.text(figures, wide / 2, high * 0.42, color)
        if not counts.counted:
            pen.line([(6, high * 0.62), (wide - 6, high * 0.22)], THEME.barred, 4 if small else 5)

    return sprite(wide, high, paint)


@lru_cache(maxsize=64)
def tag(text: str, sign: str, fill: Rgb, ink: Rgb, small: bool) -> Image.Image:
    """A small plate with a sign, a text, or both, for example `×2`."""
    size, high = (14, 18) if small else (18, 23)
    letter = letters(text, size, 900)
    room = high * 0.8 if sign else 0
    wide = max(high, wide_of(letter) + room + (8 if text else 0))

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), high / 2.6, mix(fill, (0, 0, 0), 0.45))
        pen.rounded((1.4, 1.4, wide - 1.4, high - 1.4), high / 2.6 - 1.4, fill)
        if sign:
            symbols.draw(pen, sign, room * 0.62 if text else wide / 2, high / 2, high * 0.32, ink, fill)
        if text:
            pen.text(letter, room + (wide - room) / 2, high / 2 - 0.3, ink)

    return sprite(wide, high, paint)


@lru_cache(maxsize=64)
def number(place: int, small: bool, fill: Rgb = THEME.parchment) -> Image.Image:
    """The number of a card in the row."""
    side, size = (26, 19) if small else (35, 24)
    letter = letters(str(place), size, 1000)
    wide = max(side, wide_of(letter) + 12)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, side), side / 2, THEME.ink)
        pen.rounded((2, 2, wide - 2, side - 2), side / 2 - 2, fill)
        pen.text(letter, wide / 2, side / 2 - 0.5, THEME.ink)

    return sprite(wide, side, paint)


@lru_cache(maxsize=32)
def frame(wide: int, high: int, radius: int, color: Rgb, whole: bool) -> Image.Image:
    """A mark 4 pixels around a card: corners, or a `whole` frame."""
    out = 4
    size = wide + 2 * out, high + 2 * out
    reach = 0.30 * min(wide, high)

    def paint(pen: Pen) -> None:
        if whole:
            pen.rounded((0, 0, *size), radius + out, None, THEME.ink, 7.5)
            pen.rounded((1.5, 1.5, size[0] - 1.5, size[1] - 1.5), radius + out - 1.5, None, color, 5)
            return
        near = 3.5
        for width, fill in ((7, THEME.ink), (4.4, color)):
            for x, across in ((near, 1), (size[0] - near, -1)):
                for y, down in ((near, 1), (size[1] - near, -1)):
                    pen.line([(x, y + down * reach), (x, y), (x + across * reach, y)], fill, width)

    return sprite(*size, paint)


@lru_cache(maxsize=4)
def struck(wide: int, high: int, radius: int) -> Image.Image:
    """The shade and the sign on a card that has been destroyed."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), radius, (*THEME.ink, 150))
        pen.ellipse(wide / 2, high / 2, 26, 26, tints.RISK)
        symbols.draw(pen, "destroy", wide / 2, high / 2, 17, THEME.ink, tints.RISK)

    return sprite(wide, high, paint)
