"""The structure of Strata 5, drawn with characters."""

from __future__ import annotations

from render.kit.words import squares
from rules.strata5.position import Strata5

_FILES = "abcdefghij"


def drawn(here: Strata5) -> list[str]:
    """Two grids with one line for each rank, from the top: the levels of the spaces, and the pawns on them.

    `r2` is the red pawn 2, `b3` the black pawn 3, and `.` a space without a pawn.
    """
    standing = {pawn.space: f"{'rb'[pawn.seat - 1]}{pawn.number}" for pawn in here.pawns}
    files = _FILES[: here.size]
    return [
        "Levels:",
        *squares(files, here.size, 2, lambda space: str(here.structure.level(space))),
        "Pawns, r red and b black:",
        *squares(files, here.size, 3, lambda space: standing.get(space, ".")),
    ]
