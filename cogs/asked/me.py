"""/me: what people settle for themselves."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.contexts import anywhere
from cogs.answers.ids import Press
from cogs.answers.request import AnyInteraction, Request
from cogs.asked.settings import picked
from cogs.services import Services
from cogs.shown import settings as shown
from cogs.words import settings as words
from sessions.people.settings import PersonSettings


class Me(commands.Cog):
    """One screen, for whoever asks."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(shown.PERSON, self.settle)

    @anywhere
    @app_commands.command(description=words.COMMANDS["me"])
    async def me(self, interaction: AnyInteraction) -> None:
        """The screen, to the one who asked."""
        async with self._services.router.deferred(interaction) as request:
            await request.reply(view=shown.person(await self._services.tables.settings.person(request.user_id)))

    async def settle(self, request: Request, press: Press) -> None:
        """A menu or button of the screen: what it settles holds from now on, and is told there."""
        name, value = picked(press, PersonSettings())
        settled = await self._services.tables.settings.change_person(request.user_id, **{name: value})
        await request.update(lambda: {"view": shown.person(settled, words.told_person(name, settled))})
