"""Draws sprites, emblems and backgrounds with smooth edges: shapes are drawn SCALE times larger and then scaled down.

A sprite is an RGBA image that is drawn once and never changed. Coordinates are pixels of the finished picture, and may
be fractions.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.fonts import Line
from render.kit.theme import Rgb, mix

SCALE = 4
"""The factor by which a sprite is drawn larger than it is shown."""

Point = tuple[float, float]
Outline = tuple[Point, ...]
"""The corners of a polygon; y increases downwards."""

Color = Rgb | tuple[int, int, int, int]


class Pen:
    """Draws one sprite, on an RGBA image that is SCALE times as large as the sprite.

    `size` is the sprite's width and height in pixels, and `image` the large image.
    """

    def __init__(self, width: float, height: float) -> None:
        self.size = math.ceil(width), math.ceil(height)
        self.image = Image.new("RGBA", (self.size[0] * SCALE, self.size[1] * SCALE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Iterable[Point], fill: Color) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=fill)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: Color | None, line: Color | None = None, width: float = 0
    ) -> None:
        """An ellipse around (`x`, `y`) with the radii `rx` and `ry`; a `line` of `width` runs inside its edge."""
        box = ((x - rx) * SCALE, (y - ry) * SCALE, (x + rx) * SCALE - 1, (y + ry) * SCALE - 1)
        self._draw.ellipse(box, fill=fill, outline=line, width=round(width * SCALE))

    def arc(
        self, x: float, y: float, rx: float, ry: float, start: float, end: float, fill: Color, width: float
    ) -> None:
        """A part of the edge of an ellipse, from `start` to `end`, in degrees clockwise from the right."""
        box = ((x - rx) * SCALE, (y - ry) * SCALE, (x + rx) * SCALE, (y + ry) * SCALE)
        self._draw.arc(box, start, end, fill=fill, width=round(width * SCALE))

    def rounded(
        self, box: Sequence[float], radius: float, fill: Color | None, line: Color | None = None, width: float = 0
    ) -> None:
        """A rectangle (left, top, right, bottom) with round corners; a `line` of `width` runs inside its edge."""
        left, top, right, bottom = (each * SCALE for each in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1), radius * SCALE, fill=fill, outline=line, width=round(width * SCALE)
        )

    def line(self, points: Sequence[Point], fill: Color, width: float) -> None:
        """A line with round ends and corners."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=fill, width=round(width * SCALE), joint="curve")
        half = width * SCALE / 2
        for x, y in scaled:
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def emblem(self, outline: Outline, x: float, y: float, rx: float, ry: float, fill: Color) -> None:
        """An emblem with the centre (`x`, `y`), `2 * rx` wide and `2 * ry` high."""
        self.polygon(((x + rx * across, y + ry * down) for across, down in outline), fill)

    def text(self, line: Line, x: float, y: float, fill: Color, anchor: str = "mm") -> None:
        """A line of text with its `anchor`, its centre by default, at (`x`, `y`).

        Its font must be SCALE times as large as it is to appear.
        """
        line.draw(self._draw, x * SCALE, y * SCALE, fill, anchor)

    def within(self, shape: Image.Image, fill: Image.Image | Rgb) -> None:
        """Fill the white parts of `shape`, an L image of the size of `image`, with a colour or with such an image."""
        if box := shape.getbbox():
            ink = fill.crop(box) if isinstance(fill, Image.Image) else (*fill, 255)
            self.image.paste(ink, box, shape.crop(box))

    def done(self) -> Image.Image:
        """The finished sprite."""
        return self.image.reduce(SCALE)


def sprite(width: float, height: float, paint: Callable[[Pen], None]) -> Image.Image:
    """A sprite of `width` by `height` pixels, painted by `paint`."""
    pen = Pen(width, height)
    paint(pen)
    return pen.done()


