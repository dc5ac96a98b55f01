"""Notes which servers the bot is in, and deletes what is stored of those that it left."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import OPEN_STATES
from data.shards import Shards
from data.store import Store
from sessions.acts import Abandon, Act
from sessions.failing import failing_as
from sessions.log import TableEnding
from sessions.people.exporting import without_all
from sessions.refusals.base import NotKept, NotRead
from sessions.session import Session
from sessions.tables.access import SessionAccess
from sessions.tables.people import People


class Servers:
    """Notes which servers the bot is in, and deletes the people of those that it left."""

    def __init__(self, access: SessionAccess, store: Store, shards: Shards, people: People) -> None:
        self._access = access
        self._store = store
        self._shards = shards
        self._people = people

    async def note_left(self, guild_id: int) -> None:
        """End the open tables of a server from which the bot was removed."""
        with failing_as(NotKept):
            session_ids = await self._store.note_server_left(guild_id)
        for session_id in session_ids:
            await self._end(session_id, TableEnding.SERVER_LEFT)

    async def end_channel(self, channel_id: int) -> list[int]:
        """End the open tables of a channel or thread that was deleted. Returns the ids of these sessions."""
        with failing_as(NotRead):
            session_ids = await self._store.open_in_channels([channel_id])
        for session_id in session_ids:
            await self._end(session_id, TableEnding.CHANNEL_GONE)
        return session_ids

    async def _end(self, session_id: int, how: TableEnding) -> None:
        def act(session: Session) -> Act | None:
            return None if session.state not in OPEN_STATES else Abandon(how)

        await self._access.do_wanted(session_id, act)

    async def note_joined(self, guild_id: int) -> None:
        """Note that the bot is in a server, again or for the first time, so nothing of it is to be deleted."""
        with failing_as(NotKept):
            await self._store.note_server(guild_id)

    async def note_all(self, guild_ids: Iterable[int]) -> None:
        """Of the servers of this process, the bot is in these alone. It was removed from the others while it was away.

        Their tables stay open for the time being: a wrong token must end nobody's game.
        """
        with failing_as(NotKept):
            await self._store.note_only_servers(guild_ids, self._shards)

    async def forget_left(self, days: int) -> list[int]:
        """Make everybody anonymous in this process's servers that the bot left `days` days ago. Returns their ids."""
        with failing_as(NotRead):
            guild_ids = await self._store.servers_left(days, self._shards)
        for guild_id in guild_ids:
            with failing_as(NotRead):
                session_ids = await self._store.open_in_server(guild_id)
            for session_id in session_ids:
                await self._end(session_id, TableEnding.SERVER_LEFT)
            # One by one: others play meanwhile, and a server may have had thousands of games.
            last: int | None = 0
            with failing_as(NotKept):
                while last is not None:
                    last = await self._store.forget_logs(guild_id, last, 1, without_all)
                await self._store.forget_server(guild_id, without_all)
        if guild_ids:
            await self._people.scrub()
        return guild_ids
