"""Tournaments: who registered, the boards that become tables, and what is told of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from data.rows.deals import AttemptRow, DealRow

TournamentState = Literal["registration", "running", "finished", "cancelled"]

EntrantState = Literal["in", "waiting", "withdrawn", "removed", "gone"]
"""Whether somebody plays, waits for a place, has withdrawn, was removed by an organiser, or is gone: from the server,
or all their data was deleted."""


class TournamentRow(Struct, frozen=True):
    """A tournament. Moments are in seconds since 1970.

    id: that of the interaction that made it
    guild_id, channel_id: where it is announced and played
    name, game: what it is called, and the key of its game
    terms: what its organiser chose, as JSON
    state: how far it is
    version: rises with each change
    language: that of its messages and tables (BCP 47)
    made_by, made_at: who made it (0: somebody who was deleted), and when
    secret: what its lots are drawn from
    secrets: those that took its place after a backup was restored, as JSON: each with the first round drawn from it
    closes: when registration ends
    starts: when it began; None: not yet
    ends: when it is over at the latest, and once it is over, when that was; None before it begins
    due: when it is to be looked at; None: never
    paused_at: since when it is paused; None: it is not
    gathers: until when people say that they are ready for the next round; None: nobody is asked
    apart: how many pairs its rounds keep apart, where they are paired one after another
    series, season: the id of the first season of its league (0: it is none), and the number of this one, from 1
    checks: when check-in ends; None: it has not begun
    event: the id of its scheduled event on Discord; 0: it has none, -1: nothing more is to be shown of it
    event_shown: what that event shows, as JSON
    everywhere: 1 for a score event that is open to all servers, else 0
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    game: str
    terms: str
    state: TournamentState
    version: int
    language: str
    made_by: int
    made_at: int
    secret: bytes
    closes: int
    starts: int | None = None
    ends: int | None = None
    due: int | None = None
    secrets: str = "[]"
    paused_at: int | None = None
    gathers: int | None = None
    apart: int = 0
    series: int = 0
    season: int = 1
    checks: int | None = None
    event: int = 0
    event_shown: str = ""
    everywhere: int = 0


class EntrantRow(Struct, frozen=True):
    """Somebody who registered.

    entry: their place in the order of joining, from 1
    user_id: below 0 for somebody who was deleted
    name: as in the server; empty for somebody who was deleted
    state: whether they play
    number: their pairing number; 0 before it is drawn
    salt: the id of the press with which they joined, which goes into the lots
    at: when they joined
    division: the one in which they play, from 1; 0 where there are none
    here: whether they have checked in
    call: what they are still to be told: that they have a place now (up), that check-in has begun (check), or that they
        are to say that they are ready for the first round (ready)
    ready: the last round for which they have said that they are ready
    late: how many rounds they have missed, as they joined late; in an arena at least 1
    start: the points with which they began, if they joined late, in the parts in which boards have them
    rated: whether their number follows from a rating
    waits: since when they want to be paired, in an arena; 0: they take a break, or it is none
    """

    entry: int
    user_id: int
    name: str
    state: EntrantState
    number: int = 0
    salt: str = ""
    at: int = 0
    division: int = 0
    here: bool = False
    call: str = ""
    ready: int = 0
    late: int = 0
    start: int = 0
    rated: bool = False
    waits: int = 0


class BoardRow(Struct, frozen=True):
    """A board of a tournament, which becomes one table.

    board, round: its number in the tournament and that of its round, from 1
    seats: the pairing numbers of who sits there, seat 1 first
    session_id: its table; None where it is not open yet
    points: what each seat has of it, in halves of a win (at tables of more, sixths); empty while it is not over
    how: how it came to that; empty while it is not over
    at: when it was over
    extra: the seconds that each player has beyond the bank, since it was extended
    given: how many of them its table has
    held: whether its table is paused with the tournament
    open: whether its table is open; only read
    earlier: what it came to before it was corrected, as JSON; empty where it was not
    division: the one to which it belongs; the final of groups has the number after theirs
    queue: who waited as it was paired in an arena, as JSON; empty at all boards but the first that was paired then
    """

    board: int
    round: int
    seats: tuple[int, ...]
    session_id: int | None = None
    points: tuple[int, ...] = ()
    how: str = ""
    at: int = 0
    extra: int = 0
    given: int = 0
    held: bool = False
    open: bool = False
    division: int = 0
    earlier: str = ""
    queue: str = ""


class JournalRow(Struct, frozen=True):
    """A line of a tournament's journal.

    user_id: who did it; 0: the rules, or somebody who was deleted
    kind, facts: what was done, and its details as JSON
    at: when; the store sets it
    """

    user_id: int
    kind: str
    facts: str = "{}"
    at: int = 0


class WholeTournament(Struct, frozen=True):
    """A tournament with everything of it but the journal. A score event has deals and attempts, and no boards.

    apart: the pairs of users whom organisers keep apart, the lower id first
    """

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()
    boards: tuple[BoardRow, ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    deals: tuple[DealRow, ...] = ()
    attempts: tuple[AttemptRow, ...] = ()


class TournamentChange(Struct, frozen=True):
    """What one transaction changes of a tournament.

    row: how it is from now on; its version is set by the store
    entrants, boards: those that are new or have changed
    journal: lines that are added
    left: the entries that are deleted
    apart, together: pairs of users whom an organiser keeps apart from now on, or no longer, the lower id first
    """

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()
    boards: tuple[BoardRow, ...] = ()
    journal: tuple[JournalRow, ...] = ()
    left: tuple[int, ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    together: tuple[tuple[int, int], ...] = ()


class BoardKey(Struct, frozen=True):
    """What names a board: its tournament, and its number in it."""

    tournament: int
    board: int


class PlayedBoard(Struct, frozen=True):
    """A board that is over, as one of those who sat there has it.

    at: when it was over
    points: what they have of it, in halves of a win
    how: how it came to that
    session_id: its table; None where it was never opened
    terms: those of its tournament, as JSON
    """

    at: int
    points: int
    how: str
    session_id: int | None
    terms: str = "{}"


class BoardClock(Struct, frozen=True):
    """How the clock of a board's table stands: `given` and `held` as in `BoardRow`."""

    given: int
    held: bool


class BoardEnd(Struct, frozen=True):
    """How the game of a board ended.

    points: what each seat has of it, in halves of a win, seat 1 first; empty where the board is to be opened again
    how: how it came to that; empty where the board is to be opened again
    """

    points: tuple[int, ...]
    how: str
