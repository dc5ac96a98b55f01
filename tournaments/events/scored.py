"""Score events: everybody plays the same deals, each once and alone, and the best scores count.

Each deal is that of one day (UTC), and is bound, opened and closed as the deal of that day is
(`sessions.tables.deals`). Nobody registers: whoever plays a deal takes part. A score is shown, and counts, only when
nobody can play its deal any more. So no player knows which score they have to beat.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from data.rows import EntrantRow, TournamentChange
from sessions.results.streaks import begin_of, day_of
from sessions.state.clock import DAY
from sessions.state.deals import closes
from tournaments.events.acts import finished, journal_line
from tournaments.events.entrants import check_takes_part, next_entry
from tournaments.events.refusals import NoDealNow, TournamentOver
from tournaments.events.state import DealRow, Tournament
from tournaments.standings.scores import Scored, scored

SPARE = 60
"""Seconds between the end of a deal and the moment when its scores are shown. By then, all attempts are noted."""


def days_from(moment: int, count: int) -> range:
    """The numbers of so many days, from the first that begins at `moment` or later, in seconds since 1970."""
    first = -(-moment // DAY)
    return range(first, first + count)


def open_deal(tournament: Tournament, now: int) -> DealRow | None:
    """The deal whose attempts can begin now; None where there is none."""
    if tournament.state != "running":
        return None
    return next((each for each in tournament.deals if each.day == day_of(now)), None)


def numbered_deals(tournament: Tournament) -> Iterator[tuple[int, DealRow]]:
    """The deals with their numbers in the event, from 1."""
    return enumerate(tournament.deals, 1)


def counted(tournament: Tournament) -> list[int]:
    """The days of the deals whose scores are shown: nobody can play them any more."""
    due = tournament.row.due
    if tournament.state != "running":
        return [each.day for each in tournament.deals] if tournament.state == "finished" else []
    return [each.day for each in tournament.deals if due is not None and closes(each.day) + SPARE < due]


def awaited(tournament: Tournament) -> list[tuple[int, DealRow]]:
    """The deals that have begun and whose scores are not shown yet, with their numbers; the last may be open."""
    due, shown = tournament.row.due, counted(tournament)
    return [
        (number, each)
        for number, each in numbered_deals(tournament)
        if due is not None and begin_of(each.day) < due and each.day not in shown
    ]


def is_open(tournament: Tournament, deal: DealRow) -> bool:
    """Whether attempts at a deal can begin until the event is looked at again."""
    return tournament.row.due is not None and tournament.row.due <= begin_of(deal.day + 1)


def standings(tournament: Tournament) -> list[Scored]:
    """The standings by the deals that are over. Whoever was removed is not in them; the others have their numbers."""
    numbers = {each.user_id: each.number for each in tournament.entrants if each.state != "removed"}
    shown, made = set(counted(tournament)), dict[int, dict[int, int | None]]()
    for each in tournament.attempts:
        if each.day in shown and each.user_id in numbers:
            made.setdefault(numbers[each.user_id], {})[number_of(tournament, each.day)] = each.score
    return scored(made, tournament.terms.counting)


def number_of(tournament: Tournament, day: int) -> int:
    """The number, counted from 1, of the deal that is played on a day."""
    return day - tournament.deals[0].day + 1


def course(tournament: Tournament, now: int) -> TournamentChange | None:
    """What time brings: the first deal begins, the scores of one are shown, or all deals are over."""
    row = tournament.row
    if tournament.over:
        return None if row.due is None else TournamentChange(replace(row, due=None))
    moments = (moment for each in tournament.deals for moment in (begin_of(each.day + 1), closes(each.day) + SPARE))
    later = min((each for each in moments if each > now), default=None)
    if row.state == "running":
        return TournamentChange(replace(row, due=later)) if later else finished(row, now)
    if row.closes > now:
        return TournamentChange(replace(row, due=row.closes))
    ends = closes(tournament.deals[-1].day)
    first = begin_of(tournament.deals[0].day)
    begun = replace(row, state="running", starts=first, ends=ends, due=later or now)
    return TournamentChange(begun, journal=(journal_line("began", deals=len(tournament.deals)),))


class Enter(Struct, frozen=True):
    """Somebody plays a deal, and takes part from then on.

    Attributes:
        user_id (int): who does.
        name (str): what they are called in the server.
        day (int): the day of the deal.
        now (int): the present time, in seconds since 1970.
    """

    user_id: int
    name: str
    day: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """None if they take part. Raises TournamentOver, NoDealNow or WasWithdrawn."""
        if tournament.over:
            raise TournamentOver
        deal = open_deal(tournament, self.now)
        if deal is None or deal.day != self.day:
            raise NoDealNow
        if (before := tournament.entrant(self.user_id)) is not None:
            check_takes_part(before)
            return None
        entry = next_entry(tournament)
        joined = EntrantRow(entry, self.user_id, self.name, "in", number=entry, at=self.now)
        return TournamentChange(tournament.row, entrants=(joined,))
