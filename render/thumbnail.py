"""Draws the thumbnail of a game for lists: its motif, or the upper part of a scene, where the board is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO

from PIL import Image

from render.face import Face
from render.scene import Scene

SIDE = 176
"""The side of a thumbnail in pixels: twice the 88 at which Discord shows it."""

_COLORS = 96


def thumbnail(face: Face, scene: Scene) -> bytes:
    """The game's motif, or the scene if the game has none, as a square PNG file. May run in any thread."""
    return _file(_board(face, scene)) if face.motif is None else _of_motif(face.motif)


@lru_cache(maxsize=16)
def _of_motif(motif: Callable[[int], Image.Image]) -> bytes:
    """A motif is the same in all languages, and drawn once."""
    return _file(motif(SIDE))


def _file(small: Image.Image) -> bytes:
    kept = BytesIO()
    small.quantize(_COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _board(face: Face, scene: Scene) -> Image.Image:
    whole = face.painter.paint(scene)[0].image()
    side = min(whole.size)
    left = (whole.width - side) // 2
    return whole.crop((left, 0, left + side, side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
