"""The methods of the store for deals of the day. `data/deals.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Iterable

from data.deals import DealsStore
from data.rows import AttemptRow, DealRow
from data.sql.queries import deals as deals_queries
from data.sql.transactions import Transactions, reads, writes


class SqlDeals(Transactions, DealsStore):
    """A part of `SqlStore`."""

    bind_deals = writes(deals_queries.bind)

    async def deals(self, days: Iterable[int]) -> list[DealRow]:
        given = tuple(days)
        return await self._read(lambda within: deals_queries.deals(within, given))

    async def attempts(self, user_ids: Iterable[int]) -> dict[int, list[AttemptRow]]:
        given = tuple(user_ids)
        return await self._read(lambda within: deals_queries.attempts(within, given))

    deal_table = reads(deals_queries.table)
