"""/me: a user's own settings."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.settings import change_of
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.request import AnyInteraction, Request
from cogs.languages import say_to
from cogs.messages import settings as shown
from cogs.services import Services
from cogs.words import settings as words
from cogs.words.commands import described
from sessions.people.settings import PersonSettings


class Me(commands.Cog):
    """The private screen with the user's settings."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(shown.PERSON, self.change)

    @anywhere
    @app_commands.command(description=described("me"))
    async def me(self, interaction: AnyInteraction) -> None:
        """Show the screen."""
        async with self._services.router.deferred(interaction) as request:
            settled = await self._services.tables.settings.person(request.user_id)
            await request.reply(view=shown.person(say_to(request), settled))

    async def change(self, request: Request, press: Press) -> None:
        """A menu or button of the screen: change that setting, and show the screen with a sentence about it."""
        name, value = change_of(press, PersonSettings())
        changed = await self._services.tables.settings.change_person(request.user_id, **{name: value})
        self._services.router.forget_language(request)
        await self._services.router.learn_language(request)
        say = say_to(request)
        await request.update(lambda: {"view": shown.person(say, changed, words.told_person(say, name, changed))})
