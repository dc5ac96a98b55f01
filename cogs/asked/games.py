"""/games: the open tables of whoever asks, and of the server; and the way from one's finished turn to the next."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.asked import AnyInteraction, Asked
from cogs.answers.contexts import anywhere
from cogs.answers.ids import Press
from cogs.services import Services
from cogs.shown import overviews
from cogs.shown.transport import Composed
from cogs.words import games as words


class Games(commands.Cog):
    """Finding the table that waits."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("mine", "here"):
            services.router.on(action, self.turn_page)
        services.router.on("nextgame", self.next_game)

    @anywhere
    @app_commands.command(description=words.COMMANDS["games"])
    async def games(self, interaction: AnyInteraction) -> None:
        """The tables of whoever asks, to them alone."""
        async with self._services.router.thinking(interaction) as asked:
            await asked.tell(view=await self._mine(asked, 0))

    async def turn_page(self, asked: Asked, press: Press) -> None:
        """Another page, or the other list, in place of the one shown."""
        view = await (self._mine(asked, press.page) if press.action == "mine" else self._here(asked, press.page))
        await self._services.privately.put(asked, Composed(view))

    async def next_game(self, asked: Asked, press: Press) -> None:
        """The button under a board: the way to the game that waits longest for whoever presses it."""
        waiting = await self._services.tables.overview.next_for(asked.user_id, besides=press.session)
        await asked.tell(words.next_game(waiting, asked.user_id) if waiting else words.NO_GAME_WAITS)

    async def _mine(self, asked: Asked, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.of(asked.user_id, asked.guild_id, page, overviews.SIZE)
        return overviews.tables(listed, asked.user_id, asked.guild_id, mine=True)

    async def _here(self, asked: Asked, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.within(
            asked.guild_id, lambda channel_id: _sees(asked, channel_id), asked.user_id, page, overviews.SIZE
        )
        return overviews.tables(listed, asked.user_id, asked.guild_id, mine=False)


def _sees(asked: Asked, channel_id: int) -> bool:
    """Whether who asked may certainly look into a channel of their server."""
    guild, member = asked.interaction.guild, asked.interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    try:
        rights = channel.permissions_for(member)
    except discord.ClientException:
        # A thread whose channel is not known.
        return False
    hidden = isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads
    return rights.view_channel and not hidden
