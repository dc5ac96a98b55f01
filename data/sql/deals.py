"""The methods of the store for deals of the day. `data/deals.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from data.deals import DealsStore
from data.rows import AttemptRow, DealRow, DealTable
from data.sql.queries import deals
from data.sql.transactions import Transactions


class SqlDeals(Transactions, DealsStore):
    """A part of `SqlStore`."""

    async def bind_deals(self, wanted: Sequence[DealRow]) -> list[DealRow]:
        return await self._run(lambda within: deals.bind(within, wanted))

    async def deals(self, days: Iterable[int]) -> list[DealRow]:
        given = tuple(days)
        return await self._read(lambda within: deals.deals(within, given))

    async def attempts(self, user_ids: Iterable[int]) -> dict[int, list[AttemptRow]]:
        given = tuple(user_ids)
        return await self._read(lambda within: deals.attempts(within, given))

    async def deal_table(self, day: int, guild_id: int | None, user_id: int, most: int) -> DealTable:
        return await self._read(lambda within: deals.table(within, day, guild_id, user_id, most))
