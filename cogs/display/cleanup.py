"""Retires old messages, and updates the notices of games in threads.

This must not delay boards, so it has locks of its own. What fails is retried.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from cogs.display.composer import Composer
from cogs.display.plan import tells_of_end
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.request import Request
from cogs.interactions.underway import UnderWay
from cogs.messages import calls
from cogs.messages.parts import Composed
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE, Outcome, Retries
from sessions.refusals.base import Obstacle, Refusal
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)


class Cleanup:
    """Retires old messages and updates notices. `len()` is the number of its tasks."""

    def __init__(
        self, transport: Transport, tables: Tables, composer: Composer, under_way: UnderWay, retries: Retries
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._under_way = under_way
        self._retries = retries
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """The number of tasks that are not finished."""
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that nothing waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def idle(self) -> None:
        """Wait until all tasks are finished."""
        await asyncio.gather(*self._tasks)

    def start_retiring(self, session: Session, message: Message) -> None:
        """Start retiring a message. Nothing waits for the result."""
        self.start(self.retire(session, message))

    async def retire(self, session: Session, message: Message, request: Request | None = None) -> None:
        """Retire a message. If this fails, retry in the background."""
        outcome = await self.try_to_retire(session, message, request)
        if outcome is not Outcome.DONE:
            self._retries.later(session.id, pause=FIRST_PAUSE if outcome is Outcome.RETRY else LONGEST_PAUSE)

    async def try_to_retire(self, session: Session, message: Message, request: Request | None = None) -> Outcome:
        """Try to retire a message, and return the outcome. Errors are logged."""
        with self._under_way:
            if self._transport.lacks_right(message.channel_id, posts=False):
                return Outcome.BLOCKED
            try:
                await self._remove_controls(session, message, request)
            except DISCORD_ERRORS as error:
                log.warning("Message %s of table %s keeps its controls: %r", message.message_id, session.id, error)
                # A deleted message needs no retry. What somebody must change first is retried rarely.
                match obstacle(error):
                    case Obstacle.OTHER:
                        return Outcome.RETRY
                    case Obstacle.GONE:
                        return Outcome.DONE
                    case _:
                        return Outcome.BLOCKED
            except Refusal as refusal:
                log.warning("Message %s of table %s keeps its place: %s", message.message_id, session.id, refusal)
                return Outcome.RETRY
            return Outcome.DONE

    async def _remove_controls(self, session: Session, message: Message, request: Request | None) -> None:
        """Delete a message, or edit it to show only what happened in its turn. Raises DISCORD_ERRORS."""
        async with self._lock(session):
            session = self._tables.newest(session)
            place = session.place.at(message.channel_id)
            if all(each.message_id != message.message_id for each in session.messages):
                # Another task has retired it already.
                return
            if tells_of_end(session, message):
                # It stays as it is, for those who read it later.
                await self._tables.messages.forget(session, message.message_id)
                return
            left = await self._composer.retired_message(session, message)
            if left is None:
                await self._transport.delete(place, message.message_id)
            else:
                # The thread of a game that began without a lobby was opened on a message of plain text.
                was_text = message.shows == "lobby"
                await self._transport.edit(place, message.message_id, left, request, was_text=was_text)
            await self._tables.messages.forget(session, message.message_id)

    async def update_notice(self, session: Session, channel_id: int, message_id: int) -> None:
        """Update the notice of a running game in a thread. If this fails, the next turn updates it."""
        with self._under_way:
            async with self._lock(session):
                session = self._tables.newest(session)
                if session.thread_anchor is None or session.ended:
                    return
                try:
                    notice = Composed(calls.notice(session, message_id))
                    place = session.place.at(channel_id)
                    await self._transport.edit(place, message_id, notice, was_text=True)
                except DISCORD_ERRORS as error:
                    log.warning("The notice %s could not be updated: %r", message_id, error)

    def _lock(self, session: Session) -> asyncio.Lock:
        return self._locks.setdefault(session.view_key, asyncio.Lock())

    def close(self) -> None:
        """Cancel all tasks. The next start of the bot finds what is left to do."""
        for task in self._tasks:
            task.cancel()
