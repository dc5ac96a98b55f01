"""What is done beside the showing of boards: messages that lost their place, and those on which a thread hangs.

None of it may hold up a board, so it has locks of its own; what fails is tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from cogs.display.composer import Composer
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.request import Request
from cogs.interactions.underway import UnderWay
from cogs.messages import notices
from cogs.messages.composed import Composed
from cogs.schedule.retries import FIRST_PAUSE, LONGEST_PAUSE, Outcome, Retries
from sessions.refusals import Obstacle, Refusal
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)


class Cleanup:
    """Takes controls off old messages, and keeps what hangs in a channel for a thread true."""

    def __init__(
        self, transport: Transport, tables: Tables, composer: Composer, under_way: UnderWay, retries: Retries
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._under_way = under_way
        self._retries = retries
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """How much is under way."""
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin to do something for which nobody waits."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        await asyncio.gather(*self._tasks)

    def start_retiring(self, session: Session, message: Message) -> None:
        """Begin to take the controls off a message that was live."""
        self.start(self.retire(session, message))

    async def retire(self, session: Session, message: Message, request: Request | None = None) -> None:
        """Take the controls off a message that was live; what is left undone is tried again in the background."""
        outcome = await self.try_to_retire(session, message, request)
        if outcome is not Outcome.DONE:
            self._retries.later(session.id, pause=FIRST_PAUSE if outcome is Outcome.RETRY else LONGEST_PAUSE)

    async def try_to_retire(self, session: Session, message: Message, request: Request | None = None) -> Outcome:
        """Take the controls off a message that was live, if that can be now."""
        with self._under_way:
            if self._transport.lacks_right(message.channel_id, posts=False):
                return Outcome.BLOCKED
            try:
                await self._remove_controls(session, message, request)
            except DISCORD_ERRORS as error:
                log.warning("Message %s of table %s keeps its controls: %r", message.message_id, session.id, error)
                # What somebody must change first is tried again now and then; what is gone has no controls.
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
        """Take the controls off a message that was live, and leave on it what happened there. Raises DISCORD_ERRORS."""
        async with self._lock(session.id):
            session = self._tables.newest(session)
            place = session.place.at(message.channel_id)
            if all(each.message_id != message.message_id for each in session.messages):
                # Another one was quicker.
                return
            left = await self._composer.retired_message(session, message)
            if left is None:
                await self._transport.delete(place, message.message_id)
            else:
                # The thread of a game for one was opened on a message of plain text.
                was_text = message.shows == "lobby" and session.solo
                await self._transport.edit(place, message.message_id, left, request, was_text=was_text)
            await self._tables.messages.forget(session, message.message_id)

    async def update_notice(self, session: Session, channel_id: int, message_id: int) -> None:
        """Have the message on which the thread of a running game hangs tell how it stands; the next turn does else."""
        with self._under_way:
            async with self._lock(session.id):
                session = self._tables.newest(session)
                if session.thread_anchor is None or session.ended:
                    return
                try:
                    told = Composed(notices.notice(session, message_id))
                    place = session.place.at(channel_id)
                    await self._transport.edit(place, message_id, told, was_text=session.solo)
                except DISCORD_ERRORS as error:
                    log.warning("What hangs on message %s is not told there: %r", message_id, error)

    def _lock(self, session_id: int) -> asyncio.Lock:
        return self._locks.setdefault(session_id, asyncio.Lock())

    def close(self) -> None:
        """Stop trying: the next start goes on."""
        for task in self._tasks:
            task.cancel()
