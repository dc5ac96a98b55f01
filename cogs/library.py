"""Everything undocumented that the bot uses of discord.py, with the reason.

`tests/cogs/test_library.py` fails when discord.py changes any of it, and when other modules use undocumented parts.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast

import discord
from discord import app_commands

from cogs.interactions.request import DISCORD_ERRORS

NO_VOICE = "voice will NOT be supported"
"""The end of discord.py's warnings about missing voice libraries, on the logger `discord.client`."""

COMPLETIONS = "discord.app_commands.tree"
"""The logger on which discord.py reports that it could not send the choices of an autocompletion."""

INVALID_FORM = 50035
"""Discord's code of an error about fields of a request, such as a description that is too long."""


def quiet() -> None:
    """Filter log messages of discord.py that a host cannot use. Can be called again.

    The bot has no use for voice, so a warning that the voice libraries are not installed is dropped. discord.py sends
    the choices of an autocompletion after the bot's handler has returned, and logs a failure with a traceback: it is
    reduced to one line.
    """
    logging.getLogger("discord.client").addFilter(_no_voice)
    logging.getLogger(COMPLETIONS).addFilter(_as_warning)


def _no_voice(record: logging.LogRecord) -> bool:
    return not record.getMessage().endswith(NO_VOICE)


def _as_warning(record: logging.LogRecord) -> bool:
    """Reduce a failure to send choices to a warning of one line: it is no error of the bot."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, DISCORD_ERRORS):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args, record.exc_info = f"{record.getMessage()}: {error!r}", (), None
    return True


async def read(client: discord.Client, media: discord.UnfurledMediaItem) -> bytes:
    """The content of the file that a component of a message shows. Raises discord.HTTPException.

    The documented `media.read()` fails: discord.py 2.7.1 makes the components of a message without the state that it
    needs.
    """
    return await client.http.get_from_cdn(media.url)


def use_api(address: str) -> None:
    """Send requests to this address (`http://127.0.0.1:8080/api/v10`) in place of Discord's.

    A proxy there keeps to rate limits for several processes. discord.py has no documented way to name it.
    """
    discord.http.Route.BASE = address


async def recommended_shards(client: discord.Client) -> int:
    """How many shards Discord recommends. Raises discord.GatewayNotFound, or an error of the connection.

    The documented way is to start with discord.py's sharded bot, which uses more memory and cannot resume as well.
    """
    return (await client.http.get_bot_gateway())[0]


async def wanted(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> list[Mapping[str, Any]]:
    """The commands of a tree with their translations, as they are sent to Discord. The method is undocumented.

    `TableBot` compares them with those of last time. A comparison of documented attributes alone could miss a
    difference.
    """
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def register(
    tree: app_commands.CommandTree[Any], payload: list[Mapping[str, Any]]
) -> list[app_commands.AppCommand]:
    """Register the commands with Discord from what `wanted` returned; returns them as Discord has them then.

    Raises discord.HTTPException, and of its kinds app_commands.CommandSyncFailure where Discord objects to a command.
    The documented `tree.sync()` would make the payload, of some thousand translations, a second time.
    """
    client = tree.client
    if client.application_id is None:
        raise app_commands.MissingApplicationID
    try:
        data = await client.http.bulk_upsert_global_commands(client.application_id, payload=cast("Any", payload))
    except discord.HTTPException as error:
        if error.status == HTTPStatus.BAD_REQUEST and error.code == INVALID_FORM:
            raise app_commands.CommandSyncFailure(error, tree.get_commands()) from None
        raise
    return [app_commands.AppCommand(data=each, state=tree._state) for each in data]


def registered(commands: list[app_commands.AppCommand]) -> list[Mapping[str, Any]]:
    """The commands that Discord has, as it sent them, sorted by name. This `to_dict` is undocumented, too.

    Without their translations: Discord returns these when commands are registered, but leaves them out when it lists
    them, and discord.py 2.7.1 cannot ask for them.
    """
    return sorted((_untranslated(each.to_dict()) for each in commands), key=lambda each: str(each["name"]))


def _untranslated(holder: Mapping[str, Any]) -> dict[str, Any]:
    """A command, an option or a choice without its translations."""
    kept = {key: value for key, value in holder.items() if not key.endswith("_localizations")}
    for name in ("options", "choices"):
        if name in kept:
            kept[name] = [_untranslated(each) for each in kept[name] or ()]
    return kept
