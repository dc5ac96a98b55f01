"""Answers people who write to the bot, or mention it, with what to type: it is used by commands and buttons."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.interactions.permissions import is_barred
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT
from cogs.languages import language_by, say_in
from cogs.services import Services
from sessions.refusals.base import Refusal
from words import of

log = logging.getLogger(__name__)

PAUSE = 24 * 3600
"""Seconds for which somebody gets no further answer in the same place."""

MOST = 4096
"""The number of answers that are remembered, the newest ones, in memory only: nothing of a message is stored.

A restart forgets them on purpose. It costs one more answer at most, to a person who writes again. To store who wrote
where would be data about people who may never play, which would have to be documented, exported and deleted.
"""


class Greeting(commands.Cog):
    """One short answer to a person who writes to the bot, at most once a day for each person and place."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._answered: dict[tuple[int, int], int] = {}
        """When somebody was answered in a channel, by both ids, in seconds since 1970; oldest first."""

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer a message, if it is for the bot."""
        router = self._services.router
        if not self._is_for_us(message) or router.seen_before(message.id):
            return
        if not await router.window.is_ours(message.id) or router.under_way.closed:
            return
        place, now = (message.author.id, message.channel.id), self._services.tables.now()
        if 0 <= now - self._answered.get(place, now - PAUSE) < PAUSE:
            return
        if message.guild is not None and is_barred(message.channel, posts=True):
            return
        self._answered.pop(place, None)
        self._answered[place] = now
        if len(self._answered) > MOST:
            del self._answered[next(iter(self._answered))]
        with router.under_way:
            try:
                text = await self._text(message)
                async with asyncio.timeout(HTTP_TIMEOUT):
                    # Of two processes that answer the same message, one posts.
                    await message.channel.send(text, nonce=f"{message.id}-g", allowed_mentions=_NOBODY)
            except (Refusal, *DISCORD_ERRORS) as error:
                log.info("A message to the bot in %s was not answered: %r", message.channel.id, error)

    def _is_for_us(self, message: discord.Message) -> bool:
        """Whether a person writes to the bot: in direct messages, or with its mention in the text."""
        own = self._client.user
        if own is None or message.author.bot or message.is_system():
            return False
        # A reply to a message of the bot mentions it, too, but mostly talks of the game.
        return message.guild is None or any(f"<@{mark}{own.id}>" in message.content for mark in ("", "!"))

    async def _text(self, message: discord.Message) -> str:
        """What to type, in the language of the person, or in a server in that of the server. Raises NotRead."""
        settings, guild = self._services.tables.settings, message.guild
        if guild is None:
            return of(language_by(await settings.person(message.author.id))).learning.greeting_direct()
        return say_in(await settings.server(guild.id), str(guild.preferred_locale)).learning.greeting()


_NOBODY: Any = discord.AllowedMentions.none()
