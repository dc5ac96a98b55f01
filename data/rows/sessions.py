"""A session: its log, its state, and what one transaction changes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from data.rows.deals import NewAttempt
from data.rows.messages import MessageRow, ShowingRow
from data.rows.offers import OfferRow
from data.rows.results import FinishedRow, ResultRow
from data.rows.settings import PlanRow, SettingRow
from data.rows.tournaments import BoardClock, BoardEnd, BoardKey

State = Literal["lobby", "running", "over", "cancelled"]
"""The state of a session: people gather, the game is played, the game is over, or it was closed without a game."""

OPEN_STATES: tuple[State, ...] = ("lobby", "running")
"""The states in which a session is open."""


class EntryRow(Struct, frozen=True):
    """One entry of a session's log.

    number: counted from 1 without a gap, and never used twice
    kind: what happened (`sessions/log/`)
    facts: the details, as JSON
    at: when it happened, in seconds since 1970, UTC
    seal: 16 bytes that bind the entry to all entries before it (`data/seals.py`)
    """

    number: int
    kind: str
    facts: str
    at: int
    seal: bytes


class NewEntry(Struct, frozen=True):
    """An entry that is to be appended; the store adds its number, time and seal."""

    kind: str
    facts: str


class Closing(Struct, frozen=True):
    """The end of a session in the transaction that opens another one.

    session_id, version: the session, and the number of its last entry
    change: what is appended to its log
    """

    session_id: int
    version: int
    change: Change


class NewSession(Struct, frozen=True):
    """A session that is to be opened.

    game: the key of the game in the catalogue
    rules_version: the version of its rules
    guild_id, channel_id: where it is opened
    secret: what its dice are drawn from
    exclusive: whether its channel can have no other exclusive session while it is open
    most: it is opened only where its server has fewer open sessions than this; None: always
    attempt: whose attempt at which deal it is; None: it is none
    offers: the open offers that lead to it. It is opened only where all of them stand, and takes them
    challenge: who has challenged whom, where that leads to it. It is opened only where that stands, and takes it
    limits: by user, at how many open tables for several they want to sit: it is opened only where each sits at fewer
    after: the finished session of which it is a rematch; 0 if it is none
    rematch: what names this rematch: only one with this name is open at a time; empty if it is none
    showings: where it is shown to each of several who play it in direct messages; empty: in its channel alone
    most_apart: it is opened only where each of them plays at fewer open tables that are shown so; 0: always
    calls: messages there that are edited into its boards
    closes: the lobby that it comes from, which is closed with it; None where it comes from none
    board: the board of a tournament that it is for: it is opened only where that has no table, and takes it; else None
    """

    game: str
    rules_version: int
    guild_id: int
    channel_id: int
    secret: bytes
    exclusive: bool = True
    most: int | None = None
    attempt: NewAttempt | None = None
    offers: tuple[OfferRow, ...] = ()
    challenge: tuple[int, int] | None = None
    limits: tuple[tuple[int, int], ...] = ()
    after: int = 0
    rematch: str = ""
    showings: tuple[ShowingRow, ...] = ()
    most_apart: int = 0
    calls: tuple[MessageRow, ...] = ()
    closes: Closing | None = None
    board: BoardKey | None = None


class SessionRow(Struct, frozen=True):
    """A stored session, as it was when it was read. Where nothing is said here, a field is as in `NewSession`.

    id: its number, never used twice
    channel_id: where it is now
    version: the number of its last entry
    shown: the number of the last entry that its channel was shown; 0 for none
    set_aside: whether its log was found damaged; then it stays as it is, and searches leave it out
    entries: those that were asked for, in order
    messages: those that are live or to be retired, oldest first
    settings: those of its server, and of everybody whom its log names
    elsewhere: whether somebody who sits there sits at another open table too
    plans: the moves that users have planned for it
    often: whether its game does not count for the ratings, as two of its players had enough such games that day
    showings: where it is shown to each of several who play it in direct messages; empty where it is shown in one place
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
    often: bool = False
    entries: tuple[EntryRow, ...] = ()
    messages: tuple[MessageRow, ...] = ()
    settings: tuple[SettingRow, ...] = ()
    elsewhere: bool = False
    plans: tuple[PlanRow, ...] = ()
    showings: tuple[ShowingRow, ...] = ()

    @property
    def live(self) -> MessageRow | None:
        """The message that has the controls; None where there is none."""
        return next((each for each in self.messages if each.live), None)


class OpenRow(Struct, frozen=True):
    """An open session in a list.

    session_id, guild_id, channel_id: which one, and where it is
    since: since when it has waited, in seconds since 1970
    deadline: when the time of the player to act ends, in seconds since 1970; None: never
    acts: whether it waits for the user who was asked about
    """

    session_id: int
    guild_id: int
    channel_id: int
    since: int
    deadline: int | None = None
    acts: bool = False


class Waits(Struct, frozen=True):
    """What an open session waits for.

    since: since when, in seconds since 1970; None: since its last entry
    deadline: when the time of the player to act ends, in seconds since 1970; None: never
    user_id: the player to act; None in a lobby and in a pause
    """

    since: int | None = None
    deadline: int | None = None
    user_id: int | None = None


NOTHING = Waits()
"""A closed session waits for nothing."""


class Change(Struct, frozen=True):
    """What one transaction adds to a session, and what follows from it.

    entries: what is appended to its log
    state: its state from now on
    players: the users who sit there from now on; None: as before
    results: how its seats finished, where its game is over
    named: the users whom the entries name
    at: the time of the entries, in seconds since 1970; None: the present time of the store
    due: when the session is to be looked at again, in seconds since 1970; None: never
    finished: what is kept of its game, where that ended by its rules
    channel_id: where it is from now on; None: as before
    retire: messages that were retired, and are to be retired once more
    waits: what it waits for from now on; None where it is closed
    plans: the plans from which `due` follows; where the session has others by now, it is due at once
    dropped: the users whose plans for the session are deleted, as nothing of them can be played any more
    begins: who begins to play a game that can count for the ratings; empty where nobody does
    most: how many games of one kind, in one server and begun on one day, count for any two of them
    board: how the game of a tournament's board ended; None where it goes on, and at all other tables
    follows: how the table of a board stands once it follows its tournament; None where the change has nothing of that
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
    plans: tuple[PlanRow, ...] = ()
    dropped: tuple[int, ...] = ()
    begins: tuple[int, ...] = ()
    most: int = 0
    board: BoardEnd | None = None
    follows: BoardClock | None = None


class Rewriting(Struct, frozen=True):
    """A log that replaces another, entry for entry.

    stand_ins: by the id of each user who is forgotten, the negative id that the new log has in its place
    """

    entries: tuple[NewEntry, ...]
    stand_ins: Mapping[int, int]
