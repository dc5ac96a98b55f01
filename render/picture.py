"""Turns a scene into the PNG files that are posted, with their alternative text, and into the thumbnail of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
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


SIDE = 176
"""The side of a thumbnail in pixels: twice the 88 at which Discord shows it."""

_THUMBNAIL_COLORS = 96


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


def thumbnail(face: Face, scene: Scene) -> bytes:
    """The game's motif, or the scene if the game has none, as a square PNG file. May run in any thread."""
    return _file(_board(face, scene)) if face.motif is None else _of_motif(face.motif)


@lru_cache(maxsize=16)
def _of_motif(motif: Callable[[int], Image.Image]) -> bytes:
    """A motif is the same in all languages, and drawn once."""
    return _file(motif(SIDE))


def _file(small: Image.Image) -> bytes:
    kept = BytesIO()
    small.quantize(_THUMBNAIL_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        kept, "PNG", optimize=True
    )
    return kept.getvalue()


def _board(face: Face, scene: Scene) -> Image.Image:
    whole = face.painter.paint(scene)[0].image()
    side = min(whole.size)
    left = (whole.width - side) // 2
    return whole.crop((left, 0, left + side, side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
