"""The methods of the store for direct messages. `data/direct.py` says what each of them does."""

from __future__ import annotations

from data.direct import DirectStore
from data.sql.queries import direct, messages
from data.sql.transactions import Transactions, reads, writes


class SqlDirect(Transactions, DirectStore):
    """A part of `SqlStore`."""

    directs_of = reads(direct.of_users)

    async def note_direct_opened(self, user_id: int, channel_id: int) -> list[int]:
        now = self.now()
        return await self._run(lambda within: direct.note_opened(within, user_id, channel_id, now))

    async def note_direct_closed(self, user_id: int, channel_id: int = 0) -> list[int] | None:
        now = self.now()
        return await self._run(lambda within: direct.note_closed(within, user_id, channel_id, now))

    note_direct_used = writes(direct.note_used)
    refusing_directs = reads(direct.refusing)
    apart_to_show = reads(messages.apart_to_show)
