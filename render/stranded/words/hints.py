"""Tips for somebody who is new to Stranded."""

from __future__ import annotations

from render.stranded.words.colors import turn_color
from rules import stranded as game
from rules.core import Choice
from rules.stranded import REACH, Step, Stranded
from words import Words
from words.lists import both

_NAMED = 3
"""Up to this number, the caps in reach are named one by one."""


def hint(say: Words, here: Stranded) -> str:
    """A tip for the step of the turn, or empty if nobody is to choose (ST-7, ST-10 to ST-18)."""
    turn, w = here.turn(), say.stranded
    if not isinstance(turn, Choice):
        return ""
    match here.step:
        case Step.TOWER:
            return w.hint_tower()
        case Step.COLOR:
            return w.hint_color()
        case Step.TAKE:
            return _taking(say, here)
        case Step.MOVE:
            return _moving(say, here, turn)
        case Step.STRAND:
            return w.hint_strand()
        case Step.PUT:
            return w.hint_put()
        case _:
            return w.hint_corner()


def _taking(say: Words, here: Stranded) -> str:
    w, color, spot = say.stranded, turn_color(here), here.spot(here.seat)
    assert spot is not None, "a seat that takes its turn has placed its tower"
    near = [column for column in here.takable(here.color or "") if column in REACH[spot]]
    if not near:
        return w.hint_take_none(color=color, column=spot)
    if len(near) == 1:
        return w.hint_take_one(color=color, column=near[0])
    if len(near) <= _NAMED:
        return w.hint_take_few(color=color, columns=both(say, near))
    return w.hint_take_many(count=len(near), color=color)


def _moving(say: Words, here: Stranded, turn: Choice) -> str:
    for ply in turn.plies:
        after = here.play(ply)
        if isinstance(after, Stranded) and isinstance(ply, game.Move) and after.jumped:
            return say.stranded.hint_jump(column=ply.column)
    return say.stranded.hint_corner()
