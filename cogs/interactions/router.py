"""The router hands each press to its handler, and is the outermost error boundary.

Whatever a handler raises, the user gets a private answer, and the log has the details.

Ids are no secret, and anybody who makes one up reaches any table's handlers with it: a table is read and changed by its
players, by those who are invited or asked something, and where its channel is seen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import discord

from cogs.interactions.contexts import needs_reason
from cogs.interactions.ids import Press
from cogs.interactions.members import is_in_thread
from cogs.interactions.permissions import may_see
from cogs.interactions.readers import Readers, say_to
from cogs.interactions.request import CURRENT, DISCORD_ERRORS, HTTP_TIMEOUT, UNANSWERABLE_CODES, AnyInteraction, Request
from cogs.interactions.underway import AnswerWindow, UnderWay
from cogs.words import links
from cogs.words.refusals import sentence
from sessions.refusals.base import Refusal, TableRefusal
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.tables import Tables
from words import Words

log = logging.getLogger(__name__)


ANYWHERE = frozenset({"nextgame", "nohints", "rules"})
"""The actions that tell nothing of the table, though they name it."""

ANSWERS = frozenset({"listaccept", "listdecline", "listanswer"})
"""The actions by which somebody answers from afar, who may be too late: then they read so."""


class Origins:
    """Compares where presses come from with where their tables are. It rarely reads from the store: most are cached."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, request: Request, press: Press) -> None:
        """Raise UnknownSession for a table of which the user can see nothing, as if there were none.

        Raises DISCORD_ERRORS where Discord is to be asked about the channel, and does not answer.
        """
        if not press.session or press.action in ANYWHERE:
            return
        session = self._tables.cache.get(press.session)
        if session is None or not _certain(request, session):
            # Another process may have seated the user, or moved the table.
            try:
                session = await self._tables.load(press.session)
            except Refusal:
                # The handler says what is wrong with it.
                return
        if _certain(request, session) or (press.action in ANSWERS and session.has_asked(request.user_id)):
            return
        if not await _sees(request, session):
            raise UnknownSession


def _certain(request: Request, session: Session) -> bool:
    """Whether the user takes part in the session, is asked something there, or presses where it is shown."""
    if session.seat_of(request.user_id) is not None or session.asks(request.user_id):
        return True
    if not request.channel_id:
        # The direct messages of somebody who presses where the bot is no member could not be found.
        return False
    return request.guild_id == session.place.guild_id and request.channel_id == session.place.channel_id


