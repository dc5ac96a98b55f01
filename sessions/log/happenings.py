"""What happens around the moves of a running game: entries of its log like the plies themselves."""

from __future__ import annotations

from enum import Enum

from sessions.log.entry import Entry, ModeratorName, Person, UserId


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


class TakenBack(Entry, frozen=True):
    """The plies behind the first `plies` do not stand any more: `by` took them back."""

    kind = "taken back"
    by: UserId
    plies: int


class Asked(Entry, frozen=True):
    """A question to the table: it is settled when all `voters` have said yes, or one no.

    `plies`: so many would stand when moves are taken back. `seat`: whose seat is meant; `person` would take it over.
    """

    kind = "asked"
    matter: Matter
    by: UserId
    voters: tuple[UserId, ...]
    plies: int = 0
    seat: int = 0
    person: Person | None = None


class Agreed(Entry, frozen=True):
    """Somebody said yes to the question."""

    kind = "agreed"
    user_id: UserId


class SaidNo(Entry, frozen=True):
    """Somebody said no to the question, or took back their own."""

    kind = "said no"
    user_id: UserId


class Unanswered(Entry, frozen=True):
    """The question is closed, as not everybody had answered in time."""

    kind = "unanswered"


class Substituted(Entry, frozen=True):
    """`person` takes over a seat. `by` brought that about: a player, or a moderator."""

    kind = "substituted"
    seat: int
    person: Person
    by: UserId


class Paused(Entry, frozen=True):
    """The game was paused by a moderator; clocks stand."""

    kind = "paused"
    by: ModeratorName
    by_id: UserId


class Resumed(Entry, frozen=True):
    """The game goes on."""

    kind = "resumed"
    by: ModeratorName
    by_id: UserId


class Stilled(Entry, frozen=True):
    """From here on the picture of the board is kept from turning by itself, or if not `still`, it turns again."""

    kind = "stilled"
    by: UserId
    still: bool


class Reminded(Entry, frozen=True):
    """Who is to act was reminded of their clock; `last`: before their reserve ends, too."""

    kind = "reminded"
    user_id: UserId
    last: bool = False


class Nudged(Entry, frozen=True):
    """Who is to act was asked by another player whether they are still there."""

    kind = "nudged"
    user_id: UserId
    by: UserId


class RanOut(Entry, frozen=True):
    """The time of who is to act is out: the others choose what happens."""

    kind = "time out"
    user_id: UserId


class Granted(Entry, frozen=True):
    """Who is to act has so many seconds more for this turn. `by` is a player who chose to wait, or 0."""

    kind = "granted"
    user_id: UserId
    seconds: int
    why: Grace
    by: UserId = 0


class TimeUp(Entry, frozen=True):
    """The seat of somebody whose time was out is given up next, as the others chose."""

    kind = "time up"
    user_id: UserId


class GivenUp(Entry, frozen=True):
    """The seat of somebody is given up next, as `by`, a moderator, decided."""

    kind = "given up"
    user_id: UserId
    by: UserId


class Reopened(Entry, frozen=True):
    """A game that was closed for silence goes on."""

    kind = "reopened"
    by: UserId
