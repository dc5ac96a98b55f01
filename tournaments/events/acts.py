"""What people do in a tournament: each act checks, and returns what changes.

An act reads nothing, and the present time is one of its fields. Who has the right of an organiser is checked before
(`cogs/commands/organising.py`); what nobody may do in their own game is checked here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from data.rows import EntrantRow, EntrantState, JournalRow, TournamentChange, TournamentRow
from sessions.state.clock import DAY
from tournaments.events.divisions import earlier_of
from tournaments.events.entrants import check_takes_part, entrant_at, next_entry
from tournaments.events.fields import Pairs, Season, boards_of, divided
from tournaments.events.gathering import gathered, missing, moved_up
from tournaments.events.refusals import (
    FixedDays,
    HasRegistered,
    NotRegistered,
    OwnResult,
    RegistrationOver,
    StillPlayed,
    TooFewEntrants,
    TournamentOver,
    WasWithdrawn,
)
from tournaments.events.state import Tournament
from tournaments.events.terms import stage_seconds
from tournaments.pairing.boards import Earlier, How


class Act(Protocol):
    """One thing that somebody, or time, does in a tournament."""

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """What changes; None if nothing does. Raises a Refusal if that is not allowed or not possible."""


class Register(Struct, frozen=True):
    """Somebody registers, or waits for a place where all are taken.

    Whoever joins late, in one sitting, is ready for the next round.

    Attributes:
        user_id (int): who does.
        name (str): what they are called in the server.
        salt (str): the id of their press, which goes into the lots.
        now (int): the present time, in seconds since 1970.
    """

    user_id: int
    name: str
    salt: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises RegistrationOver, HasRegistered or WasWithdrawn."""
        late = tournament.joins_late
        registering = tournament.row.state == "registration" and tournament.row.closes > self.now
        if tournament.terms.scored or not (late or registering):
            raise RegistrationOver
        if (before := tournament.entrant(self.user_id)) is not None:
            raise HasRegistered(waits=check_takes_part(before).state == "waiting")
        state: EntrantState = "in" if len(tournament.playing) < tournament.terms.most else "waiting"
        ready = tournament.round + 1 if late else 0
        entry = next_entry(tournament)
        joined = EntrantRow(entry, self.user_id, self.name, state, salt=self.salt, at=self.now, ready=ready)
        row = replace(tournament.row, due=self.now) if late else tournament.row
        return TournamentChange(row, entrants=(joined,))


class Leave(Struct, frozen=True):
    """Somebody leaves: before it has begun their place goes to whoever waits, and afterwards they withdraw.

    Whoever withdraws gives up the games that run (`tournaments.events.time`). `now` is in seconds since 1970.
    """

    user_id: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver, NotRegistered or WasWithdrawn."""
        if tournament.over:
            raise TournamentOver
        entrant = tournament.entrant(self.user_id)
        if entrant is None:
            raise NotRegistered
        if tournament.row.state == "registration":
            moved = moved_up(tournament, 1) if entrant.state == "in" else ()
            row = replace(tournament.row, due=self.now) if moved else tournament.row
            return TournamentChange(row, entrants=moved, left=(entrant.entry,))
        if entrant.state != "in":
            raise WasWithdrawn(removed=entrant.state == "removed")
        row = replace(tournament.row, due=self.now)
        if tournament.boards and not entrant.number:
            # They joined late, and have not played yet.
            return TournamentChange(row, left=(entrant.entry,))
        journal = journal_line("withdrew", entrant=entrant.entry)
        return TournamentChange(row, entrants=(replace(entrant, state="withdrawn"),), journal=(journal,))


class Begin(Struct, frozen=True):
    """End registration and begin: pairing numbers are drawn, and all boards are made.

    Attributes:
        now (int): the present time, in seconds since 1970.
        by (int): the id of the organiser who does it; 0: it is time.
        apart (Pairs): who does not want to meet: their boards are not opened, and both have a draw.
        last (Season | None): how the last season of the league ended; None: there was none.
        ratings (Mapping[int, float]): the established ratings of those who have one, by user.
    """

    now: int
    by: int = 0
    apart: Pairs = frozenset()
    last: Season | None = None
    ratings: Mapping[int, float] = {}

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises RegistrationOver, FixedDays or TooFewEntrants."""
        if tournament.row.state != "registration":
            raise RegistrationOver
        if tournament.terms.scored:
            raise FixedDays
        left, tournament = missing(tournament), gathered(tournament)
        least = tournament.terms.least
        if len(tournament.playing) < least:
            raise TooFewEntrants(least)
        first = 0 if tournament.terms.format == "group" else 1
        if tournament.terms.live:
            # Who plays is known when they have said that they are ready.
            row = replace(tournament.row, state="running", starts=self.now, due=self.now)
            here = tuple(replace(each, call="ready") for each in tournament.playing)
            return TournamentChange(row, entrants=here, left=left)
        placed = {
            division: [replace(each, division=division) for each in level]
            for division, level in enumerate(divided(tournament, self.last, self.ratings), first)
        }
        drawn = [replace(each, call="") for level in placed.values() for each in level]
        row = replace(
            tournament.row,
            state="running",
            starts=self.now,
            ends=self.now + stage_seconds(tournament.terms),
            due=self.now,
        )
        journal = journal_line("began", by=self.by, entrants=len(drawn), divisions=len(placed) if first else 0)
        boards = boards_of(placed, self.apart)
        return TournamentChange(row, entrants=tuple(drawn), boards=boards, journal=(journal,), left=left)


