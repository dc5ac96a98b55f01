"""The columns of Stranded, drawn with characters."""

from __future__ import annotations

from render.kit.words import squares
from rules.stranded import HOLE, PRINTED, Stranded
from words import Words


def drawn(say: Words, here: Stranded) -> list[str]:
    """One line for each rank, from the top. Each column has its tower, its caps from the top down, and its ground.

    `R:gb/y` is a red tower on a green cap, which lies on a blue cap, which lies on yellow ground.
    """
    return squares("abcde", 5, 7, lambda column: _place(say, here, column))


def _place(say: Words, here: Stranded, column: str) -> str:
    if column == HOLE:
        return say.stranded.grid_hole()
    seat = here.tower_on(column)
    tower = f"{(here.colors[seat - 1] or '?').upper()}:" if seat else ""
    return f"{tower}{here.caps(column)[::-1]}/{PRINTED[column]}"
