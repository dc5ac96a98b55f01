"""The plies, the events and the endings of Strata 5."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Ending, Event, Ply

IDLE_TURNS = 60
"""The number of successive turns without a capture or a block that ends the game (S5-28)."""


class Pawn(NamedTuple):
    """A pawn on the board or trapped: its space, its level, its owner and its number (S5-4, S5-6)."""

    space: str
    level: int
    seat: int
    number: int


class Move(Ply, frozen=True):
    """`c2 e3`: the pawn on `start` walks to `end` (S5-9, S5-15)."""

    start: str
    end: str

    def __str__(self) -> str:
        return f"{self.start} {self.end}"


class Enter(Ply, frozen=True):
    """`3 d2`: a pawn with the number 3 enters from the hand and walks to `end` (S5-14)."""

    number: int
    end: str

    def __str__(self) -> str:
        return f"{self.number} {self.end}"


class Block(Ply, frozen=True):
    """`block c3`: a block is laid with its lower left space on `place` (S5-2)."""

    place: str


class Captured(Event, frozen=True):
    """`seat` has captured `pawn` (given as it stood), which is in the hand of `seat` now (S5-16)."""

    seat: int
    pawn: Pawn


class Trapped(Event, frozen=True):
    """The block that was laid has trapped `pawn` (S5-21)."""

    pawn: Pawn


class NoPawnMoves(Event, frozen=True):
    """No pawn of `seat` can move: both pawn parts were skipped (S5-7)."""

    seat: int


class NoSecondPawn(Event, frozen=True):
    """No other pawn of `seat` can move: the second pawn part was skipped (S5-7)."""

    seat: int


class NoPlace(Event, frozen=True):
    """There is no legal place for a block: the part was skipped (S5-7)."""

    seat: int


class NoBlockLeft(Event, frozen=True):
    """All blocks are built: the part was skipped (S5-7, S5-26)."""

    seat: int


class Passed(Event, frozen=True):
    """`seat` could do nothing in this turn, which counts nevertheless (S5-7, S5-28)."""

    seat: int
    turn: int


class End(Ending):
    """How a game ends (S5-23 to S5-29)."""

    CLIMBED = "climbed"
    LOCKED_BY_CAPTURE = "locked by a capture"
    LOCKED_BY_BLOCK = "locked by a block"
    LOCKED_ITSELF = "locked itself"
    NO_FIVE = "no block on level 5"
    IDLE = f"{IDLE_TURNS} idle turns"
    THIRD_TIME = "third time"
    RESIGNED = "resigned"
