"""Who can be reached by direct messages, and where: what is stored, with what this process needs to know of it."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import DirectRow
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead

PAUSE_AFTER_REFUSAL = 24 * 3600
"""Seconds after a refused direct message for which no other is sent but the boards of tables apart.

Discord bans an IP address after ten thousand invalid requests in ten minutes.
"""


class Direct:
    """The direct messages of people with the bot. One instance a process.

    Who has refused one is *closed* until they use the bot again, in whatever process: nothing is sent to them. The few
    of them are kept in memory and read again with every look, so that no other press costs a question to the store.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._refusing: dict[int, DirectRow] | None = None
        """Who is closed, or has refused a message in the last day, by user id; None before the first look."""
        self._used: dict[int, int] = {}
        """When users last used the bot, by id: those since the last look."""

    async def look(self) -> list[int]:
        """Read again who is closed; the ids of the tables apart to be shown to people who used the bot since.

        Raises NotRead or NotKept.
        """
        with failing_as(NotRead):
            rows = await self._store.refusing_directs(self._store.now() - PAUSE_AFTER_REFUSAL)
        self._refusing = {each.user_id: each for each in rows}
        used, self._used = self._used, {}
        to_show: list[int] = []
        for each in rows:
            # Another process has noted the refusal, and has not heard of the use.
            if each.closed_at is not None and used.get(each.user_id, 0) > each.closed_at:
                to_show += await self._note_used(each.user_id)
        return to_show

    async def channel_of(self, user_id: int) -> int | None:
        """The id of the channel of somebody's direct messages; None if it is not known. Raises NotRead."""
        with failing_as(NotRead):
            row = (await self._store.directs_of([user_id])).get(user_id)
        return row.channel_id or None if row is not None else None

    async def open_channel(self, user_id: int) -> int | None:
        """The id of the channel of somebody's direct messages; None if they refused the last one. Raises NotRead."""
        return (await self.open_channels([user_id])).get(user_id)

    async def open_channels(self, user_ids: Iterable[int]) -> dict[int, int]:
        """The ids of the channels of these users' direct messages, by user id. One read, however many they are.

        Who has refused the last message is left out, and who has no known channel. Raises NotRead.
        """
        with failing_as(NotRead):
            rows = await self._store.directs_of(user_ids)
        return {each: row.channel_id for each, row in rows.items() if row.channel_id and row.refused_at is None}

    async def is_refused(self, user_id: int) -> bool:
        """Whether somebody is closed or has refused a message in the last day. Raises NotRead or NotKept."""
        row = await self._refused(user_id)
        if row is None or row.refused_at is None:
            return False
        return row.closed_at is not None or self._store.now() - row.refused_at < PAUSE_AFTER_REFUSAL

    def closed_among(self, user_ids: Iterable[int]) -> list[int]:
        """Those of these users who are closed, as far as this process knows."""
        rows = self._refusing or {}
        return [each for each in user_ids if each in rows and rows[each].closed_at is not None]

    async def used(self, user_id: int) -> list[int]:
        """Note that somebody uses the bot; the ids of the tables apart to be shown, if they were closed.

        Raises NotKept.
        """
        self._used[user_id] = self._store.now()
        row = (self._refusing or {}).get(user_id)
        return [] if row is None or row.closed_at is None else await self._note_used(user_id)

    async def note_arrived(self, user_id: int, channel_id: int) -> list[int]:
        """Note that a message has arrived; the ids of the tables apart to be shown. Raises NotRead or NotKept.

        For people who have refused no message, it costs nothing.
        """
        if await self._refused(user_id) is None:
            return []
        return await self.note_opened(user_id, channel_id)

    async def note_opened(self, user_id: int, channel_id: int) -> list[int]:
        """Note the channel of somebody in which a message has arrived; the ids of the tables apart to be shown.

        Raises NotKept.
        """
        with failing_as(NotKept):
            to_show = await self._store.note_direct_opened(user_id, channel_id)
        (self._refusing or {}).pop(user_id, None)
        return to_show

    async def note_closed(self, user_id: int, channel_id: int = 0) -> list[int] | None:
        """Note that somebody has refused a message; the ids of the tables apart to be shown to others again.

        None if it was noted already. `channel_id` is that of the message, if known. Raises NotKept.
        """
        with failing_as(NotKept):
            to_show = await self._store.note_direct_closed(user_id, channel_id)
        now = self._store.now()
        if self._refusing is not None:
            self._refusing[user_id] = DirectRow(user_id, channel_id, now, now, now)
        return to_show

    async def _note_used(self, user_id: int) -> list[int]:
        with failing_as(NotKept):
            to_show = await self._store.note_direct_used(user_id)
        if self._refusing is not None and (row := self._refusing.get(user_id)) is not None:
            self._refusing[user_id] = DirectRow(user_id, row.channel_id, row.opened_at, None, row.refused_at)
        return to_show

    async def _refused(self, user_id: int) -> DirectRow | None:
        if self._refusing is None:
            await self.look()
        return (self._refusing or {}).get(user_id)
