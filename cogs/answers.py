"""The way every interaction is answered, and the boundary that no error passes.

Whatever happens in a handler, the one who asked reads a sentence, privately; the log has the details.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord

from cogs.ids import Press
from cogs.underway import UnderWay
from cogs.words import link, safe
from sessions.refusals import Refusal

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]
Handler = Callable[[AnyInteraction, Press], Awaitable[None]]

SORRY = "Something went wrong on our side. Nothing that was played is lost: /board shows the game as it stands."
NOT_ALLOWED = (
    "I am not allowed to post in this channel, so the board cannot be shown. Everything is kept: when somebody who "
    "manages the channel has given me View Channel, Send Messages and Attach Files, /board shows it."
)
CHOICES = 25
"""Discord's most answers to an autocomplete."""

UNKNOWN = "That button belongs to an older version of this bot. /board shows the game with buttons that work."

# Two codes mean that an interaction is beyond answering: it ran out of time, or somebody else answered it.
_BEYOND_ANSWERING = (10062, 40060)


async def tell(
    interaction: AnyInteraction,
    text: str | None = None,
    *,
    view: discord.ui.LayoutView | None = None,
    file: discord.File | None = None,
) -> None:
    """Answer privately, whether or not the interaction was acknowledged before. Either `text` or a `view`."""
    sent: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
    if text is not None:
        sent["content"] = text
    if view is not None:
        sent["view"] = view
    response = interaction.response
    if response.type is discord.InteractionResponseType.deferred_channel_message:
        # "… is thinking" is taken up by the answer.
        if file is not None:
            sent["attachments"] = [file]
        await interaction.edit_original_response(**sent)
        return
    if file is not None:
        sent["file"] = file
    if response.is_done():
        await interaction.followup.send(ephemeral=True, **sent)
    else:
        await response.send_message(ephemeral=True, **sent)


def sentence(refusal: Refusal) -> str:
    """A refusal as it is shown: safe, and with the way to the table where there is one."""
    text = safe(str(refusal))
    if refusal.session and (url := link(refusal.session)):
        text += f" [Go to the table]({url})"
    return text


@asynccontextmanager
async def answering(interaction: AnyInteraction) -> AsyncIterator[None]:
    """The boundary around every handler: a refusal is told, an error is logged and apologised for."""
    with router_of(interaction).under_way:
        try:
            yield
        except Refusal as refusal:
            await _try_to_tell(interaction, sentence(refusal))
        except discord.HTTPException as error:
            if error.code in _BEYOND_ANSWERING:
                log.warning("Too late to answer %s: %s", describe(interaction), error)
                return
            log.exception("Discord refused something while answering %s", describe(interaction))
            await _try_to_tell(interaction, NOT_ALLOWED if isinstance(error, discord.Forbidden) else SORRY)
        except Exception:
            # The outermost boundary: a person waits for an answer, whatever broke.
            log.exception("Failed to answer %s", describe(interaction))
            await _try_to_tell(interaction, SORRY)


@asynccontextmanager
async def thinking(interaction: AnyInteraction) -> AsyncIterator[None]:
    """`answering` a command: it is acknowledged at once, and whoever sent it reads privately that the bot thinks."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        yield


async def _try_to_tell(interaction: AnyInteraction, text: str) -> None:
    try:
        await tell(interaction, text)
    except discord.HTTPException as error:
        log.warning("Could not answer %s: %s", describe(interaction), error)


def describe(interaction: AnyInteraction) -> str:
    """The interaction in words for the log: what, by whom, where; no token."""
    data: Any = interaction.data or {}
    what = data.get("custom_id") or data.get("name") or "nothing"
    return f"{interaction.type.name} {what!r} by {interaction.user.id} in {interaction.channel_id}"


class Router:
    """Which handler answers which action of a button or menu, and what is under way."""

    def __init__(self) -> None:
        self.under_way = UnderWay()
        self._handlers: dict[str, Handler] = {}

    def on(self, action: str, handler: Handler) -> None:
        """Let `handler` answer `action`; one handler an action."""
        if action in self._handlers:
            raise ValueError(f"two handlers for {action}")
        self._handlers[action] = handler

    async def answer(self, interaction: AnyInteraction, press: Press) -> None:
        """Answer a button or menu, whatever happens. It is acknowledged at once; the handler only follows up."""
        if self.under_way.closed:
            log.info("Leaving, and so not answering %s", describe(interaction))
            return
        async with answering(interaction):
            await interaction.response.defer()
            handler = self._handlers.get(press.action)
            if handler is None:
                await tell(interaction, UNKNOWN)
            else:
                await handler(interaction, press)


def router_of(interaction: AnyInteraction) -> Router:
    """The router of the bot that received the interaction."""
    found = getattr(interaction.client, "router", None)
    assert isinstance(found, Router), "our interactions are answered by our bot"
    return found
