"""The colours of Stranded, as its messages and emoji name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.stranded import Stranded

Color = Literal["red", "blue", "yellow", "green", "black"]

COLORS: Mapping[str, Color] = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "k": "black"}
"""The colours as messages select by them, by their letters in the notation."""

SIGNS = {"r": "❤️", "b": "🔷", "y": "⭐", "g": "🍀", "k": "⚫"}
"""The emblems of the colours as emoji, by the letters of the notation."""


def turn_color(here: Stranded) -> Color:
    """The colour of the turn. Only called once it is known."""
    assert here.color is not None, "the colour of the turn is known"
    return COLORS[here.color]


def tower_color(here: Stranded, seat: int) -> Color:
    """The colour of the seat's tower. Only called for a seat that has one."""
    color = here.colors[seat - 1]
    assert color is not None, "the seat has a tower"
    return COLORS[color]
