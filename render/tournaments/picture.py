"""Draws the standings of a tournament: a row for each entrant, with a square for each result.

A square has its sign, and its ground is lighter for a win than for a draw and for a draw than for a loss. So it can be
read without colours. Points without a game have a hollow square.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.kit.canvas import Pen
from render.kit.fonts import fitted, named
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix
from render.tournaments.table import Layout, Mark, Result, Row, Standings, Written, WrittenRow, Zone

WIDTH = 800
"""The width of the picture in pixels: a phone shows it 400 pixels wide."""

HEAD, ROW, STACKED, LEGEND, FOOT = 52, 56, 82, 40, 12
"""The heights of the line above the rows, of a row, of one with two results on top of each other, and of the rest."""

LETTERS, NAME, SIGN, POINTS, SMALL = 26, 30, 28, 34, 22
"""The sizes of letters: a phone shows half of them."""

_PLACE, _NAMES, _LEAST = 62, 70, 186
"""Where places end and names begin, from the left in pixels, and the least width of a name."""

_NUMBERS = 84
"""The width of a column of points or of a tie-break."""

_SIDE, _WITH_CORNER = 66, 76
"""The greatest width of a square, and of a square that shows the number of the opponent's row in its corner."""

CORNERS = (Layout.ROUNDS, Layout.LATEST)
"""The layouts in which the corner of a square shows the number of the opponent's row."""

_GAP = 6
"""The room between rows with two results on top of each other, which shows that these belong together."""

_COLORS = 64


class Ground(Struct, frozen=True):
    """The colours of a square, of the sign in it, and of the edge of a hollow one."""

    fill: Rgb
    ink: Rgb
    edge: Rgb


_GREEN, _AMBER, _RED = (128, 200, 112), (178, 134, 52), (226, 100, 84)

GROUNDS = {
    Mark.WIN: Ground(_GREEN, THEME.ink, _GREEN),
    Mark.DRAW: Ground(_AMBER, THEME.ink, _AMBER),
    Mark.LOSS: Ground((152, 52, 46), THEME.cream, _RED),
    Mark.OPEN: Ground(THEME.plate, THEME.parchment, THEME.plate),
    Mark.ANNULLED: Ground(THEME.table, THEME.faint, THEME.table),
}

DIAGONAL = mix(THEME.table, (0, 0, 0), 0.35)
"""The colour of the squares on the diagonal of a crosstable: nobody plays against themselves."""

ZONES = {Zone.UP: _GREEN, Zone.DOWN: _RED}


