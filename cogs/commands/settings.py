"""/settings and /me: the settings of servers and of people."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.permissions import check_permissions_in
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import settings as shown
from cogs.services import Services
from cogs.words import settings as words
from cogs.words.commands import described
from cogs.words.settings import Setting, SettingsT
from sessions.people.setting_checks import find_zone
from sessions.people.settings import PersonSettings, ServerSettings
from sessions.refusals.limits import NotManager, WrongSetting


class ServerSettingsCog(commands.Cog, name="Settings"):
    """The private screen with the server's settings. Each press checks again that the user manages the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(shown.SERVER, self.change)
        services.router.on(shown.PAGES, self.turn_page)

    @app_commands.command(description=described("settings"))
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: AnyInteraction) -> None:
        """Show the screen."""
        async with self._services.router.deferred(interaction) as request:
            check_manager(request)
            found = await self._services.tables.settings.server(request.guild_id)
            await request.reply(view=shown.server(say_to(request), found, _channels(request)))

    async def turn_page(self, request: Request, press: Press) -> None:
        """A button of the screen: show another page of it."""
        check_manager(request)
        found = await self._services.tables.settings.server(request.guild_id)
        page = shown.channels if press.words == ("channels",) else shown.server
        await request.update(lambda: {"view": page(say_to(request), found, _channels(request))})

    async def change(self, request: Request, press: Press) -> None:
        """A menu or button of the screen: change that setting, and show its page with a sentence about it."""
        check_manager(request)
        name, value = change_of(press, words.SERVER, ServerSettings())
        if name in shown.CHANNELS and value:
            _check_may_post(request, str(value))
        changed = await self._services.tables.settings.change_server(request.guild_id, **{name: value})
        say = say_to(request)
        sentence, page = words.told(say, words.SERVER[name], changed), shown.server
        if name in shown.CHANNELS:
            page = shown.channels
            await self._services.display.standing.look()
        await request.update(lambda: {"view": page(say, changed, _channels(request), sentence)})


def _check_may_post(request: Request, channel_id: str) -> None:
    """Check that the bot may post in a channel of the server. Raises WrongSetting or PermissionsMissing."""
    guild = request.interaction.guild
    found = guild.get_channel(int(channel_id)) if guild and channel_id.isdecimal() else None
    if not isinstance(found, discord.TextChannel | discord.VoiceChannel | discord.StageChannel):
        raise WrongSetting("channel")
    check_permissions_in(found)


def check_manager(request: Request) -> None:
    """Check that the user has the permission Manage Server, as the interaction says. Raises NotManager."""
    if not request.interaction.permissions.manage_guild:
        raise NotManager


def change_of(press: Press, known: Mapping[str, Setting[SettingsT]], defaults: SettingsT) -> tuple[str, object]:
    """The name of the setting that a press changes, and its new value, of the type that it has in `defaults`.

    Raises WrongSetting for a setting that no screen changes.
    """
    name, values = press.words[0] if press.words else "", press.words[1:]
    if name not in known or known[name].told is None:
        raise WrongSetting(name)
    return name, _value(getattr(defaults, name), values)


def _value(default: object, values: Sequence[str]) -> Any:
    if isinstance(default, bool):
        return values[:1] == ("on",)
    return values if isinstance(default, frozenset | tuple) else next(iter(values), None)


def _channels(request: Request) -> set[int]:
    guild: discord.Guild | None = request.interaction.guild
    return {each.id for each in guild.channels} if guild else set()


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
        name, value = change_of(press, words.PERSON, PersonSettings())
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
        await request.update(lambda: {"view": page(say, changed, words.told(say, words.PERSON[name], changed))})
