"""Why a hint advises a move of Stranded."""

from __future__ import annotations

from render.kit.advice import Advice, Quantity, in_hundred
from rules.stranded import Stranded
from words import Words


def gains(say: Words, advice: Advice[Stranded]) -> list[str]:
    """How the risk to be stranded changes, as far as there is one; nothing while towers are placed."""
    before = advice.played[0].before
    if any(before.spot(seat) is None for seat in before.remaining()):
        return []
    mine, theirs = _risk(advice.changes["danger"]), _risk(advice.changes["their danger"])
    w = say.stranded
    told = []
    if any(mine):
        told.append(w.advice_danger(changes=mine[0] != mine[1], before=mine[0], after=mine[1]))
    if any(theirs):
        told.append(w.advice_their_danger(changes=theirs[0] != theirs[1], before=theirs[0], after=theirs[1]))
    return told


def _risk(danger: Quantity) -> tuple[int, int]:
    return in_hundred(danger.before), in_hundred(danger.after)
