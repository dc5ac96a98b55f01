"""Tips for somebody who is new to The Game's Up!."""

from __future__ import annotations

from render.kit.numbers import signed
from rules.core import Choice
from rules.games_up import SEVEN, SQUARES, GamesUp, Move, worth


def hint(here: GamesUp) -> str:
    """A tip for the player to move, or empty if nobody is to move (GU-8, GU-13, GU-14, GU-17)."""
    turn = here.turn()
    if not isinstance(turn, Choice):
        return ""
    captures = [ply for ply in turn.plies if isinstance(ply, Move) and here.stack(ply.end)]
    if captures:
        return _capture(here, max(captures, key=lambda ply: here.outlook(ply).points))
    own = [square for square in SQUARES if here.owner(square) == here.seat and len(here.stack(square)) > 1]
    if own:
        best = max(own, key=lambda square: worth(here.stack(square)))
        stack = here.stack(best)
        top = stack[-1].face
        return f"Your stack on {best} is worth {worth(stack)}; moved, its {top} shows {SEVEN - top}."
    return "Only stacks score, and a capture makes a stack."


def _capture(here: GamesUp, ply: Move) -> str:
    stack, ahead = here.stack(ply.start), here.outlook(ply)
    what = f"Your {stack[-1].face if len(stack) == 1 else 'stack'} on {ply.start}"
    wins = ", a win" if here.score(here.seat) + ahead.points >= here.target else ""
    return f"{what} turns to {ahead.moved[-1].face}, takes {ply.end}: {signed(ahead.points)}{wins}."
