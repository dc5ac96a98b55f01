"""Small landscapes of Mars for cards and for the top of the picture, in flat colours."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.canvas import SCALE, Point
from render.kit.theme import Rgb, mix

NIGHT: tuple[Rgb, Rgb] = ((22, 18, 34), (96, 48, 58))
DUSK: tuple[Rgb, Rgb] = ((58, 28, 40), (214, 116, 66))
DAY: tuple[Rgb, Rgb] = ((176, 88, 58), (240, 186, 128))
STORM: tuple[Rgb, Rgb] = ((92, 46, 36), (168, 92, 58))

_SKIES = {"h1": DAY, "h2": DAY, "h3": DUSK, "h4": DUSK, "h5": STORM, "f": NIGHT, "head": NIGHT}
_BANDS = 6


def landscape(wide: int, high: int, name: str) -> Image.Image:
    """The landscape `name` (`h1` to `h5`, `f` or `head`) as an RGB image, SCALE times as large as `wide` by `high`."""
    picture = Image.new("RGB", (wide * SCALE, high * SCALE))
    brush = _Brush(ImageDraw.Draw(picture), wide, high)
    top, low = _SKIES[name]
    for band in range(_BANDS):
        brush.box(0, band / _BANDS, 1, (band + 1) / _BANDS, mix(top, low, (band / (_BANDS - 1)) ** 1.3))
    _MOTIFS[name](brush, top, low)
    return picture


class _Brush:
    """Draws with coordinates from 0 to 1: fractions of the picture's width and height."""

    def __init__(self, draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        self._draw = draw
        self.size = wide * SCALE, high * SCALE
        self.ratio = wide / high

    def box(self, left: float, top: float, right: float, bottom: float, fill: Rgb) -> None:
        self._draw.rectangle((*self._at(left, top), *self._at(right, bottom)), fill=fill)

    def shape(self, points: Sequence[Point], fill: Rgb) -> None:
        self._draw.polygon([self._at(x, y) for x, y in points], fill=fill)

    def disc(self, x: float, y: float, reach: float, fill: Rgb, flat: float = 1.0) -> None:
        """A disc with the radius `reach`, as a fraction of the height; its own height is multiplied by `flat`."""
        across, middle = reach * self.size[1], self._at(x, y)
        box = (middle[0] - across, middle[1] - across * flat, middle[0] + across, middle[1] + across * flat)
        self._draw.ellipse(box, fill=fill)

    def stars(self, number: int, seed: int, below: float) -> None:
        dice = random.Random(seed)  # noqa: S311 - a sky, the same in every picture
        for _ in range(number):
            x, y = self._at(dice.random(), dice.random() * below)
            reach = dice.choice((0.4, 0.4, 0.7)) * SCALE
            self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=(226, 204, 186))

    def dunes(self, y: float, swing: float, turns: float, shift: float, fill: Rgb) -> None:
        """The ground below a wavy line around `y`."""
        line = [
            (step / 40, y + swing * math.sin(turns * math.tau * step / 40 + shift) + swing / 3 * math.sin(step / 2.3))
            for step in range(41)
        ]
        self.shape([*line, (1, 1), (0, 1)], fill)

    def peaks(self, tops: Sequence[Point], foot: float, fill: Rgb, shade: Rgb) -> None:
        """Mountains with their tops at `tops`, each with one side in shade."""
        for x, y in tops:
            half = (foot - y) * 0.9 / self.ratio
            self.shape([(x, y), (x + half, foot), (x - half, foot)], fill)
            self.shape(
                [(x, y), (x + half, foot), (x + half * 0.15, foot), (x - half * 0.12, y + 0.5 * (foot - y))], shade
            )

    def _at(self, x: float, y: float) -> Point:
        return x * self.size[0], y * self.size[1]


_ROCK: Rgb = (138, 62, 42)
_DARK: Rgb = (74, 34, 32)
_SUN: Rgb = (255, 232, 190)
_SNOW: Rgb = (236, 226, 214)


