"""Sends direct messages to players, and notes who accepts none: they get one notice of that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import discord

from cogs.display.transport import fields_of, obstacle
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT
from cogs.interactions.underway import UnderWay
from cogs.messages.parts import Composed
from sessions.refusals.base import Obstacle, Refusal
from sessions.tables import Tables
from words import Words

log = logging.getLogger(__name__)


class DirectMessages:
    """Sends direct messages, and notes who refused them (`sessions.tables.direct`)."""

    def __init__(self, client: discord.Client, tables: Tables, under_way: UnderWay) -> None:
        self._client = client
        self._direct = tables.direct
        self._under_way = under_way
        self.on_reach: Callable[[Iterable[int]], None] = lambda _session_ids: None
        """Told of the tables that are to be shown, by id, as somebody can be reached from now on, or cannot be."""
        self._to_notify: set[int] = set()
        """The ids of users who have refused a direct message and have not got the notice yet."""

        self._notified: set[int] = set()
        """The ids of users who got the notice since the last direct message that arrived."""

    async def look(self) -> None:
        """Read again who accepts no direct messages. Raises a Refusal if the database fails."""
        self.on_reach(await self._direct.look())

    async def used(self, user_id: int) -> None:
        """Note that somebody uses the bot: they may accept messages again. Raises nothing."""
        try:
            self.on_reach(await self._direct.used(user_id))
        except Refusal as refusal:
            log.warning("User %s stays noted as out of reach: %r", user_id, refusal)

    async def send(self, user_id: int, message: Composed, nonce: str | None = None) -> None:
        """Send a direct message, unless the user has refused one recently. Errors are logged.

        Of several requests with the same `nonce`, Discord posts one.
        """
        with self._under_way:
            try:
                if await self._direct.is_refused(user_id):
                    return
                async with asyncio.timeout(HTTP_TIMEOUT):
                    channel = await self._client.create_dm(discord.Object(user_id))
                    sent = {**fields_of(message), **({"nonce": nonce} if nonce else {})}
                    await channel.send(**sent)
                await self.arrived(user_id, channel.id)
            except DISCORD_ERRORS as error:
                log.info("User %s gets no direct message: %r", user_id, error)
                if obstacle(error) is Obstacle.CLOSED:
                    await self.refused(user_id)
            except Refusal as refusal:
                log.warning("Nobody knows whether user %s accepts direct messages: %r", user_id, refusal)

    async def arrived(self, user_id: int, channel_id: int) -> None:
        """Note that a message has arrived. Raises NotRead or NotKept."""
        self._to_notify.discard(user_id)
        self._notified.discard(user_id)
        self.on_reach(await self._direct.note_arrived(user_id, channel_id))

    async def refused(self, user_id: int, channel_id: int = 0) -> None:
        """Note that Discord has refused a message, as the user accepts none. What the store does not take is logged."""
        self._to_notify |= {user_id} - self._notified
        try:
            self.on_reach(await self._direct.note_closed(user_id, channel_id) or ())
        except Refusal as refusal:
            log.warning("It is not noted that user %s accepts no direct messages: %r", user_id, refusal)

    async def open(self, user_id: int, message: Composed) -> int | None:
        """Send a direct message in any case, and return the id of the channel; None if the user accepts none.

        Raises DISCORD_ERRORS, NotRead or NotKept.
        """
        posted = await self.post(user_id, message)
        return None if posted is None else posted[0]

    async def post(self, user_id: int, message: Composed, nonce: str | None = None) -> tuple[int, int] | None:
        """Send a direct message in any case, and return the ids of the channel and of the message.

        None if the user accepts none. Of several requests with the same `nonce`, Discord posts one. Raises
        DISCORD_ERRORS, NotRead or NotKept.
        """
        channel_id = 0
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                channel = await self._client.create_dm(discord.Object(user_id))
                channel_id = channel.id
                fields = {**fields_of(message), **({"nonce": nonce} if nonce else {})}
                sent = await channel.send(**fields)
        except discord.HTTPException as error:
            if obstacle(error) is not Obstacle.CLOSED:
                raise
            await self.refused(user_id, channel_id)
            return None
        await self.arrived(user_id, channel_id)
        return channel_id, sent.id

    def pending(self, say: Words, user_id: int) -> str:
        """The notice to add to the next private answer to this user; empty if there is none."""
        return say.settings.closed_to_me() if user_id in self._to_notify else ""

    def delivered(self, user_id: int) -> None:
        """Record that the user has received the notice."""
        self._to_notify.discard(user_id)
        self._notified.add(user_id)
