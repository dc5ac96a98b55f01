"""Tournaments in one sitting: before each round people say that they are ready, then it is paired and begins.

A round is paired when nine of ten are ready, or when the time for that is over. Whoever has not said that they are
ready before the first round does not play. Later, only players who lost their last game by time must say so, or else
they are withdrawn; all others play on.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from data.rows import BoardRow, EntrantRow, TournamentChange
from sessions.state.clock import DAY
from tournaments.events.acts import Cancel, finished, journal_line
from tournaments.events.entrants import apart_by_number, check_takes_part
from tournaments.events.fields import Pairs, divided, lost_by_time
from tournaments.events.refusals import (
    InPause,
    NothingToBeReadyFor,
    StillPlaying,
    TournamentOver,
    WasWithdrawn,
)
from tournaments.events.state import Tournament
from tournaments.events.terms import stage_seconds
from tournaments.pairing.boards import How
from tournaments.pairing.field import Entrant, Player, late_start, players
from tournaments.pairing.tasks import Task

FIRST, LATER = 300, 120
"""Seconds in which people can say that they are ready: before the first round, and before each later one."""


AGAIN = 30
"""If a call could not be posted on Discord, the next try is so many seconds later."""


class Ready(Struct, frozen=True):
    """Somebody says that they are ready for the next round. `now` is in seconds since 1970."""

    user_id: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises TournamentOver, NothingToBeReadyFor, NotRegistered, WasWithdrawn, InPause or StillPlaying."""
        if tournament.over:
            raise TournamentOver
        if not tournament.terms.live or tournament.state != "running":
            raise NothingToBeReadyFor
        entrant = check_takes_part(tournament.entrant(self.user_id))
        if entrant.state == "waiting" and tournament.boards:
            raise WasWithdrawn
        if tournament.paused:
            raise InPause
        if any(entrant.number in each.seats for each in tournament.unfinished):
            raise StillPlaying
        if tournament.round == tournament.terms.rounds and tournament.boards:
            raise NothingToBeReadyFor
        if entrant.ready > tournament.round:
            return None
        said = replace(entrant, ready=tournament.round + 1)
        return TournamentChange(replace(tournament.row, due=self.now), entrants=(said,))


def gathering(tournament: Tournament, now: int) -> TournamentChange:
    """What changes when no game of a round is left: people are asked whether they are ready, or it is over."""
    row, present = tournament.row, tournament.playing
    if tournament.paused:
        return TournamentChange(replace(row, due=now + DAY))
    last = bool(tournament.boards) and tournament.round >= tournament.terms.rounds
    if tournament.boards and (last or len(present) < 2):
        return finished(row, now)
    until = row.gathers or now + (LATER if tournament.boards else FIRST)
    asked = replace(row, gathers=until)
    calls = replace(tournament, row=asked).to_call
    return TournamentChange(replace(asked, due=max(min(until, now + AGAIN) if calls else until, now + 1)))


def wants_round(tournament: Tournament, now: int) -> bool:
    """Whether the next round is to be paired now."""
    until = tournament.row.gathers
    if tournament.paused or tournament.state != "running" or until is None or tournament.unfinished:
        return False
    said, asked = tournament.ready
    return until <= now or 10 * said >= 9 * asked


def comes(tournament: Tournament) -> list[EntrantRow]:
    """Who plays the next round, in the order of joining."""
    following = tournament.round + 1
    if not tournament.boards:
        ready = [each for each in tournament.entrants if each.ready == 1]
        first = [each for each in ready if each.state == "in"]
        waited = [each for each in ready if each.state == "waiting"]
        chosen = [*first, *waited[: max(0, tournament.terms.most - len(first))]]
        return sorted(chosen, key=lambda each: each.entry)
    absent = set(lost_by_time(each for each in tournament.boards if each.round == tournament.round))
    return [each for each in tournament.playing if each.ready == following or each.number not in absent]


def drawn(tournament: Tournament) -> Tournament:
    """The tournament as its next round is paired: with those who come, who have their numbers.

    Whoever has joined late has a number behind all others, and points for the rounds that they have missed.
    """
    if tournament.boards:
        return _with_late(tournament)
    here = tuple(replace(each, state="in") for each in comes(tournament))
    [level] = divided(replace(tournament, entrants=here))
    return replace(tournament, entrants=tuple(sorted(level, key=lambda each: each.entry)))


