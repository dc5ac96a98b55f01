"""Whose side of the board is whose, however it is turned: a rail in the seat's colour, with its tile at both ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.games_up import tiles
from render.games_up.tiles import Style
from render.kit import board
from render.kit.geometry import Box, Geometry
from render.kit.sheet import Sheet
from rules.games_up import SIZE

HOME = {1: "1", 2: str(SIZE)}
"""The rank in front of each seat."""

_STRENGTH = 90
"""Of 255: how much of the wood, and of the names on it, a rail covers."""


def rail(geometry: Geometry, seat: int) -> Box:
    """Where the rail of a seat lies: on the frame beside its rank, from corner to corner."""
    rim = round(board.FRAME * geometry.cell)
    left, top, right, bottom = geometry.area
    first, last = geometry.box(f"a{HOME[seat]}"), geometry.box(f"f{HOME[seat]}")
    low, high = min(first[0], last[0]), max(first[2], last[2])
    if (low, high) == (left, right):
        above = first[1] == top
        return left - rim, top - rim if above else bottom, right + rim, top if above else bottom + rim
    beside = low == left
    return left - rim if beside else right, top - rim, left if beside else right + rim, bottom + rim


def lay(picture: Sheet, geometry: Geometry, styles: Mapping[int, Style]) -> None:
    """Lay the rails of both seats."""
    rim = round(board.FRAME * geometry.cell)
    for seat, style in styles.items():
        left, top, right, bottom = rail(geometry, seat)
        picture.lay(_strip(right - left, bottom - top, rim, style), left, top)
        token = tiles.token(rim - 6, style)
        for x, y in ((left, top), (right - rim, bottom - rim)):
            picture.lay(token, x + (rim - token.width) / 2, y + (rim - token.height) / 2)


@lru_cache(maxsize=256)
def _strip(wide: int, high: int, rim: int, style: Style) -> Image.Image:
    """A rail as a sprite: between the corners, along the middle of the frame's edge."""
    strip = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    inside = (rim, 3, wide - rim, high - 3) if wide > high else (3, rim, wide - 3, high - rim)
    strip.paste((*style.tint.body, _STRENGTH), inside)
    return strip