def picture(shown: Standings, written: Written) -> bytes:
    """The standings as a PNG file. It may be drawn in any thread."""
    kept = BytesIO()
    small = sheet(shown, written).image().quantize(_COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(kept, "PNG", optimize=True)
    return kept.getvalue()


def sheet(shown: Standings, written: Written) -> Sheet:
    """The standings as a sheet."""
    high = STACKED if any(len(cell) > 1 for row in shown.rows for cell in row.cells) else ROW
    height = HEAD + high * len(shown.rows) + (LEGEND if written.legend else 0) + FOOT
    made = Sheet(_ground(height))
    frame = _frame(shown, written)
    _head(made, shown, written, frame)
    for at, (row, texts) in enumerate(zip(shown.rows, written.rows, strict=True)):
        _row(made, shown, row, texts, frame, (HEAD + high * at, high))
    if written.legend:
        _write(made, written.legend, _NAMES, height - FOOT - LEGEND / 2, "lm", WIDTH - _NAMES - FOOT, SMALL, 700)
    return made


class _Frame(Struct, frozen=True):
    """Where the squares stand: the left end of the first, and the width of one."""

    left: int
    side: int


def _frame(shown: Standings, written: Written) -> _Frame:
    """The squares are as wide as possible, but leave names at least the width _LEAST."""
    right = FOOT + _NUMBERS * (2 if written.tie_break else 1)
    many = max(1, len(shown.columns))
    most = _WITH_CORNER if shown.layout in CORNERS else _SIDE
    side = min(most, (WIDTH - right - _NAMES - _LEAST) // many)
    return _Frame(WIDTH - right - side * len(shown.columns), side)


@lru_cache(maxsize=32)
def _ground(height: int) -> Image.Image:
    return Image.new("RGB", (WIDTH, height), THEME.table)


def _head(made: Sheet, shown: Standings, written: Written, frame: _Frame) -> None:
    """The line above the rows."""
    middle = HEAD / 2 + 2
    if written.latest:
        right = frame.left + frame.side * len(shown.columns)
        _write(made, written.latest, right - 8, middle, "rm", right - _NAMES)
    for at, column in enumerate(() if written.latest else shown.columns):
        _write(made, str(column), frame.left + frame.side * (at + 0.5), middle, "mm", frame.side - 6)
    ends = [each for each in (written.points, written.tie_break) if each]
    for at, text in enumerate(reversed(ends)):
        _write(made, text, WIDTH - FOOT - _NUMBERS * at, middle, "rm", _NUMBERS - 8)


def _row(made: Sheet, shown: Standings, row: Row, texts: WrittenRow, frame: _Frame, place: tuple[int, int]) -> None:
    """A row, whose `place` is its upper end and its height."""
    top, high = place
    middle = top + high / 2
    if row.zone is not None:
        made.lay(_bar(high - 8, ZONES[row.zone]), 6, top + 4)
    _write(made, _place(shown, row), _PLACE, middle, "rm", 40, SIGN)
    name = named(row.name, NAME, 800, frame.left - _NAMES - 14, texts.unnamed)
    made.write(name, _NAMES, middle, THEME.faint if row.gone else THEME.parchment, "lm")
    for at, (cell, signs) in enumerate(zip(row.cells, texts.signs, strict=True)):
        left = frame.left + frame.side * at
        inner = high - _GAP if high == STACKED else high
        upper = middle - inner / 2
        if shown.layout is Layout.CROSS and shown.columns[at] == row.number:
            made.lay(_tile(frame.side, inner, DIAGONAL, DIAGONAL), left, upper)
            if any(each.place != each.number for each in shown.rows):
                # Places do not say which column is whose.
                _write(made, str(row.number), left + frame.side / 2, middle, "mm", frame.side - 6)
        for number, (result, sign) in enumerate(zip(cell, signs, strict=True)):
            part = inner // len(cell)
            _result(made, result, sign, (left, upper + part * number, frame.side, part), shown.layout)
    ends = [(texts.points, POINTS, 900, THEME.parchment)]
    if texts.tie_break:
        ends.append((texts.tie_break, SIGN, 700, THEME.faint))
    for at, (text, size, weight, ink) in enumerate(reversed(ends)):
        right = WIDTH - FOOT - _NUMBERS * at
        made.write(fitted(text, size, weight, _NUMBERS - 8), right, middle, ink, "rm")


def _place(shown: Standings, row: Row) -> str:
    """The place; a dash for somebody who has none, though others have."""
    if row.place is None:
        return "–" if any(each.place is not None for each in shown.rows) else ""
    return str(row.place)


_Box = tuple[float, float, int, int]
"""The left and upper end of a square, its width and its height."""


def _result(made: Sheet, result: Result, sign: str, box: _Box, layout: Layout) -> None:
    """A square with the sign of a result. In the layouts CORNERS, its corner shows the number of the opponent's row."""
    left, top, wide, high = box
    ground = GROUNDS[result.mark]
    fill, edge = (ground.fill, ground.fill) if result.played else (THEME.plate, ground.edge)
    made.lay(_tile(wide, high, fill, edge), left, top)
    ink = ground.ink if result.played else THEME.parchment
    size = min(SIGN, high - 8)
    if layout not in CORNERS or len(result.rows) != 1:
        made.write(fitted(sign, size, 900, wide - 8), left + wide / 2, top + high / 2, ink, "mm")
        return
    made.write(fitted(sign, size, 900, wide / 2 - 6), left + wide * 0.29, top + high / 2 - 3, ink, "mm")
    made.write(fitted(str(result.rows[0]), SMALL, 800, wide / 2 - 8), left + wide - 9, top + high - 18, ink, "rm")


@lru_cache(maxsize=256)
def _tile(wide: int, high: int, fill: Rgb, edge: Rgb) -> Image.Image:
    pen = Pen(wide, high)
    pen.rounded((2, 2, wide - 2, high - 2), 6, fill, edge, 4 if fill != edge else 0)
    return pen.done()


@lru_cache(maxsize=16)
def _bar(high: int, fill: Rgb) -> Image.Image:
    pen = Pen(6, high)
    pen.rounded((0, 0, 6, high), 3, fill)
    return pen.done()


def _write(
    made: Sheet, text: str, x: float, y: float, anchor: str, width: float, size: int = LETTERS, weight: int = 700
) -> None:
    made.write(fitted(text, size, weight, width), x, y, THEME.faint, anchor)
