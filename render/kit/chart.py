"""Draws a chart: of the players' chances over a game, or of how somebody's figures have changed.

Lines differ in lightness, in their dashes and in the shape of their marks, so that they can be told apart without
colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.kit.canvas import SCALE, Pen, Point
from render.kit.fonts import fitted, named
from render.kit.series import Series
from render.kit.theme import THEME, Rgb, mix

WIDTH, HEIGHT = 800, 520
"""The size of a chart in pixels: a phone shows it 400 pixels wide."""

_LEFT, _RIGHT, _BOTTOM = 104, 34, 62
_ROW, _SAMPLE, _LETTERS = 42, 64, 28
"""The height of a row of names, the length of the line beside a name, and the size of all letters."""

_COLORS = 64

_Area = tuple[float, float, float, float]


class _Style(Struct, frozen=True):
    """How a line looks: its colour, the lengths of dashes and gaps in turn, its mark's number of corners, its width."""

    color: Rgb
    dashes: tuple[float, ...]
    corners: int
    width: float


_STYLES = (
    _Style((252, 204, 62), (), 0, 5.0),
    _Style((120, 178, 240), (16, 9), 4, 5.0),
    _Style((244, 112, 92), (3, 10), 3, 6.0),
    _Style((255, 246, 224), (18, 8, 3, 8), 5, 4.0),
    _Style((96, 190, 104), (32, 12), 6, 5.0),
)


def chart(series: Sequence[Series], levels: Sequence[str], first: str, last: str) -> bytes:
    """The chart as a PNG file. It may be drawn in any thread.

    `levels` are the labels of the shares 0, one half and 1; `first` and `last` those of the first and last moment.
    Bands are drawn behind all lines.
    """
    across = 2 if len(series) > 1 else 1
    top = 24 + _ROW * -(-len(series) // across)
    height = HEIGHT + top - 24 - _ROW
    pen = Pen(WIDTH, height)
    area = (_LEFT, top, WIDTH - _RIGHT, height - _BOTTOM)
    pen.rounded((0, 0, WIDTH, height), 0, THEME.table)
    pen.rounded(area, 4, THEME.plate)
    for level, label in enumerate(levels):
        y = area[3] + (area[1] - area[3]) * level / 2
        pen.line([(area[0], y), (area[2], y)], mix(THEME.plate, THEME.faint, 0.45), 1.5)
        _write(pen, label, area[0] - 12, y, "rm", _LEFT - 18)
    _write(pen, first, area[0], height - _BOTTOM / 2 + 2, "lm", 330)
    _write(pen, last, area[2], height - _BOTTOM / 2 + 2, "rm", 330)
    for number, each in enumerate(series):
        x, y = 24 + (WIDTH - 48) / across * (number % across), 12 + _ROW * (number // across) + _ROW / 2
        style = _STYLES[number % len(_STYLES)]
        _stroke(pen, [(x, y), (x + _SAMPLE, y)], style)
        _mark(pen, (x + _SAMPLE / 2, y), style)
        name = named(each.name, _LETTERS * SCALE, 800, ((WIDTH - 48) / across - _SAMPLE - 30) * SCALE)
        pen.text(name, x + _SAMPLE + 14, y, THEME.parchment, "lm")
    for number, each in enumerate(series):
        _draw_between(pen, each, area, _STYLES[number % len(_STYLES)])
    # The first player's line is drawn last, so that it is not hidden where lines meet.
    for number in reversed(range(len(series))):
        _draw(pen, series[number], area, _STYLES[number % len(_STYLES)])
    kept = BytesIO()
    small = pen.done().convert("RGB").quantize(_COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _places(series: Series, shares: Sequence[float], area: _Area) -> list[Point]:
    """Where values are drawn, the last of which belongs to the last moment."""
    left, top, right, bottom = area
    moments = max(len(series.shares), len(series.dots))
    steps, before = max(1, moments - 1), moments - len(shares)
    return [
        (left + (right - left) * index / steps, bottom + (top - bottom) * share)
        for index, share in enumerate(shares, before)
    ]


def _draw_between(pen: Pen, series: Series, area: _Area, style: _Style) -> None:
    """The band in which the values of a line are likely, with lines at its edges."""
    if not series.between:
        return
    edges = [_places(series, [each[side] for each in series.between], area) for side in (0, 1)]
    pen.polygon([*edges[0], *reversed(edges[1])], mix(THEME.plate, style.color, 0.28))
    for edge in edges:
        pen.line(edge, mix(THEME.plate, style.color, 0.6), 2)


def _draw(pen: Pen, series: Series, area: _Area, style: _Style) -> None:
    left, top, right, bottom = area
    for x, y in _places(series, series.dots, area):
        pen.ellipse(x, y, 6, 6, THEME.ink, THEME.parchment, 2.5)
    points = _places(series, series.shares, area)
    _stroke(pen, points, style)
    for point in dict.fromkeys((points[0], points[len(points) // 3], points[2 * len(points) // 3], points[-1])):
        _mark(pen, point, style)
    for moment, label in series.numbered:
        x, y = points[moment]
        x, y = min(max(x, left + 18), right - 18), min(max(y, top + 18), bottom - 18)
        pen.ellipse(x, y, 19, 19, THEME.ink, style.color, 4)
        pen.text(fitted(label, 26 * SCALE, 900, 30 * SCALE), x, y, THEME.parchment)


def _stroke(pen: Pen, points: Sequence[Point], style: _Style) -> None:
    for part in _dashed(points, style.dashes):
        pen.line(part, style.color, style.width)


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn: all of it without dashes."""
    if not dashes:
        yield list(points)
        return
    place, left, drawn = 0, dashes[0], True
    part = [points[0]]
    for end in points[1:]:
        begin = part[-1]
        while (length := ((end[0] - begin[0]) ** 2 + (end[1] - begin[1]) ** 2) ** 0.5) > left:
            begin = (
                begin[0] + (end[0] - begin[0]) * left / length,
                begin[1] + (end[1] - begin[1]) * left / length,
            )
            if drawn:
                yield [*part, begin]
            part, drawn, place = [begin], not drawn, (place + 1) % len(dashes)
            left = dashes[place]
        left -= length
        part.append(end)
    if drawn:
        yield part


def _mark(pen: Pen, at: Point, style: _Style) -> None:
    """The shape by which a line is known: a disc, or a polygon with this number of corners."""
    x, y = at
    if not style.corners:
        pen.ellipse(x, y, 9, 9, style.color)
        return
    turned = [2 * math.pi * corner / style.corners - math.pi / 2 for corner in range(style.corners)]
    pen.polygon([(x + 12 * math.cos(angle), y + 12 * math.sin(angle)) for angle in turned], style.color)


def _write(pen: Pen, label: str, x: float, y: float, anchor: str, width: float) -> None:
    pen.text(fitted(label, _LETTERS * SCALE, 700, width * SCALE), x, y, THEME.parchment, anchor)
