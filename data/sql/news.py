"""The methods of the store for followers, results and digests. `data/news.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.news import NewsStore
from data.rows import DigestRow, FollowRow
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries import announcing, digests, following, settings
from data.sql.transactions import Transactions, reads, writes


class SqlNews(Transactions, NewsStore):
    """A part of `SqlStore`."""

    follow = writes(following.follow)
    unfollow = writes(following.unfollow)
    followed_by = reads(following.followed_by)

    async def follows_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[FollowRow]:
        now = self.now()
        return await self._read(lambda within: following.due(within, now, most, shards))

    async def note_followers_told(self, rows: Sequence[FollowRow], seen: int, message_id: int | None) -> None:
        now, given = self.now(), tuple(rows)
        await self._run(lambda within: following.note_told(within, given, seen, message_id, now))

    async def results_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[int]:
        now = self.now()
        return await self._read(lambda within: announcing.due(within, now, most, shards))

    async def take_result(self, session_id: int) -> bool | None:
        now = self.now()
        return await self._run(lambda within: announcing.take(within, session_id, now))

    note_result = writes(announcing.note)
    postpone_result = writes(announcing.postpone)

    async def change_digest(self, user_id: int, values: Mapping[str, str | None], due: int | None) -> None:
        def work(within: Connection) -> None:
            settings.change_person(within, user_id, values)
            digests.set_due(within, user_id, due)

        await self._run(work)

    digest_of = reads(digests.of)

    async def digests_due(self, most: int) -> list[DigestRow]:
        now = self.now()
        return await self._read(lambda within: digests.due(within, now, most))

    async def begin_digest(self, row: DigestRow) -> bool:
        now = self.now()
        return await self._run(lambda within: digests.begin(within, row, now))

    note_digest = writes(digests.note)
