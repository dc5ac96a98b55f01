"""Why a move of The Game's Up! is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.texts import Reason, because
from rules import grid
from rules.games_up import SEVEN, SIZE, SQUARES, GamesUp, Move
from rules.grid import is_square
from rules.notation import begun
from words import Words


def why_not(say: Words, here: GamesUp, words: Sequence[str]) -> Reason | None:
    """Why `words`, which begin no legal ply, cannot be played; None for no reason.

    Words that contain a whole legal ply among others have none.
    """
    w = say.games_up
    squares = [word for word in words if is_square(word)]
    if off := [square for square in squares if square not in SQUARES]:
        return because(w.why_off_board(square=off[0], last=SQUARES[-1]), "GU-1")
    # The squares of a legal ply among other words: there is no reason against that ply.
    if not squares or begun(here, squares[:2]):
        return None
    start = squares[0]
    stack = here.stack(start)
    if not stack:
        return because(w.why_empty(square=start), "GU-7")
    if len(stack) > 1 and here.owner(start) != here.seat:
        return because(w.why_their_stack(square=start), "GU-7")
    if len(squares) > 1:
        return _no_way(say, here, start, squares[1])
    return because(w.why_nowhere(square=start), "GU-9", "GU-10", "GU-11", "GU-12")


def _no_way(say: Words, here: GamesUp, start: str, end: str) -> Reason:
    w = say.games_up
    if start == end:
        return because(w.why_there(square=start), "GU-9")
    mine, stack = here.owner(start) == here.seat, here.stack(start)
    line = next((line for line in grid.lines(start, SIZE, SIZE) if end in line[:2]), None)
    if line is None:
        return because(w.why_far(start=start, end=end), "GU-9")
    if end in line[1:2]:
        if len(stack) > 1:
            return because(w.why_stack_far(), "GU-9")
        if here.owner(line[0]) != here.owner(start):
            return because(w.why_leap(over=line[0]), "GU-9")
    if Move(start, end) in here.closed:
        return because(w.why_closed(start=start, end=end), "GU-11")
    if here.owner(end) == here.owner(start):
        return because(w.why_own(end=end), "GU-10")
    if not mine:
        return because(w.why_their_piece(), "GU-12")
    if here.alternating and len(stack) > 1 and stack[0].owner != here.seat:
        return because(w.why_alternating(), "GU-16")
    why = w.why_face(face=SEVEN - stack[-1].face, prey=here.stack(end)[-1].face)
    return because(why, "GU-13" if len(stack) == 1 else "GU-14")
