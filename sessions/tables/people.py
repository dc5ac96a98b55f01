"""Exports and deletes what is stored about people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct

from data.errors import DamagedError, StoreError
from data.rows import OPEN_STATES, SessionRow
from data.store import Store
from sessions.acts import Act, Answer, Decline, Leave, Resign
from sessions.failing import failing_as
from sessions.log import entries
from sessions.people.exporting import about, names_of, without
from sessions.refusals.base import NotKept, NotRead
from sessions.session import Session
from sessions.state.deals import date
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


class Boards(Struct, frozen=True):
    """Where somebody is shown in direct messages.

    Attributes:
        messages (tuple): those in their own: the channel and the id of each.
        tables (tuple[int, ...]): the ids of the tables apart, of which others have messages, too.
    """

    messages: tuple[tuple[int, int], ...]
    tables: tuple[int, ...]


class People:
    """Exports and deletes what is stored about people."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store
        self.before_forgetting: Callable[[int], Awaitable[None]] | None = None
        """Called with the id of a user who is deleted, before anything of theirs is: they leave their tournaments."""

    async def about(self, user_id: int, name: str = "") -> list[dict[str, Any]]:
        """What is stored about a user, for each table. `name` is what they are called now.

        Damaged sessions cannot be read, and are left out.
        """
        with failing_as(NotRead):
            results = await self._store.results(user_id)
            notes = await self._store.notes_of(user_id)
            rows = [row async for row in self._rows(await self._store.sessions_naming(user_id))]
            # Of somebody who has played for years these are many logs: nobody waits until all of them are read.
            names = {name} - {""} | await asyncio.to_thread(_names, rows, user_id)
            rows += [row async for row in self._rows(await self._ended_by(names, [row.id for row in rows]))]

        def told() -> list[dict[str, Any]]:
            return [about(row, user_id, results.get(row.id), names, notes.get(row.id, "")) for row in rows]

        return await asyncio.to_thread(told)

    async def deals(self, user_id: int) -> list[dict[str, Any]]:
        """A user's attempts at deals of the day and of events, as plain values."""
        with failing_as(NotRead):
            attempts = (await self._store.attempts([user_id]))[user_id]
        return [
            {
                "day": date(each.day),
                "table": each.session_id,
                "event": each.event or None,
                "counts in the table of server": str(each.guild_id or "none"),
                "your score": each.score,
                "over at": each.at,
            }
            for each in attempts
        ]

    async def followed(self, user_id: int) -> list[dict[str, Any]]:
        """The games that a user follows without playing in them, as plain values."""
        with failing_as(NotRead):
            rows = await self._store.followed_by(user_id)
        return [{"table": each.session_id, "server": str(each.guild_id), "what": each.what} for each in rows]

    async def digest(self, user_id: int) -> list[dict[str, Any]]:
        """When a user gets their next digest, and when the last one was begun, as plain values; empty for no digest."""
        with failing_as(NotRead):
            row = await self._store.digest_of(user_id)
        return [{"next": row.due, "last": row.begun or None}] if row else []

    async def direct(self, user_id: int) -> list[dict[str, Any]]:
        """What is stored of a user's direct messages with the bot, as plain values; empty for nothing."""
        with failing_as(NotRead):
            row = (await self._store.directs_of([user_id])).get(user_id)
        if row is None:
            return []
        return [
            {
                "channel": str(row.channel_id),
                "since": row.opened_at,
                "closed since": row.closed_at,
                "refused at": row.refused_at,
            }
        ]

    async def forget(self, user_id: int, name: str = "") -> Deletion:
        """Delete a user: they leave lobbies, decline invitations and resign running games, and their name and id go.

        Their games in direct messages are deleted. `name` is what they are called now, as old logs have a moderator's
        name without an id.

        Each game is a transaction of its own, and others can play in between. Where the process ends before it is done,
        `go_on` does the rest.
        """
        names = {name} - {""}
        done, changed, damaged = set[int](), list[int](), set[int]()
        with failing_as(NotKept):
            await self._store.note_deletion(user_id, name)
        if self.before_forgetting is not None:
            await self.before_forgetting(user_id)
        while True:
            with failing_as(NotRead):
                session_ids = [each for each in await self._store.sessions_naming(user_id) if each not in damaged]
                still_open = []
                async for row in self._rows(session_ids):
                    names |= _names([row], user_id)
                    still_open += [row.id] if row.state in OPEN_STATES else []
                session_ids += await self._ended_by(names, {*session_ids, *damaged})
            changed += [each for each in still_open if await self._stand_up(each, user_id)]
            rewrite = partial(without, user_ids=[user_id], names=names)
            for part in [[each] for each in session_ids] or [[]]:
                with failing_as(NotKept):
                    damaged.update(await self._store.forget_person(user_id, part, rewrite))
            done.update(session_ids)
            # They may have pressed a button at another table in the meantime.
            if not session_ids:
                with failing_as(NotKept):
                    await self._store.end_deletion(user_id)
                return Deletion(len(done), tuple(changed), tuple(sorted(damaged)), await self.scrub())

    async def go_on(self) -> list[int]:
        """Do the rest of the deletions that the end of a process has interrupted; the tables to be shown again."""
        with failing_as(NotRead):
            interrupted = await self._store.deletions()
        changed: list[int] = []
        for user_id, name in interrupted.items():
            log.info("A deletion that was interrupted goes on")
            changed += (await self.forget(user_id, name)).changed
        return changed

    async def leave_direct_messages(self, user_id: int) -> list[Session]:
        """Have a user give up their games in direct messages, before `forget` deletes these; the games as they end."""
        with failing_as(NotRead):
            found = await self._access.load_playable(await self._store.sessions_naming(user_id))
        own = [each.id for each in found if each.place.direct and not each.ended]
        left = [each for each in own if await self._stand_up(each, user_id)]
        return await self._access.load_playable(left)

    async def boards_of(self, user_id: int) -> Boards:
        """The messages of tables apart in a user's direct messages, and the tables. Raises NotRead."""
        with failing_as(NotRead):
            rows = [row async for row in self._rows(await self._store.sessions_naming(user_id)) if row.showings]
        channels = {each.channel_id for row in rows for each in row.showings if each.user_id == user_id}
        own = [
            (each.channel_id, each.message_id) for row in rows for each in row.messages if each.channel_id in channels
        ]
        return Boards(tuple(own), tuple(row.id for row in rows))

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

    async def _rows(self, session_ids: Iterable[int]) -> AsyncIterator[SessionRow]:
        """The rows of these sessions, without damaged ones."""
        for session_id in session_ids:
            row = None
            with suppress(DamagedError):
                row = await self._store.session(session_id)
            if row is not None:
                yield row

    async def _stand_up(self, session_id: int, user_id: int) -> bool:
        """Take a user from a table, if it is open and they have a part there. Whether it was so.

        A question that waits for them is answered with no: nobody could answer it any more. So is one that they asked.
        """

        def act(session: Session) -> Act | None:
            seat = session.seat_of(user_id)
            if session.state == "lobby" and seat:
                return Leave(user_id)
            if session.state == "lobby" and session.is_invited(user_id):
                return Decline(user_id)
            question = session.question if session.state == "running" else None
            if question is not None and user_id in (question.by, *question.voters):
                return Answer(user_id, question.number, yes=False)
            if session.state == "running" and seat in session.position.remaining():
                return Resign(user_id)
            return None

        changed = False
        while await self._access.do_wanted(session_id, act):
            changed = True
        return changed


def _names(rows: Iterable[SessionRow], user_id: int) -> set[str]:
    """The names of a user in these sessions."""
    return {name for row in rows for name in names_of(entries(row), user_id)}
