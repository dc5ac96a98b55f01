"""Turns a scene into the PNG files that are posted, with their alternative text."""

from __future__ import annotations

from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.face import Face
from render.kit.sheet import Sheet
from render.png import png
from render.scene import Scene

WIDTH = 800
"""The maximum width of a picture in pixels: twice the 400 at which a phone shows it."""

HEIGHT = 1600
"""The maximum height of a picture in pixels: a higher one and its buttons do not fit on a phone's screen."""

PICTURES = 4
"""The maximum number of pictures of one scene."""

_COLORS = 128
"""The number of colours of a picture in a game without a fixed palette."""


class Drawing(Struct, frozen=True):
    """A scene as it is posted."""

    images: tuple[bytes, ...]
    """PNG files, in the order in which they are shown."""

    alt: str
    """The alternative text for all of them together."""


def draw(face: Face, scene: Scene) -> Drawing:
    """The scene as it is posted. The result depends on the arguments alone. May run in any thread."""
    sheets = face.painter.paint(scene)
    return Drawing(tuple(encode(sheet, face) for sheet in sheets), face.teller.alt(scene))


def encode(sheet: Sheet, face: Face) -> bytes:
    """A sheet as a PNG file in the palette of `face`, or in a palette of its own if `face` has none."""
    if face.palette:
        return png(sheet, face.palette, face.level)
    small = sheet.image().quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    kept = BytesIO()
    small.save(kept, "PNG", compress_level=5)
    return kept.getvalue()
