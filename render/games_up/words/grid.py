"""The board of The Game's Up!, drawn with characters."""

from __future__ import annotations

from render.kit.words import squares
from rules.games_up import SIZE, GamesUp


def drawn(here: GamesUp) -> list[str]:
    """One line for each rank, from the top.

    `r4` is a red 4, `b2+` a stack with a blue 2 on top, and `.` an empty square.
    """
    return squares("abcdef", SIZE, 5, lambda square: _square(here, square))


def _square(here: GamesUp, square: str) -> str:
    top = here.top(square)
    if top is None:
        return "."
    return f"{'rb'[top.owner - 1]}{top.face}{'+' if len(here.stack(square)) > 1 else ''}"
