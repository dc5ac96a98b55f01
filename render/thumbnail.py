"""A small picture of a game, to know it by in a list: the top of a scene, which is where its board is."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.face import Face, Scene

SIDE = 176
"""Pixels: twice the 88 at which Discord shows a thumbnail."""

_COLORS = 96


def thumbnail(face: Face, scene: Scene) -> bytes:
    """The scene as a small square PNG. Depends on nothing but its arguments; may run in any thread."""
    whole = face.painter.paint(scene)[0].image()
    side = min(whole.size)
    left = (whole.width - side) // 2
    small = whole.crop((left, 0, left + side, side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    kept = BytesIO()
    small.quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(kept, "PNG", optimize=True)
    return kept.getvalue()
