"""The list of running games, as a kind of standing message."""

from __future__ import annotations

import discord

from cogs.interactions.visible import public_to
from cogs.languages import say_in
from cogs.messages import rooms
from cogs.messages.composed import Composed
from sessions.tables import Tables


class RunningGames:
    """The games that run in a server, but for those in channels that not everybody sees."""

    name = "games"
    action = rooms.MY_GAMES

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def compose(self, guild_id: int, channel_id: int) -> Composed:
        """The list. Raises NotRead."""
        guild = self._client.get_guild(guild_id)
        listed = await self._tables.overview.running(
            guild_id, lambda played_in: public_to(guild, channel_id, played_in), rooms.SIZE
        )
        settings = await self._tables.settings.server(guild_id)
        say = say_in(settings, str(guild.preferred_locale) if guild else "")
        return Composed(rooms.games(say, listed))
