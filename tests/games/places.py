"""What truths ask of a position of any game: its legal plies, and squares on a board."""

from __future__ import annotations

from typing import Any

from rules import grid
from rules.core import Over, Position
from rules.foresight import Consequence
from rules.notation import legal


def verbs(here: Any) -> set[str]:
    return {str(ply).split()[0] for ply in legal(here)}


def steps(one: str, other: str) -> tuple[int, int]:
    (file, rank), (to_file, to_rank) = grid.place(one), grid.place(other)
    return abs(to_file - file), abs(to_rank - rank)


def straight(one: str, other: str) -> bool:
    across, up = steps(one, other)
    return one != other and (not across or not up or across == up)


def middle(one: str, other: str) -> str:
    """The square halfway between two that lie two apart in a straight line."""
    (file, rank), (to_file, to_rank) = grid.place(one), grid.place(other)
    return grid.name((file + to_file) // 2, (rank + to_rank) // 2)


def consequence(position: Position, seat: int) -> Consequence | None:
    turn = position.turn()
    if isinstance(turn, Over):
        if turn.outcome.winners:
            return Consequence.WINS if seat in turn.outcome.winners else Consequence.LOSES
        return Consequence.DRAWS if position.seats > 1 else Consequence.LOSES
    return None if seat in position.remaining() else Consequence.OUT
