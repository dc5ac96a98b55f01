"""Sends direct messages to players, and remembers who does not accept any: they get one notice of that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from cogs.display.transport import fields_of
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT
from cogs.interactions.underway import UnderWay
from cogs.messages.parts import Composed
from words import Words

log = logging.getLogger(__name__)

_CLOSED = (50007, 50278)
"""Discord's error codes for users who accept no direct messages of the bot, or share no server with it."""

PAUSE_AFTER_REFUSAL = 24 * 3600
"""Seconds for which nothing is sent to a user who has refused a direct message.

Discord bans an IP address after ten thousand invalid requests in ten minutes.
"""


class DirectMessages:
    """Sends direct messages. Who refused them is kept in memory only; after a restart each costs one more refusal."""

    def __init__(self, client: discord.Client, now: Callable[[], float], under_way: UnderWay) -> None:
        self._client = client
        self._now = now
        self._under_way = under_way
        self._closed: dict[int, float] = {}
        """When a user refused a direct message, by user id, in seconds."""
        self._to_notify: set[int] = set()
        """The ids of users who have refused a direct message and have not got the notice yet."""

        self._notified: set[int] = set()
        """The ids of users who got the notice since the last direct message that arrived."""

    async def send(self, user_id: int, message: Composed, nonce: str | None = None) -> None:
        """Send a direct message, unless the user has refused one recently. Errors are logged.

        Of several requests with the same `nonce`, Discord posts one.
        """
        if self._now() - self._closed.get(user_id, -PAUSE_AFTER_REFUSAL) < PAUSE_AFTER_REFUSAL:
            return
        with self._under_way:
            try:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    channel = await self._client.create_dm(discord.Object(user_id))
                    sent = {**fields_of(message), **({"nonce": nonce} if nonce else {})}
                    await channel.send(**sent)
            except DISCORD_ERRORS as error:
                log.info("User %s gets no direct message: %r", user_id, error)
                if isinstance(error, discord.HTTPException) and error.code in _CLOSED:
                    self._closed[user_id] = self._now()
                    self._to_notify |= {user_id} - self._notified
            else:
                self._closed.pop(user_id, None)
                self._to_notify.discard(user_id)
                self._notified.discard(user_id)

    async def open(self, user_id: int, message: Composed) -> int | None:
        """Send a direct message in any case, and return the id of the channel; None if the user accepts none.

        Raises DISCORD_ERRORS.
        """
        async with asyncio.timeout(HTTP_TIMEOUT):
            channel = await self._client.create_dm(discord.Object(user_id))
            try:
                await channel.send(**fields_of(message))
            except discord.HTTPException as error:
                if error.code not in _CLOSED:
                    raise
                self._closed[user_id] = self._now()
                return None
        self._closed.pop(user_id, None)
        return channel.id

    def pending(self, say: Words, user_id: int) -> str:
        """The notice to add to the next private answer to this user; empty if there is none."""
        return say.settings.closed_to_me() if user_id in self._to_notify else ""

    def delivered(self, user_id: int) -> None:
        """Record that the user has received the notice."""
        self._to_notify.discard(user_id)
        self._notified.add(user_id)
