"""Moves tables into threads of their own and back, and closes tables whose messages nobody can see."""

from __future__ import annotations

import logging
from datetime import datetime

from cogs.display.delivery import Delivery
from cogs.display.orphans import Orphans
from cogs.display.plan import plan
from cogs.display.transport import Transport, obstacle
from cogs.interactions.permissions import missing_thread_permissions
from cogs.interactions.request import Request
from cogs.languages import say_at
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE, Retries
from cogs.words import table
from sessions.acts import Abandon, Move
from sessions.log import TableEnding
from sessions.refusals.base import NotShown, Obstacle, Refusal
from sessions.refusals.moments import Stale
from sessions.refusals.requests import ChannelTaken
from sessions.session import Session
from sessions.tables import Tables

log = logging.getLogger(__name__)


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
        place, name = session.place.at(todo.thread_anchor.channel_id), table.thread_name(say_at(session), session)
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


def never_shown(session: Session) -> bool:
    """Whether an open table has never had a message. Nobody can play or close such a table."""
    return (
        not session.ended and session.shown == 0 and not session.messages and (session.solo or session.state == "lobby")
    )


class Closing:
    """Decides whether a table that could not be shown is closed or retried."""

    def __init__(self, tables: Tables, orphans: Orphans, retries: Retries) -> None:
        self._tables = tables
        self._orphans = orphans
        self._retries = retries

    async def close_or_retry(self, session: Session, why: Obstacle) -> NotShown:
        """Close a table that was never shown or whose channel was deleted; retry to show any other in the background.

        `why` is the reason why it could not be shown. Returns the refusal that tells the user what happened.
        """
        session = self._tables.newest(session)
        if why is Obstacle.GONE:
            return NotShown(await self._channel_gone(session), why)
        if not never_shown(session):
            if why is Obstacle.CLOSED:
                # Only the player can open their direct messages, and their next command shows the table. Discord bans
                # bots that send too many invalid requests, so there are no retries.
                return NotShown(session, why)
            self._retries.later(session.id, pause=FIRST_PAUSE if why is Obstacle.OTHER else LONGEST_PAUSE)
            return NotShown(session, why)
        try:
            session = await self._tables.do(session.id, Abandon())
            if session.id not in self._orphans.to_check:
                session = await self._tables.messages.note_shown(session)
        except Refusal as refusal:
            log.warning("Table %s cannot be closed: %s", session.id, refusal)
            self._retries.later(session.id)
        if session.id in self._orphans.to_check:
            # Discord may have posted the message despite the error. The retry looks for it; or the next start does,
            # for which the table stays noted as not shown.
            self._retries.later(session.id)
        return NotShown(session, why)

    async def _channel_gone(self, session: Session) -> Session:
        """End a table whose channel was deleted, as nobody can play there."""
        try:
            if not session.ended:
                session = await self._tables.do(session.id, Abandon(TableEnding.CHANNEL_GONE))
            return await self._tables.messages.note_shown(session)
        except Refusal as refusal:
            log.warning("Table %s, whose channel is gone, cannot be closed: %s", session.id, refusal)
            return session
