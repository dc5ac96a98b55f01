"""The kinds of standing messages: the running games of a server, and its open offers."""

from __future__ import annotations

import discord

from cogs.interactions.visible import public_to
from cogs.languages import say_in
from cogs.messages import offers, rooms
from cogs.messages.composed import Composed
from sessions.tables import Tables
from words import Words


class _ServerList:
    """What the lists of a server have in common."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def _say(self, guild_id: int) -> Words:
        """The words of a server. Raises NotRead."""
        guild = self._client.get_guild(guild_id)
        settings = await self._tables.settings.server(guild_id)
        return say_in(settings, str(guild.preferred_locale) if guild else "")

    def _public(self, guild_id: int, shown_in: int, channel_id: int) -> bool:
        """Whether what happens in a channel may be listed in the channel `shown_in`."""
        return public_to(self._client.get_guild(guild_id), shown_in, channel_id)


class RunningGames(_ServerList):
    """The games that run in a server, but for those in channels that not everybody sees."""

    name = "games"
    action = rooms.MY_GAMES

    async def compose(self, guild_id: int, channel_id: int) -> Composed:
        """The list. Raises NotRead."""
        listed = await self._tables.overview.running(
            guild_id, lambda played_in: self._public(guild_id, channel_id, played_in), rooms.SIZE
        )
        return Composed(rooms.games(await self._say(guild_id), listed))


class OpenOffers(_ServerList):
    """The open offers of a server, but for those in channels that not everybody sees."""

    name = "offers"
    action = offers.LIST

    async def compose(self, guild_id: int, channel_id: int) -> Composed:
        """The list. Raises NotRead."""
        found = [
            each
            for each in await self._tables.offers.standing(guild_id)
            if self._public(guild_id, channel_id, each.channel_id)
        ]
        return Composed(offers.standing(await self._say(guild_id), found))
