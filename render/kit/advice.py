"""What a computer advises, for tellers to explain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, NamedTuple

from msgspec import Struct, field

from rules.core import CHANCE, Played, PositionT_co


class Quantity(NamedTuple):
    """How a quantity of the game changes (`opponents.skill.Skill.features`)."""

    before: float
    """In the present position."""

    after: float
    """After the advised move."""

    answered: float
    """After the best play that follows it; equal to `after` if none is known."""

    other: float = 0.0
    """After the next best move."""

    other_answered: float = 0.0
    """After the best play that follows that move."""

    explains: bool = False
    """Whether it is better after the advised move than after the next best one, and explains why that one is worse."""

    explains_later: bool = False
    """The same after the best play that follows each of them."""


class Compared(NamedTuple):
    """What a quantity of the game is after a better move, and what it was after the one that was played."""

    better: float
    played: float
    explains: bool = True
    """Whether it explains why the better move is better."""


class Advice(Struct, Generic[PositionT_co], frozen=True):
    """A move that a computer advises, and what it saw."""

    seat: int
    """The seat that is to act."""

    played: tuple[Played[PositionT_co], ...]
    """The advised plies: at least one, all of the seat."""

    share: float
    """The share of the win that the computer expects for the seat, from 0 to 1."""

    answer: tuple[Played[PositionT_co], ...] = ()
    """The best play afterwards up to the end of the next turn, as far as it is known."""

    otherwise: tuple[Played[PositionT_co], ...] = ()
    """The best other choice; empty if none is known."""

    other_share: float = 0.0
    """The share of the win that the computer expects for `otherwise`."""

    only: bool = False
    """Whether the seat has no other choice."""

    changes: Mapping[str, Quantity] = field(default_factory=dict)
    """How the quantities of the game change, by name."""

    @property
    def reply(self) -> tuple[Played[PositionT_co], ...]:
        """The next turn of another seat; empty where none is known, or chance or the same seat is next."""
        return () if not self.answer or self.answer[0].seat in (self.seat, CHANCE) else self.answer

    @property
    def wins(self) -> int:
        """In how many games of 100 a win is expected. 0 and 100 mean that there is no doubt."""
        return in_hundred(self.share)

    @property
    def other_wins(self) -> int:
        """The same for `otherwise`."""
        return in_hundred(self.other_share)


def in_hundred(share: float) -> int:
    """A share as a whole number of hundredths. Only 0 and 1 themselves become 0 and 100."""
    return round(share * 100) if share in (0, 1) else min(99, max(1, round(share * 100)))
