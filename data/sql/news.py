"""The methods of the store for followers, results and digests. `data/news.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from data.news import NewsStore
from data.rows import DigestRow, FollowRow
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries import announcing, digests, following, settings
from data.sql.transactions import Transactions


class SqlNews(Transactions, NewsStore):
    """A part of `SqlStore`."""

    async def follow(self, row: FollowRow, most: int, most_of_game: int) -> Literal["yes", "many", "crowded"]:
        return await self._run(lambda within: following.follow(within, row, most, most_of_game))

    async def unfollow(self, user_id: int, session_id: int) -> None:
        await self._run(lambda within: following.unfollow(within, user_id, session_id))

    async def followed_by(self, user_id: int) -> list[FollowRow]:
        return await self._read(lambda within: following.followed_by(within, user_id))

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

    async def note_result(self, session_id: int, message_id: int) -> None:
        await self._run(lambda within: announcing.note(within, session_id, message_id))

    async def postpone_result(self, session_id: int, until: int) -> None:
        await self._run(lambda within: announcing.postpone(within, session_id, until))

    async def change_digest(self, user_id: int, values: Mapping[str, str | None], due: int | None) -> None:
        def work(within: Connection) -> None:
            settings.change_person(within, user_id, values)
            digests.set_due(within, user_id, due)

        await self._run(work)

    async def digest_of(self, user_id: int) -> DigestRow | None:
        return await self._read(lambda within: digests.of(within, user_id))

    async def digests_due(self, most: int) -> list[DigestRow]:
        now = self.now()
        return await self._read(lambda within: digests.due(within, now, most))

    async def begin_digest(self, row: DigestRow) -> bool:
        now = self.now()
        return await self._run(lambda within: digests.begin(within, row, now))

    async def note_digest(self, row: DigestRow, due: int) -> None:
        await self._run(lambda within: digests.note(within, row, due))
