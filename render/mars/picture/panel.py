"""The panel of a fight: its background, the sum and the value, the free cards, and notes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.canvas import Pen, sprite
from render.kit.sheet import Sheet
from render.kit.texts import minus
from render.kit.theme import THEME, Rgb, mix
from render.mars.picture import symbols, tints
from render.mars.picture.sprites import fitting, letters, wide_of, wrapped
from render.mars.picture.table import PANEL_WIDE


@lru_cache(maxsize=8)
def ground(wide: int, high: int) -> Image.Image:
    """The background of a panel."""
    return sprite(wide, high, lambda pen: pen.rounded((0, 0, wide, high), 14, tints.PANEL, tints.EDGE, 1.6))


def sums(sheet: Sheet, x: float, y: float, total: int, value: int, words: tuple[str, str], *, small: bool) -> None:
    """Lay the sum and the value of a fight as large numbers above a bar; a full bar has a check mark.

    `words` stand below the two numbers.
    """
    reached = total >= value
    high, size, middle = _sizes(small)
    figures = minus(total), str(value)
    sheet.lay(_scale(words, small), x, y)
    for text, at, color in zip(figures, _SIDES, (THEME.cream if reached else tints.RISK, THEME.cream), strict=True):
        sheet.lay(_figure(text, size, color), x + round(PANEL_WIDE * at) - _FIGURE[0] / 2, y + middle - _FIGURE[1] / 2)
    share = 1.0 if reached else max(0, total) / (value or 1)
    if share:
        bar = _bar(round(max(12.0, share * (PANEL_WIDE - 36))), reached)
        sheet.lay(bar, x + 18, y + high - 18)


_FIGURE = 116, 80
"""The size of a number in the sum panel, in pixels."""

_SIDES = 0.27, 0.73
"""The middles of the two numbers, as fractions of the panel's width."""


def _sizes(small: bool) -> tuple[int, int, int]:
    """The height of the sum panel, the font size of its numbers, and how far below its top their middles are."""
    return (96, 46, 36) if small else (134, 68, 52)


@lru_cache(maxsize=8)
def _scale(words: tuple[str, str], small: bool) -> Image.Image:
    """The constant part of the sum panel: the words, a stroke between the numbers, and the empty bar."""
    high, size, y = _sizes(small)

    def paint(pen: Pen) -> None:
        for word, at in zip(words, _SIDES, strict=True):
            pen.text(letters(word, 18, 750), PANEL_WIDE * at, y + size * 0.62, tints.SOFT)
        pen.line([(PANEL_WIDE / 2 - 9, y + 20), (PANEL_WIDE / 2 + 9, y - 20)], tints.DIM, 4)
        pen.rounded((16, high - 18, PANEL_WIDE - 16, high - 2), 8, THEME.ink)

    return sprite(PANEL_WIDE, high, paint)


@lru_cache(maxsize=256)
def _figure(text: str, size: int, color: Rgb) -> Image.Image:
    figures = fitting(text, size, 112, 1000)
    return sprite(*_FIGURE, lambda pen: pen.text(figures, _FIGURE[0] / 2, _FIGURE[1] / 2, color))


@lru_cache(maxsize=256)
def _bar(wide: int, reached: bool) -> Image.Image:
    """The filled part of the bar, `wide` pixels wide, with a check mark if the value is `reached`."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 2, wide, 14), 6, THEME.tints["g"].body if reached else tints.RISK)
        if reached:
            symbols.draw(pen, "check", wide / 2, 8, 7, THEME.ink, THEME.tints["g"].body)

    return sprite(wide, 16, paint)


FEW = 10
"""The maximum number of free cards that are drawn as small cards, without a number."""


@lru_cache(maxsize=64)
def free_draws(left: int, of: int, words: str, stopped: str = "") -> Image.Image:
    """The free cards as small cards, of which those left are full; as numbers if there are more than `FEW`.

    `words` stand below. `stopped` says why none can be drawn; empty if they can.
    """
    wide, high = PANEL_WIDE, 62

    def paint(pen: Pen) -> None:
        many = of > FEW
        step = 23
        shown = 1 if many else of
        text = letters(f"{left} / {of}" if many else "", 26, 900)
        whole = step * shown + (wide_of(text) + 10 if many else 0)
        x = (wide - whole) / 2 + step / 2
        for each in range(shown):
            full = left > 0 if many else each < left
            color = THEME.cream if full else tints.DIM
            box = (x + each * step - 8.5, 4, x + each * step + 8.5, 28)
            pen.rounded(box, 4, color if full else None, color, 2)
        if many:
            pen.text(text, x + step / 2 + 4 + wide_of(text) / 2, 15, THEME.cream)
        word = fitting(stopped or words, 20, wide - 16)
        pen.text(word, wide / 2, 46, tints.RISK if stopped else THEME.cream if left else tints.SOFT)
        if stopped:
            pen.line([((wide - whole) / 2 - 6, 16), ((wide + whole) / 2 + 6, 16)], tints.RISK, 4)

    return sprite(wide, high, paint)


@lru_cache(maxsize=256)
def note(text: str, sign: str, bright: bool, lines: int = 1) -> Image.Image:
    """A note in the panel, with a sign before it; a `bright` one is the most important one now."""
    wide, high = PANEL_WIDE - 24, 12 + 24 * lines
    fill = THEME.brass if bright else mix(tints.PANEL, tints.TABLE, 0.5)
    ink = THEME.ink if bright else THEME.cream

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), 10, fill)
        rows = wrapped(text, 20, wide - 50, lines, 850)
        broad = max(wide_of(each) for each in rows) + 28
        left = (wide - broad) / 2
        symbols.draw(pen, sign, left + 10, high / 2, 10, ink, fill)
        for place, each in enumerate(rows):
            pen.text(each, left + 28 + (broad - 28) / 2, high / 2 + (place - (len(rows) - 1) / 2) * 22 - 1, ink)

    return sprite(wide, high, paint)


@lru_cache(maxsize=4)
def emblem(sign: str, color: Rgb) -> Image.Image:
    """A large sign."""
    return sprite(64, 64, lambda pen: symbols.draw(pen, sign, 32, 32, 28, color, tints.PANEL))
