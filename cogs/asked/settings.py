"""/settings: what those who manage a server settle for its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ids import Press
from cogs.answers.request import AnyInteraction, Request
from cogs.services import Services
from cogs.shown import settings as shown
from cogs.words import settings as words
from sessions.people.settings import PersonSettings, ServerSettings
from sessions.refusals import NotManager


class ServerSettingsCog(commands.Cog, name="Settings"):
    """One screen. At every press it is asked again whether who pressed manages the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(shown.SERVER, self.settle)

    @app_commands.command(description=words.COMMANDS["settings"])
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: AnyInteraction) -> None:
        """The screen, to the one who asked."""
        async with self._services.router.deferred(interaction) as request:
            check_manager(request)
            settled = await self._services.tables.settings.server(request.guild_id)
            await request.reply(view=shown.server(settled, _channels(request)))

    async def settle(self, request: Request, press: Press) -> None:
        """A menu or button of the screen: what it settles holds from now on, and is told there."""
        check_manager(request)
        name, value = picked(press, ServerSettings())
        settled = await self._services.tables.settings.change_server(request.guild_id, **{name: value})
        told = words.told_server(name, settled)
        await request.update(lambda: {"view": shown.server(settled, _channels(request), told)})


def check_manager(request: Request) -> None:
    """Raises NotManager for anybody who may not manage the server, as Discord says with this very press."""
    if not request.interaction.permissions.manage_guild:
        raise NotManager


def picked(press: Press, at_first: ServerSettings | PersonSettings) -> tuple[str, object]:
    """What a press settles: its name, and the value in the form that this name has at first."""
    name, values = press.words[0] if press.words else "", press.words[1:]
    return name, _value(getattr(at_first, name, None), values)


def _value(at_first: object, values: Sequence[str]) -> Any:
    if isinstance(at_first, bool):
        return values[:1] == ("on",)
    return values if isinstance(at_first, frozenset | tuple) else next(iter(values), None)


def _channels(request: Request) -> set[int]:
    guild: discord.Guild | None = request.interaction.guild
    return {each.id for each in guild.channels} if guild else set()
