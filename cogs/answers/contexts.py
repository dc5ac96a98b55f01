"""Where a command may be used: in servers alone, in direct messages with the bot too, or wherever people are.

Discord offers a command only in its contexts. A server where the bot is no member is told apart here: people who have
installed the application for themselves can send its commands there.
"""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.answers.request import AnyInteraction

_NEEDS_NO_TABLE = "needs no table"

AnyCommand = TypeVar("AnyCommand", bound=app_commands.Command[Any, ..., Any])


def also_in_direct_messages(command: AnyCommand) -> AnyCommand:
    """A command about tables that may be used in servers of the bot, and in direct messages with the bot."""
    return app_commands.allowed_contexts(guilds=True, dms=True)(command)


def anywhere(command: AnyCommand) -> AnyCommand:
    """A command that may be used there and in any server: it needs no table, and posts nothing."""
    command.extras[_NEEDS_NO_TABLE] = True
    return also_in_direct_messages(command)


def may_run(interaction: AnyInteraction) -> bool:
    """Whether a command may be used where it was sent from."""
    command = interaction.command
    if interaction.is_guild_integration() or not isinstance(command, app_commands.Command):
        return True
    contexts = command.allowed_contexts
    if contexts is None or not contexts.dm_channel:
        return False
    return bool(command.extras.get(_NEEDS_NO_TABLE)) or _is_direct(interaction)


def _is_direct(interaction: AnyInteraction) -> bool:
    """Whether an interaction comes from direct messages of one person with the bot."""
    return isinstance(interaction.channel, discord.DMChannel)
