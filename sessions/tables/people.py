"""What is stored about people, and how people and servers are deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct

from data.errors import DamagedError, StoreError
from data.rows import OPEN_STATES, SessionRow
from data.shards import Shards
from data.store import Store
from sessions.acts import Abandon, Act, Decline, Leave, Resign
from sessions.failing import failing_as
from sessions.log import TableEnding, entries
from sessions.people.exporting import about, names_of
from sessions.people.forgetting import without, without_all
from sessions.refusals import Damaged, NotKept, NotRead, Outdated, Stale
from sessions.session import Session
from sessions.tables.access import SessionAccess

log = logging.getLogger(__name__)

TRIES = 50
"""How often the removal of the last traces is tried. A backup, which reads the files, takes about a second."""

_PAUSE = 0.2
"""Seconds between two of these attempts."""


class Deletion(Struct, frozen=True):
    """What was deleted of somebody.

    Attributes:
        tables (int): how many tables named them.
        changed (tuple[int, ...]): the ids of the sessions that they left, which must be shown again.
        damaged (tuple[int, ...]): the ids of the damaged sessions that name them; these stay as they are.
        scrubbed (bool): whether no trace is left in the files of the database either. If not, because something was
            reading the files, it is tried again every hour.
    """

    tables: int
    changed: tuple[int, ...]
    damaged: tuple[int, ...]
    scrubbed: bool = True


class People:
    """Exports and deletes what is stored about people, and follows the servers that the bot is in."""

    def __init__(self, access: SessionAccess, store: Store, shards: Shards) -> None:
        self._access = access
        self._store = store
        self._shards = shards

    async def about(self, user_id: int, name: str = "") -> list[dict[str, Any]]:
        """What is stored about a user, for each table. `name` is what they are called now.

        Damaged sessions cannot be read, and are left out.
        """
        with failing_as(NotRead):
            results = await self._store.results(user_id)
            rows = await self._rows(await self._store.sessions_naming(user_id))
            names = {name} - {""} | _names(rows, user_id)
            rows += await self._rows(await self._ended_by(names, [row.id for row in rows]))
        return [about(row, user_id, results.get(row.id), names) for row in rows]

    async def forget(self, user_id: int, name: str = "") -> Deletion:
        """Delete a user: they leave lobbies, decline invitations and resign running games, and their name and id go.

        `name` is what they are called now, as old logs have a moderator's name without an id.
        """
        names = {name} - {""}
        done, changed, damaged = set[int](), list[int](), set[int]()
        while True:
            with failing_as(NotRead):
                session_ids = [each for each in await self._store.sessions_naming(user_id) if each not in damaged]
                names |= _names(await self._rows(session_ids), user_id)
                session_ids += await self._ended_by(names, {*session_ids, *damaged})
            changed += [each for each in session_ids if await self._stand_up(each, user_id)]
            rewrite = partial(without, user_ids=[user_id], names=names)
            with failing_as(NotKept):
                damaged.update(await self._store.forget_person(user_id, session_ids, rewrite))
            done.update(session_ids)
            # They may have pressed a button at another table in the meantime.
            if not session_ids:
                return Deletion(len(done), tuple(changed), tuple(sorted(damaged)), await self.scrub())

    async def scrub(self) -> bool:
        """Remove the traces that deletions have left in the files. False if some could not be removed now."""
        try:
            for _ in range(TRIES):
                if await self._store.scrub():
                    return True
                await asyncio.sleep(_PAUSE)
        except StoreError as error:
            log.error("Traces of what was deleted could not be removed from the files: %s", error)
        return False

    async def _ended_by(self, names: Collection[str], besides: Collection[int]) -> list[int]:
        return [each for each in await self._store.sessions_ended_by(names) if each not in besides]

    async def _rows(self, session_ids: Iterable[int]) -> list[SessionRow]:
        """The rows of these sessions, without damaged ones."""
        found = []
        for session_id in session_ids:
            with suppress(DamagedError):
                row = await self._store.session(session_id)
                found += [row] if row is not None else []
        return found

    async def _stand_up(self, session_id: int, user_id: int) -> bool:
        """Take a user from a table, if it is open and they play there. Whether it was so."""

        def act(session: Session) -> Act | None:
            seat = session.seat_of(user_id)
            if session.state == "lobby" and seat:
                return Leave(user_id)
            if session.state == "lobby" and session.is_invited(user_id):
                return Decline(user_id)
            if session.state == "running" and seat in session.position.remaining():
                return Resign(user_id)
            return None

        return await self._close(session_id, act)

    async def _close(self, session_id: int, act: Callable[[Session], Act | None]) -> bool:
        while True:
            try:
                session = await self._access.load(session_id)
                wanted = act(session)
                if wanted is not None:
                    await self._access.do(session_id, wanted)
            except Stale:
                # Another process wrote first: try again.
                continue
            except Outdated:
                await self._access.put_away(session_id)
                return False
            except Damaged:
                return False
            return wanted is not None

    # Servers

    async def server_left(self, guild_id: int) -> None:
        """End the open tables of a server from which the bot was removed."""
        with failing_as(NotKept):
            session_ids = await self._store.note_server_left(guild_id)
        for session_id in session_ids:
            await self._end(session_id, TableEnding.SERVER_LEFT)

    async def channel_gone(self, channel_id: int) -> list[int]:
        """End the open tables of a channel or thread that was deleted. Returns the ids of these sessions."""
        with failing_as(NotRead):
            session_ids = await self._store.open_in_channels([channel_id])
        for session_id in session_ids:
            await self._end(session_id, TableEnding.CHANNEL_GONE)
        return session_ids

    async def _end(self, session_id: int, how: TableEnding) -> None:
        def act(session: Session) -> Act | None:
            return None if session.state not in OPEN_STATES else Abandon(how)

        await self._close(session_id, act)

    async def server_here(self, guild_id: int) -> None:
        """Note that the bot is in a server, again or for the first time, so nothing of it is to be deleted."""
        with failing_as(NotKept):
            await self._store.note_server(guild_id)

    async def only_servers(self, guild_ids: Iterable[int]) -> None:
        """Of the servers of this process, the bot is in these alone. It was removed from the others while it was away.

        Their tables stay open for the time being: a wrong token must end nobody's game.
        """
        with failing_as(NotKept):
            await self._store.note_only_servers(guild_ids, self._shards)

    async def forget_servers(self, days: int) -> list[int]:
        """Make everybody anonymous in the servers of this process that the bot left so many days ago; their ids."""
        with failing_as(NotRead):
            guild_ids = await self._store.servers_left(days, self._shards)
        for guild_id in guild_ids:
            with failing_as(NotRead):
                session_ids = await self._store.open_in_server(guild_id)
            for session_id in session_ids:
                await self._end(session_id, TableEnding.SERVER_LEFT)
            with failing_as(NotKept):
                await self._store.forget_server(guild_id, without_all)
        if guild_ids:
            await self.scrub()
        return guild_ids


def _names(rows: Iterable[SessionRow], user_id: int) -> set[str]:
    """The names of a user in these sessions."""
    return {name for row in rows for name in names_of(entries(row), user_id)}
