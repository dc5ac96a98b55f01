"""What the bot uses of discord.py that its documentation does not name, in one place, and why.

`tests/cogs/test_library.py` fails when the library changes any of it, and when code elsewhere uses such a thing.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.answers.request import DISCORD_ERRORS

NO_VOICE = "voice will NOT be supported"
"""How discord.py ends its warnings about the libraries for voice, on the logger `discord.client`."""

COMPLETIONS = "discord.app_commands.tree"
"""The logger on which discord.py tells that it could not send completions."""


def quiet() -> None:
    """Keep out of the log what is nothing to a host; safe to repeat.

    A table is silent: that the libraries for voice are not installed needs no warning. discord.py sends completions
    when our handlers are through, and tells the log alone how that went, with a traceback.
    """
    logging.getLogger("discord.client").addFilter(_no_voice)
    logging.getLogger(COMPLETIONS).addFilter(_as_warning)


def _no_voice(record: logging.LogRecord) -> bool:
    return not record.getMessage().endswith(NO_VOICE)


def _as_warning(record: logging.LogRecord) -> bool:
    """A completion that Discord does not take is no error of ours: one line tells of it, without a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, DISCORD_ERRORS):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args, record.exc_info = f"{record.getMessage()}: {error!r}", (), None
    return True


async def read(client: discord.Client, media: discord.UnfurledMediaItem) -> bytes:
    """The file that a component of a message shows. Raises discord.HTTPException.

    `media.read()` is documented, but discord.py 2.7.1 makes the components of a message without what that needs.
    """
    return await client.http.get_from_cdn(media.url)


def wanted(tree: app_commands.CommandTree[Any]) -> list[Mapping[str, Any]]:
    """The commands of a tree as they are sent to Discord. `to_dict` has no documentation.

    What is compared is what is sent: a digest made of documented attributes would miss what it does not name.
    """
    return [command.to_dict(tree) for command in tree.get_commands()]


def registered(commands: list[app_commands.AppCommand]) -> list[Mapping[str, Any]]:
    """The commands that Discord has, as it told them, by name. This `to_dict` has no documentation either."""
    return sorted((each.to_dict() for each in commands), key=lambda each: str(each["name"]))
