"""From a scene to the bytes of a picture that is posted."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.face import Face, Scene

WIDTH = 800
"""The width in pixels of every picture: twice the 400 at which a phone shows it."""

_COLORS = 128


def png(face: Face, scene: Scene) -> bytes:
    """The scene as a PNG with a palette. Depends on nothing but its arguments; may run in any thread."""
    return encode(face.paint(scene))


def encode(picture: Image.Image) -> bytes:
    """An RGB picture as a PNG with a palette of its own."""
    small = picture.quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    kept = BytesIO()
    small.save(kept, "PNG", compress_level=5)
    return kept.getvalue()
