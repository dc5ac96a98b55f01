"""Showing sessions in their channels: what `plan` says is carried out, one showing of a session at a time.

Nothing is shown before it is committed. What a channel was shown is stored too, so that what a crash or an outage left
undone is done later: in the background, and at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import discord

from cogs.display.background import Background
from cogs.display.calling import Calling
from cogs.display.cleanup import Cleanup
from cogs.display.closing import Closing, never_shown
from cogs.display.composer import Composer
from cogs.display.delivery import Delivery
from cogs.display.direct_messages import DirectMessages
from cogs.display.moving import Moving
from cogs.display.orphans import Orphans
from cogs.display.plan import plan
from cogs.display.threads import Threads
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.request import CONNECTION_ERRORS, Request
from cogs.interactions.underway import UnderWay
from cogs.messages import lobbies
from cogs.messages.composed import Composed
from cogs.schedule.retries import Outcome
from sessions.refusals import NotKept, NotNoted, NotRead, Obstacle, Refusal, Stale
from sessions.session import Session
from sessions.tables import Tables

log = logging.getLogger(__name__)


class Display:
    """Keeps what every channel sees up to date.

    `background` shows tables without anybody waiting, `cleanup` takes the controls off old messages, `threads` looks
    after the threads in which games are played.
    """

    def __init__(
        self, transport: Transport, direct: DirectMessages, tables: Tables, composer: Composer, under_way: UnderWay
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._under_way = under_way
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._orphans = Orphans(transport, tables)
        self.background = Background(tables, self._orphans, self._attempt)
        self._closing = Closing(tables, self._orphans, self.background.retries)
        self.cleanup = Cleanup(transport, tables, composer, under_way, self.background.retries)
        calling = Calling(transport, direct, tables, self.cleanup)
        self._delivery = Delivery(transport, tables, composer, calling, self.cleanup, self._orphans)
        self._moving = Moving(transport, tables, self._delivery)
        self.threads = Threads(transport, tables, self.cleanup, under_way)

    def _lock(self, session_id: int) -> asyncio.Lock:
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def show(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Bring the session's channel up to date, and return the session as it was shown.

        `request` is the interaction that led to it: the answer to a press edits the message that was pressed. `repost`
        posts a new live message even where the old one is up to date.

        Raises NotShown when Discord takes no message, and NotNoted when the database fails after it was shown; then it
        is tried again in the background. A table of which nothing was ever shown is closed instead.
        """
        orphan = self._orphans.is_clicked(session, request)
        try:
            session = await self._update(session, request, repost=repost)
        except DISCORD_ERRORS as error:
            log.warning("Table %s cannot be shown in its channel: %r", session.id, error)
            raise await self._closing.close_or_retry(session, obstacle(error)) from error
        except NotKept as error:
            self.background.retries.later(session.id)
            raise NotNoted(session) from error
        if orphan and request is not None:
            await self.delete_orphan(session, request)
        # Beside the lock: a limit that Discord sets on old messages must not hold up the next board.
        for message in plan(session, self._now(request)).retire:
            if request is not None and request.message_id == message.message_id:
                await self.cleanup.retire(session, message, request)
            else:
                self.cleanup.start_retiring(session, message)
        return session

    async def _update(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Do what is planned. Raises DISCORD_ERRORS, or NotKept where it was done and could not be noted."""
        async with self._lock(session.id):
            session = await self._delivery.store_pending(self._tables.newest(session))
            if session.wants_thread:
                session = await self._moving.into_thread(session, self._now(request), request)
            self.threads.add_players(session)
            todo = plan(session, self._now(request), repost=repost, can_open_thread=False)
            try:
                return await self._delivery.carry_out(session, todo, request)
            except DISCORD_ERRORS as error:
                if isinstance(error, (discord.DiscordServerError, *CONNECTION_ERRORS)):
                    # Discord may have done what it was asked for.
                    self._orphans.to_check.add(session.id)
                # A message opens an archived thread again by itself, an edit does not.
                archived = todo.edit is not None and obstacle(error) is Obstacle.ARCHIVED
                if archived and await self._transport.reopen_thread(session.place.channel_id):
                    session = self._tables.newest(session)
                else:
                    session = await self._moving.back_to_channel(session, error)
                todo = plan(session, self._now(request), can_open_thread=False)
                return await self._delivery.carry_out(session, todo, request)

    async def offer(self, session: Session, request: Request, chosen: tuple[str, ...], page: int) -> None:
        """Show, on the board that was clicked, what may follow the words chosen so far.

        Raises Stale where the board that was clicked is an orphan.
        """
        async with self._lock(session.id):
            session = await self._delivery.store_pending(self._tables.newest(session))
            if self._orphans.is_clicked(session, request):
                raise Stale(session)
            message = await self._composer.board(session, chosen, page)
            await self._transport.answer(request, message)

    async def close_lobby(self, session: Session, request: Request) -> None:
        """Replace the lobby that was clicked, whose table is closed, by what a closed lobby shows."""
        try:
            await self._transport.answer(request, Composed(lobbies.closed(session)))
        except DISCORD_ERRORS as error:
            log.warning("A lobby of table %s keeps its controls: %r", session.id, error)

    async def delete_orphan(self, session: Session, request: Request) -> None:
        """Delete the message that was clicked if it is an orphan."""
        async with self._lock(session.id):
            await self._orphans.delete_clicked(session, request)

    async def _attempt(self, session_id: int) -> Outcome:
        """Show a table in the background: what its channel has not seen, and its old messages without controls."""
        with self._under_way:
            try:
                session = await self._tables.load(session_id)
                if self._lacks_right(session):
                    # A request in vain is one of ten thousand, after which Discord bars the bot's address.
                    return Outcome.BLOCKED
                try:
                    session = await self._update(session)
                except DISCORD_ERRORS as error:
                    why = obstacle(error)
                    log.warning("Table %s cannot be shown in its channel: %r", session_id, error)
                    if why is Obstacle.OTHER:
                        return Outcome.RETRY
                    if why is Obstacle.GONE or never_shown(self._tables.newest(session)):
                        await self._closing.close_or_retry(session, why)
                    if why is Obstacle.CLOSED:
                        # Discord counts refusals: the player's next press or command shows the table.
                        return Outcome.DONE
                    if why is not Obstacle.GONE:
                        # A thread may be opened again, or a right given back.
                        return Outcome.BLOCKED
                    # The channel is gone for ever, but the message of its thread may be in another one.
                    session = self._tables.newest(session)
                todo = plan(session, self._now(None))
                outcomes = [await self.cleanup.try_to_retire(session, message) for message in todo.retire]
            except (NotKept, NotRead) as refusal:
                log.warning("Table %s cannot be brought up to date: %s", session_id, refusal)
                return Outcome.RETRY
            except Refusal as refusal:
                log.warning("Table %s cannot be shown: %s", session_id, refusal)
                return Outcome.DONE
            return next((each for each in (Outcome.RETRY, Outcome.BLOCKED) if each in outcomes), Outcome.DONE)

    def _lacks_right(self, session: Session) -> bool:
        """Whether what is to be shown of a session needs a right that the bot is known to lack."""
        todo = plan(session, self._now(None), can_open_thread=False)
        if todo.edit is not None:
            return self._transport.lacks_right(todo.edit.channel_id, posts=False)
        return todo.post and self._transport.lacks_right(session.place.channel_id, posts=True)

    async def is_deleted(self, session: Session) -> bool:
        """Whether somebody has deleted the session's live message."""
        live = session.live
        return live is not None and not await self._transport.exists(session.place.at(live.channel_id), live.message_id)

    def _now(self, request: Request | None) -> datetime:
        """The time by which a plan is made: that of the interaction, where there is one."""
        return request.created_at if request else datetime.fromtimestamp(self._tables.now(), UTC)

    def close(self) -> None:
        """Stop trying: the next start goes on."""
        self.background.close()
        self.cleanup.close()
