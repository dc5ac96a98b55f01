"""Tips for somebody who is new to Strata 5."""

from __future__ import annotations

from rules.core import Choice
from rules.strata5.plies import Block, Enter, Move
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP
from words import Words


def hint(say: Words, here: Strata5) -> str:
    """A tip for the part of the turn, or empty if nobody is to choose (S5-7 to S5-24)."""
    turn = here.turn()
    if not isinstance(turn, Choice):
        return ""
    if here.step is Step.BLOCK:
        return _building(say, here, [ply for ply in turn.plies if isinstance(ply, Block)])
    return _walking(say, here, [ply for ply in turn.plies if isinstance(ply, Move | Enter)])


def _walking(say: Words, here: Strata5, plies: list[Move | Enter]) -> str:
    w = say.strata5
    for ply in plies:
        pawn = here.mover(ply)
        if pawn.level == TOP:
            return w.hint_wins(number=pawn.number, end=ply.end, level=TOP)
    for ply in plies:
        captured = here.captured_by(ply)
        if captured:
            return w.hint_captures(number=here.mover(ply).number, captured=captured.number, end=ply.end)
    if here.step is Step.SECOND:
        return w.hint_second()
    if not any(pawn.seat == here.seat for pawn in here.pawns):
        return w.hint_enter()
    return w.hint_walk()


def _building(say: Words, here: Strata5, plies: list[Block]) -> str:
    w = say.strata5
    for ply in plies:
        under = here.trapped_by(ply)
        if under and all(pawn.seat != here.seat for pawn in under):
            return w.hint_trap(place=ply.place, number=under[0].number)
    for ply in plies:
        own = [pawn for pawn in here.trapped_by(ply) if pawn.seat == here.seat]
        if own:
            return w.hint_trap_own(place=ply.place, number=own[0].number)
    higher = next((ply for ply in plies if here.lies_on(ply) > 1), None)
    if higher is not None:
        return w.hint_climb(place=higher.place, level=here.lies_on(higher))
    return w.hint_block()