def lay(picture: Image.Image, top: Image.Image, x: float, y: float) -> None:
    """Paste the sprite `top` onto `picture`, an RGB image, with its upper left corner at (`x`, `y`)."""
    picture.paste(top, (round(x), round(y)), top)


def shadowed(top: Image.Image, blur: float, dx: float, dy: float, strength: float) -> Image.Image:
    """The sprite with a soft shadow below it. The size stays the same, so the sprite needs a margin for the shadow.

    `blur` is the radius in pixels, (`dx`, `dy`) the offset of the shadow, and `strength` its opacity (0 to 1).
    """
    shade = ImageChops.offset(top.getchannel("A"), round(dx), round(dy)).filter(ImageFilter.GaussianBlur(blur))
    under = Image.new("RGBA", top.size, (0, 0, 0, 0))
    under.putalpha(shade.point(lambda value: round(value * strength)))
    under.alpha_composite(top)
    return under


def grain(width: int, height: int, color: Rgb, depth: float, seed: int, upright: bool = False) -> Image.Image:
    """Wood as an RGB image: `color` with long fibres that are lighter or darker by up to `depth` (0 to 1).

    The fibres run from left to right, or from top to bottom if `upright`.
    """
    along, across = (height, width) if upright else (width, height)
    source = random.Random(seed)  # noqa: S311 - a texture, the same in every picture
    few, many = max(2, along // 260), max(2, across // 3)
    coarse = Image.frombytes("L", (few, many), source.randbytes(few * many))
    broad = Image.frombytes("L", (few, many // 8 + 2), source.randbytes(few * (many // 8 + 2)))
    fibres = Image.blend(
        coarse.resize((along, across), Image.Resampling.BICUBIC),
        broad.resize((along, across), Image.Resampling.BICUBIC),
        0.55,
    )
    if upright:
        fibres = fibres.transpose(Image.Transpose.ROTATE_90)
    bands = []
    low, high = mix(color, (0, 0, 0), depth), mix(color, (255, 236, 200), depth)
    for dark, light in zip(low, high, strict=True):
        bands.append(fibres.point([round(dark + (light - dark) * value / 255) for value in range(256)]))
    return Image.merge("RGB", bands)


def ground(side: int, color: Rgb) -> Image.Image:
    """A square RGB image of `side` pixels: `color`, lighter in the middle and darker towards the corners."""
    picture = Image.new("RGB", (side, side), mix(color, (0, 0, 0), 0.45))
    draw = ImageDraw.Draw(picture)
    rings = 12
    for ring in range(rings):
        radius = 0.72 * side * (1 - ring / rings)
        shade = mix(mix(color, (0, 0, 0), 0.40), mix(color, (255, 240, 215), 0.12), ring / rings)
        middle = side / 2
        draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=shade)
    return picture


def _heart() -> Outline:
    points = []
    for step in range(48):
        angle = math.tau * step / 48
        x = 16 * math.sin(angle) ** 3
        y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((x / 16.2, 0.03 - (y + 2.5) / 15.2))
    return tuple(points)


def _star() -> Outline:
    radii = (1.08, 0.47)
    return tuple(
        (radii[step % 2] * math.sin(math.pi * step / 5), 0.08 - radii[step % 2] * math.cos(math.pi * step / 5))
        for step in range(10)
    )


def _clover() -> Outline:
    """Four round leaves on the diagonals, so that the clover is as wide as it is high."""
    points = []
    for step in range(96):
        angle = math.tau * step / 96
        radius = 0.42 + 0.58 * abs(math.cos(2 * angle)) ** 0.55
        points.append((radius * math.cos(angle + math.pi / 4), radius * math.sin(angle + math.pi / 4)))
    return tuple(points)


# Emblems: each stands for one colour, so that pictures can be read without seeing colours. An emblem is an outline
# within the square from (-1, -1) to (1, 1).
HEART = _heart()
DIAMOND: Outline = ((0.0, -1.0), (0.84, 0.0), (0.0, 1.0), (-0.84, 0.0))
STAR = _star()
CLOVER = _clover()
