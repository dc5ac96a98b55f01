"""A question to the table: what it is about, who must say yes, and who has; and requests that were not granted."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from sessions.state.players import Player


class Matter(Enum):
    """What a question to the table is about."""

    BACK = "back"
    """Whether moves are taken back."""

    DRAW = "draw"
    """Whether the game ends in a draw."""

    SEAT = "seat"
    """Whether somebody else takes over a seat."""

    TIME = "time"
    """Whether a seat is given up whose time is out."""


class Question(Struct, frozen=True, kw_only=True):
    """An open question to the table. It is granted when all `voters` have said yes, and closed when one says no.

    Attributes:
        number (int): the number of the log's entry that asked it.
        matter (Matter): what it is about.
        by (int): the id of who asked.
        voters (tuple[int, ...]): the ids of those who must say yes.
        plies (int): how many plies would stand, if moves are to be taken back.
        seat (int): whose seat is meant, from 1; 0 if none is.
        person (Player | None): who would take over the seat.
        yes (tuple[int, ...]): the ids of those who have said yes.
        at (int): when it was asked, in seconds since 1970; a pause of the game moves that moment, as nobody answers.
    """

    number: int
    matter: Matter
    by: int
    voters: tuple[int, ...]
    plies: int = 0
    seat: int = 0
    person: Player | None = None
    yes: tuple[int, ...] = ()
    at: int = 0

    def agreed(self, user_id: int) -> Question:
        """The question after a yes."""
        return replace(self, yes=(*self.yes, user_id))

    @property
    def open(self) -> tuple[int, ...]:
        """The ids of those who have still to answer."""
        return tuple(each for each in self.voters if each not in self.yes)


class UngrantedQuestion(Struct, frozen=True):
    """A question that was not granted: somebody refused it, its asker withdrew it, or the game went on.

    Attributes:
        question (Question): what was asked.
        turn (int): the number of the turn in which it was asked.
        at (int): when it was closed or, while it is open, when it was asked, in seconds since 1970.
    """

    question: Question
    turn: int
    at: int
