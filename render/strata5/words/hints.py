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
            return f"Your {pawn.number} can reach {ply.end} on level {TOP}: that wins."
    for ply in plies:
        captured = here.captured_by(ply)
        if captured:
            return f"Your {here.mover(ply).number} can capture the {captured.number} on {ply.end}."
    if here.step is Step.SECOND:
        return "Where it ends matters, the way there does not."
    if not any(pawn.seat == here.seat for pawn in here.pawns):
        return "Pawns enter on your Starting Blocks: the first step."
    return "A pawn walks its number, one level a step at most."


def _building(here: Strata5, plies: list[Block]) -> str:
    for ply in plies:
        under = here.trapped_by(ply)
        if under and all(pawn.seat != here.seat for pawn in under):
            pawn = under[0]
            return f"A block at {ply.place} would trap the other side’s {pawn.number} for good."
    for ply in plies:
        own = [pawn for pawn in here.trapped_by(ply) if pawn.seat == here.seat]
        if own:
            return f"Take care: a block at {ply.place} would trap your own {own[0].number}."
    higher = next((ply for ply in plies if here.lies_on(ply) > 1), None)
    if higher is not None:
        return f"At {higher.place} a block makes a step up to level {here.lies_on(higher)}."
    return "Where two blocks meet, the next can lie on both."
