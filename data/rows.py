"""The values that the store takes and returns: no SQL, and no rules of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

State = Literal["lobby", "running", "over", "cancelled"]
"""The state of a session: people gather, the game is played, the game is over, or it was closed without a game."""

OPEN_STATES: tuple[State, ...] = ("lobby", "running")
"""The states in which a session is open."""

Shows = Literal["lobby", "board", "end", "call"]
"""What a message shows of a session; a call only names who is to move."""


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


class MessageRow(Struct, frozen=True):
    """A message in which a session was shown.

    message_id, channel_id: where it is
    shows: what it shows
    version: the number of the last entry that it shows
    live: whether it is the one with the controls; any other is to be retired, and is then no longer tracked
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
    """A setting of a user, or of a server (then `user_id` is 0). `value` is JSON."""

    user_id: int
    name: str
    value: str


class GuestRow(Struct, frozen=True):
    """What decides whether a user may be seated.

    games: the number of open tables for several people at which they sit
    settings: their settings
    met: those of the other users asked about with whom they have finished a game
    """

    games: int
    settings: tuple[SettingRow, ...]
    met: frozenset[int]


class ResultRow(Struct, frozen=True):
    """How a seat finished a game that ended by its rules.

    seat: counted from 1
    user_id: who sat there; negative for a computer, and for somebody who was forgotten
    place: 1 is the best; seats that are equal share a place
    score: the points, in games that count them
    level: how well a computer plays that sat there; None for a person
    """

    seat: int
    user_id: int
    place: int
    score: int | None
    level: str | None = None


class StandingRow(Struct, frozen=True):
    """The message that shows a list of a server.

    guild_id, kind: the server, and what is listed
    channel_id, message_id: where the message is; 0 where there is none
    shown: a digest of what it shows
    posts: how many posts were begun; each has a nonce of its own
    posting: whether a post was begun whose message is not known
    marked: whether what it lists has changed since it was last looked at
    """

    guild_id: int
    kind: str
    channel_id: int
    message_id: int
    shown: str
    posts: int
    posting: bool
    marked: bool


Follows = Literal["turns", "end"]
"""What somebody is told of a game that they follow: each turn and the end, or only the end."""


class FollowRow(Struct, frozen=True):
    """A game that somebody follows without playing in it.

    user_id, session_id, guild_id: who follows which game of which server
    what: what they are told
    seen: the number of the last entry of the game's log that they were told of
    message_id: the message in the game's channel that mentions them; 0 for none
    """

    user_id: int
    session_id: int
    guild_id: int
    what: Follows
    seen: int
    message_id: int = 0


class DigestRow(Struct, frozen=True):
    """When a user gets their next digest, and when the last one was begun (0: never), in seconds since 1970."""

    user_id: int
    due: int
    begun: int = 0


Rated = Literal["yes", "short", "often", "computer", "agreed"]
"""Whether a game counts for the ratings: “yes”; no, since a player took too few turns (“short”); no, since two of its
players had enough rated games on the same day (“often”), which begins at 00:00 UTC; no, since a computer played in it
(“computer”); no, since the table has agreed so (“agreed”)."""


class FinishedRow(Struct, frozen=True):
    """What is kept of a game that ended by its rules.

    options: as in a record: name=value, separated by spaces
    moves: how many plies people chose
    rated: whether it counts for the ratings, as far as that follows from the game itself
    most: how many games of one kind, in one server and on one day, count for any two players; None: all of them
    """

    options: str
    moves: int
    rated: Rated = "yes"
    most: int | None = None


class Finished(Struct, frozen=True):
    """A game that ended by its rules, with the result of each seat in order; the rest as in `FinishedRow`.

    at: when it was over, in seconds since 1970
    channel_id: where it is; 0 where games of all users were asked for
    """

    session_id: int
    game: str
    options: str
    moves: int
    results: list[ResultRow]
    rated: Rated = "yes"
    at: int = 0
    channel_id: int = 0


class OpenRow(Struct, frozen=True):
    """An open session in a list.

    session_id, guild_id, channel_id: which one, and where it is
    since: since when it has waited, in seconds since 1970
    deadline: when the time ends of whoever is to act, in seconds since 1970; None: never
    acts: whether it waits for the user who was asked about
    """

    session_id: int
    guild_id: int
    channel_id: int
    since: int
    deadline: int | None = None
    acts: bool = False


class DealRow(Struct, frozen=True):
    """The deal of a day.

    day: its number, counted from 1970-01-01, UTC
    game, options: what is dealt; the options as in a record: name=value, separated by spaces
    secret: what its cards are drawn from
    bound_at: when its fingerprint could first be read, in seconds since 1970
    """

    day: int
    game: str
    options: str
    secret: bytes
    bound_at: int


