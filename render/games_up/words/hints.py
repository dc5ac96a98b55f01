"""Tips for somebody who is new to The Game's Up!."""

from __future__ import annotations

from render.kit.numbers import signed
from rules.core import Choice
from rules.games_up import SEVEN, SQUARES, GamesUp, Move, worth
from words import Words


def hint(say: Words, here: GamesUp) -> str:
    """A tip for the player to move, or empty if nobody is to move (GU-8, GU-13, GU-14, GU-17)."""
    turn = here.turn()
    if not isinstance(turn, Choice):
        return ""
    captures = [ply for ply in turn.plies if isinstance(ply, Move) and here.stack(ply.end)]
    if captures:
        return _capture(say, here, max(captures, key=lambda ply: here.outlook(ply).points))
    own = [square for square in SQUARES if here.owner(square) == here.seat and len(here.stack(square)) > 1]
    if own:
        best = max(own, key=lambda square: worth(here.stack(square)))
        stack = here.stack(best)
        top = stack[-1].face
        return say.games_up.hint_stack(square=best, worth=worth(stack), top=top, shown=SEVEN - top)
    return say.games_up.hint_none()


def _capture(say: Words, here: GamesUp, ply: Move) -> str:
    stack, ahead = here.stack(ply.start), here.outlook(ply)
    return say.games_up.hint_capture(
        what="single" if len(stack) == 1 else "stack",
        face=stack[-1].face,
        start=ply.start,
        shown=ahead.moved[-1].face,
        end=ply.end,
        gain=signed(ahead.points),
        wins=here.score(here.seat) + ahead.points >= here.target,
    )
