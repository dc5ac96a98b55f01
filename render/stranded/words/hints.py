"""Tips for somebody who is new to Stranded."""

from __future__ import annotations

from render.kit.words import series
from render.stranded.words.story import color_word
from rules import stranded as game
from rules.core import Choice
from rules.stranded import REACH, Step, Stranded

_STEPS = {
    Step.TOWER: "The towers differ only in colour: take any.",
    Step.CORNER: "Look which colours you can reach from there.",
    Step.COLOR: "You take one cap of it, then move to another one.",
    Step.STRAND: "Next time, keep a second way open.",
    Step.PUT: "Few caps in reach make its owner’s turn hard.",
}


_NAMED = 3
"""Up to this number, the caps in reach are named one by one."""


def hint(here: Stranded) -> str:
    """A tip for the step of the turn, or empty if nobody is to choose (ST-7, ST-10 to ST-18)."""
    if not isinstance(here.turn(), Choice):
        return ""
    match here.step:
        case Step.TAKE:
            return _taking(here)
        case Step.MOVE:
            return _moving(here)
        case _:
            return _STEPS[here.step]


def _taking(here: Stranded) -> str:
    color, spot = color_word(here.color or ""), here.spot(here.seat)
    assert spot is not None, "a seat that takes its turn has placed its tower"
    near = [column for column in here.takable(here.color or "") if column in REACH[spot]]
    if not near:
        return f"You reach no {color} cap: uncover one in line with {spot}."
    if len(near) == 1:
        return f"You reach only the {color} cap on {near[0]}: take another."
    where = f"{color} on {series(near)}" if len(near) <= _NAMED else f"{len(near)} {color} caps"
    return f"You reach {where}: leave yourself one."


def _moving(here: Stranded) -> str:
    turn = here.turn()
    assert isinstance(turn, Choice), "a tower that moves has somewhere to go"
    for ply in turn.plies:
        after = here.play(ply)
        if isinstance(after, Stranded) and isinstance(ply, game.Move) and after.jumped:
            return f"On the way to {ply.column} you can move the tower that you jump."
    return "Look which colours you can reach from there."
