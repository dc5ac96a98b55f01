"""Moves a table into a thread of its own, and back into its channel if the bot cannot post in the thread."""

from __future__ import annotations

from datetime import datetime

from cogs.display.delivery import Delivery
from cogs.display.plan import plan
from cogs.display.transport import Transport, obstacle
from cogs.interactions.permissions import missing_thread_permissions
from cogs.interactions.request import Request
from cogs.languages import say_at
from cogs.words import places
from sessions.acts import Move
from sessions.refusals.base import Obstacle
from sessions.refusals.moments import Stale
from sessions.refusals.requests import ChannelTaken
from sessions.session import Session
from sessions.tables import Tables


class Moving:
    """Moves tables between a channel and its threads."""

    def __init__(self, transport: Transport, tables: Tables, delivery: Delivery) -> None:
        self._transport = transport
        self._tables = tables
        self._delivery = delivery

    async def into_thread(self, session: Session, now: datetime, request: Request | None) -> Session:
        """Move a table that wants a thread into its own thread, and return the session.

        If no thread can be opened, the session is returned unchanged. `now` is the time for the plan; `request` is the
        interaction that led to it, if any. Raises DISCORD_ERRORS, or NotKept.
        """
        if request is not None and missing_thread_permissions(request):
            return session
        todo = plan(session, now)
        if todo.post and todo.shows == "lobby":
            # A solo game has no lobby on which a thread can be opened, so another message is posted for this.
            session = await self._delivery.post(session, todo)
            todo = plan(session, now)
        if todo.thread_anchor is None:
            return session
        place, name = session.place.at(todo.thread_anchor.channel_id), places.thread_name(say_at(session), session)
        thread_id = await self._transport.open_thread(place, todo.thread_anchor.message_id, name)
        if thread_id is None:
            return session
        try:
            return await self._tables.do(session.id, Move(thread_id))
        except ChannelTaken:
            # Meanwhile somebody has opened another table in the new thread.
            return session
        except Stale as stale:
            return stale.session

    async def back_to_channel(self, session: Session, error: BaseException) -> Session:
        """Move a table back into its channel if its board could never be posted in its thread.

        `error` is the reason why it could not be posted. It is raised again if the table cannot be moved back.
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
