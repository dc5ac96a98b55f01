"""Shows tables apart to each of their players, in their own direct messages.

A view is shown like a table in one place (`display`), with its own lock, plan and outcome. Here is what several of them
have to do with each other, and what follows when somebody's direct messages take no message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from cogs.display.background import Background
from cogs.display.calling import nonce_to
from cogs.display.cleanup import Cleanup
from cogs.display.direct_messages import DirectMessages
from cogs.display.transport import DISCORD_ERRORS, Transport
from cogs.interactions.request import Request
from cogs.interactions.underway import UnderWay
from cogs.messages import calls
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE, Outcome
from sessions.refusals.base import NotNoted, NotShown, Obstacle, Refusal
from sessions.session import Session
from sessions.state.players import Person
from sessions.state.table import DIRECT, Place
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)


class Show(Protocol):
    """Shows a session in one place, as `Display.show` does."""

    async def __call__(self, session: Session, request: Request | None = None, *, repost: bool = False) -> Session:
        """Raises NotShown or NotNoted."""


class Views:
    """Shows tables apart."""

    def __init__(
        self,
        transport: Transport,
        tables: Tables,
        direct: DirectMessages,
        cleanup: Cleanup,
        background: Background,
        under_way: UnderWay,
        show_one: Show,
    ) -> None:
        self._transport = transport
        self._tables = tables
        self._direct = direct
        self._cleanup = cleanup
        self._background = background
        self._under_way = under_way
        self._show_one = show_one
        self._stale: set[tuple[int, int]] = set()
        """The keys of views that say wrongly whether somebody can be reached, or may be about to."""

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

    async def greet(self, lobby: Session, attempt: str) -> dict[int, Message]:
        """Post to each person of a lobby what becomes their first board; the messages by user id.

        `attempt` names the attempt to start: messages of one before may have been deleted.

        Those who accept no direct messages are missing (`Direct.closed_among`). Who was refused before is asked again
        only if they have used the bot since. Raises DISCORD_ERRORS, NotRead or NotKept, when nothing of it is left.
        """
        people = [each.user_id for each in lobby.people if isinstance(each, Person)]
        closed = self._tables.direct.closed_among(people)
        tried = [each for each in people if each not in closed]
        found = await asyncio.gather(*(self._greet(lobby, each, attempt) for each in tried), return_exceptions=True)
        posted = {user_id: each for user_id, each in zip(tried, found, strict=True) if isinstance(each, Message)}
        failed = next((each for each in found if isinstance(each, BaseException)), None)
        if failed is not None:
            await self.take_back(posted)
            raise failed
        return posted

    async def _greet(self, lobby: Session, user_id: int, attempt: str) -> Message | None:
        nonce = nonce_to(lobby, f"greeting {attempt}", [user_id])
        posted = await self._direct.post(user_id, calls.greeting(lobby, user_id), nonce)
        return None if posted is None else Message(posted[1], posted[0], "call", 0, live=False)

    async def take_back(self, greetings: Mapping[int, Message]) -> None:
        """Delete messages of a game that does not start. Errors of Discord are logged."""
        await self._delete([(each.channel_id, each.message_id) for each in greetings.values()])

    def start_deleting(self, messages: Sequence[tuple[int, int]]) -> None:
        """Start deleting messages in somebody's direct messages: the channel and the id of each."""
        self._cleanup.start(self._delete(messages))

    async def _delete(self, messages: Sequence[tuple[int, int]]) -> None:
        with self._under_way:
            for channel_id, message_id in messages:
                try:
                    await self._transport.delete(Place(DIRECT, channel_id), message_id)
                except DISCORD_ERRORS as error:
                    log.warning("Message %s in direct messages stays: %r", message_id, error)

    def start_renaming(self, session_ids: Sequence[int]) -> None:
        """Start showing closed tables again, by id, since the name of a player has changed. This notifies nobody."""
        self._cleanup.start(self._rename(session_ids))

    async def _rename(self, session_ids: Sequence[int]) -> None:
        with self._under_way:
            for session in await self._tables.load_playable(session_ids):
                if session.ended:
                    try:
                        await self._tables.messages.note_end_not_shown(session)
                    except Refusal as refusal:
                        log.warning("Table %s is not shown again: %r", session.id, refusal)
                        continue
                    self._background.show([session.id])

    def reach_changed(self, session_ids: Iterable[int]) -> None:
        """Show tables anew, by id, as one of their players can be reached from now on, or cannot be."""
        changed = [*session_ids]
        for session in filter(None, map(self._tables.cache.get, changed)):
            # The store knows which views are to be shown. One that is on its way will be noted as shown, though.
            self._stale |= session.view_keys
        self._background.show(changed)

    async def refreshed(self, session: Session) -> Session:
        """The view, noted as not shown if it may say wrongly who can be reached. Raises NotKept."""
        if session.view_key not in self._stale:
            return session
        self._stale.discard(session.view_key)
        return await self._tables.messages.note_not_shown(session)

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
            self._background.retries.later(session.id, pause=FIRST_PAUSE if outcome is Outcome.RETRY else LONGEST_PAUSE)
        return NotShown(session, why)

    async def outcome(self, session: Session, why: Obstacle) -> Outcome:
        """Note why a viewer's direct messages take no message, and return what is left to do for this view.

        Who has closed them is shown nothing until they use the bot again. Everything else passes: that the bot has no
        access to them, or that they do not exist, is a fault of Discord.
        """
        if why is Obstacle.CLOSED:
            await self._direct.refused(session.viewer, session.place.channel_id)
            if session.of_pool and not session.shown:
                await self._never_begun(session)
            return Outcome.DONE
        return Outcome.RETRY if why is Obstacle.OTHER else Outcome.BLOCKED

    async def _never_begun(self, session: Session) -> None:
        """Close a game of strangers of which a player has seen nothing. What the store does not take is logged."""
        try:
            if await self._tables.pool.not_shown(await self._tables.load(session.id)):
                self._background.show([session.id])
        except Refusal as refusal:
            log.warning("Table %s, which nobody has begun, stays open: %r", session.id, refusal)


def worst(outcomes: Iterable[Outcome]) -> Outcome:
    """What is left to do where several things were tried."""
    found = set(outcomes)
    return next((each for each in (Outcome.RETRY, Outcome.BLOCKED) if each in found), Outcome.DONE)
