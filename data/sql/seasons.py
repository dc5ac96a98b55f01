"""The methods of the store for seasons. `data/seasons.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import SeasonPlace, SeasonRow
from data.seasons import LATE, SeasonsStore
from data.shards import EVERY_SERVER, Shards
from data.sql.queries import seasons as queries
from data.sql.transactions import Transactions, reads


class SqlSeasons(Transactions, SeasonsStore):
    """A part of `SqlStore`."""

    async def begin_season(self, guild_id: int, name: str, days: int) -> SeasonRow | None:
        now = self.now()
        return await self._run(lambda within: queries.begin(within, guild_id, name, now, days))

    seasons = reads(queries.of_server)

    async def seasons_due(self, shards: Shards = EVERY_SERVER) -> list[SeasonRow]:
        before = self.now() - LATE
        return await self._read(lambda within: queries.due(within, before, shards))

    async def end_season(self, season_id: int, stamp: str, places: Sequence[SeasonPlace]) -> bool:
        now, given = self.now(), tuple(places)
        return await self._run(lambda within: queries.end(within, season_id, stamp, given, now))

    season_places = reads(queries.places)
    season_places_of = reads(queries.places_of)
