"""Tips for somebody who is new to The Game's Up!."""

from __future__ import annotations

from render.kit.numbers import signed
from render.kit.words import series
from rules.core import Choice
from rules.games_up import PIECE_TAKES, SEVEN, SQUARES, STACK_TAKES, GamesUp, Move, worth


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
        return f"Your stack on {best} is worth {worth(stack)}; when it moves, its {top} turns to {SEVEN - top}."
    return "Only stacks score, and a capture makes one: bring a piece beside one that it will take once turned over."


def _capture(here: GamesUp, ply: Move) -> str:
    stack, ahead = here.stack(ply.start), here.outlook(ply)
    face, alone = ahead.moved[-1].face, len(stack) == 1
    takes = series([str(each) for each in sorted((PIECE_TAKES if alone else STACK_TAKES)[face])])
    what = f"Your {stack[-1].face if alone else 'stack'} on {ply.start}"
    wins = " and wins" if here.score(here.seat) + ahead.points >= here.target else ""
    return f"{what} turns to {face}, which takes {takes}: capturing on {ply.end} brings {signed(ahead.points)}{wins}."