async def _sees(request: Request, session: Session) -> bool:
    """Whether the user sees the table's channel in the server from which they press."""
    place, guild = session.place, request.guild
    if place.direct or request.guild_id != place.guild_id or guild is None:
        return False
    channel: object = guild.get_channel_or_thread(place.channel_id)
    if channel is None:
        # Threads that are archived are not cached.
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                channel = await guild.fetch_channel(place.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return False
    if not isinstance(channel, discord.Thread):
        return may_see(guild, place.channel_id, request.interaction.user)
    member = request.interaction.user
    if channel.parent is None or not isinstance(member, discord.Member):
        return False
    rights = channel.permissions_for(member)
    if not rights.view_channel:
        return False
    return not channel.is_private() or rights.manage_threads or await is_in_thread(channel, request.user_id)


Handler = Callable[[Request, Press], Awaitable[None]]
"""Answers a press. It may raise a `Refusal`, which the router tells the user."""


class NotAcknowledgedError(Exception):
    """A command could not be acknowledged in time.

    The user reads in Discord that it failed, so it is not carried out.
    """


REMEMBERED = 4096
"""The number of interactions that are remembered.

After a lost connection, Discord sends events of the last minutes again.
"""


class PendingNotice(Protocol):
    """Texts that users are to read once, each after the next private answer to that user."""

    def pending(self, say: Words, user_id: int) -> str:
        """The text for that user; empty where there is none."""

    def delivered(self, user_id: int) -> None:
        """Note that the text is being sent to the user."""


class Users(Protocol):
    """Follows who uses the bot."""

    async def used(self, user_id: int) -> None:
        """Note that a user uses the bot, before they are answered. Raises nothing."""


class Check(Protocol):
    """What is checked of each press before its handler is called."""

    async def check(self, request: Request, press: Press) -> None:
        """Raise a `Refusal` for a press that is not to be handled."""


class Router:
    """The handlers of buttons, menus and forms, by their actions.

    Attributes:
        under_way (UnderWay): counts the interactions that are being answered, and other work that must be finished.
        pending_notice (PendingNotice or None): texts that follow answers; None where there are none.
        users (Users or None): told who uses the bot; None where nobody wants to know.
        window (AnswerWindow): which interactions this process answers, while another one takes over.
        readers (Readers or None): in which languages people read; None: all read in that of their Discord.
        origins (Check or None): checks that a press may be about the table that it names; None where nothing does.
        answered (function or None): told the kind of each interaction that was answered, and how many seconds it took
            until what came of it was shown.
    """

    def __init__(self) -> None:
        self.under_way = UnderWay()
        self.window = AnswerWindow()
        self.pending_notice: PendingNotice | None = None
        self.users: Users | None = None
        self.readers: Readers | None = None
        self.origins: Check | None = None
        self.answered: Callable[[str, float], None] | None = None
        self._handlers: dict[str, Handler] = {}
        self._seen: dict[int, None] = {}

    def seen_before(self, interaction_id: int) -> bool:
        """Whether the interaction was received before. Remembers that it has been received now."""
        if interaction_id in self._seen:
            log.info("Interaction %s was received again", interaction_id)
            return True
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return False

    async def takes(self, interaction: AnyInteraction) -> bool:
        """Whether this process answers an interaction.

        It does not if it received it before, if another process answers it, or if the bot is stopping.
        """
        if self.seen_before(interaction.id) or not await self.window.is_ours(interaction.id):
            return False
        if self.under_way.closed:
            log.info("The bot is stopping and does not answer %s", Request(interaction))
        return not self.under_way.closed

    @property
    def actions(self) -> frozenset[str]:
        """All actions that have a handler."""
        return frozenset(self._handlers)

    def on(self, action: str, handler: Handler) -> None:
        """Register the handler of an action. Raises ValueError where it has one already."""
        if action in self._handlers:
            raise ValueError(f"the action {action} has a handler already")
        self._handlers[action] = handler

    async def answer(self, interaction: AnyInteraction, press: Press) -> None:
        """Call the handler of a press. Ignores an interaction that was received before. Raises nothing."""
        if not await self.takes(interaction):
            return
        async with self.answering(interaction) as request:
            request.start_watchdog()
            await self.learn_language(request)
            await request.find_direct_messages()
            handler = self._handlers.get(press.action)
            if handler is None:
                await request.reply(say_to(request).tables.unknown_button())
                return
            if self.origins is not None:
                await self.origins.check(request, press)
            await handler(request, press)

    @asynccontextmanager
    async def answering(self, interaction: AnyInteraction) -> AsyncIterator[Request]:
        """The error boundary around a handler.

        The user reads a refusal. Any other error is logged, and the user gets an apology. At the end, an interaction
        without an answer is acknowledged.
        """
        request = Request(interaction)
        CURRENT.set(interaction.id)
        began = time.perf_counter()
        with self.under_way:
            try:
                if self.users is not None:
                    await self.users.used(request.user_id)
                yield request
                await request.finish()
                await _reply_with_reason(request)
                await self._reply_with_notice(request)
            except NotAcknowledgedError:
                raise
            except Refusal as refusal:
                if isinstance(refusal, TableRefusal):
                    # What links to the table leads to the message of whoever reads it.
                    refusal.session = refusal.session.seen_by(request.user_id)
                await _try_to_reply(request, sentence(say_to(request), refusal))
                await _reply_with_reason(request)
            except DISCORD_ERRORS as error:
                if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE_CODES:
                    log.warning("Too late to answer %s: %s", request, error)
                else:
                    log.warning("Discord did not take an answer to %s: %r", request, error)
                    await _try_to_reply(request, say_to(request).tables.sorry())
            except Exception:
                # The outermost boundary: the user waits for an answer, whatever has failed.
                log.exception("Failed to answer %s", request)
                await _try_to_reply(request, say_to(request).tables.sorry())
            finally:
                if self.answered is not None:
                    self.answered(interaction.type.name, time.perf_counter() - began)

    async def learn_language(self, request: Request) -> None:
        """Find out in which language the user reads; until then it is that of their Discord.

        `answer` and `deferred` do so by themselves, once Discord knows that an answer follows.
        """
        if self.readers is not None:
            await self.readers.learn(request)

    def forget_language(self, request: Request) -> None:
        """Note that the user has changed or deleted their settings: what is remembered of their language is wrong."""
        if self.readers is not None:
            self.readers.forget(request.user_id)

    async def _reply_with_notice(self, request: Request) -> None:
        """Send the user the notice that is pending for them. A form allows no further answer: then it stays pending."""
        text = self.pending_notice.pending(say_to(request), request.user_id) if self.pending_notice is not None else ""
        if self.pending_notice is not None and text and not request.answered_with_form:
            self.pending_notice.delivered(request.user_id)
            await _try_to_reply(request, text)

    @asynccontextmanager
    async def deferred(self, interaction: AnyInteraction) -> AsyncIterator[Request]:
        """`answering` for a command: defers the answer at once, so that the user privately sees “… is thinking”.

        Raises NotAcknowledgedError, which the command tree handles, where Discord accepts no acknowledgement any more.
        """
        async with self.answering(interaction) as request:
            try:
                await request.acknowledge(thinking=True)
            except DISCORD_ERRORS as error:
                raise NotAcknowledgedError(f"Too late to answer {request}: {error}") from error
            await self.learn_language(request)
            await request.find_direct_messages()
            yield request


async def _reply_with_reason(request: Request) -> None:
    """Say why a command was about direct messages, where it was sent in a server of which the bot is no member."""
    if not needs_reason(request.interaction):
        return
    here, application_id = request.channel_id, request.interaction.application_id
    told = say_to(request).tables.outside(
        direct=links.direct_messages(here), invite=links.add_to_server(application_id)
    )
    await _try_to_reply(request, told)


async def _try_to_reply(request: Request, text: str) -> None:
    try:
        await request.reply(text)
        await request.finish()
    except DISCORD_ERRORS as error:
        log.warning("Could not answer %s: %r", request, error)
    except Exception:
        # The boundary itself raises nothing, either.
        log.exception("Could not answer %s", request)


def router_of(interaction: AnyInteraction) -> Router:
    """The router of the bot that received the interaction."""
    found = getattr(interaction.client, "router", None)
    assert isinstance(found, Router), "our interactions are answered by our bot"
    return found
