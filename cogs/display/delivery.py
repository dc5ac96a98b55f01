"""Carries out a plan: composes messages, posts or edits them, and stores their ids."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.display.calling import Calling, nonce_of
from cogs.display.cleanup import Cleanup
from cogs.display.composer import Composer
from cogs.display.orphans import Orphans
from cogs.display.plan import Plan, created_at, plan
from cogs.display.transport import Transport
from cogs.interactions.request import Request
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message

_OPENED = 1
"""The number of the entry that opens a table."""


class Delivery:
    """Posts and edits planned messages, and stores them.

    The caller must hold the session's lock, so that only one plan of a session is carried out at a time.
    """

    def __init__(
        self,
        transport: Transport,
        tables: Tables,
        composer: Composer,
        calling: Calling,
        cleanup: Cleanup,
        orphans: Orphans,
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._composer = composer
        self._calling = calling
        self._cleanup = cleanup
        self._orphans = orphans
        self._unstored: dict[tuple[int, int], Message] = {}
        """Live messages that are posted but not stored yet, by the key of their view."""

    async def carry_out(self, session: Session, todo: Plan, request: Request | None) -> Session:
        """Carry out a plan, and return the session with its messages stored.

        `request` is the interaction that led to it, if any; its answer edits the message that was clicked. Raises
        DISCORD_ERRORS, or NotKept if a message was sent but could not be stored.
        """
        if todo.mark_shown:
            return await self._tables.messages.note_shown(session)
        if todo.post and todo.calls:
            planned_for = session.version
            session, todo = await self._calling.post_call(session, todo)
            if todo.edit is not None and session.version > planned_for:
                # Somebody has acted while the call was on its way. It may not become the board of another turn, whose
                # player it has not called.
                todo = plan(session, created_at(todo.edit.message_id), can_open_thread=False)
                return await self.carry_out(session, todo, request)
        if todo.edit is not None:
            message = await self._composer.live_message(session)
            place, was_text = session.place.at(todo.edit.channel_id), todo.edit.shows == "call"
            if await self._transport.edit(place, todo.edit.message_id, message, request, was_text=was_text):
                session = await self._edited(session, todo, todo.edit)
            elif was_text:
                # Somebody has deleted the call.
                todo = replace(todo, edit=None, calls=(), direct=(), post=True, repeat=True)
            else:
                # Somebody has deleted the message, and nobody has been called yet.
                return await self.carry_out(session, replace(todo, edit=None, post=True, repeat=True), request)
        if todo.post:
            session = await self.post(session, todo)
        if todo.notice is not None:
            self._cleanup.start(self._cleanup.update_notice(session, *todo.notice))
        return session

    async def _edited(self, session: Session, todo: Plan, edited: Message) -> Session:
        """Store that a message was edited into the live one, and call whom the plan calls beside it."""
        if todo.calls:
            await self._calling.post_calls_beside(session, todo)
        session = await self.store(session, replace(edited, shows=todo.shows, version=session.version, live=True))
        if todo.direct:
            self._calling.send_direct(session, todo)
        return session

    async def post(self, session: Session, todo: Plan) -> Session:
        """Post a new message and store it as the live message. Raises the same errors as `carry_out`."""
        message = await self._composer.live_message(session, todo.shows)
        if session.shown >= session.version:
            # If the bot crashes before the message is stored, the next start finds that the channel is out of date.
            # The session may have gone on since; the message does not show that.
            await self._tables.messages.note_not_shown(session)
        # A message on which a thread is to be opened shows nothing of the game yet.
        version = _OPENED if todo.shows == "lobby" and session.start is not None else session.version
        # With the same nonce, Discord would return the first message instead of posting a second one.
        nonce = None if todo.repeat else nonce_of(session, version)
        place = session.place
        message_id = await self._transport.post(place, message, todo.calls, nonce)
        session = await self.store(session, Message(message_id, place.channel_id, todo.shows, version))
        if todo.direct:
            self._calling.send_direct(session, todo)
        return session

    async def store(self, session: Session, made: Message) -> Session:
        """Store `made` as the live message.

        Raises NotKept. Then `store_pending` tries again before this session is shown the next time.
        """
        self._unstored[session.view_key] = made
        session = await self._tables.messages.note_post(session, made)
        del self._unstored[session.view_key]
        return session

    async def store_pending(self, session: Session) -> Session:
        """Store the messages of the session that are in its channel but not in the store.

        These are a live message that could not be stored last time, and orphans that show the current state. Raises
        DISCORD_ERRORS, or NotKept.
        """
        if (made := self._unstored.get(session.view_key)) is not None:
            session = await self.store(session, made)
        if self._orphans.may_be(session):
            for orphan in await self._orphans.current(session):
                if orphan.shows == "call":
                    session = await self._tables.messages.note_call(session, orphan)
                else:
                    session = await self.store(session, orphan)
            self._orphans.note_checked(session)
        return session
