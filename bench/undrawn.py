"""What stands in for the drawing of pictures where only matters what is said and done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from cogs.pictures import films, pictures
from cogs.pictures.pictures import Picture
from render.face import Face
from render.film import Film
from render.scene import Scene

_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""The smallest PNG file."""


@contextmanager
def no_pictures() -> Iterator[None]:
    """Every board and replay is an empty picture while the block runs; its description is the usual one."""
    with patch.object(pictures, "_draw", _picture), patch.object(films, "_film", _film):
        yield


def _picture(face: Face, scene: Scene) -> Picture:
    return Picture((_PIXEL,), face.teller.alt(scene))


def _film(_face: Face, scenes: Sequence[Scene], _tell: Any) -> Film:
    return Film(_PIXEL, "webp", len(scenes))
