"""Showing sessions in their channels: what is planned is composed and sent, and noted when it is there.

Nothing is shown before it is committed. What the channel saw is stored too, so that what a crash or an outage left
undone is done later: in the background, and at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from cogs.answers.asked import BROKEN_OFF, Asked
from cogs.answers.rights import thread_rights_lacking
from cogs.answers.underway import UnderWay
from cogs.shown import lobbies
from cogs.shown.backlog import AT_ONCE, Backlog
from cogs.shown.calling import Calling, nonce_of
from cogs.shown.composer import Composer
from cogs.shown.directly import DirectMessages
from cogs.shown.plan import Plan, plan
from cogs.shown.retries import FIRST, LONGEST, Outcome, Retries
from cogs.shown.strays import Strays
from cogs.shown.threads import Threads
from cogs.shown.tidying import Tidying
from cogs.shown.transport import TROUBLE, Composed, Transport, obstacle
from cogs.words import places
from sessions.acts import Abandon, Move
from sessions.log import TableEnding
from sessions.refusals import ChannelTaken, NotKept, NotNoted, NotRead, NotShown, Obstacle, Refusal, Stale
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)

_OPENED = 1
"""The number of the entry that opens a table."""


class Display:
    """Keeps what every channel sees up to date. One showing of a session at a time."""

    def __init__(
        self, transport: Transport, direct: DirectMessages, tables: Tables, composer: Composer, under_way: UnderWay
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._under_way = under_way
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unnoted: dict[int, Message] = {}
        """What is live in a channel and could not be noted yet, by session."""
        self._strays = Strays(transport, tables)
        self._places = asyncio.Semaphore(AT_ONCE)
        """How many sessions are shown at a time in the background, those of the backlog and repeated ones together."""
        self.retries = Retries(self._try_again, tables.now)
        self.backlog = Backlog(self._show_in_turn)
        self.tidying = Tidying(transport, tables, composer, under_way, self.retries)
        self._calling = Calling(transport, direct, tables, self.tidying)
        self.threads = Threads(transport, tables, self.tidying, under_way)

    def _showing(self, session_id: int) -> asyncio.Lock:
        """One showing of a session at a time."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def show(self, session: Session, via: Asked | None = None, *, afresh: bool = False) -> Session:
        """Bring the session's channel up to date, and return the session as it was shown.

        `via` is the interaction that led to it: a click edits the message clicked by its own answer. `afresh` posts a
        new live message even where the old one is up to date.

        Raises NotShown when Discord takes no message, and NotNoted when the database fails after it was shown; then it
        is tried again in the background. A table of which nothing was ever shown is closed instead.
        """
        stray = self._strays.clicked(session, via)
        try:
            session = await self._bring(session, via, afresh=afresh)
        except TROUBLE as error:
            log.warning("Table %s cannot be shown in its channel: %r", session.id, error)
            raise await self._not_shown(session, obstacle(error)) from error
        except NotKept as error:
            self.retries.later(session.id)
            raise NotNoted(session) from error
        if stray and via is not None:
            await self.sweep(session, via)
        # Beside the lock: a limit that Discord sets on old messages must not hold up the next board.
        for message in plan(session, self._now(via)).retire:
            if via is not None and via.clicked == message.message_id:
                await self.tidying.now(session, message, via)
            else:
                self.tidying.soon(session, message)
        return session

    async def _bring(self, session: Session, via: Asked | None = None, *, afresh: bool = False) -> Session:
        """Do what is planned. Raises one of TROUBLE, or NotKept where it was done and could not be noted."""
        async with self._showing(session.id):
            session = self._tables.newest(session)
            if (made := self._unnoted.get(session.id)) is not None:
                session = await self._noted(session, made)
            session = await self._taken_up(session)
            session = await self._hung(session, via)
            self.threads.join(session)
            todo = plan(session, self._now(via), afresh=afresh, threads=False)
            try:
                return await self._carry_out(session, todo, via)
            except TROUBLE as error:
                if isinstance(error, (discord.DiscordServerError, *BROKEN_OFF)):
                    # Discord may have done what it was asked for.
                    self._strays.in_doubt.add(session.id)
                # A message opens an archived thread again by itself, an edit does not.
                archived = todo.edit is not None and obstacle(error) is Obstacle.ARCHIVED
                if archived and await self._transport.reopen_thread(session.row.channel_id):
                    session = self._tables.newest(session)
                else:
                    session = await self._brought_back(session, error)
                return await self._carry_out(session, plan(session, self._now(via), threads=False), via)

    async def _hung(self, session: Session, via: Asked | None) -> Session:
        """The session in the thread of its own that it wants; where it is, if it wants none or none can be had."""
        if not session.wants_thread or (via is not None and thread_rights_lacking(via)):
            return session
        todo = plan(session, self._now(via))
        if todo.post and todo.shows == "lobby":
            # A game for one has had no lobby on which its thread can hang.
            session = await self._post(session, todo)
            todo = plan(session, self._now(via))
        if todo.hang is None:
            return session
        guild_id, hang = session.row.guild_id, todo.hang
        name = places.thread_name(session)
        thread_id = await self._transport.open_thread(guild_id, hang.channel_id, hang.message_id, name)
        if thread_id is None:
            return session
        try:
            return await self._tables.do(session.id, Move(thread_id))
        except ChannelTaken:
            # Somebody opened a table in it at once.
            return session
        except Stale as stale:
            return stale.session

    async def _brought_back(self, session: Session, error: BaseException) -> Session:
        """The session back in its channel, where its thread takes no message and never did; else raises `error`."""
        session = self._tables.newest(session)
        live = session.row.live
        never = session.hangs is not None and (live is None or live.shows == "lobby")
        if session.hangs is None or not never or session.ended or obstacle(error) is Obstacle.OTHER:
            raise error
        try:
            return await self._tables.do(session.id, Move(session.hangs[0]))
        except (ChannelTaken, Stale) as refusal:
            raise error from refusal

    async def _not_shown(self, session: Session, why: Obstacle) -> NotShown:
        """Close a table that nobody could ever see, or try again later. The refusal that tells of it."""
        session = self._tables.newest(session)
        if why is Obstacle.GONE:
            return NotShown(await self._closed(session), why)
        if not _never_shown(session):
            self.retries.later(session.id, pause=FIRST if why is Obstacle.OTHER else LONGEST)
            return NotShown(session, why)
        try:
            session = await self._tables.messages.note_shown(await self._tables.do(session.id, Abandon()))
        except Refusal as refusal:
            log.warning("Table %s cannot be closed: %s", session.id, refusal)
            self.retries.later(session.id)
        if session.id in self._strays.in_doubt:
            self.retries.later(session.id)
        return NotShown(session, why)

    async def _closed(self, session: Session) -> Session:
        """End a table whose channel is gone: nobody can play there."""
        try:
            if not session.ended:
                session = await self._tables.do(session.id, Abandon(TableEnding.CHANNEL_GONE))
            return await self._tables.messages.note_shown(session)
        except Refusal as refusal:
            log.warning("Table %s, whose channel is gone, cannot be closed: %s", session.id, refusal)
            return session

    async def offer(self, session: Session, via: Asked, chosen: tuple[str, ...], page: int) -> None:
        """Show, on the board that was clicked, what may follow the words chosen so far. Raises Stale where it goes."""
        async with self._showing(session.id):
            session = self._tables.newest(session)
            session = await self._taken_up(session)
            if self._strays.clicked(session, via):
                raise Stale(session)
            message = await self._composer.board(session, chosen, page)
            await self._transport.answer(via, message)

    async def put_away(self, session: Session, via: Asked) -> None:
        """Leave of the lobby that was clicked what stays of one whose table is closed."""
        try:
            await self._transport.answer(via, Composed(lobbies.closed(session)))
        except TROUBLE as error:
            log.warning("A lobby of table %s keeps its controls: %r", session.id, error)

    async def sweep(self, session: Session, via: Asked) -> None:
        """Delete the message that was clicked if it is a stray."""
        async with self._showing(session.id):
            await self._strays.sweep(session, via)

    async def _taken_up(self, session: Session) -> Session:
        """Note the stray that shows what is to be shown, if there is one. Raises one of TROUBLE, or NotKept."""
        if session.id in self._strays.in_doubt:
            for stray in await self._strays.current(session):
                if stray.shows == "call":
                    session = await self._tables.messages.note_call(session, stray)
                else:
                    session = await self._noted(session, stray)
            self._strays.in_doubt.discard(session.id)
        return session

    async def catch_up(self) -> None:
        """Begin to show every channel what it missed while the bot was away."""
        behind = await self._tables.messages.to_show()
        self._strays.in_doubt.update(behind)
        self.backlog.add(behind)

    async def _show_in_turn(self, session_id: int) -> None:
        """Show a session of the backlog; where that fails, it is tried again after a pause."""
        try:
            outcome = await self._try_again(session_id)
        except Exception:
            self.retries.later(session_id)
            raise
        if outcome is not Outcome.DONE:
            self.retries.later(session_id, pause=FIRST if outcome is Outcome.SOON else LONGEST)

    async def _try_again(self, session_id: int) -> Outcome:
        """Show what the channel of a session has not seen, and tidy up."""
        async with self._places:
            return await self._tried(session_id)

    async def _tried(self, session_id: int) -> Outcome:
        with self._under_way:
            try:
                session = await self._tables.load(session_id)
                if self._barred(session):
                    # A request in vain is one of ten thousand, after which Discord bars the bot's address.
                    return Outcome.LATE
                try:
                    session = await self._bring(session)
                except TROUBLE as error:
                    why = obstacle(error)
                    log.warning("Table %s cannot be shown in its channel: %r", session_id, error)
                    if why is Obstacle.OTHER:
                        return Outcome.SOON
                    if why is Obstacle.GONE or _never_shown(self._tables.newest(session)):
                        await self._not_shown(session, why)
                    if why is not Obstacle.GONE:
                        # A thread is opened again, a right given back.
                        return Outcome.LATE
                    # What is deleted does not come back, but a message may hang elsewhere that tells of the game.
                    session = self._tables.newest(session)
                tidied = [
                    await self.tidying.tried(session, message) for message in plan(session, self._now(None)).retire
                ]
            except (NotKept, NotRead) as refusal:
                log.warning("Table %s cannot be brought up to date: %s", session_id, refusal)
                return Outcome.SOON
            except Refusal as refusal:
                log.warning("Table %s cannot be shown: %s", session_id, refusal)
                return Outcome.DONE
            return next((each for each in (Outcome.SOON, Outcome.LATE) if each in tidied), Outcome.DONE)

    def _barred(self, session: Session) -> bool:
        """Whether what is to be shown of a session needs a right that the bot is known to lack."""
        todo = plan(session, self._now(None), threads=False)
        if todo.edit is not None:
            return self._transport.barred(todo.edit.channel_id, posts=False)
        return todo.post and self._transport.barred(session.row.channel_id, posts=True)

    async def hurry(self, guild_id: int, channel_ids: Collection[int] | None = None) -> None:
        """Try soon to show the tables of a server, or of these channels of it, that wait for a right to be given."""
        for session_id in self.retries.late:
            try:
                session = await self._tables.load(session_id)
            except Refusal as refusal:
                log.warning("Table %s cannot be shown: %s", session_id, refusal)
                continue
            places = {session.row.channel_id, *(each.channel_id for each in session.row.messages)}
            if session.row.guild_id == guild_id and (channel_ids is None or not places.isdisjoint(channel_ids)):
                self.retries.hurry(session_id)

    # Doing what is planned

    async def _carry_out(self, session: Session, todo: Plan, via: Asked | None) -> Session:
        if todo.note:
            return await self._tables.messages.note_shown(session)
        if todo.post and todo.calls:
            session, todo = await self._calling.first(session, todo)
        if todo.edit is not None:
            message = await self._composer.whole(session)
            if await self._transport.edit(
                session.row.guild_id,
                todo.edit.channel_id,
                todo.edit.message_id,
                message,
                via,
                was_text=todo.edit.shows == "call",
            ):
                await self._calling.beside(session, todo)
                shown = replace(todo.edit, shows=todo.shows, version=session.version, live=True)
                session = await self._noted(session, shown)
                self._calling.directly(session, todo)
            else:
                # Somebody deleted it.
                todo = replace(todo, edit=None, calls=(), direct=(), post=True, again=True)
        if todo.post:
            session = await self._post(session, todo)
        if todo.notice is not None:
            self.tidying.beside(self.tidying.tell(session, *todo.notice))
        return session

    async def _post(self, session: Session, todo: Plan) -> Session:
        message = await self._composer.whole(session, todo.shows)
        if session.row.shown >= session.version:
            # Until the new message is noted: after a crash it is found then.
            session = await self._tables.messages.note_not_shown(session)
        row = session.row
        # What a thread is to hang on shows nothing of its game yet.
        version = _OPENED if todo.shows == "lobby" and session.start is not None else session.version
        # A message that was asked for once more is another one.
        nonce = None if todo.again else nonce_of(session, version)
        message_id = await self._transport.post(row.guild_id, row.channel_id, message, todo.calls, nonce)
        session = await self._noted(session, Message(message_id, row.channel_id, todo.shows, version))
        self._calling.directly(session, todo)
        return session

    async def _noted(self, session: Session, made: Message) -> Session:
        """Note that `made` is the live message now. Raises NotKept; then it is noted before anything else is shown."""
        self._unnoted[session.id] = made
        session = await self._tables.messages.note_post(session, made)
        del self._unnoted[session.id]
        return session

    async def gone(self, session: Session) -> bool:
        """Whether somebody has deleted the session's live message."""
        live, row = session.row.live, session.row
        return live is not None and not await self._transport.there(row.guild_id, live.channel_id, live.message_id)

    def _now(self, via: Asked | None) -> datetime:
        return via.at if via else datetime.fromtimestamp(self._tables.now(), UTC)

    def close(self) -> None:
        """Stop trying: the next start goes on."""
        self.backlog.close()
        self.retries.close()
        self.tidying.close()


def _never_shown(session: Session) -> bool:
    """Whether the table is open and no message of it has ever been posted: nobody could play or close it."""
    row = session.row
    return not session.ended and row.shown == 0 and not row.messages and (session.solo or session.state == "lobby")
