"""The structure of Strata 5, drawn with characters."""

from __future__ import annotations

from render.kit.words import squares
from rules.strata5.position import Strata5
from words import Words

_FILES = "abcdefghij"


def drawn(say: Words, here: Strata5) -> list[str]:
    """Two grids with one line for each rank, from the top: the levels of the spaces, and the pawns on them.

    `r2` is the red pawn 2, `b3` the black pawn 3, and `.` a space without a pawn.
    """
    w = say.strata5
    letters = w.letter_red(), w.letter_black()
    standing = {pawn.space: f"{letters[pawn.seat - 1]}{pawn.number}" for pawn in here.pawns}
    files = _FILES[: here.size]
    return [
        w.grid_levels(),
        *squares(files, here.size, 2, lambda space: str(here.structure.level(space))),
        w.grid_pawns(),
        *squares(files, here.size, 3, lambda space: standing.get(space, ".")),
    ]
