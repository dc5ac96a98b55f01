"""Arenas: people come and go, whoever waits is paired, and no game begins any more once the time is over.

Before the start people say that they are there, as in other tournaments in one sitting (`tournaments.events.rounds`).
After the start, `gathers` is the moment until which games begin; then it is None. Games that have begun by then are
played to their ends, and count. A player whose game is over waits for the next one. But after a game that they lost by
time, or lost when it had hardly begun, they take a break.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from data.rows import BoardRow, EntrantRow, TournamentChange
from sessions.state.clock import DAY, MINUTE
from tournaments.events.acts import finished, journal_line
from tournaments.events.entrants import apart_by_number, check_takes_part, next_entry
from tournaments.events.fields import Pairs, lost_by_time
from tournaments.events.refusals import (
    ArenaClosing,
    ArenaFull,
    NothingToBeReadyFor,
    TournamentOver,
)
from tournaments.events.rounds import drawn, few, gathering, wants_round
from tournaments.events.state import Tournament
from tournaments.events.terms import SPARE, stage_seconds
from tournaments.pairing.arena import paired
from tournaments.pairing.boards import Queue

SOON, LATER = 20, 60
"""Seconds until an arena is looked at again: if several people wait, and if not."""


class Paired(Struct, frozen=True):
    """A moment at which games were paired: `at` in seconds since 1970. The other fields are those of `Queue`."""

    at: int
    present: int
    waiting: tuple[tuple[int, int], ...]


# How it stands


def begun(tournament: Tournament) -> bool:
    """Whether an arena has opened: the players have numbers. Also after its time is over."""
    return bool(tournament.numbered)


def closing(tournament: Tournament, now: int) -> bool:
    """Whether no game begins any more in an arena that has begun."""
    return begun(tournament) and (tournament.gathers or 0) <= now


def waiting(tournament: Tournament) -> dict[int, int]:
    """Since when each player of an arena waits for an opponent, in seconds since 1970, by pairing number."""
    playing = {number for each in tournament.unfinished for number in each.seats}
    last = {number: each for each in sorted(tournament.boards, key=lambda each: each.at) for number in each.seats}
    found = {}
    for number, each in tournament.numbered.items():
        board = last.get(number)
        if number not in playing and not _rests(each, board):
            found[number] = max(each.waits, board.at if board is not None else 0)
    return found


def _rests(entrant: EntrantRow, last: BoardRow | None) -> bool:
    """Whether somebody who does not play takes a break, or is out. `last` is the board of theirs that ended last."""
    if entrant.state != "in" or not entrant.waits:
        return True
    return last is not None and entrant.waits <= last.at and entrant.number in lost_by_time([last])


def present(tournament: Tournament) -> int:
    """How many people play or wait."""
    return sum(len(each.seats) for each in tournament.unfinished) + len(waiting(tournament))


def late(tournament: Tournament, board: BoardRow, now: int) -> bool:
    """Whether the table of a board was not opened in time. Then it is not played, and both wait for other opponents."""
    first = next(each for each in tournament.boards if each.round == board.round and each.queue)
    return msgspec.json.decode(first.queue, type=Paired).at + SPARE <= now


# What people do


class Come(Struct, frozen=True):
    """Somebody wants to be paired: they say that they are there, come to an arena that runs, or end their break.

    Attributes:
        user_id (int): who does.
        name (str): what they are called in the server.
        salt (str): the id of their press, which goes into the lots if they come before the start.
        now (int): the present time, in seconds since 1970.
    """

    user_id: int
    name: str
    salt: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises TournamentOver, NothingToBeReadyFor, ArenaClosing, ArenaFull or WasWithdrawn."""
        _check_runs(tournament)
        if closing(tournament, self.now):
            raise ArenaClosing
        entrant = tournament.entrant(self.user_id)
        if entrant is None:
            entrant = self._new(tournament)
        elif not _away(tournament, check_takes_part(entrant)):
            return None
        row = replace(tournament.row, due=self.now)
        if begun(tournament):
            # A game that ended in this very second was before.
            waits = 1 + max((each.at for each in tournament.boards if entrant.number in each.seats), default=0)
            return TournamentChange(row, entrants=(replace(entrant, waits=max(self.now, waits)),))
        return TournamentChange(row, entrants=(replace(entrant, ready=1),))

    def _new(self, tournament: Tournament) -> EntrantRow:
        """The entry of somebody new. After the numbers were drawn, they get the next number without a lot."""
        if len(tournament.playing) >= tournament.terms.most:
            raise ArenaFull(tournament.terms.most)
        entry = next_entry(tournament)
        if begun(tournament):
            number, late = max(tournament.numbered) + 1, max(1, tournament.round)
            return EntrantRow(entry, self.user_id, self.name, "in", number, self.salt, self.now, late=late)
        return EntrantRow(entry, self.user_id, self.name, "in", salt=self.salt, at=self.now)


