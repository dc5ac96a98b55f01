"""Shows sessions in their channels: makes a plan and has it carried out, one session at a time.

A session is shown only after it was committed. What a channel was shown is stored too: after a crash or an outage the
bot finds the channels that are out of date, and updates them in the background.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import discord

from cogs.display.background import Background
from cogs.display.calling import Calling
from cogs.display.cleanup import Cleanup
from cogs.display.composer import Composer
from cogs.display.delivery import Delivery
from cogs.display.direct_messages import DirectMessages
from cogs.display.moving import Closing, Moving, never_shown
from cogs.display.orphans import Orphans
from cogs.display.plan import plan
from cogs.display.standing import Standing
from cogs.display.threads import Threads
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.display.views import Views, worst
from cogs.interactions.request import CONNECTION_ERRORS, Request
from cogs.interactions.underway import UnderWay
from cogs.languages import say_at
from cogs.messages import calls, lobbies
from cogs.messages.parts import Composed
from cogs.schedule import Outcome
from cogs.words import table
from sessions.refusals.base import NotKept, NotNoted, NotRead, Obstacle, Refusal
from sessions.refusals.moments import Stale
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Tables

log = logging.getLogger(__name__)


class Display:
    """Keeps the messages of tables up to date.

    Attributes:
        background (Background): shows tables in the background.
        cleanup (Cleanup): retires old messages.
        threads (Threads): takes care of the threads in which games are played.
        standing (Standing): keeps the lists of servers up to date.
        views (Views): shows tables apart to each of their players.
    """

    def __init__(
        self, transport: Transport, direct: DirectMessages, tables: Tables, composer: Composer, under_way: UnderWay
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._under_way = under_way
        self.on_shown: Callable[[Session], None] = lambda _session: None
        """Told of each session that was shown."""
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._orphans = Orphans(transport, tables)
        self.background = Background(tables, self._orphans, self._attempt)
        self._closing = Closing(tables, self._orphans, self.background.retries)
        self.cleanup = Cleanup(transport, tables, composer, under_way, self.background.retries)
        calling = Calling(transport, direct, tables, self.cleanup)
        self._delivery = Delivery(transport, tables, composer, calling, self.cleanup, self._orphans)
        self._moving = Moving(transport, tables, self._delivery)
        self.threads = Threads(transport, tables, self.cleanup, under_way)
        self.standing = Standing(transport, tables, under_way)
        self.views = Views(transport, tables, direct, self.cleanup, self.background, under_way, self.show)

    def _lock(self, session: Session) -> asyncio.Lock:
        return self._locks.setdefault(session.view_key, asyncio.Lock())

    async def show(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Bring the session's channel up to date, and return the session as it was shown.

        A table apart is shown to each of its players, first to whoever made the `request`; their view is returned.

        `request` is the interaction that led to it, if any: its answer edits the clicked message. `repost`: post a new
        live message even if the old one is up to date.

        Raises NotShown if Discord accepts no message, and NotNoted if the message could not be stored. Both are retried
        in the background; a table that was never shown is closed instead.
        """
        if not self._tables.shards.own(session.place.guild_id):
            # The process that holds the table's server shows it.
            return session
        if session.apart and not session.viewer:
            return await self.views.show(session, request, repost=repost)
        if session.viewer in session.unreachable:
            return session
        orphan = self._orphans.is_clicked(session, request)
        try:
            session = await self._update(session, request, repost=repost)
        except DISCORD_ERRORS as error:
            log.warning("Table %s cannot be shown in its channel: %r", session.id, error)
            if session.viewer:
                raise await self.views.refused(session, obstacle(error)) from error
            raise await self._closing.close_or_retry(session, obstacle(error)) from error
        except NotKept as error:
            self.background.retries.later(session.id)
            raise NotNoted(session) from error
        if orphan and request is not None:
            await self.delete_orphan(session, request)
        # Without the lock: Discord limits edits of old messages, and this must not delay the next board.
        for message in plan(session, self._now(request)).retire:
            if request is not None and request.message_id == message.message_id:
                await self.cleanup.retire(session, message, request)
            else:
                self.cleanup.start_retiring(session, message)
        return session

    async def _update(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Make a plan and carry it out. Raises DISCORD_ERRORS, or NotKept if a sent message could not be stored."""
        async with self._lock(session):
            session = await self._delivery.store_pending(self._tables.newest(session))
            if session.viewer:
                session = await self.views.refreshed(session)
            if session.wants_thread:
                session = await self._moving.into_thread(session, self._now(request), request)
            self.threads.add_players(session)
            todo = plan(session, self._now(request), repost=repost, can_open_thread=False)
            self.on_shown(session)
            try:
                session = await self._delivery.carry_out(session, todo, request)
                if session.viewer and (todo.post or todo.edit):
                    await self.views.arrived(session)
                return session
            except DISCORD_ERRORS as error:
                if isinstance(error, (discord.DiscordServerError, *CONNECTION_ERRORS)):
                    # Discord may have carried out the request despite the error.
                    self._orphans.expect(session)
                # A new message reopens an archived thread, but an edit does not.
                archived = todo.edit is not None and obstacle(error) is Obstacle.ARCHIVED
                if archived and await self._transport.reopen_thread(session.place.channel_id):
                    session = self._tables.newest(session)
                else:
                    session = await self._moving.back_to_channel(session, error)
                todo = plan(session, self._now(request), can_open_thread=False)
                return await self._delivery.carry_out(session, todo, request)

    async def offer(self, session: Session, request: Request, chosen: tuple[str, ...], page: int) -> None:
        """Show on the clicked board what can follow the words `chosen`, with that page of the menus.

        Raises Stale if the clicked board is not the live one, or shows another position meanwhile. Nothing would take
        the controls away again from a board that is retired at this moment.
        """
        session = session.seen_by(request.user_id)
        async with self._lock(session):
            seen, session = session, await self._delivery.store_pending(self._tables.newest(session))
            live = session.live
            if live is None or live.message_id != request.message_id or session.position != seen.position:
                raise Stale(session)
            message = await self._composer.board(session, chosen, page)
            await self._transport.answer(request, message)

    async def tell_moved(self, left: Place, session: Session, blind: Collection[int]) -> None:
        """Leave a line in the place that a table has `left`, with the way to where it is. Errors of Discord are logged.

        It calls the player to act if they are among those, by id, who do not see the new channel.
        """
        actor = session.actor_person
        unseen = actor is not None and actor.user_id in blind
        line = table.moved(say_at(session), session, calls.addressed(session) if unseen else "")
        called = (actor.user_id,) if actor is not None and unseen else ()
        nonce = f"{session.id:x}-{session.version:x}-m"
        try:
            await self._transport.post(
                left, Composed(calls.to_the_live(say_at(session), session), content=line), called, nonce
            )
        except DISCORD_ERRORS as error:
            log.warning("Nothing tells where table %s has gone: %r", session.id, error)

    async def show_again(self, session: Session, request: Request) -> None:
        """Edit the clicked lobby to show what has changed beside its log. Raises DISCORD_ERRORS."""
        async with self._lock(session):
            await self._transport.answer(request, await self._composer.live_message(self._tables.newest(session)))

    async def close_lobby(self, session: Session, request: Request) -> None:
        """Edit the clicked lobby, whose table is closed, into a closed lobby. Errors of Discord are logged."""
        try:
            await self._transport.answer(request, Composed(lobbies.closed(session)))
        except DISCORD_ERRORS as error:
            log.warning("A lobby of table %s keeps its controls: %r", session.id, error)

    async def delete_orphan(self, session: Session, request: Request) -> None:
        """Delete the clicked message if it is an orphan."""
        session = session.seen_by(request.user_id)
        async with self._lock(session):
            await self._orphans.delete_clicked(session, request)

    async def _attempt(self, session_id: int) -> Outcome:
        """Show a table in the background, and retire its old messages."""
        with self._under_way:
            try:
                session = await self._tables.load(session_id)
            except Refusal as refusal:
                return _not_done(session_id, refusal)
            if not self._tables.shards.own(session.place.guild_id):
                return Outcome.DONE
            # At the same time: nobody waits for the direct messages of another.
            return worst(await asyncio.gather(*map(self._attempt_view, session.views)))

    async def _attempt_view(self, session: Session) -> Outcome:
        """Show a table in one place in the background, and retire its old messages there."""
        if session.viewer in session.unreachable:
            return Outcome.DONE
        if self._lacks_right(session):
            # The request would fail, and Discord bans an IP address after ten thousand invalid requests.
            return Outcome.BLOCKED
        try:
            try:
                session = await self._update(session)
            except DISCORD_ERRORS as error:
                outcome = await self._failed(session, error)
                if outcome is not Outcome.DONE or obstacle(error) is not Obstacle.GONE or session.viewer:
                    return outcome
                # The channel was deleted, but the thread anchor may be in another channel.
                session = self._tables.newest(session)
            todo = plan(session, self._now(None))
            return worst([await self.cleanup.try_to_retire(session, message) for message in todo.retire])
        except Refusal as refusal:
            return _not_done(session.id, refusal)

    async def _failed(self, session: Session, error: BaseException) -> Outcome:
        """Do what follows from an error of Discord when a table was to be shown, and return what is left to do."""
        why = obstacle(error)
        log.warning("Table %s cannot be shown in its channel: %r", session.id, error)
        if session.viewer:
            return await self.views.outcome(session, why)
        if why is Obstacle.OTHER:
            return Outcome.RETRY
        if why is Obstacle.GONE or never_shown(self._tables.newest(session)):
            await self._closing.close_or_retry(session, why)
        if why in (Obstacle.CLOSED, Obstacle.GONE):
            # Only the player can open their direct messages; their next press or command shows the table.
            return Outcome.DONE
        # A thread may be unlocked, or a permission given back.
        return Outcome.BLOCKED

    def _lacks_right(self, session: Session) -> bool:
        """Whether the bot is known to lack a permission that is needed to show the session."""
        todo = plan(session, self._now(None), can_open_thread=False)
        if todo.edit is not None:
            return self._transport.lacks_right(todo.edit.channel_id, posts=False)
        return todo.post and self._transport.lacks_right(session.place.channel_id, posts=True)

    async def is_deleted(self, session: Session) -> bool:
        """Whether the session's live message was deleted."""
        live = session.live
        return live is not None and not await self._transport.exists(session.place.at(live.channel_id), live.message_id)

    def _now(self, request: Request | None) -> datetime:
        """The time for a plan: when the interaction was created, if there is one."""
        return request.created_at if request else datetime.fromtimestamp(self._tables.now(), UTC)

    def close(self) -> None:
        """Cancel all work in the background. The next start of the bot finds what is left to do."""
        self.background.close()
        self.cleanup.close()
        self.standing.close()


def _not_done(session_id: int, refusal: Refusal) -> Outcome:
    """Log why a table could not be shown in the background, and return whether that may be over soon."""
    if isinstance(refusal, NotKept | NotRead):
        log.warning("Table %s cannot be brought up to date: %s", session_id, refusal)
        return Outcome.RETRY
    log.warning("Table %s cannot be shown: %s", session_id, refusal)
    return Outcome.DONE
