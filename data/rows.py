"""What the store takes and gives: plain values, no SQL and no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

State = Literal["lobby", "running", "over", "cancelled"]
OPEN_STATES: tuple[State, ...] = ("lobby", "running")

Shows = Literal["lobby", "board", "end", "call"]
"""What a message shows of a session; a call only names who is to move."""


class EntryRow(Struct, frozen=True):
    """One entry of a session's log: its number, counted from 1 and never used twice, what happened, and when.

    `facts` is JSON. `at` counts seconds since 1970, UTC. `seal` binds the entry to all before it (`data/seals.py`).
    """

    number: int
    kind: str
    facts: str
    at: int
    seal: bytes


class NewEntry(Struct, frozen=True):
    """An entry that is to be appended."""

    kind: str
    facts: str


class MessageRow(Struct, frozen=True):
    """A message in which a session was shown as it was at entry `version`.

    The live one has the controls; one that is not live is still to lose them, and is forgotten when it has.
    """

    message_id: int
    channel_id: int
    shows: Shows
    version: int
    live: bool = True


class Shown(Struct, frozen=True):
    """What the channels were shown of a session.

    version: the number of the last entry that was shown; 0 for none
    messages: those that are live or to be retired, oldest first
    """

    version: int
    messages: tuple[MessageRow, ...]


class SettingRow(Struct, frozen=True):
    """One thing that a user has settled, or a server (user 0), as JSON."""

    user_id: int
    name: str
    value: str


class GuestRow(Struct, frozen=True):
    """Somebody who may be seated: at how many open tables for several they sit, and what they have settled.

    `met` are those of the others asked about with whom they have finished a game.
    """

    games: int
    settings: tuple[SettingRow, ...]
    met: frozenset[int]


class ResultRow(Struct, frozen=True):
    """How a seat came out of a game that its rules ended: place 1 is the best, equal places are shared."""

    seat: int
    user_id: int
    place: int
    score: int | None


Rated = Literal["yes", "short", "often"]
"""Whether a game counts for the ratings: it does, or a player took too few turns, or two of its players had enough
games on the same day that do. A day begins at 00:00 UTC."""


class FinishedRow(Struct, frozen=True):
    """What is told of a game that its rules ended: its options, as in a record, and how many plies people chose.

    `rated` is whether it counts for the ratings, as far as the game itself decides that. `most`: any two players have
    no more than so many games a day, of one kind and in one server, that count.
    """

    options: str
    moves: int
    rated: Rated = "yes"
    most: int | None = None


class Finished(Struct, frozen=True):
    """A game that its rules ended, with how its seats came out of it, in their order; `rated` as in `FinishedRow`."""

    session_id: int
    game: str
    options: str
    moves: int
    results: list[ResultRow]
    rated: Rated = "yes"


class OpenRow(Struct, frozen=True):
    """An open session: where it is, and since when it waits, in seconds since 1970.

    `acts`: it waits for the user who was asked about, whose time ends at `deadline` (None: never).
    """

    session_id: int
    guild_id: int
    channel_id: int
    since: int
    deadline: int | None = None
    acts: bool = False


class NewSession(Struct, frozen=True):
    """What never changes of a session. `exclusive`: its channel takes no second one while it is open.

    `most`: it is opened only where its server has fewer open ones than that.
    """

    game: str
    rules_version: int
    guild_id: int
    channel_id: int
    secret: bytes
    exclusive: bool = True
    most: int | None = None


class SessionRow(Struct, frozen=True):
    """A stored session. `version` is the number of its last entry, `shown` of the last that its channel saw.

    `entries` are those that were asked for, in order; `messages` those that are live or still to be retired. One that
    is `set_aside` was found damaged: it is kept, and is in nobody's way. `settings` are those of its server and of who
    sits there, as they were when it was read; they are no part of the session.
    """

    id: int
    game: str
    rules_version: int
    guild_id: int
    channel_id: int
    secret: bytes
    exclusive: bool
    state: State
    version: int
    shown: int
    set_aside: bool = False
    entries: tuple[EntryRow, ...] = ()
    messages: tuple[MessageRow, ...] = ()
    settings: tuple[SettingRow, ...] = ()
    elsewhere: bool = False
    """Whether somebody who sits there sits at another open table too."""

    @property
    def live(self) -> MessageRow | None:
        """The message that has the controls."""
        return next((each for each in self.messages if each.live), None)


class Waits(Struct, frozen=True):
    """What an open session waits for: `since` when and until which `deadline`, in seconds since 1970, and for whom.

    `user_id` is who is to act; None in a lobby and in a pause.
    """

    since: int | None = None
    deadline: int | None = None
    user_id: int | None = None


NOTHING = Waits()
"""What a session waits for that is closed."""


class Change(Struct, frozen=True):
    """What one transaction adds to a session, and what follows from it.

    `players` are the users at the table from now on, where they changed; `results` and `finished` are told of a game
    that is over; `named` the users whom the entries name. `at` is the time of the entries, in seconds since 1970 (the
    store's own where it is None), and `due` when the session wants to be looked at again, if it does. `channel_id` is
    where the session is from now on, where it moved, and `retire` are messages that were done with and are now to be
    tidied up once more. `waits` is what it waits for from now on, if it is open.
    """

    entries: tuple[NewEntry, ...]
    state: State
    players: tuple[int, ...] | None = None
    results: tuple[ResultRow, ...] = ()
    named: tuple[int, ...] = ()
    at: int | None = None
    due: int | None = None
    finished: FinishedRow | None = None
    channel_id: int | None = None
    retire: tuple[MessageRow, ...] = ()
    waits: Waits | None = None


class Rewriting(Struct, frozen=True):
    """A log written anew, entry for entry. `stand_ins` are what stands in it for users who are forgotten."""

    entries: tuple[NewEntry, ...]
    stand_ins: Mapping[int, int]
