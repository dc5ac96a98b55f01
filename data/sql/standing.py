"""The methods of the store for standing messages. `data/standing.py` says what each of them does."""

from __future__ import annotations

from data.rows import StandingRow
from data.shards import EVERY_SERVER, Shards
from data.sql.queries import standing
from data.sql.transactions import Transactions, reads, writes
from data.standing import DAY, StandingStore


class SqlStanding(Transactions, StandingStore):
    """A part of `SqlStore`."""

    async def standing_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[tuple[int, str]]:
        now = self.now()
        return await self._read(lambda within: standing.due(within, now, most, shards))

    async def take_standing(self, guild_id: int, kind: str) -> StandingRow | None:
        now = self.now()
        return await self._run(lambda within: standing.take(within, guild_id, kind, now))

    begin_standing_post = writes(standing.begin_post)

    async def note_standing(
        self, row: StandingRow, channel_id: int, message_id: int, shown: str, again: int = DAY
    ) -> None:
        now = self.now()
        await self._run(lambda within: standing.note(within, row, channel_id, message_id, shown, now, again))

    postpone_standing = writes(standing.postpone)
    drop_standing = writes(standing.drop)
    standing_in = reads(standing.in_server)
    running_in = reads(standing.running_in)
