"""Shows tables apart to each of their players, in their own direct messages.

A view is shown like a table in one place (`display`), with its own lock, plan and outcome. Here is what several of them
have to do with each other, and what follows when somebody's direct messages take no message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

from cogs.display.cleanup import Cleanup
from cogs.display.direct_messages import DirectMessages
from cogs.interactions.request import Request
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE, Outcome, Retries
from sessions.refusals.base import NotNoted, NotShown, Obstacle, Refusal
from sessions.session import Session
from sessions.tables import Tables

log = logging.getLogger(__name__)


class Show(Protocol):
    """Shows a session in one place, as `Display.show` does."""

    async def __call__(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Raises NotShown or NotNoted."""


class Views:
    """Shows tables apart."""

    def __init__(
        self, tables: Tables, direct: DirectMessages, cleanup: Cleanup, retries: Retries, show_one: Show
    ) -> None:
        self._tables = tables
        self._direct = direct
        self._cleanup = cleanup
        self._retries = retries
        self._show_one = show_one

    async def show(self, session: Session, request: Request | None, *, repost: bool) -> Session:
        """Show a session to each of its players, and return the view of whoever made the request.

        Only this view is waited for, and `repost` is about it alone. Without a request the whole session is returned.
        Raises what `Display.show` does, of the view that is waited for.
        """
        asking = session if request is None else session.seen_by(request.user_id)
        others = [self._show_beside(each) for each in session.views if each.viewer != asking.viewer]
        if not asking.viewer:
            await asyncio.gather(*others)
            return self._tables.newest(session)
        for each in others:
            self._cleanup.start(each)
        return await self._show_one(asking, request, repost=repost)

    async def _show_beside(self, session: Session) -> None:
        """Show a view for which nobody waits. What fails is retried."""
        with suppress(NotShown, NotNoted):
            await self._show_one(session)

    async def arrived(self, session: Session) -> None:
        """Note that a viewer's direct messages have taken a message. What the store does not take is logged."""
        try:
            await self._direct.arrived(session.viewer, session.place.channel_id)
        except Refusal as refusal:
            log.warning("It is not noted that user %s accepts direct messages: %r", session.viewer, refusal)

    async def refused(self, session: Session, why: Obstacle) -> NotShown:
        """Do what follows where a viewer's direct messages take no message. Returns the refusal that tells them so."""
        outcome = await self.outcome(session, why)
        if outcome is not Outcome.DONE:
            self._retries.later(session.id, pause=FIRST_PAUSE if outcome is Outcome.RETRY else LONGEST_PAUSE)
        return NotShown(session, why)

    async def outcome(self, session: Session, why: Obstacle) -> Outcome:
        """Note why a viewer's direct messages take no message, and return what is left to do for this view.

        Who has closed them is shown nothing until they use the bot again. Everything else passes: that the bot has no
        access to them, or that they do not exist, is a fault of Discord.
        """
        if why is Obstacle.CLOSED:
            await self._direct.refused(session.viewer, session.place.channel_id)
            return Outcome.DONE
        return Outcome.RETRY if why is Obstacle.OTHER else Outcome.BLOCKED


def worst(outcomes: Iterable[Outcome]) -> Outcome:
    """What is left to do where several things were tried."""
    found = set(outcomes)
    return next((each for each in (Outcome.RETRY, Outcome.BLOCKED) if each in found), Outcome.DONE)
