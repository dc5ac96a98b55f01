"""A small picture of a game, to know it by in a list: its motif, or the top of a scene, which is where its board is."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.face import Face, Scene

SIDE = 176
"""Pixels: twice the 88 at which Discord shows a thumbnail."""

_COLORS = 96


def thumbnail(face: Face, scene: Scene) -> bytes:
    """The game's motif as a small square PNG, or where it has none, the scene. May run in any thread."""
    small = face.motif(SIDE) if face.motif is not None else _board(face, scene)
    kept = BytesIO()
    small.quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _board(face: Face, scene: Scene) -> Image.Image:
    whole = face.painter.paint(scene)[0].image()
    side = min(whole.size)
    left = (whole.width - side) // 2
    return whole.crop((left, 0, left + side, side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
