"""Where a command can be used: in servers of the bot only, or with the bot in somebody's account too.

Discord offers a command only in the contexts, and by the ways of installing, that are registered for it. What works in
direct messages with the bot also works in servers of which the bot is no member, for users who have the bot in their
account: there, it is about their direct messages (`Request.outside`).
"""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands

from cogs.interactions.request import AnyInteraction, is_outside

_ABOUT_TABLES = "about_tables"

AnyCommand = TypeVar("AnyCommand", bound=app_commands.Command[Any, ..., Any])


def anywhere(command: AnyCommand) -> AnyCommand:
    """Decorator: the command works in servers, in direct messages, and in servers of which the bot is no member.

    Never in group messages and in direct messages of others: nobody looks for games there.
    """
    return app_commands.allowed_installs(guilds=True, users=True)(
        app_commands.allowed_contexts(guilds=True, dms=True)(command)
    )


def also_in_direct_messages(command: AnyCommand) -> AnyCommand:
    """Decorator: as `anywhere`, for a command about tables.

    In a server of which the bot is no member, a line below its answer says why that is about direct messages.
    """
    command.extras[_ABOUT_TABLES] = True
    return anywhere(command)


def may_run(interaction: AnyInteraction) -> bool:
    """Whether the command of an interaction can be used in the place that it was sent from."""
    command = interaction.command
    if not is_outside(interaction) or not isinstance(command, app_commands.Command):
        return True
    return command.allowed_installs is not None and command.allowed_installs.user


def names_people(interaction: AnyInteraction) -> bool:
    """Whether a command names people, who are nobody to the bot in a server of which it is no member."""
    data: Any = interaction.data or {}
    return is_outside(interaction) and bool(data.get("resolved", {}).get("users"))


def needs_reason(interaction: AnyInteraction) -> bool:
    """Whether the answer to a command needs the line that says why it is about direct messages."""
    command = interaction.command
    return is_outside(interaction) and isinstance(command, app_commands.Command) and _ABOUT_TABLES in command.extras
