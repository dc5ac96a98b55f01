"""Standing messages as they are noted in the store: lists of a server that are kept up to date in one message."""

from __future__ import annotations

from data.rows import StandingRow as StandingRow
from data.shards import Shards
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead

__all__ = ["StandingMessages", "StandingRow"]

AT_ONCE = 20
"""How many messages are looked at before other work gets the database again."""


class StandingMessages:
    """Finds the standing messages of this process's servers that are to be shown again, and notes what they show.

    `data/standing.py` says what each of the methods does. They raise NotRead or NotKept.
    """

    def __init__(self, store: Store, shards: Shards) -> None:
        self._store = store
        self._shards = shards

    async def due(self) -> list[tuple[int, str]]:
        """The servers and kinds of the messages that are due now: what they list has changed."""
        with failing_as(NotRead):
            return await self._store.standing_due(AT_ONCE, self._shards)

    async def take(self, guild_id: int, kind: str) -> StandingRow | None:
        """Begin to look at a message; None if it is not due any more."""
        with failing_as(NotKept):
            return await self._store.take_standing(guild_id, kind)

    async def begin_post(self, row: StandingRow, channel_id: int) -> StandingRow | None:
        """Note that a message is going to be posted. None if another process has begun one meanwhile."""
        with failing_as(NotKept):
            return await self._store.begin_standing_post(row, channel_id)

    async def note(self, row: StandingRow, channel_id: int, message_id: int, shown: str) -> None:
        """Note which message was posted or edited, and a digest of what it shows."""
        with failing_as(NotKept):
            await self._store.note_standing(row, channel_id, message_id, shown)

    async def postpone(self, row: StandingRow, seconds: int) -> None:
        """Look at a message again after a number of seconds."""
        with failing_as(NotKept):
            await self._store.postpone_standing(row, self._store.now() + seconds)

    async def drop(self, row: StandingRow) -> None:
        """Forget a message that is not wanted any more."""
        with failing_as(NotKept):
            await self._store.drop_standing(row)