class Cancel(Struct, frozen=True):
    """Cancel it. Games that run go on as ordinary games.

    `by` is the id of the organiser who does it, who must not play in it any more once games have begun, and `reason`
    what they say; neither if too few people came.
    """

    by: int = 0
    reason: str = ""

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver or OwnResult."""
        if tournament.over:
            raise TournamentOver
        if tournament.boards:
            check_impartial(tournament, self.by)
        # Tables that were paused with it go on, and its scheduled event goes.
        due = 0 if tournament.paused or tournament.row.event > 0 else None
        row = replace(tournament.row, state="cancelled", paused_at=None, due=due)
        return TournamentChange(row, journal=(journal_line("cancelled", by=self.by, reason=self.reason),))


PROTEST = DAY
"""Seconds after the end in which results can still be corrected. Then they are final."""


class Verdict(Enum):
    """What an organiser makes of a board."""

    FIRST = "first"
    """The player in seat 1 has won."""
    DRAW = "draw"
    SECOND = "second"
    """The player in seat 2 has won."""
    NOBODY = "nobody"
    """Both have lost."""
    ANNULLED = "annulled"
    """It counts as no game."""


_POINTS = {Verdict.FIRST: (2, 0), Verdict.DRAW: (1, 1), Verdict.SECOND: (0, 2)}


class Correct(Struct, frozen=True):
    """Correct the result of a board. The game stays as it was, and so does its rating.

    Attributes:
        by (int): the id of the organiser who does it, who must not have played there.
        board (int): the number of the board.
        verdict (Verdict): what it comes to.
        reason (str): what the organiser says; everybody can read it.
        now (int): the present time, in seconds since 1970.
    """

    by: int
    board: int
    verdict: Verdict
    reason: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver, OwnResult or StillPlayed."""
        row = tournament.row
        if row.state != "running" and (row.state != "finished" or (row.ends or 0) + PROTEST <= self.now):
            raise TournamentOver
        board = next((each for each in tournament.boards if each.board == self.board), None)
        if board is None or not board.how:
            raise StillPlayed
        if any(each.user_id == self.by for each in tournament.people(board)):
            raise OwnResult
        if len(board.seats) != 2 and (len(board.seats) == 1 or self.verdict is not Verdict.ANNULLED):
            raise StillPlayed
        how = How.ANNULLED if self.verdict is Verdict.ANNULLED else How.CORRECTED
        # Rounds that were paired are paired again from what stood then.
        before = Earlier(tournament.round, board.points, How(board.how))
        changed = replace(
            board,
            points=_POINTS.get(self.verdict, (0,) * len(board.seats)),
            how=how.value,
            earlier=msgspec.json.encode((*earlier_of(board), before)).decode(),
        )
        journal = journal_line(
            "corrected",
            by=self.by,
            board=board.board,
            seats=board.seats,
            before=board.points,
            verdict=self.verdict.value,
            reason=self.reason,
        )
        return TournamentChange(row, boards=(changed,), journal=(journal,))


class Remove(Struct, frozen=True):
    """Remove somebody, as if they had withdrawn.

    `by` is the id of the organiser who does it, who must not play in it; `entry` names whom, and `reason` says why.
    """

    by: int
    entry: int
    reason: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver, NotRegistered, WasWithdrawn or OwnResult."""
        if tournament.over:
            raise TournamentOver
        entrant = check_takes_part(entrant_at(tournament, self.entry))
        if tournament.state == "running":
            check_impartial(tournament, self.by)
        journal = journal_line("removed", by=self.by, entrant=entrant.entry, reason=self.reason)
        row = replace(tournament.row, due=self.now)
        return TournamentChange(row, entrants=(replace(entrant, state="removed"),), journal=(journal,))


def check_impartial(tournament: Tournament, by: int) -> None:
    """Raises OwnResult for an organiser who plays in it: they could help themselves."""
    own = tournament.entrant(by)
    if own is not None and own.state == "in":
        raise OwnResult


def finished(row: TournamentRow, now: int) -> TournamentChange:
    """What changes when all games of a tournament are over."""
    due = now if row.event > 0 else None  # its scheduled event is over
    over = replace(row, state="finished", ends=now, due=due, paused_at=None, gathers=None)
    return TournamentChange(over, journal=(journal_line("finished"),))


def journal_line(kind: str, by: int = 0, **facts: object) -> JournalRow:
    """A line of the journal."""
    return JournalRow(by, kind, json.dumps(facts, ensure_ascii=False))