def _with_late(tournament: Tournament) -> Tournament:
    new = [each for each in tournament.playing if not each.number]
    if not new:
        return tournament
    missed = tournament.round
    before = [each.number for each in comes(tournament) if each.number]
    points = [each.points for each in field_of(tournament, before, missed + 1)]
    start = late_start(missed, points, tournament.order.scale)
    numbered = {
        each.entry: replace(each, number=number, late=missed, start=start)
        for number, each in enumerate(new, max(tournament.numbered) + 1)
    }
    entrants = tuple(numbered.get(each.entry, each) for each in tournament.entrants)
    return replace(tournament, entrants=entrants)


def field_of(tournament: Tournament, present: Collection[int], number: int) -> list[Player]:
    """The players with these pairing numbers, with their results of all rounds before the round `number`."""
    entrants = [Entrant(each, row.start) for each, row in tournament.numbered.items()]
    return players(entrants, tournament.divisions[0].rounds, present, number)


def task_of(tournament: Tournament, apart: Pairs) -> Task:
    """The next round of a tournament, for `tournaments.pairing`; those who come have their numbers (`drawn`)."""
    number = tournament.round + 1
    present = [each.number for each in (comes(tournament) if tournament.boards else tournament.entrants)]
    return Task(
        "tables" if tournament.terms.format == "tables" else "swiss",
        tuple(field_of(tournament, present, number)),
        tournament.key(number).hex(),
        tuple(apart_by_number(tournament, apart)),
        tournament.terms.size if tournament.terms.format == "tables" else 0,
    )


class NextRound(Struct, frozen=True):
    """The next round begins with these boards.

    Attributes:
        version (int): the version of the tournament from which the boards were paired; at another one nothing changes.
        now (int): the present time, in seconds since 1970.
        boards (tuple[tuple[int, ...], ...]): the boards as numbers in the order of seats.
        apart (int): how many pairs were kept apart.
    """

    version: int
    now: int
    boards: tuple[tuple[int, ...], ...]
    apart: int = 0

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        row = tournament.row
        if row.version != self.version:
            return None
        if (change := few(tournament, self.now)) is not None:
            return change
        first, terms = not tournament.boards, tournament.terms
        here = drawn(tournament)
        present = here.entrants if first else tuple(comes(here))
        if first:
            terms = replace(terms, rounds=terms.rounds_for(len(present)))
        new = replace(
            row,
            terms=terms.written(),
            gathers=None,
            ends=self.now + stage_seconds(terms),
            due=self.now,
            apart=max(row.apart, self.apart),
        )
        boards = tuple(
            _board(BoardRow(number, tournament.round + 1, seats), tournament.order.scale.whole, self.now)
            for number, seats in enumerate(self.boards, len(tournament.boards) + 1)
        )
        come = {each.entry for each in present}
        if first:
            left = tuple(each.entry for each in tournament.entrants if each.entry not in come)
            line = journal_line("began", entrants=len(present), rounds=terms.rounds)
            called = tuple(replace(each, call="") for each in present)
            return TournamentChange(new, entrants=called, boards=boards, journal=(line,), left=left)
        absent = [replace(each, state="withdrawn") for each in tournament.playing if each.entry not in come]
        late = [each for each in present if each.late == tournament.round]
        lines = [journal_line("absent", entrant=each.entry) for each in absent]
        lines += [journal_line("late", entrant=each.entry, round=each.late + 1, start=each.start) for each in late]
        return TournamentChange(new, entrants=(*absent, *late), boards=boards, journal=tuple(lines))


def _board(board: BoardRow, whole: int, now: int) -> BoardRow:
    return replace(board, points=(whole,), how=How.BYE.value, at=now) if len(board.seats) == 1 else board


def few(tournament: Tournament, now: int) -> TournamentChange | None:
    """What changes if too few come to the next round: the tournament is cancelled, or over. None if enough come."""
    count = len(comes(tournament))
    if not tournament.boards:
        return Cancel().apply(tournament) if count < tournament.terms.least else None
    if count >= 2:
        return None
    return finished(tournament.row, now)
