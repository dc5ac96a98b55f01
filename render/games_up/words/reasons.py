"""Why a move of The Game's Up! is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rules import grid
from rules.games_up import SEVEN, SIZE, SQUARES, GamesUp, Move
from rules.grid import is_square
from rules.notation import begun


def why_not(here: GamesUp, words: Sequence[str]) -> str:
    """Why `words`, which begin no legal ply, cannot be played: a sentence with the clause, or empty for no reason.

    Words that contain a whole legal ply among others have none.
    """
    squares = [word for word in words if is_square(word)]
    if off := [square for square in squares if square not in SQUARES]:
        return f"{off[0]} is not on the board, which goes from a1 to {SQUARES[-1]} (GU-1)."
    # The squares of a legal ply among other words: there is no reason against that ply.
    if not squares or begun(here, squares[:2]):
        return ""
    start = squares[0]
    stack = here.stack(start)
    if not stack:
        return f"{start} is empty (GU-7)."
    if len(stack) > 1 and here.owner(start) != here.seat:
        return f"The stack on {start} is your opponent’s: of theirs you may move single pieces alone (GU-7)."
    if len(squares) > 1:
        return _no_way(here, start, squares[1])
    return f"What stands on {start} has nowhere to go now (GU-9 to GU-12)."


def _no_way(here: GamesUp, start: str, end: str) -> str:
    if start == end:
        return f"What stands on {start} is there already (GU-9)."
    mine, stack = here.owner(start) == here.seat, here.stack(start)
    line = next((line for line in grid.lines(start, SIZE, SIZE) if end in line[:2]), None)
    if line is None:
        return f"{end} is too far from {start}, or not in a straight line (GU-9)."
    if end in line[1:2]:
        if len(stack) > 1:
            return "A stack moves one square at a time (GU-9)."
        if here.owner(line[0]) != here.owner(start):
            return f"A leap goes over a piece of its own colour, and {line[0]} holds none (GU-9)."
    if Move(start, end) in here.closed:
        return f"The way back from {start} to {end} is closed (GU-11)."
    if here.owner(end) == here.owner(start):
        return f"{end} holds the same colour (GU-10)."
    if not mine:
        return "A piece of your opponent’s only goes to an empty square (GU-12)."
    face, prey = SEVEN - stack[-1].face, here.stack(end)[-1].face
    clause = "GU-13" if len(stack) == 1 else "GU-14"
    if here.alternating and len(stack) > 1 and stack[0].owner != here.seat:
        return "Its lowest piece would lie on one of the same colour (GU-16)."
    return f"What you move turns to {face}, which does not capture a {prey} ({clause})."