class NewAttempt(Struct, frozen=True):
    """Somebody's scored attempt at the deal of a day: everybody has one.

    guild_id: the server in whose table it counts; 0 for none
    instead: the session that was this user's attempt at that deal until now, if it is to be replaced; 0 for none
    """

    day: int
    user_id: int
    guild_id: int
    instead: int = 0


class AttemptRow(Struct, frozen=True):
    """An attempt that is kept; the rest as in `NewAttempt`.

    session_id: the game
    score: None until it is over, and where it does not count
    won: whether it was won
    at: when it was over, in seconds since 1970; None where there is no score
    """

    day: int
    user_id: int
    session_id: int
    guild_id: int
    score: int | None = None
    won: bool = False
    at: int | None = None


class DealTable(Struct, frozen=True):
    """The table of a day.

    best: the best attempts, the highest score first; of equal scores, the one that was over first
    number: how many attempts have a score
    place: the place of the user who was asked about, from 1: equal scores share one; None where they have no score
    """

    best: tuple[AttemptRow, ...]
    number: int
    place: int | None


class PlanRow(Struct, frozen=True):
    """The moves that a user has planned for a session in advance. They are secret: its `repr` does not show them.

    since: the number of the session's last entry when the plan was made
    lines: of each line, the plies from then on, in the notation
    """

    user_id: int
    since: int
    lines: tuple[tuple[str, ...], ...]

    def __repr__(self) -> str:
        return f"PlanRow(user_id={self.user_id}, since={self.since}, lines={len(self.lines)})"


ANY = "any"
"""The value of a term of an offer that may be anything."""


class OfferRow(Struct, frozen=True):
    """An open offer: somebody wants to play with anybody in a server who wants the same.

    guild_id, user_id: where it stands, and whose it is
    game, clock, rated: its terms: the key of a game, the clock of the table and “yes” or “no”; or ANY
    channel_id, parent_id: where it was made, and for a thread its channel (else 0)
    name: what the user was called then
    language: that of the table to which it may lead (BCP 47)
    moderator: whether they could moderate the channel
    salt: the id of the interaction that made it
    made_at, until: since when it stands, and when it ends, in seconds since 1970
    """

    guild_id: int
    user_id: int
    game: str
    clock: str
    rated: str
    channel_id: int
    parent_id: int
    name: str
    language: str
    moderator: bool
    salt: str
    made_at: int
    until: int

    @property
    def terms(self) -> tuple[str, str, str]:
        """Its terms. A user has one offer with the same terms in a server."""
        return self.game, self.clock, self.rated

    @property
    def key(self) -> tuple[int, int, str, str, str]:
        """What names it."""
        return self.guild_id, self.user_id, *self.terms


class WatchRow(Struct, frozen=True):
    """A user who wants to be told of offers in a server.

    game: the key of the game that is offered, or ANY
    told_at: when they were told last, in seconds since 1970; 0: never
    """

    guild_id: int
    user_id: int
    game: str
    told_at: int = 0


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
    plans: tuple[PlanRow, ...] = ()

    @property
    def live(self) -> MessageRow | None:
        """The message that has the controls; None where there is none."""
        return next((each for each in self.messages if each.live), None)


class PuzzleRow(Struct, frozen=True):
    """What a user has done at a puzzle.

    puzzle: the key of the puzzle
    guild_id, day: the server whose puzzle of the day it is, and the day, counted from 1970, UTC; 0 for a puzzle of
        the user's own
    tries: how often the user has answered
    solved: whether the last answer was right
    at: when it was given, in seconds since 1970
    """

    puzzle: str
    guild_id: int
    day: int
    tries: int
    solved: bool
    at: int


class PuzzleAnswer(Struct, frozen=True):
    """A user's answer to a puzzle. Where nothing is said here, a field is as in `PuzzleRow`.

    solved: whether it is right
    most: how many answers a user has
    gave_up: whether the user wants to see the solution: all answers are used up
    """

    puzzle: str
    guild_id: int
    day: int
    solved: bool
    most: int
    gave_up: bool = False


class Waits(Struct, frozen=True):
    """What an open session waits for.

    since: since when, in seconds since 1970; None: since its last entry
    deadline: when the time ends of whoever is to act, in seconds since 1970; None: never
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


class Rewriting(Struct, frozen=True):
    """A log that replaces another, entry for entry.

    stand_ins: by the id of each user who is forgotten, the negative id that the new log has in its place
    """

    entries: tuple[NewEntry, ...]
    stand_ins: Mapping[int, int]
