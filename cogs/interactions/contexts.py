"""Where a command can be used: in servers only, in direct messages with the bot too, or anywhere.

Discord offers a command only in the contexts that are registered for it. This module recognizes servers of which the
bot is no member: users who have installed the application for themselves can send its commands there.
"""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.interactions.request import AnyInteraction

_NEEDS_NO_TABLE = "needs no table"

AnyCommand = TypeVar("AnyCommand", bound=app_commands.Command[Any, ..., Any])


def also_in_direct_messages(command: AnyCommand) -> AnyCommand:
    """Decorator: the command is about tables, and works in servers of the bot and in direct messages with the bot."""
    return app_commands.allowed_contexts(guilds=True, dms=True)(command)


def anywhere(command: AnyCommand) -> AnyCommand:
    """Decorator: the command needs no table and posts nothing. It works in direct messages and in every server."""
    command.extras[_NEEDS_NO_TABLE] = True
    return also_in_direct_messages(command)


def may_run(interaction: AnyInteraction) -> bool:
    """Whether the command of an interaction can be used in the place that it was sent from."""
    command = interaction.command
    if interaction.is_guild_integration() or not isinstance(command, app_commands.Command):
        return True
    contexts = command.allowed_contexts
    if contexts is None or not contexts.dm_channel:
        return False
    return bool(command.extras.get(_NEEDS_NO_TABLE)) or _is_direct(interaction)


def _is_direct(interaction: AnyInteraction) -> bool:
    """Whether an interaction comes from direct messages of one user with the bot."""
    return isinstance(interaction.channel, discord.DMChannel)
