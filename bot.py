"""The way in: settings, store, sessions, cogs. `python bot.py` runs the bot until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord

from cogs.bot import Memo, TableBot
from data.store import Store
from data.troubles import StoreError
from sessions.tables import Tables
from settings import Settings, SettingsError, load

log = logging.getLogger("bot")

TOKENLESS = (
    "DISCORD_TOKEN is not set, so there is no bot to log in as. Set it to your bot's token (the README says where to "
    "find it), or try everything without one: make play"
)


class CannotRunError(Exception):
    """Why the bot stops before it began. The message is a sentence for the host."""


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop. Raises CannotRunError or StoreError with a sentence."""
    store = await Store.open(settings.database)
    try:
        bot = TableBot(Tables(store), Memo(store.memo, store.remember), settings.draw_threads)
        async with bot:
            _stop_on_signals(bot)
            await _log_in_and_play(bot, settings)
    finally:
        await store.close()


async def _log_in_and_play(bot: TableBot, settings: Settings) -> None:
    try:
        await bot.start(settings.discord_token.get_secret_value())
    except discord.LoginFailure as error:
        raise CannotRunError(
            "Discord does not accept the token in DISCORD_TOKEN. Copy it again from the developer portal, page Bot."
        ) from error
    except discord.Forbidden as error:
        raise CannotRunError(
            "Discord refused the bot something it needs. Invite it again with the scopes bot and "
            f"applications.commands, as the README says. (Discord said: {error.text})"
        ) from error
    except (discord.GatewayNotFound, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        raise CannotRunError(f"Discord cannot be reached: {error}. Check the network and try again.") from error
    except discord.HTTPException as error:
        raise CannotRunError(f"Discord turned the bot down: {error}") from error


def _stop_on_signals(bot: TableBot) -> None:
    """Ctrl-C and SIGTERM end the bot in good order."""
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        closing.add(loop.create_task(bot.close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C ends the program as it ends any other.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)


class WithoutToken(logging.Filter):
    """Keeps the token out of every log line, whoever writes it."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every line pass, with the token blotted out."""
        text = record.getMessage()
        if self._token in text:
            record.msg, record.args = text.replace(self._token, "[token]"), None
        return True


def _set_up_log(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{"))
    handler.addFilter(WithoutToken(settings.discord_token.get_secret_value()))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)


def main(_arguments: Sequence[str] | None = None) -> int:
    """Run the bot. The exit status is 0 after an orderly end, 1 after a sentence that says what is wrong."""
    try:
        settings = load()
        if not settings.discord_token.get_secret_value():
            raise CannotRunError(TOKENLESS)
        _set_up_log(settings)
        asyncio.run(run(settings))
    except (CannotRunError, SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
