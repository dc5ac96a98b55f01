"""/games: lists of the user's and the server's open tables; and links from one game to the next that waits."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.request import AnyInteraction, Request
from cogs.interactions.visible import user_sees
from cogs.languages import say_to
from cogs.messages import table_lists
from cogs.messages.composed import Composed
from cogs.messages.rooms import MY_GAMES
from cogs.services import Services
from cogs.words import games as words
from cogs.words.commands import described


class Games(commands.Cog):
    """The lists, and the button *Next game* of a board."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("mine", "here"):
            services.router.on(action, self.turn_page)
        services.router.on("nextgame", self.next_game)
        services.router.on(MY_GAMES, self.my_games)

    @anywhere
    @app_commands.command(description=described("games"))
    async def games(self, interaction: AnyInteraction) -> None:
        """List the user's open tables, privately."""
        async with self._services.router.deferred(interaction) as request:
            await request.reply(view=await self._mine(request, 0))

    async def my_games(self, request: Request, _press: Press) -> None:
        """The button below a server's list of running games: list the user's open tables, privately."""
        await request.acknowledge(thinking=True)
        await request.reply(view=await self._mine(request, 0))

    async def turn_page(self, request: Request, press: Press) -> None:
        """Show another page, or the other list, in place of the one that was pressed."""
        view = await (self._mine(request, press.page) if press.action == "mine" else self._here(request, press.page))
        await self._services.private_answers.update(request, Composed(view))

    async def next_game(self, request: Request, press: Press) -> None:
        """The button under a board: link to the game that has waited longest for the user."""
        waiting = await self._services.tables.overview.next_for(request.user_id, besides=press.session)
        say = say_to(request)
        told = words.next_game(say, waiting, request.user_id) if waiting else say.games.no_game_waits()
        await request.reply(told)

    async def _mine(self, request: Request, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.of(request.user_id, request.guild_id, page, table_lists.SIZE)
        return table_lists.tables(say_to(request), listed, request.user_id, request.guild_id, mine=True)

    async def _here(self, request: Request, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.within(
            request.guild_id,
            lambda channel_id: user_sees(request, channel_id),
            request.user_id,
            page,
            table_lists.SIZE,
        )
        return table_lists.tables(say_to(request), listed, request.user_id, request.guild_id, mine=False)
