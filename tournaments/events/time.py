"""What time brings in a tournament: it begins, boards of people who are gone are decided, and it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.rows import BoardRow, EntrantRow, JournalRow, TournamentChange
from sessions.state.clock import DAY
from tournaments.events.acts import Begin, Cancel, finished, journal_line
from tournaments.events.arenas import late, looked
from tournaments.events.calendar import is_left_over
from tournaments.events.fields import Pairs, Season, boards_of, finalists
from tournaments.events.gathering import begin_check_in, gathered, missing, moved_up
from tournaments.events.rounds import gathering
from tournaments.events.scored import course
from tournaments.events.state import Tournament
from tournaments.events.terms import stage_seconds
from tournaments.pairing.boards import How
from tournaments.standings.places import Order
from tournaments.standings.withdrawals import annuls

LOOK_AGAIN = 300
"""If boards could not be opened, or games take longer, the tournament is looked at again so many seconds later."""


class Advance(Struct, frozen=True):
    """Do what is due.

    Attributes:
        now (int): the present time, in seconds since 1970.
        apart (Pairs): who does not want to meet, if it or its final begins.
        last (Season | None): how the last season of a league ended, if it begins.
        ratings (Mapping[int, float]): the established ratings of those who have one, by user, if it begins.
    """

    now: int
    apart: Pairs = frozenset()
    last: Season | None = None
    ratings: Mapping[int, float] = {}

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        row = tournament.row
        if tournament.terms.scored:
            return course(tournament, self.now)
        if row.state == "registration":
            return self._registration(tournament)
        if row.state == "running":
            return self._running(tournament)
        if row.due is None or tournament.to_follow:
            # Tables that were paused with it go on.
            return None
        return TournamentChange(replace(row, due=self.now + LOOK_AGAIN if is_left_over(tournament, self.now) else None))

    def _registration(self, tournament: Tournament) -> TournamentChange:
        row = tournament.row
        free = tournament.terms.most - len(tournament.playing)
        least = tournament.terms.least
        if (
            row.closes <= self.now
            and tournament.terms.check_in
            and row.checks is None
            and len(tournament.playing) >= least
        ):
            return begin_check_in(tournament, self.now)
        waits = row.checks is not None and row.checks > self.now and bool(missing(tournament))
        if row.closes <= self.now and not waits:
            enough = len(gathered(tournament).playing) >= least
            begin = Begin(self.now, apart=self.apart, last=self.last, ratings=self.ratings)
            return begin.apply(tournament) if enough else Cancel().apply(tournament)
        # Somebody who was deleted has left a place.
        moved = moved_up(tournament, free)
        last = row.closes if row.checks is None else row.checks
        due = min(last, self.now + LOOK_AGAIN) if moved or tournament.to_call else last
        return TournamentChange(replace(row, due=due), entrants=moved)

    def _running(self, tournament: Tournament) -> TournamentChange:
        decided, journal = self._decided(tournament)
        new = {each.board: each for each in decided}
        row, boards = tournament.row, tuple(new.get(each.board, each) for each in tournament.boards)
        after = replace(tournament, boards=boards)
        left = after.unfinished
        if tournament.terms.arena or (tournament.terms.live and not left):
            change = looked(after, self.now) if tournament.terms.arena else gathering(after, self.now)
            return replace(change, boards=tuple(decided), journal=(*journal, *change.journal))
        final = () if left else self._final(after)
        if final:
            row = replace(row, ends=self.now + stage_seconds(tournament.terms), due=self.now)
            decided += final
            journal.append(journal_line("final", entrants=len({number for each in final for number in each.seats})))
        elif not left:
            over = finished(row, self.now)
            row = over.row
            journal += over.journal
        else:
            # The end of a game makes it due, too.
            late = not tournament.paused and (row.ends or 0) <= self.now
            last = self.now + DAY if tournament.paused else row.ends
            waits = bool(tournament.to_open or tournament.to_follow) or late
            row = replace(row, due=self.now + LOOK_AGAIN if waits else last)
        return TournamentChange(row, boards=tuple(decided), journal=tuple(journal))

    def _final(self, tournament: Tournament) -> tuple[BoardRow, ...]:
        """The boards of the final; none where there is no final, or fewer than two can play it. All groups are over."""
        if not tournament.awaits_final:
            return ()
        number = max(each.number for each in tournament.divisions) + 1
        return boards_of({number: finalists(tournament)}, self.apart, len(tournament.boards) + 1)

    def _decided(self, tournament: Tournament) -> tuple[list[BoardRow], list[JournalRow]]:
        """The boards that are decided by a rule and not by their games, and the lines of the journal about that."""
        found, journal = list[BoardRow](), list[JournalRow]()
        for division in tournament.divisions:
            robin = division.order is Order.ROBIN
            annulled = [number for number in division.gone if robin and annuls(division.rounds, number)]
            for number in annulled:
                theirs = [each for each in division.boards if number in each.seats]
                if any(each.how not in (How.ANNULLED.value, How.CORRECTED.value) for each in theirs):
                    journal.append(journal_line("annulled", entrant=division.members[number].entry))
            for board in division.boards:
                points, how = self._of(tournament, board, set(division.gone), annulled)
                if how is not None and how.value != board.how:
                    found.append(replace(board, points=points, how=how.value, at=board.at or self.now))
        return found, journal

    def _of(
        self, tournament: Tournament, board: BoardRow, gone: set[int], annulled: Sequence[int]
    ) -> tuple[tuple[int, ...], How | None]:
        """The points of a board, and the rule that gives them; None in place of the rule if its game decides."""
        nothing = (0,) * len(board.seats)
        if board.how == How.CORRECTED.value:
            return board.points, None
        if any(number in annulled for number in board.seats):
            return nothing, How.ANNULLED
        if board.how or board.open:
            return board.points, None
        absent = gone.intersection(board.seats)
        if board.session_id is None and absent:
            whole = tournament.order.scale.whole
            return tuple(0 if number in absent else whole for number in board.seats), How.WALKOVER
        # A table whose game has no result: it was damaged, or its rules have changed. Or one that could not be opened.
        late = not tournament.paused and self._late(tournament, board)
        return nothing, How.ANNULLED if board.session_id is not None or late else None

    def _late(self, tournament: Tournament, board: BoardRow) -> bool:
        """Whether it is too late to open the table of a board that has none yet."""
        if tournament.terms.arena:
            return late(tournament, board, self.now)
        return (tournament.row.ends or self.now + 1) <= self.now


def to_give_up(tournament: Tournament) -> list[tuple[EntrantRow, int]]:
    """The entrants who are out but still play, each with the id of the table."""
    return [
        (each, board.session_id)
        for board in tournament.boards
        if board.open and board.session_id is not None
        for each in tournament.people(board)
        if each.state != "in"
    ]
