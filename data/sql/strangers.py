"""The methods of the store for what strangers are told of people. `data/strangers.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import PlayerNameRow
from data.sql.queries import strangers
from data.sql.transactions import Transactions, reads
from data.strangers import StrangersStore


class SqlStrangers(Transactions, StrangersStore):
    """A part of `SqlStore`."""

    player_name = reads(strangers.name_of)
    met_apart = reads(strangers.met)

    async def name_player(self, user_id: int, word: str, number: int, before: int) -> PlayerNameRow:
        now = self.now()
        return await self._run(lambda within: strangers.name(within, user_id, word, number, before, now))

    async def open_apart(self, user_ids: Iterable[int]) -> dict[int, int]:
        wanted = tuple(user_ids)
        return await self._read(lambda within: {each: strangers.number_open(within, each) for each in wanted})
