"""What happens around the moves of a running game: entries of its log like the plies themselves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sessions.entry import Entry, Person


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


class Grace(Enum):
    """Why somebody has more time than their clock gave them."""

    AWAY = "away"
    """They had said that they would be away."""

    DOWN = "down"
    """The bot was down when their time ran out."""

    WAIT = "wait"
    """The others would rather wait."""


@dataclass(frozen=True, slots=True)
class TakenBack(Entry):
    """The plies behind the first `plies` do not stand any more: `by` took them back."""

    kind = "taken back"
    by: int
    plies: int


@dataclass(frozen=True, slots=True)
class Asked(Entry):
    """A question to the table: it is settled when all `voters` have said yes, or one no.

    `plies`: so many would stand when moves are taken back. `seat`: whose seat is meant; `person` would take it over.
    """

    kind = "asked"
    matter: Matter
    by: int
    voters: tuple[int, ...]
    plies: int = 0
    seat: int = 0
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class Agreed(Entry):
    """Somebody said yes to the question."""

    kind = "agreed"
    user_id: int


@dataclass(frozen=True, slots=True)
class Declined(Entry):
    """Somebody said no to the question, or took back their own."""

    kind = "said no"
    user_id: int


@dataclass(frozen=True, slots=True)
class Substituted(Entry):
    """`person` takes over a seat. `by` brought that about: a player, or a moderator."""

    kind = "substituted"
    seat: int
    person: Person
    by: int


@dataclass(frozen=True, slots=True)
class Paused(Entry):
    """The game was paused by a moderator; clocks stand."""

    kind = "paused"
    by: str
    by_id: int


@dataclass(frozen=True, slots=True)
class Resumed(Entry):
    """The game goes on."""

    kind = "resumed"
    by: str
    by_id: int


@dataclass(frozen=True, slots=True)
class Reminded(Entry):
    """Who is to act was reminded of their clock."""

    kind = "reminded"
    user_id: int


@dataclass(frozen=True, slots=True)
class Nudged(Entry):
    """Who is to act was asked by another player whether they are still there."""

    kind = "nudged"
    user_id: int
    by: int


@dataclass(frozen=True, slots=True)
class RanOut(Entry):
    """The time of who is to act is out: the others choose what happens."""

    kind = "time out"
    user_id: int


@dataclass(frozen=True, slots=True)
class Granted(Entry):
    """Who is to act has so many seconds more for this turn. `by` is a player who chose to wait, or 0."""

    kind = "granted"
    user_id: int
    seconds: int
    why: Grace
    by: int = 0


@dataclass(frozen=True, slots=True)
class TimeUp(Entry):
    """The seat of somebody whose time was out is given up next, as the others chose."""

    kind = "time up"
    user_id: int


@dataclass(frozen=True, slots=True)
class Reopened(Entry):
    """A game that was closed for silence goes on."""

    kind = "reopened"
    by: int
