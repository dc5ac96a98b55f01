"""Takes care of threads in which games are played: adds the players, reopens archived threads, reports locks.

A press in an archived thread first reopens it, which Discord allows only to members of the thread. In a locked thread
nobody can press anything.
"""

from __future__ import annotations

import logging

from msgspec import Struct

from cogs.display.cleanup import Cleanup
from cogs.display.plan import created_at
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.underway import UnderWay
from cogs.messages import calls
from sessions.people.settings import mentioned, one_message
from sessions.refusals.base import Obstacle
from sessions.session import Session
from sessions.state.players import Person
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)

_LEEWAY = 60
"""The number of seconds that Discord may archive a thread too early."""


class ThreadUpdate(Struct, frozen=True):
    """A thread as Discord describes it after a change.

    Attributes:
        guild_id (int): its server.
        thread_id (int): its id.
        parent_id (int): its channel.
        last_message_id (int): its newest message; the thread's own id if it has none.
        archive_minutes (int): the minutes without a new message after which Discord archives it. Edits do not count.
    """

    guild_id: int
    thread_id: int
    parent_id: int
    last_message_id: int
    archive_minutes: int


class Threads:
    """Takes care of the threads in which games are played."""

    def __init__(self, transport: Transport, tables: Tables, cleanup: Cleanup, under_way: UnderWay) -> None:
        self._transport = transport
        self._tables = tables
        self._cleanup = cleanup
        self._under_way = under_way
        self._added: dict[int, set[int]] = {}
        """The ids of the users that were added since the bot's start, by thread id."""
        self._locked: set[int] = set()
        """The ids of the locked threads that were reported in their channels."""

    async def open(self, channel_id: int, name: str) -> int | None:
        """Open a thread for a new table. Returns its id, or None if Discord allows none. Raises DISCORD_ERRORS."""
        return await self._transport.start_thread(channel_id, name)

    def add_players(self, session: Session) -> None:
        """Start adding the players of a running game to its thread. Nothing waits for the result.

        A process adds each player once. If a player cannot be added, Discord adds them when they are mentioned there.
        """
        thread_id = session.place.channel_id
        if session.state != "running":
            self._added.pop(thread_id, None)
            return
        own = session.thread_anchor is not None and session.thread_anchor[1] == thread_id
        if not own and not self._transport.is_thread(thread_id):
            return
        added = self._added.setdefault(thread_id, set())
        missing = [each.user_id for each in session.people if isinstance(each, Person) and each.user_id not in added]
        added.update(missing)
        for user_id in missing:
            self._cleanup.start(self._add(thread_id, user_id, added))

    async def _add(self, thread_id: int, user_id: int, added: set[int]) -> None:
        with self._under_way:
            try:
                await self._transport.add_to_thread(thread_id, user_id)
            except DISCORD_ERRORS as error:
                log.warning("User %s could not be added to thread %s: %r", user_id, thread_id, error)
                if obstacle(error) is Obstacle.OTHER:
                    # The next time the game is shown, this is retried.
                    added.discard(user_id)

    async def on_lock(self, thread: ThreadUpdate) -> None:
        """Post in the channel of a locked thread that the game in it can continue in the channel.

        The message is stored as a call: it is deleted after the next move, or becomes the board in the channel. Raises
        NotRead or NotKept.
        """
        if thread.thread_id in self._locked:
            return
        self._locked.add(thread.thread_id)
        session = await self._game_in(thread.thread_id)
        person = session.actor_person if session is not None else None
        if session is None or person is None:
            return
        called = [person.user_id] if mentioned(session, person.user_id) else []
        message = calls.go_on_here(session, thread.thread_id, thread.parent_id)
        channel = Place(thread.guild_id, thread.parent_id)
        try:
            message_id = await self._transport.post(channel, message, called, None)
        except DISCORD_ERRORS as error:
            log.warning("Nobody is told that thread %s is locked: %r", thread.thread_id, error)
            return
        call = Message(message_id, thread.parent_id, "call", session.version, live=False)
        await self._tables.messages.note_call(session, call)

    async def is_locked(self, channel_id: int) -> bool:
        """Whether a channel is a locked thread. Raises DISCORD_ERRORS."""
        return await self._transport.is_locked(channel_id)

    async def on_unlock(self, thread_id: int) -> None:
        """Retire the message about the lock. Raises NotRead."""
        if thread_id not in self._locked:
            return
        self._locked.discard(thread_id)
        session = await self._game_in(thread_id)
        for message in session.messages if session is not None else ():
            if session is not None and message.shows == "call" and message.channel_id != thread_id:
                self._cleanup.start_retiring(session, message)

    async def on_archive(self, thread: ThreadUpdate) -> None:
        """Reopen the thread of a game with one message, if Discord archived it because no new message was posted.

        A thread that somebody has closed stays closed. Raises NotRead.
        """
        session = await self._game_in(thread.thread_id)
        quiet = self._tables.now() - created_at(thread.last_message_id).timestamp()
        if session is None or not one_message(session) or quiet < thread.archive_minutes * 60 - _LEEWAY:
            return
        with self._under_way:
            try:
                await self._transport.reopen_thread(thread.thread_id)
            except DISCORD_ERRORS as error:
                log.warning("Thread %s stays archived: %r", thread.thread_id, error)

    async def _game_in(self, thread_id: int) -> Session | None:
        """The running game in a thread; None where there is none."""
        session = await self._tables.finder.meant_in(thread_id)
        going_on = session is not None and session.state == "running" and session.place.channel_id == thread_id
        return session if going_on else None
