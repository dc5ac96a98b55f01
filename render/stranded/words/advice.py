"""Why a hint or an analysis advises a move of Stranded."""

from __future__ import annotations

from collections.abc import Mapping

from render.kit.advice import Advice, Compared, Quantity, in_hundred
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


def outdoes(say: Words, quantities: Mapping[str, Compared]) -> list[str]:
    """The risks to be stranded, as far as the better move makes the own one smaller, or an opponent's greater."""
    mine, theirs = ([in_hundred(each) for each in quantities[name]] for name in ("danger", "their danger"))
    w = say.stranded
    told = []
    if mine[0] < mine[1]:
        told.append(w.outdoes_danger(better=mine[0], played=mine[1]))
    if theirs[0] > theirs[1]:
        told.append(w.outdoes_their_danger(better=theirs[0], played=theirs[1]))
    return told
