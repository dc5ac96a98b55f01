"""Closes tables that nobody can see: their channel was deleted, or no message of theirs could ever be posted."""

from __future__ import annotations

import logging

from cogs.display.orphans import Orphans
from cogs.schedule.retries import FIRST_PAUSE, LONGEST_PAUSE, Retries
from sessions.acts import Abandon
from sessions.log import TableEnding
from sessions.refusals.base import NotShown, Obstacle, Refusal
from sessions.session import Session
from sessions.tables import Tables

log = logging.getLogger(__name__)


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
