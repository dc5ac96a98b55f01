"""Closing tables that nobody can see: their channel is gone, or it never took a message of theirs."""

from __future__ import annotations

import logging

from cogs.display.orphans import Orphans
from cogs.schedule.retries import FIRST_PAUSE, LONGEST_PAUSE, Retries
from sessions.acts import Abandon
from sessions.log import TableEnding
from sessions.refusals import NotShown, Obstacle, Refusal
from sessions.session import Session
from sessions.tables import Tables

log = logging.getLogger(__name__)


def never_shown(session: Session) -> bool:
    """Whether the table is open and no message of it has ever been posted: nobody could play or close it."""
    return (
        not session.ended and session.shown == 0 and not session.messages and (session.solo or session.state == "lobby")
    )


class Closing:
    """Decides what becomes of a table that could not be shown."""

    def __init__(self, tables: Tables, orphans: Orphans, retries: Retries) -> None:
        self._tables = tables
        self._orphans = orphans
        self._retries = retries

    async def close_or_retry(self, session: Session, why: Obstacle) -> NotShown:
        """Close a table that nobody could ever see or whose channel is gone; else show it later, in the background.

        Returns the refusal that tells what became of it.
        """
        session = self._tables.newest(session)
        if why is Obstacle.GONE:
            return NotShown(await self._channel_gone(session), why)
        if not never_shown(session):
            if why is Obstacle.CLOSED:
                # Discord counts refusals. Only the player can change this, and their next command shows the table.
                return NotShown(session, why)
            self._retries.later(session.id, pause=FIRST_PAUSE if why is Obstacle.OTHER else LONGEST_PAUSE)
            return NotShown(session, why)
        try:
            session = await self._tables.messages.note_shown(await self._tables.do(session.id, Abandon()))
        except Refusal as refusal:
            log.warning("Table %s cannot be closed: %s", session.id, refusal)
            self._retries.later(session.id)
        if session.id in self._orphans.to_check:
            # Discord may have taken the message all the same; then it is deleted.
            self._retries.later(session.id)
        return NotShown(session, why)

    async def _channel_gone(self, session: Session) -> Session:
        """End a table whose channel is gone: nobody can play there."""
        try:
            if not session.ended:
                session = await self._tables.do(session.id, Abandon(TableEnding.CHANNEL_GONE))
            return await self._tables.messages.note_shown(session)
        except Refusal as refusal:
            log.warning("Table %s, whose channel is gone, cannot be closed: %s", session.id, refusal)
            return session
