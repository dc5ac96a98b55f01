"""Moving a table into a thread of its own, and back into its channel where the thread takes no messages."""

from __future__ import annotations

from datetime import datetime

from cogs.display.delivery import Delivery
from cogs.display.plan import plan
from cogs.display.transport import Transport, obstacle
from cogs.interactions.permissions import missing_thread_permissions
from cogs.interactions.request import Request
from cogs.words import places
from sessions.acts import Move
from sessions.refusals import ChannelTaken, Obstacle, Stale
from sessions.session import Session
from sessions.tables import Tables


class Moving:
    """Moves tables between a channel and a thread of it."""

    def __init__(self, transport: Transport, tables: Tables, delivery: Delivery) -> None:
        self._transport = transport
        self._tables = tables
        self._delivery = delivery

    async def into_thread(self, session: Session, now: datetime, request: Request | None) -> Session:
        """Move a table that wants a thread into its own, if one can be opened; else return the session as it is.

        `now`: the time by which it is planned. `request`: the interaction that led to it, where there is one.
        Raises DISCORD_ERRORS, or NotKept.
        """
        if request is not None and missing_thread_permissions(request):
            return session
        todo = plan(session, now)
        if todo.post and todo.shows == "lobby":
            # A game for one has no lobby, so it posts a message on which its thread can be opened.
            session = await self._delivery.post(session, todo)
            todo = plan(session, now)
        if todo.thread_anchor is None:
            return session
        place, name = session.place.at(todo.thread_anchor.channel_id), places.thread_name(session)
        thread_id = await self._transport.open_thread(place, todo.thread_anchor.message_id, name)
        if thread_id is None:
            return session
        try:
            return await self._tables.do(session.id, Move(thread_id))
        except ChannelTaken:
            # Somebody opened another table in the new thread at once.
            return session
        except Stale as stale:
            return stale.session

    async def back_to_channel(self, session: Session, error: BaseException) -> Session:
        """Move the table back into its channel, if its thread takes no messages and never showed its board.

        `error` is why the thread takes none; it is raised where the table cannot be moved back.
        """
        session = self._tables.newest(session)
        live = session.live
        never_shown = live is None or live.shows == "lobby"
        if session.thread_anchor is None or not never_shown or session.ended or obstacle(error) is Obstacle.OTHER:
            raise error
        try:
            return await self._tables.do(session.id, Move(session.thread_anchor[0]))
        except (ChannelTaken, Stale) as refusal:
            raise error from refusal
