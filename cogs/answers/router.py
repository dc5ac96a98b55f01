"""Which handler answers what, and the boundary that no error passes.

Whatever happens in a handler, the one who asked reads a sentence, privately; the log has the details.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import discord

from cogs.answers.ids import Press
from cogs.answers.request import DISCORD_ERRORS, UNANSWERABLE_CODES, AnyInteraction, Request
from cogs.answers.underway import UnderWay
from cogs.words import table as words
from cogs.words.refusals import sentence
from sessions.refusals import Refusal

log = logging.getLogger(__name__)

Handler = Callable[[Request, Press], Awaitable[None]]


class NotAcknowledgedError(Exception):
    """A command that could not be acknowledged: who sent it read that nothing happened, and so nothing does."""


REMEMBERED = 4096
"""How many interactions are remembered: Discord repeats one within minutes, when it sends again what a line lost."""


class PendingNotice(Protocol):
    """What is to be told to people once, beside the next private answer to them."""

    def pending(self, user_id: int) -> str:
        """What they are to be told; empty where there is nothing."""

    def delivered(self, user_id: int) -> None:
        """They were told."""


class Router:
    """The handlers of buttons and menus by their actions, what is under way, and what came already."""

    def __init__(self) -> None:
        self.under_way = UnderWay()
        self.pending_notice: PendingNotice | None = None
        self._handlers: dict[str, Handler] = {}
        self._came: dict[int, None] = {}

    def seen_before(self, interaction_id: int) -> bool:
        """Whether this interaction came before; it has come from now on."""
        if interaction_id in self._came:
            log.info("Interaction %s came again", interaction_id)
            return True
        self._came[interaction_id] = None
        if len(self._came) > REMEMBERED:
            del self._came[next(iter(self._came))]
        return False

    @property
    def actions(self) -> frozenset[str]:
        """All actions that are answered."""
        return frozenset(self._handlers)

    def on(self, action: str, handler: Handler) -> None:
        """Let `handler` answer `action`; one handler an action."""
        if action in self._handlers:
            raise ValueError(f"two handlers for {action}")
        self._handlers[action] = handler

    async def answer(self, interaction: AnyInteraction, press: Press) -> None:
        """Answer a button or menu, whatever happens."""
        if self.seen_before(interaction.id):
            return
        if self.under_way.closed:
            log.info("Leaving, and so not answering %s", Request(interaction))
            return
        async with self.answering(interaction) as request:
            request.start_watchdog()
            handler = self._handlers.get(press.action)
            if handler is None:
                await request.reply(words.UNKNOWN_BUTTON)
            else:
                await handler(request, press)

    @asynccontextmanager
    async def answering(self, interaction: AnyInteraction) -> AsyncIterator[Request]:
        """The boundary around every handler: a refusal is told, an error is logged and apologised for."""
        request = Request(interaction)
        with self.under_way:
            try:
                yield request
                await request.finish()
                await self._reply_with_notice(request)
            except NotAcknowledgedError:
                raise
            except Refusal as refusal:
                await _try_to_reply(request, sentence(refusal))
            except DISCORD_ERRORS as error:
                if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE_CODES:
                    log.warning("Too late to answer %s: %s", request, error)
                else:
                    log.warning("Discord did not take an answer to %s: %r", request, error)
                    await _try_to_reply(request, words.SORRY)
            except Exception:
                # The outermost boundary: a person waits for an answer, whatever broke.
                log.exception("Failed to answer %s", request)
                await _try_to_reply(request, words.SORRY)

    async def _reply_with_notice(self, request: Request) -> None:
        """Tell whoever asked what waits for them; where it cannot be told, it waits for the next time."""
        text = self.pending_notice.pending(request.user_id) if self.pending_notice is not None else ""
        if self.pending_notice is not None and text and not request.answered_with_form:
            self.pending_notice.delivered(request.user_id)
            await _try_to_reply(request, text)

    @asynccontextmanager
    async def deferred(self, interaction: AnyInteraction) -> AsyncIterator[Request]:
        """`answering` a command: it is acknowledged at once, and whoever sent it reads that the bot thinks.

        Raises NotAcknowledgedError, which the command tree takes up, where Discord takes no acknowledgement any more.
        """
        async with self.answering(interaction) as request:
            try:
                await request.acknowledge(thinking=True)
            except DISCORD_ERRORS as error:
                raise NotAcknowledgedError(f"Too late to answer {request}: {error}") from error
            yield request


async def _try_to_reply(request: Request, text: str) -> None:
    try:
        await request.reply(text)
        await request.finish()
    except DISCORD_ERRORS as error:
        log.warning("Could not answer %s: %r", request, error)
    except Exception:
        # Nothing passes the boundary, whatever breaks within it.
        log.exception("Could not answer %s", request)


def router_of(interaction: AnyInteraction) -> Router:
    """The router of the bot that received the interaction."""
    found = getattr(interaction.client, "router", None)
    assert isinstance(found, Router), "our interactions are answered by our bot"
    return found
