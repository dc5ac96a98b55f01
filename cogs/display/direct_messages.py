"""Direct messages to players, and those who take none: that is remembered, and they are told of it once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from cogs.display.transport import fields_of
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT
from cogs.interactions.underway import UnderWay
from cogs.messages.composed import Composed
from cogs.words.settings import CLOSED_TO_ME

log = logging.getLogger(__name__)

_CLOSED = (50007, 50278)
"""Discord's codes for somebody who takes no direct messages of the bot, and with whom it shares no server."""

PAUSE_AFTER_REFUSAL = 24 * 3600
"""Seconds for which nothing more is sent to somebody who takes no direct messages.

Discord counts each refusal, and bars an address after ten thousand in ten minutes.
"""


class DirectMessages:
    """Sends direct messages. What is remembered is lost with the process: it costs one refusal for each person."""

    def __init__(self, client: discord.Client, now: Callable[[], float], under_way: UnderWay) -> None:
        self._client = client
        self._now = now
        self._under_way = under_way
        self._closed: dict[int, float] = {}
        """When somebody's direct messages were found closed."""
        self._to_notify: set[int] = set()
        self._notified: set[int] = set()
        """Of those: who is still to be told, and who was."""

    async def send(self, user_id: int, message: Composed) -> None:
        """Send somebody a direct message, unless they take none; whatever fails is logged."""
        if self._now() - self._closed.get(user_id, -PAUSE_AFTER_REFUSAL) < PAUSE_AFTER_REFUSAL:
            return
        with self._under_way:
            try:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    channel = await self._client.create_dm(discord.Object(user_id))
                    await channel.send(**fields_of(message))
            except DISCORD_ERRORS as error:
                log.info("User %s gets no direct message: %r", user_id, error)
                if isinstance(error, discord.HTTPException) and error.code in _CLOSED:
                    self._closed[user_id] = self._now()
                    self._to_notify |= {user_id} - self._notified
            else:
                self._closed.pop(user_id, None)
                self._to_notify.discard(user_id)
                self._notified.discard(user_id)

    def pending(self, user_id: int) -> str:
        """What somebody is to be told beside the next private answer to them; empty where there is nothing."""
        return CLOSED_TO_ME if user_id in self._to_notify else ""

    def delivered(self, user_id: int) -> None:
        """They were told."""
        self._to_notify.discard(user_id)
        self._notified.add(user_id)
