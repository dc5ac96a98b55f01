"""The buttons of a server's seasons. People who manage the server start and end them, and everybody can see them."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.settings import check_manager
from cogs.commands.standings import Standings
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import seasons as messages
from cogs.services import Services
from cogs.words import seasons as words


class SeasonButtons(commands.Cog, name="Seasons"):
    """Each press that changes something checks again that the user manages the server."""

    def __init__(self, services: Services, standings: Standings) -> None:
        self._seasons = services.tables.seasons
        self._standings = standings
        router = services.router
        router.on(messages.SEE, self.see)
        router.on(messages.BEGIN, self.begin)
        router.on(messages.END, self.ask_end)
        router.on(messages.ENDED, self.end)

    async def see(self, request: Request, press: Press) -> None:
        """The buttons *Season leaderboard* and *Keep the season*: show it."""
        await self._show(request, " ".join(press.words))

    async def begin(self, request: Request, press: Press) -> None:
        """The button *Start a season*: open its form; or the form was submitted: start it."""
        check_manager(request)
        if not press.words:
            if not await request.open_form(messages.name_form(say_to(request), press.page)):
                await request.reply(say_to(request).lobby.press_again())
            return
        begun = await self._seasons.begin(request.guild_id, " ".join(press.words), press.page)
        await self._show(request, str(begun.id), words.begun(say_to(request), begun))

    async def ask_end(self, request: Request, press: Press) -> None:
        """The button *End the season*: ask for confirmation."""
        check_manager(request)
        season = await self._seasons.find(request.guild_id, " ".join(press.words))
        await request.update(lambda: {"view": messages.ask_end(say_to(request), season)})

    async def end(self, request: Request, press: Press) -> None:
        """The button that confirms it: end the season, and show its final places."""
        check_manager(request)
        season = await self._seasons.find(request.guild_id, " ".join(press.words))
        if not season.over:
            season = await self._seasons.end(season)
        await self._show(request, str(season.id))

    async def _show(self, request: Request, wanted: str, sentence: str = "") -> None:
        make = await self._standings.season(request, wanted, None, sentence)
        await request.update(lambda: {"view": make()})
