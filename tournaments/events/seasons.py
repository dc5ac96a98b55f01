"""The seasons of a league: the next is announced by whoever plays again first, and follows from how the last ended."""

from __future__ import annotations

from collections.abc import Iterable

from data.errors import FullError
from data.rows import DealRow, TournamentRow
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead
from sessions.state.clock import DAY
from sessions.tables import Tables
from tournaments.events.fields import Season, season_of
from tournaments.events.reading import StoredTournaments
from tournaments.events.refusals import NoTournament, NotRegistered, TooManyTournaments
from tournaments.events.state import Tournament

MOST_IN_SERVER = 3
"""How many tournaments that are not over a server can have."""

OPEN_FOR_NEXT = 7 * DAY
"""Seconds in which people can say that they play again, once the first one has."""


async def keep(store: Store, row: TournamentRow, deals: Iterable[DealRow] = ()) -> None:
    """Keep a new tournament with its deals. Raises TooManyTournaments or NotKept."""
    try:
        with failing_as(NotKept):
            await store.make_tournament(row, MOST_IN_SERVER, deals)
    except FullError as error:
        raise TooManyTournaments(MOST_IN_SERVER) from error


class Seasons:
    """The seasons of the leagues of a store."""

    def __init__(self, tables: Tables, stored: StoredTournaments) -> None:
        self._tables = tables
        self._stored = stored
        self._store = tables.store

    async def following(self, tournament: Tournament, by: int, press: int) -> Tournament:
        """The newest season of a league. Where that is over, the next one is announced.

        Args:
            tournament (Tournament): a season that is over.
            by (int): the id of the user who wants to play again.
            press (int): the id of their press.

        Raises:
            NoTournament: it is no season of a league that is over.
            NotRegistered: the next season is to be announced, and the user has not played in this one.
            TooManyTournaments: the server has no room for it now.
            NotKept, NotRead: by the store.
        """
        if not tournament.row.series or tournament.state != "finished":
            raise NoTournament
        newest = (await self._rows(tournament))[0]
        if newest.state in ("registration", "running"):
            return await self._load(newest)
        own = tournament.entrant(by)
        if own is None or not own.number or own.state == "removed":
            raise NotRegistered
        await keep(self._store, self._next(tournament.row, press, newest.season + 1))
        # Somebody else may have been faster.
        return await self._load((await self._rows(tournament))[0])

    def _next(self, row: TournamentRow, press: int, season: int) -> TournamentRow:
        now = self._tables.now()
        closes = now + OPEN_FOR_NEXT
        # Nothing else of the last season holds in the next one.
        return TournamentRow(
            id=press,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            name=row.name,
            game=row.game,
            terms=row.terms,
            state="registration",
            version=1,
            language=row.language,
            made_by=row.made_by,
            made_at=now,
            secret=self._tables.new_secret(),
            closes=closes,
            due=closes,
            series=row.series,
            season=season,
        )

    async def last(self, tournament: Tournament) -> Season | None:
        """How the last season ended that was played to its end; None if there is none. Raises NotRead."""
        if tournament.row.season == 1:
            return None
        rows = await self._rows(tournament)
        over = [each for each in rows if each.state == "finished" and each.season < tournament.row.season]
        return season_of(await self._load(over[0])) if over else None

    async def _rows(self, tournament: Tournament) -> list[TournamentRow]:
        with failing_as(NotRead):
            return await self._store.seasons_of(tournament.row.series)

    async def _load(self, row: TournamentRow) -> Tournament:
        return await self._stored.load(row.id, row.guild_id)
