"""What organisers do with the time of a tournament: extend it, pause it, and have it go on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from data.rows import TournamentChange
from sessions.state.clock import DAY
from tournaments.events.acts import check_impartial, journal_line
from tournaments.events.refusals import FixedDays, NotUnderWay, TournamentOver
from tournaments.events.state import Tournament

EXTENSIONS: Mapping[str, int] = {"1d": DAY, "2d": 2 * DAY, "3d": 3 * DAY, "7d": 7 * DAY}
"""The extensions that organisers can choose, in seconds: of registration, or of the time of each player in a game."""


class Extend(Struct, frozen=True):
    """Extend registration, or once it has begun the bank of each player in all games that are not over.

    Attributes:
        by (int): the id of the organiser who does it, who must not play in it any more.
        seconds (int): by how much.
        reason (str): what the organiser says; everybody can read it.
        now (int): the present time, in seconds since 1970.
    """

    by: int
    seconds: int
    reason: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver, FixedDays, OwnResult, or NotUnderWay for a game in one sitting, which has minutes."""
        row = tournament.row
        if tournament.over:
            raise TournamentOver
        if tournament.terms.scored:
            raise FixedDays
        if row.state == "registration":
            closes = row.closes + self.seconds
            journal = journal_line("prolonged", by=self.by, seconds=self.seconds, reason=self.reason)
            return TournamentChange(replace(row, closes=closes, due=self.now), journal=(journal,))
        if tournament.terms.live:
            raise NotUnderWay
        check_impartial(tournament, self.by)
        boards = tuple(replace(each, extra=each.extra + self.seconds) for each in tournament.unfinished)
        # Each of the two can use up what they were given.
        row = replace(row, ends=(row.ends or self.now) + 2 * self.seconds, due=self.now)
        journal = journal_line("extended", by=self.by, seconds=self.seconds, reason=self.reason)
        return TournamentChange(row, boards=boards, journal=(journal,))


class Pause(Struct, frozen=True):
    """Pause a tournament that runs: the clocks of its games stop, and no table is opened.

    The attributes mean what they mean in `Extend`.
    """

    by: int
    reason: str
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """None if it is paused. Raises NotUnderWay, FixedDays or OwnResult."""
        if tournament.state != "running":
            raise NotUnderWay
        if tournament.terms.scored:
            raise FixedDays
        check_impartial(tournament, self.by)
        if tournament.paused:
            return None
        row = replace(tournament.row, paused_at=self.now, due=self.now)
        return TournamentChange(row, journal=(journal_line("paused", by=self.by, reason=self.reason),))


class Resume(Struct, frozen=True):
    """End the pause of a tournament, which ends later by the length of the pause.

    The attributes mean what they mean in `Extend`.
    """

    by: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """None if it is not paused. Raises NotUnderWay or OwnResult."""
        if tournament.state != "running":
            raise NotUnderWay
        check_impartial(tournament, self.by)
        row = tournament.row
        if row.paused_at is None:
            return None
        length = self.now - row.paused_at
        ends, gathers = (row.ends or self.now) + length, row.gathers and row.gathers + length
        journal = journal_line("resumed", by=self.by)
        row = replace(row, paused_at=None, ends=ends, gathers=gathers, due=self.now)
        return TournamentChange(row, journal=(journal,))
