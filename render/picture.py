"""From a scene to the bytes of the pictures that are posted, and the words that stand for them."""

from __future__ import annotations

from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.face import Face, Scene
from render.kit.sheet import Sheet
from render.png import png

WIDTH = 800
"""The most pixels that a picture is wide: twice the 400 at which a phone shows it."""

HEIGHT = 1600
"""The most pixels that a picture is high: beyond, it and the buttons under it do not fit a phone's screen."""

PICTURES = 4
"""The most pictures of one scene."""

_COLORS = 128
"""The size of a palette that is a picture's own."""


class Drawing(Struct, frozen=True):
    """A scene as it is posted: PNG files in the order in which they are seen, and `alt` in place of them all."""

    images: tuple[bytes, ...]
    alt: str


def draw(face: Face, scene: Scene) -> Drawing:
    """The scene as it is posted. Depends on nothing but its arguments; may run in any thread."""
    sheets = face.painter.paint(scene)
    return Drawing(tuple(encode(sheet, face) for sheet in sheets), face.teller.alt(scene))


def encode(sheet: Sheet, face: Face) -> bytes:
    """A sheet as a PNG in the colours of `face`, or in colours of its own where that has none."""
    if face.palette:
        return png(sheet, face.palette, face.level)
    small = sheet.image().quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    kept = BytesIO()
    small.save(kept, "PNG", compress_level=5)
    return kept.getvalue()
