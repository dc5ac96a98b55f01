"""Who can join a tournament: what its organiser demands, and how reliable somebody was in others."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.rows import PlayedBoard, TournamentChange
from sessions.failing import failing_as
from sessions.log import TimeUp
from sessions.people.setting_checks import NO_LIMIT
from sessions.refusals.base import Damaged, NotRead, Outdated
from sessions.refusals.requests import UnknownSession
from sessions.results.ratings import course
from sessions.state.clock import DAY
from sessions.tables import Tables
from tournaments.events.acts import journal_line
from tournaments.events.entrants import takes_part
from tournaments.events.refusals import (
    InManyTournaments,
    NoRating,
    NoRole,
    NotInRange,
    RegistrationOver,
    TooNew,
    Unreliable,
    WantsFewerGames,
)
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms, read_terms

MOST_OF_ONE = 5
"""How many tournaments that are not over one person can be in."""

YEAR, REMEMBERED, WEEK = 365 * DAY, 180 * DAY, 7 * DAY
"""Seconds: over which the highest rating counts, for which games lost by time are remembered, and a week."""

LONGEST = 8
"""The most weeks for which somebody waits who has lost games by time."""


class Require(Struct, frozen=True):
    """Change who can join. Whoever has joined stays.

    `by` is the id of the organiser who does it, `now` the present time, and `changed` has new values of fields of
    `Terms` by their names.
    """

    by: int
    changed: Mapping[str, int | bool]
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """None if nothing changes. Raises RegistrationOver."""
        row = tournament.row
        if row.state != "registration" or row.closes <= self.now:
            raise RegistrationOver
        terms = replace(tournament.terms, **dict(self.changed))
        if terms == tournament.terms:
            return None
        row = replace(row, terms=terms.written())
        return TournamentChange(row, journal=(journal_line("conditions", by=self.by),))


class Entrance:
    """Checks who wants to join."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, tournament: Tournament, user_id: int, roles: Collection[int]) -> None:
        """Check that a user, who has these roles in the server, can join.

        Raises NoRole, TooNew, NoRating, NotInRange, Unreliable, WantsFewerGames, InManyTournaments or NotRead.
        """
        terms = tournament.terms
        if terms.role and terms.role not in roles:
            raise NoRole(terms.role)
        if terms.games:
            finished = len(await self._tables.overview.finished(tournament.row.guild_id, user_id=user_id))
            if finished < terms.games:
                raise TooNew(terms.games, finished)
        if terms.lowest or terms.highest:
            await self._check_rating(tournament, user_id, terms)
        if terms.reliable:
            await self._check_reliable(user_id)
        limit = (await self._tables.settings.person(user_id)).open_games
        if limit != NO_LIMIT and limit < terms.at_once:
            raise WantsFewerGames(limit, terms.at_once)
        with failing_as(NotRead):
            others = await self._tables.store.tournaments_of(user_id)
        current = [row for row, entrant in others if row.state in ("registration", "running") and takes_part(entrant)]
        if len(current) >= MOST_OF_ONE:
            raise InManyTournaments(MOST_OF_ONE)

    async def ratings(self, tournament: Tournament) -> dict[int, float]:
        """The established ratings of those who have joined, in the game and server, by user. Raises NotRead."""
        books = self._tables.overview.books
        found = (await books.ranking(await books.of(tournament.row.guild_id), tournament.game)).ratings
        known = {each.user_id: found[each.user_id] for each in tournament.entrants if each.user_id in found}
        return {user_id: rating.value for user_id, rating in known.items() if not rating.provisional}

    async def _check_rating(self, tournament: Tournament, user_id: int, terms: Terms) -> None:
        guild_id, game = tournament.row.guild_id, tournament.game
        books, overview = self._tables.overview.books, self._tables.overview
        present = await books.ranking(await books.of(guild_id), game)
        rating = present.ratings.get(user_id)
        if rating is None or rating.provisional:
            if terms.provisional:
                return
            raise NoRating(terms.lowest, terms.highest)
        finished = await overview.finished(guild_id, game, user_id)
        values = await asyncio.to_thread(course, present, finished, user_id)
        moments = [each.at for each in finished if each.rated == "yes"]
        peak = highest(moments, values, self._tables.now())
        if round(peak) < terms.lowest or (terms.highest and round(peak) > terms.highest):
            raise NotInRange(terms.lowest, terms.highest, round(peak))

    async def _check_reliable(self, user_id: int) -> None:
        now = self._tables.now()
        with failing_as(NotRead):
            boards = await self._tables.store.tournament_boards_of(user_id, now - REMEMBERED)
        lost = [each for each in boards if await self._lost_by_time(each, user_id)]
        if not lost:
            return
        until, more = waits(boards, lost)
        if until > now and more > 0:
            raise Unreliable(len(lost), until, more)

    async def _lost_by_time(self, board: PlayedBoard, user_id: int) -> bool:
        """Whether the user lost the game of a board because their time ran out.

        If the game had hardly begun, its result does not say why it ended, so the log of the game is read. Games of an
        arena do not count: their time is so short that losing by it is a part of the game.
        """
        if board.points or board.session_id is None or board.how not in ("time", "walkover"):
            return False
        if read_terms(board.terms).arena:
            return False
        if board.how == "time":
            return True
        try:
            session = await self._tables.load(board.session_id)
        except (Damaged, Outdated, UnknownSession):
            return False
        return any(isinstance(each, TimeUp) and each.user_id == user_id for each in session.log)


def highest(moments: Sequence[int], values: Sequence[float], now: int) -> float:
    """The highest of somebody's ratings in the last year. The rating that they had when the year began counts, too.

    `values` are the ratings after the rated games that ended at `moments`, in seconds since 1970, oldest first.
    """
    within = [value for at, value in zip(moments, values, strict=False) if at > now - YEAR]
    before = [value for at, value in zip(moments, values, strict=False) if at <= now - YEAR]
    return max([*before[-1:], *within], default=0.0)


def waits(boards: Sequence[PlayedBoard], lost: Sequence[PlayedBoard]) -> tuple[int, int]:
    """Until when somebody cannot join, who lost the games `lost` by time, and how many games they can finish instead.

    It is a week for each game that was lost by time, or two games that they finish after the last of these.
    """
    last = max(each.at for each in lost)
    since = [each for each in boards if each.at > last and each.how in ("played", "time", "corrected")]
    return last + WEEK * min(LONGEST, len(lost)), 2 * len(lost) - len(since)
