"""Tips for somebody who is new to Strata 5."""

from __future__ import annotations

from rules.core import Choice
from rules.strata5.plies import Block, Enter, Move
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP


def hint(here: Strata5) -> str:
    """A tip for the part of the turn, or empty if nobody is to choose (S5-7 to S5-24)."""
    turn = here.turn()
    if not isinstance(turn, Choice):
        return ""
    if here.step is Step.BLOCK:
        return _building(here, [ply for ply in turn.plies if isinstance(ply, Block)])
    return _walking(here, [ply for ply in turn.plies if isinstance(ply, Move | Enter)])


def _walking(here: Strata5, plies: list[Move | Enter]) -> str:
    for ply in plies:
        pawn = here.mover(ply)
        if pawn.level == TOP:
            return f"Your {pawn.number} can end on {ply.end}, which has level {TOP}: that wins at once."
    for ply in plies:
        captured = here.captured_by(ply)
        if captured:
            mover = here.mover(ply).number
            return (
                f"Your {mover} can end on {ply.end} and capture the {captured.number} there: it comes into your hand."
            )
    if here.step is Step.SECOND:
        return "A second pawn now, another than the first. Where it ends matters, the way there does not."
    if not any(pawn.seat == here.seat for pawn in here.pawns):
        return "Pawns enter on your own Starting Blocks: being put down is their first step, and they walk the rest."
    return "A pawn walks exactly its number, from neighbour to neighbour, one level up or down at a step at most."


def _building(here: Strata5, plies: list[Block]) -> str:
    for ply in plies:
        under = here.trapped_by(ply)
        if under and all(pawn.seat != here.seat for pawn in under):
            pawn = under[0]
            return f"A block at {ply.place} would trap your opponent’s {pawn.number} on {pawn.space} for good."
    for ply in plies:
        own = [pawn for pawn in here.trapped_by(ply) if pawn.seat == here.seat]
        if own:
            return f"Mind your own: a block at {ply.place} would trap your {own[0].number} on {own[0].space} for good."
    higher = next((ply for ply in plies if here.lies_on(ply) > 1), None)
    if higher is not None:
        return f"A block at {higher.place} would lie on level {here.lies_on(higher)}: stairs are what your pawns need."
    return "A block on the bare board makes room to walk; where two blocks meet, the next one can lie on top of both."