class Rest(Struct, frozen=True):
    """Somebody takes a break: they are not paired until they enter again. A game of theirs goes on."""

    user_id: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises TournamentOver, NothingToBeReadyFor, NotRegistered or WasWithdrawn."""
        _check_runs(tournament)
        entrant = check_takes_part(tournament.entrant(self.user_id))
        if not (entrant.waits or entrant.ready):
            return None
        return TournamentChange(tournament.row, entrants=(replace(entrant, waits=0, ready=0),))


def _check_runs(tournament: Tournament) -> None:
    """Raises TournamentOver, or NothingToBeReadyFor where it has not begun or is no arena."""
    if tournament.over:
        raise TournamentOver
    if not tournament.terms.arena or tournament.state != "running":
        raise NothingToBeReadyFor


def _away(tournament: Tournament, entrant: EntrantRow) -> bool:
    """Whether somebody neither waits to be paired nor will wait after the game that they play now."""
    if not begun(tournament):
        return not entrant.ready
    plays = any(entrant.number in each.seats for each in tournament.unfinished)
    return not entrant.waits if plays else entrant.number not in waiting(tournament)


# What time brings


class Prolong(Struct, frozen=True):
    """An arena ends later by the time for which the bot was down.

    Attributes:
        since (int): the last moment at which the bot was running, in seconds since 1970.
        now (int): the present time.
    """

    since: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        row, away = tournament.row, self.now - self.since
        runs = tournament.terms.arena and tournament.state == "running" and not tournament.paused
        if not runs or row.gathers is None or row.gathers <= self.since:
            return None
        row = replace(row, gathers=row.gathers + away, ends=(row.ends or self.now) + away, due=self.now)
        return TournamentChange(row, journal=(journal_line("away", seconds=away),))


class Open(Struct, frozen=True):
    """An arena opens: numbers are drawn for those who are there, and they wait. `now` is in seconds since 1970."""

    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        if not opens(tournament, self.now):
            return None
        if (change := few(tournament, self.now)) is not None:
            return change
        entrants = tuple(replace(each, waits=self.now) for each in drawn(tournament).entrants)
        here = {each.entry for each in entrants}
        minutes = tournament.terms.minutes
        gathers = self.now + minutes * MINUTE
        row = replace(tournament.row, gathers=gathers, ends=gathers + stage_seconds(tournament.terms), due=self.now)
        line = journal_line("began", entrants=len(entrants), minutes=minutes)
        left = tuple(each.entry for each in tournament.entrants if each.entry not in here)
        return TournamentChange(row, entrants=entrants, journal=(line,), left=left)


def opens(tournament: Tournament, now: int) -> bool:
    """Whether an arena opens now: nine of ten players are there, or the time for that is over."""
    return not begun(tournament) and wants_round(tournament, now)


def pairs_now(tournament: Tournament, now: int) -> bool:
    """Whether somebody may be paired in an arena now."""
    runs = tournament.state == "running" and begun(tournament) and not tournament.paused
    return runs and not closing(tournament, now) and len(waiting(tournament)) > 1


class PairWaiting(Struct, frozen=True):
    """Pair those who wait.

    Attributes:
        version (int): the version of the tournament for which `apart` was read; at another one nothing changes.
        now (int): the present time, in seconds since 1970.
        apart (Pairs): who does not want to meet, by the ids of the users.
    """

    version: int
    now: int
    apart: Pairs

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        row, number = tournament.row, tournament.round + 1
        if row.version != self.version or not pairs_now(tournament, self.now):
            return None
        waits = sorted(waiting(tournament).items())
        queue = Queue(present(tournament), tuple((each, max(0, self.now - since)) for each, since in waits))
        apart = [frozenset(each) for each in apart_by_number(tournament, self.apart)]
        games = paired(queue, tournament.divisions[0].rounds, number, tournament.key(number), apart)
        if not games:
            return None
        boards = _boards(games, len(tournament.boards), number, Paired(self.now, queue.present, queue.waiting))
        row = replace(row, due=self.now, apart=max(row.apart, len(apart)))
        return TournamentChange(row, boards=boards)


def _boards(games: Sequence[tuple[int, int]], before: int, number: int, moment: Paired) -> tuple[BoardRow, ...]:
    boards = [BoardRow(before + at, number, seats) for at, seats in enumerate(games, 1)]
    written = msgspec.json.encode(moment).decode()
    return (replace(boards[0], queue=written), *boards[1:])


def looked(tournament: Tournament, now: int) -> TournamentChange:
    """What changes when an arena is looked at: when to look again, and whether it is over."""
    row = tournament.row
    if not begun(tournament):
        return gathering(tournament, now)
    if tournament.paused:
        return TournamentChange(replace(row, due=now + DAY))
    over = closing(tournament, now)
    if over and not tournament.unfinished:
        return finished(row, now)
    several = not over and len(waiting(tournament)) > 1
    due = now + (SOON if several or tournament.to_open else LATER)
    return TournamentChange(replace(row, due=due, gathers=None if over else row.gathers))
