"""/settings: the settings of a server, for those who manage it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.ids import Press
from cogs.interactions.permissions import check_permissions_in
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import settings as shown
from cogs.services import Services
from cogs.words import settings as words
from cogs.words.commands import described
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
        name, value = change_of(press, ServerSettings())
        if name in shown.CHANNELS and value:
            _check_may_post(request, str(value))
        changed = await self._services.tables.settings.change_server(request.guild_id, **{name: value})
        say = say_to(request)
        sentence, page = words.told_server(say, name, changed), shown.server
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


def change_of(press: Press, defaults: ServerSettings | PersonSettings) -> tuple[str, object]:
    """The name of the setting that a press changes, and its new value, of the type that it has in `defaults`."""
    name, values = press.words[0] if press.words else "", press.words[1:]
    return name, _value(getattr(defaults, name, None), values)


def _value(default: object, values: Sequence[str]) -> Any:
    if isinstance(default, bool):
        return values[:1] == ("on",)
    return values if isinstance(default, frozenset | tuple) else next(iter(values), None)


def _channels(request: Request) -> set[int]:
    guild: discord.Guild | None = request.interaction.guild
    return {each.id for each in guild.channels} if guild else set()
