"""Tips for somebody who is new to Stranded."""

from __future__ import annotations

from render.kit.words import series
from render.stranded.words.story import color_word, tint_word
from rules import stranded as game
from rules.core import Choice
from rules.stranded import REACH, Step, Stranded

_STEPS = {
    Step.TOWER: "The towers differ in nothing but their colour: take the one you like.",
    Step.CORNER: "The corner is only where you start; all caps lie open, so look which colours it reaches.",
    Step.COLOR: "You will take a cap of that colour and then move to another one: name one that you can reach.",
    Step.STRAND: "A tower on bare ground stays for good: next time, keep a second way open.",
    Step.PUT: "Its owner goes on from there: few caps in reach make a hard turn. Nobody can take the cap under it.",
}


_NAMED = 4
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
        return f"No {color} cap is in your tower’s reach: look for one that has {color} under it, in line with {spot}."
    if len(near) == 1:
        return f"Your tower can reach one {color} cap, on {near[0]}: if you can, take another."
    where = f"{color} on {series(near)}" if len(near) <= _NAMED else f"{len(near)} {color} caps"
    return f"Your tower can reach {where}: leave yourself at least one of them."


def _moving(here: Stranded) -> str:
    turn = here.turn()
    assert isinstance(turn, Choice), "a tower that moves has somewhere to go"
    for ply in turn.plies:
        after = here.play(ply)
        if isinstance(after, Stranded) and isinstance(ply, game.Move) and after.jumped:
            towers = series([f"the {tint_word(here, seat)} tower" for seat in after.jumped])
            return f"On the way to {ply.column} you jump {towers} and may set down what you jump on any free cap."
    return "The cap under your tower is safe from everybody. Look which colours you will reach from there."
