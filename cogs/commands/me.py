"""/me: a user's own settings."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.commands.settings import change_of
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import settings as shown
from cogs.services import Services
from cogs.words import settings as words
from cogs.words.commands import described
from sessions.people.setting_checks import find_zone
from sessions.people.settings import PersonSettings


class Me(commands.Cog):
    """The private screen with the user's settings."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(shown.PERSON, self.change)
        services.router.on(shown.DIGEST, self.turn_page)
        services.router.on(shown.ZONE, self.choose_zone)

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
        await self._change(request, name, value)

    async def turn_page(self, request: Request, press: Press) -> None:
        """A button of the screen: show the page of the daily digest, or go back from it."""
        settled = await self._services.tables.settings.person(request.user_id)
        page = shown.person if press.words == ("back",) else shown.digest
        await request.update(lambda: {"view": page(say_to(request), settled)})

    async def choose_zone(self, request: Request, press: Press) -> None:
        """The button *Time zone*: open its form; or the form was submitted: change the time zone."""
        if not press.words:
            if not await request.open_form(shown.zone_form(say_to(request))):
                await request.reply(say_to(request).lobby.press_again())
            return
        # Looking for all time zones reads many small files, so a thread does it.
        zone = await asyncio.to_thread(find_zone, " ".join(press.words))
        if zone is None:
            await request.reply(say_to(request).settings.no_zone())
        else:
            await self._change(request, "zone", zone)

    async def _change(self, request: Request, name: str, value: object) -> None:
        changed = await self._services.tables.settings.change_person(request.user_id, **{name: value})
        self._services.router.forget_language(request)
        await self._services.router.learn_language(request)
        say = say_to(request)
        page = shown.digest if name in ("digest", "zone") else shown.person
        await request.update(lambda: {"view": page(say, changed, words.told_person(say, name, changed))})
