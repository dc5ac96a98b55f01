"""What /deal must answer. The tables of scores are computed here anew, from the logs of the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import SAY, of_view
from cogs.commands.deals import day_of as day_in
from cogs.messages import deals as shown
from cogs.words.refusals import sentence
from data.rows import AttemptRow, DealTable
from rules.record import pairs
from sessions.dice.draws import commitment
from sessions.log import Dealt, Opened, read
from sessions.refusals import HadAttempt, NoAttempt, NoDeal
from sessions.results.scoring import results
from sessions.results.streaks import Streak, day_of, streak
from sessions.session import Session
from sessions.state.deals import closes
from sessions.state.players import Person
from sessions.tables.deals import MOST, KnownDeal, Scored


class Attempt(Struct, frozen=True):
    """Somebody's attempt as it stood at a moment, with its row in the table of scores."""

    session: Session
    row: AttemptRow


class Day(Struct, frozen=True):
    """What was known of deals at the moment of a request: those that were bound, and all attempts by then."""

    history: History
    request: Request
    deals: dict[int, KnownDeal]
    attempts: list[Attempt]

    @property
    def today(self) -> int:
        """The number of the present day."""
        return day_of(int(self.request.since))

    def attempt(self, day: int) -> Session | None:
        """The attempt of whoever asks."""
        own = (
            each.session for each in self.attempts if (each.row.day, each.row.user_id) == (day, self.request.user_id)
        )
        return next(own, None)

    def streak(self, user_id: int) -> Streak:
        """On how many days in a row somebody has finished the deal."""
        scored = (each.row for each in self.attempts if each.row.user_id == user_id and each.row.score is not None)
        return streak([each.day for each in scored], self.today)

    def ranking(self, day: int, guild_id: int | None) -> tuple[DealTable, list[Scored]]:
        """The table of scores of a day, in one server or in all, with the names that the reader may see."""
        rows = [each.row for each in self.attempts if each.row.day == day and each.row.score is not None]
        rows = [each for each in rows if guild_id is None or each.guild_id == guild_id]
        rows.sort(key=lambda each: (-(each.score or 0), each.at or 0, each.session_id))
        places = {each.session_id: 1 + sum((one.score or 0) > (each.score or 0) for one in rows) for each in rows}
        own = next((places[each.session_id] for each in rows if each.user_id == self.request.user_id), None)
        best = tuple(rows[:MOST])
        return DealTable(best, len(rows), own), [self._scored(each, places[each.session_id], guild_id) for each in best]

    def _scored(self, row: AttemptRow, place: int, guild_id: int | None) -> Scored:
        here = self.request.guild_id
        known = guild_id is not None or row.user_id == self.request.user_id or (here != 0 and row.guild_id == here)
        known = known or self.history.settlements.of(row.user_id, self.request.since).named_everywhere
        session = next(each.session for each in self.attempts if each.row.session_id == row.session_id)
        person = next(each for each in session.people if isinstance(each, Person))
        return Scored(place, person if known else None, row, self.streak(row.user_id))

    def own(self, day: int, place: int | None) -> Scored | None:
        """The score of whoever asks."""
        rows = [each.row for each in self.attempts if (each.row.day, each.row.user_id) == (day, self.request.user_id)]
        return None if place is None else Scored(place, None, rows[0], self.streak(self.request.user_id))


def _day(history: History, request: Request) -> Day | None:
    """None where the model does not know the time of each request to the second."""
    if not history.found.standing:
        return None
    now = int(request.since)
    deals = {
        row.day: KnownDeal(
            row.day,
            row.game,
            pairs(row.options.split()),
            commitment(row.secret),
            row.bound_at,
            row.secret.hex() if closes(row.day) <= now else "",
        )
        for row in history.found.deals
        if row.bound_at <= now
    }
    attempts: dict[tuple[int, int], Attempt] = {}
    for row in history.found.rows.values():
        log = [read(each.kind, each.facts) for each in row.entries]
        deal = next((each for each in log if isinstance(each, Dealt) and each.scored), None)
        if deal is None or row.entries[0].at >= now:
            continue
        moments = history.moments(row.id, request)
        if not moments:
            return None
        host = next(each.host for each in log if isinstance(each, Opened))
        # One that nobody saw is replaced by the next one.
        attempts[deal.day, host] = Attempt(moments[-1], _row(history, deal.day, host, moments[-1]))
    return Day(history, request, deals, [*attempts.values()])


def _row(history: History, day: int, host: int, session: Session) -> AttemptRow:
    opened = history.found.rows[session.id].entries[0].at
    asked = (
        each for each in history.found.requests if each.name in (shown.HERE, shown.DIRECT) and each.user_id == host
    )
    guild_id = next((each.guild_id for each in asked if int(each.since) == opened), session.place.guild_id)
    own = next(iter(results(session)), None) if session.ended else None
    if own is None:
        return AttemptRow(day, host, session.id, guild_id)
    return AttemptRow(day, host, session.id, guild_id, own.score, own.place == 1, session.position_since)


def _screen(found: Day, day: int, note: str = "") -> str:
    today = found.today
    day = min(max(day, today - 1), today)
    day = day if day in found.deals else today
    everywhere = found.ranking(day, None)
    here = found.ranking(day, found.request.guild_id) if found.request.guild_id else None
    attempt, row = found.attempt(day), found.streak(found.request.user_id)
    own = found.own(day, everywhere[0].place)
    following = found.deals.get(day + 1)
    what = shown.Shown(found.deals[day], following, day == today, attempt, row, own, here, everywhere)
    return of_view(shown.screen(SAY, what, note))


def _deal(history: History, request: Request) -> Sequence[str] | None:
    found = _day(history, request)
    if found is None:
        return None
    return [_screen(found, found.today if request.press is None else day_in(request.press))]


def _direct(history: History, request: Request) -> Sequence[str] | None:
    """Why no attempt or practice begins in direct messages; None where one does."""
    found = _day(history, request)
    if found is None or request.press is None:
        return None
    day, scored = day_in(request.press), shown.PRACTICE not in request.press.words
    if scored and day != found.today:
        return [_screen(found, found.today, SAY.deals.new_day())]
    attempt = found.attempt(day)
    if day not in found.deals:
        return [sentence(SAY, NoDeal())]
    if scored:
        unseen = attempt is None or (attempt.ended and not attempt.moves)
        return None if attempt is None or unseen else [sentence(SAY, HadAttempt(attempt))]
    return [sentence(SAY, NoAttempt(attempt))] if attempt is None or not attempt.ended else None


def _best(history: History, request: Request) -> Sequence[str] | None:
    """The replay itself is not predicted."""
    found = _day(history, request)
    if found is None or request.press is None:
        return None
    day = day_in(request.press)
    over = closes(day) <= int(request.since) and found.ranking(day, None)[0].number
    return None if over else [SAY.deals.no_best()]


DEALS: dict[str, Callable[[History, Request], Sequence[str] | None]] = {
    "/deal": _deal,
    shown.SHOW: _deal,
    shown.DIRECT: _direct,
    shown.BEST: _best,
}
"""By command or action."""
