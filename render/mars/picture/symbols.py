"""The signs on the cards: one for each ability, so that cards can be told apart without colours and letters.

A sign is drawn around a centre, to a distance of `reach` pixels, in one `color`; `ground` is the colour below it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.kit import canvas
from render.kit.canvas import Pen, Point, ground, lay, sprite
from render.kit.theme import THEME, Rgb, mix

_Draw = Callable[[Pen, float, float, float, Rgb, Rgb], None]


_PLANET = (193, 84, 48)

_SKY = (38, 30, 52)


def draw(pen: Pen, name: str, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """Draw the sign `name` around (`x`, `y`): of an ability, of an aging card's effect, or another one of the table.

    Raises KeyError for an unknown name.
    """
    _SIGNS[name](pen, x, y, reach, color, ground)


def _heart(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    pen.emblem(canvas.HEART, x, y, reach, reach, color)


def _hunger(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """A heart with a bar across."""
    pen.emblem(canvas.HEART, x, y, reach, reach, color)
    pen.rounded((x - 0.55 * reach, y - 0.2 * reach, x + 0.55 * reach, y + 0.1 * reach), 0.05 * reach, ground)


def _sheet(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb, full: bool = True) -> None:
    """A card standing upright."""
    box = (x - 0.68 * reach, y - 0.95 * reach, x + 0.68 * reach, y + 0.95 * reach)
    pen.rounded(box, 0.2 * reach, color if full else ground, color, 0.2 * reach)


def _card(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """A card with a plus."""
    _sheet(pen, x, y, reach, color, ground)
    pen.rounded((x - 0.4 * reach, y - 0.13 * reach, x + 0.4 * reach, y + 0.13 * reach), 0, ground)
    pen.rounded((x - 0.13 * reach, y - 0.4 * reach, x + 0.13 * reach, y + 0.4 * reach), 0, ground)


def _destroy(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """A cross."""
    arm = 0.66 * reach
    for down in (arm, -arm):
        pen.line([(x - arm, y - down), (x + arm, y + down)], color, 0.46 * reach)


def _double(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """Two chevrons that point up."""
    for top in (-0.8, 0.0):
        points = [(-0.85, top + 0.75), (0, top), (0.85, top + 0.75)]
        pen.line([(x + a * reach, y + b * reach) for a, b in points], color, 0.36 * reach)


def _copy(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """Two cards, one behind the other."""
    _sheet(pen, x - 0.28 * reach, y - 0.22 * reach, 0.78 * reach, color, ground, full=False)
    _sheet(pen, x + 0.28 * reach, y + 0.22 * reach, 0.78 * reach, color, ground)


def _step(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """A stair that leads down."""
    points = [(-0.95, -0.7), (-0.35, -0.7), (-0.35, 0.0), (0.3, 0.0), (0.3, 0.7), (0.95, 0.7)]
    pen.line([(x + a * reach, y + b * reach) for a, b in points], color, 0.34 * reach)


def _sort(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """An eye."""
    lid = [(math.cos(math.pi * step / 12), 0.62 * math.sin(math.pi * step / 12)) for step in range(25)]
    pen.polygon([(x + a * reach, y + b * reach) for a, b in lid], color)
    pen.ellipse(x, y, 0.42 * reach, 0.42 * reach, ground)
    pen.ellipse(x, y, 0.22 * reach, 0.22 * reach, color)


def _swap(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """Two arrows, one each way."""
    for way in (1, -1):
        high = y - 0.4 * way * reach
        pen.line([(x - 0.75 * way * reach, high), (x + 0.3 * way * reach, high)], color, 0.28 * reach)
        tip: list[Point] = [(0.98, -0.4), (0.25, -0.9), (0.25, 0.1)]
        pen.polygon([(x + a * way * reach, y + b * way * reach) for a, b in tip], color)


def _under(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """An arrow down to a line."""
    pen.line([(x, y - 0.8 * reach), (x, y)], color, 0.32 * reach)
    pen.polygon(
        [(x - 0.62 * reach, y - 0.1 * reach), (x + 0.62 * reach, y - 0.1 * reach), (x, y + 0.55 * reach)], color
    )
    pen.line([(x - 0.7 * reach, y + 0.82 * reach), (x + 0.7 * reach, y + 0.82 * reach)], color, 0.26 * reach)


def _fear(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """A crescent."""
    pen.ellipse(x, y, 0.92 * reach, 0.92 * reach, color)
    pen.ellipse(x + 0.42 * reach, y - 0.22 * reach, 0.74 * reach, 0.74 * reach, ground)


def _stop(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """An octagon with a bar."""
    around = [math.tau * (step + 0.5) / 8 for step in range(8)]
    pen.polygon([(x + reach * math.cos(each), y + reach * math.sin(each)) for each in around], color)
    pen.rounded((x - 0.55 * reach, y - 0.2 * reach, x + 0.55 * reach, y + 0.2 * reach), 0, ground)


def _hourglass(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """The sign of every aging card."""
    for way in (1, -1):
        glass = [(-0.6, -0.8), (0.6, -0.8), (0.08, 0.0), (-0.08, 0.0)]
        pen.polygon([(x + a * reach, y + b * way * reach) for a, b in glass], color)
        high = y - 0.86 * way * reach
        pen.line([(x - 0.7 * reach, high), (x + 0.7 * reach, high)], color, 0.2 * reach)


def _helmet(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """The sign of the starting deck."""
    pen.ellipse(x, y - 0.05 * reach, 0.86 * reach, 0.86 * reach, color)
    pen.rounded((x - 0.7 * reach, y + 0.62 * reach, x + 0.7 * reach, y + 0.95 * reach), 0.1 * reach, color)
    pen.rounded((x - 0.52 * reach, y - 0.42 * reach, x + 0.52 * reach, y + 0.34 * reach), 0.34 * reach, ground)
    pen.line([(x - 0.22 * reach, y + 0.1 * reach), (x + 0.06 * reach, y - 0.18 * reach)], color, 0.12 * reach)


def _bulb(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """The sign of knowledge without an ability: a light."""
    pen.ellipse(x, y - 0.25 * reach, 0.66 * reach, 0.66 * reach, color)
    pen.rounded((x - 0.3 * reach, y + 0.2 * reach, x + 0.3 * reach, y + 0.62 * reach), 0.06 * reach, color)
    pen.rounded((x - 0.3 * reach, y + 0.7 * reach, x + 0.3 * reach, y + 0.9 * reach), 0.08 * reach, color)
    pen.line([(x - 0.2 * reach, y - 0.3 * reach), (x, y), (x + 0.2 * reach, y - 0.3 * reach)], ground, 0.1 * reach)


def _hazard(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """A warning triangle."""
    pen.polygon([(x, y - 0.95 * reach), (x + reach, y + 0.8 * reach), (x - reach, y + 0.8 * reach)], color)
    pen.rounded((x - 0.12 * reach, y - 0.4 * reach, x + 0.12 * reach, y + 0.25 * reach), 0.1 * reach, ground)
    pen.ellipse(x, y + 0.5 * reach, 0.14 * reach, 0.14 * reach, ground)


def _rocket(pen: Pen, x: float, y: float, reach: float, color: Rgb, ground: Rgb) -> None:
    """The sign of the Final Chapters."""
    side = [(0, -1), (0.34, -0.5), (0.38, 0.4), (0.72, 0.85), (0.3, 0.7)]
    hull = [*side, *((-a, b) for a, b in reversed(side))]
    pen.polygon([(x + a * reach, y + b * reach) for a, b in hull], color)
    pen.ellipse(x, y - 0.25 * reach, 0.17 * reach, 0.17 * reach, ground)


def _check(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    """Done, or beaten."""
    points = [(-0.7, 0.05), (-0.15, 0.6), (0.75, -0.55)]
    pen.line([(x + a * reach, y + b * reach) for a, b in points], color, 0.34 * reach)


def _round(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    pen.ellipse(x, y, 0.9 * reach, 0.9 * reach, color)


def _triangle(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    pen.polygon([(x, y - 0.95 * reach), (x + reach, y + 0.75 * reach), (x - reach, y + 0.75 * reach)], color)


def _square(pen: Pen, x: float, y: float, reach: float, color: Rgb, _: Rgb) -> None:
    pen.rounded((x - 0.8 * reach, y - 0.8 * reach, x + 0.8 * reach, y + 0.8 * reach), 0.12 * reach, color)


_SIGNS: dict[str, _Draw] = {
    "life1": _heart,
    "life2": _heart,
    "card1": _card,
    "card2": _card,
    "destroy": _destroy,
    "double": _double,
    "copy": _copy,
    "step": _step,
    "sort": _sort,
    "swap1": _swap,
    "swap2": _swap,
    "under": _under,
    "hunger1": _hunger,
    "hunger2": _hunger,
    "fear": _fear,
    "stop": _stop,
    "aging": _hourglass,
    "start": _helmet,
    "plain": _bulb,
    "hazard": _hazard,
    "final": _rocket,
    "sheet": _sheet,
    "check": _check,
    "green": _round,
    "yellow": _triangle,
    "red": _square,
}


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, _SKY)

    def paint(pen: Pen) -> None:
        x, y, radius = 0.5 * side, 0.86 * side, 0.56 * side
        pen.ellipse(x, y, radius, radius, mix(_PLANET, (255, 220, 180), 0.35))
        pen.ellipse(x, y + 0.02 * side, radius, radius, _PLANET)
        for across, down, wide in ((0.24, 0.72, 0.07), (0.80, 0.78, 0.09), (0.36, 0.94, 0.06)):
            pen.ellipse(across * side, down * side, wide * side, 0.6 * wide * side, mix(_PLANET, (40, 8, 0), 0.4))
        draw(pen, "final", 0.53 * side, 0.47 * side, 0.43 * side, (20, 12, 16), (20, 12, 16))
        draw(pen, "final", 0.53 * side, 0.47 * side, 0.39 * side, THEME.cream, (52, 104, 150))

    lay(picture, sprite(side, side, paint), 0, 0)
    return picture
