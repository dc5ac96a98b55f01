"""The store's contract for deals of the day. Those of score events are kept with their tournaments.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from data.rows import AttemptRow, DealRow, DealTable


class DealsStore(Protocol):
    """Which deal each day has, and who has played it how well."""

    async def bind_deals(self, wanted: Sequence[DealRow]) -> list[DealRow]:
        """Keep each of these deals unless its day has one already, and return the deals of these days.

        So all processes that bind the deal of a day get the same one.
        """

    async def deals(self, days: Iterable[int]) -> list[DealRow]:
        """Return the deals of these days, without days that have none."""

    async def attempts(self, user_ids: Iterable[int]) -> dict[int, list[AttemptRow]]:
        """Return the attempts of these users at deals of the day and of events, by user id, oldest first."""

    async def deal_table(self, day: int, guild_id: int | None, user_id: int, most: int) -> DealTable:
        """Return the `most` best attempts at the deal of a day, how many have a score, and the place of a user.

        Only those count that began in the server `guild_id`; where that is None, all.
        """