def _dunes(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.disc(0.76, 0.36, 0.13, _SUN)
    brush.dunes(0.66, 0.05, 1.0, 0.4, mix(low, _ROCK, 0.55))
    brush.dunes(0.80, 0.06, 0.8, 2.6, _ROCK)
    for x, y, reach in ((0.22, 0.9, 0.06), (0.3, 0.93, 0.035), (0.62, 0.88, 0.03)):
        brush.disc(x, y, reach, _DARK, 0.7)


def _crater(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.disc(0.2, 0.3, 0.11, _SUN)
    brush.dunes(0.56, 0.03, 0.7, 1.0, mix(low, _ROCK, 0.5))
    brush.dunes(0.68, 0.02, 0.6, 3.4, _ROCK)
    brush.disc(0.6, 0.8, 0.5, mix(_ROCK, _SUN, 0.22), 0.28)
    brush.disc(0.6, 0.82, 0.44, _DARK, 0.26)
    brush.disc(0.6, 0.86, 0.34, mix(_DARK, _ROCK, 0.4), 0.2)


def _camp(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.disc(0.8, 0.58, 0.16, _SUN)
    brush.dunes(0.70, 0.04, 0.9, 0.2, mix(low, _ROCK, 0.6))
    brush.disc(0.34, 0.82, 0.34, _SNOW)
    brush.disc(0.34, 0.85, 0.27, mix(_SNOW, _DARK, 0.28))
    brush.box(0.31, 0.62, 0.37, 0.84, _SNOW)
    brush.box(0.53, 0.70, 0.62, 0.84, mix(_SNOW, _DARK, 0.2))
    brush.dunes(0.84, 0.03, 0.8, 2.0, _DARK)


def _mountains(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.disc(0.5, 0.42, 0.2, _SUN)
    brush.peaks(((0.86, 0.34), (0.12, 0.4)), 0.9, mix(low, _ROCK, 0.6), mix(low, _DARK, 0.6))
    brush.peaks(((0.62, 0.22), (0.32, 0.36)), 1.0, _ROCK, _DARK)
    brush.dunes(0.9, 0.03, 1.2, 0.0, _DARK)


def _storm(brush: _Brush, top: Rgb, low: Rgb) -> None:
    brush.disc(0.22, 0.28, 0.1, mix(low, _SUN, 0.5))
    for step in range(9):
        y, reach = 0.14 + 0.085 * step, 0.5 - 0.043 * step
        x = 0.6 + 0.06 * math.sin(step * 1.1)
        brush.disc(x, y, reach, mix(_DARK, low, 0.25 + 0.5 * (step % 2)), 0.16)
    brush.dunes(0.86, 0.03, 1.0, 1.0, mix(top, _DARK, 0.5))


def _launch(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.stars(40, 5, 0.7)
    brush.disc(0.18, 0.26, 0.07, _SNOW)
    brush.peaks(((0.9, 0.5), (0.08, 0.56)), 0.95, mix(low, _DARK, 0.4), _DARK)
    brush.disc(0.55, 0.86, 0.5, mix(low, _SUN, 0.35), 0.35)
    hull = [(0.55, 0.1), (0.585, 0.3), (0.59, 0.72), (0.62, 0.88), (0.48, 0.88), (0.51, 0.72), (0.515, 0.3)]
    brush.shape(hull, _SNOW)
    brush.shape(
        [(0.55, 0.1), (0.585, 0.3), (0.59, 0.72), (0.62, 0.88), (0.56, 0.88), (0.56, 0.3)], mix(_SNOW, _DARK, 0.3)
    )
    brush.disc(0.548, 0.36, 0.045, _DARK)
    brush.dunes(0.88, 0.02, 1.0, 0.0, _DARK)


def _head(brush: _Brush, _: Rgb, low: Rgb) -> None:
    brush.stars(70, 9, 0.7)
    brush.disc(0.47, 0.26, 0.11, (206, 190, 176))
    brush.disc(0.42, 0.36, 0.05, (176, 158, 148))
    brush.dunes(0.72, 0.07, 1.6, 0.4, mix(low, _DARK, 0.35))
    brush.dunes(0.86, 0.05, 2.2, 2.6, mix(_DARK, (40, 22, 20), 0.45))


_MOTIFS = {
    "h1": _dunes,
    "h2": _crater,
    "h3": _camp,
    "h4": _mountains,
    "h5": _storm,
    "f": _launch,
    "head": _head,
}
