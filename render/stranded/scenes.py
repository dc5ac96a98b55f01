"""What the pictures and the words of Stranded both take from a scene."""

from __future__ import annotations

from rules.core import Position
from rules.stranded import Stranded


def stranded_of(position: Position) -> Stranded:
    """`position`, which is one of Stranded."""
    assert isinstance(position, Stranded), "this face shows Stranded alone"
    return position
