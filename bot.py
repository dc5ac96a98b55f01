"""The way in: settings, store, sessions, cogs. `python bot.py` runs the bot until it is stopped."""

from __future__ import annotations

import gc

gc.disable()  # what is imported stays: looking through it for garbage again and again takes a tenth of the start

import argparse
import asyncio
import contextlib
import ctypes
import logging
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from installed import packages

with packages(__name__):
    import aiohttp
    import discord

    from cogs import languages, library
    from cogs.bot import BotOptions, ShardsNeededError, TableBot
    from cogs.interactions.limits import Limits
    from cogs.registration import Memo
    from cogs.schedule import PAUSE
    from cogs.sharded import ShardedTableBot
    from data.errors import StoreError
    from data.opening import open_store
    from data.places import Url
    from data.shards import Shards
    from data.store import Store
    from sessions.failing import not_of_outage
    from sessions.tables import Tables
    from settings import Settings, SettingsError, load
    from tournaments.events.service import Tournaments
    from upkeep.daily import Upkeep, backups_of
    from upkeep.logs import JsonLines, WithoutToken
    from words import DRAFTS, LANGUAGES, PSEUDO, loading

if TYPE_CHECKING:
    from upkeep.status import Status
    from upkeep.status.probes import Probes

gc.freeze()
gc.set_threshold(2_000, 20, 20)  # a click makes thousands of objects, of which hardly any is left for it
gc.enable()

log = logging.getLogger("bot")

TOKENLESS = (
    "DISCORD_TOKEN isn't set, so the bot can't log in. Set it to your bot's token (the README says where to find it), "
    "or try everything without one: make play"
)


_CLOSED = {
    4004: "the token was reset or revoked. Set DISCORD_TOKEN to the new one from the developer portal's page Bot.",
    4010: "it doesn't accept the bot's shard. Check TABLES_SHARD_COUNT and TABLES_SHARD_IDS.",
    4011: "the bot is in too many servers for its shards. Raise TABLES_SHARD_COUNT, or leave it unset.",
    4012: "it no longer supports this version of its protocol. Update the bot and discord.py.",
    4013: "it doesn't know the intents that the bot asks for. Update the bot and discord.py.",
    4014: "it doesn't grant the intents that the bot asks for. The bot needs no privileged ones, so run it unchanged.",
}
"""Why Discord ends a connection for good, by its codes."""


_ARENAS, _MMAP, _TRIM = -8, -3, -1
"""glibc's numbers of what `mallopt` settles (`M_ARENA_MAX`, `M_MMAP_THRESHOLD`, `M_TRIM_THRESHOLD`)."""

_BLOCK, _TOP = 1024**2, 8 * 1024**2
"""Bytes of a block that is given back to the system at once, and of free memory from which on the rest is given back.

glibc goes up to 32 and 64 MB. With its first values, 128 kB for both, each picture would have memory taken and given
back many times, page by page.
"""


def give_memory_back() -> bool:
    """Have the C library give back what pictures no longer need. Returns whether it can do that (glibc can).

    Left alone it has areas of its own for each thread that draws, and keeps ever larger blocks in them.
    """
    try:
        settle = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        # musl, macOS and Windows have no such function.
        return False
    return all([settle(_ARENAS, 2), settle(_MMAP, _BLOCK), settle(_TRIM, _TOP)])


STOPS = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask the bot to stop."""

CANCELLED_WITHIN = 2.0
"""Seconds after which a start that was cancelled has ended, unless discord.py has dropped the cancellation."""


class CannotRunError(Exception):
    """Why the bot stops, or never began. The message is a sentence for the host."""


async def run(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    look_every: float = PAUSE,
    *,
    take_over: bool = False,
    warm: bool = True,
) -> None:
    """Run the bot until it is asked to stop. Raises CannotRunError or StoreError with a sentence.

    `clock` tells the time in seconds since 1970; `look_every` is the seconds between two looks at what is due. With
    `take_over`, it takes over from a running process; with `warm`, it fills the caches for drawing in advance.
    """
    backups = backups_of(settings)
    if take_over:
        before_migration: Callable[[Any], None] | None = _refuse_migration
    else:
        before_migration = backups.before_migration if backups else None
    store = await open_store(settings.database, clock, before_migration)
    try:
        languages.offer(settings.draft_languages)
        languages.report_at(settings.feedback_url)
        _prepare_words()
        tables = Tables(store)
        await tables.startup.bind_anew(Tournaments(tables).bind_anew)
        probes = _probes() if settings.status_port else None
        if probes is not None:
            store = probes.store(store)
        try:
            await _run_with(_shards(settings), settings, store, look_every, take_over, warm, probes)
        except ShardsNeededError as needed:
            log.info("%s; all are in this process", needed)
            every = Shards(needed.count, frozenset(range(needed.count)))
            await _run_with(every, settings, store, look_every, take_over, warm, probes)
    finally:
        await store.close()


def _prepare_words() -> None:
    """Load the texts of all languages that are offered, so that no player waits for the compiler."""
    began = time.perf_counter()
    prepared = loading.prepare(languages.offered())
    took = time.perf_counter() - began
    if prepared.unkept is not None:
        log.warning(
            "The compiled texts can't be stored in %s, so each start takes %.1f s longer. Make that folder writable, "
            "or set PYTHONPYCACHEPREFIX to one that is",
            prepared.unkept,
            took,
        )
    elif prepared.compiled:
        log.info("compiled %d files of texts in %.1f s", prepared.compiled, took)


async def _to_the_end(running: Coroutine[Any, Any, None]) -> None:
    """Run the bot. What asks it to stop after that cannot disturb its end: without the event loop, it would kill it."""
    try:
        await running
    finally:
        # Windows has no such mask; there nothing but Ctrl-C asks. Other threads have masks of their own, so the signals
        # are ignored as well, and asyncio must not reset them when its loop is closed.
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
            for number in STOPS:
                asyncio.get_running_loop().remove_signal_handler(number)
                signal.signal(number, signal.SIG_IGN)


def _refuse_migration(_connection: object) -> None:
    """The running process could not go on with a database of a newer format."""
    raise CannotRunError(
        "This version of the bot has a newer database format than the running one, so that one keeps running. Stop it "
        "first, then start this one without --take-over."
    )


def _shards(settings: Settings) -> Shards:
    count = settings.shard_count or 1
    return Shards(count, settings.shard_ids or frozenset(range(count)))


def _probes() -> Probes:
    # Most hosts have no monitoring, and their start does not wait for what serves it.
    from upkeep.status.probes import Probes

    return Probes()


def _status(bot: TableBot, store: Store, probes: Probes, port: int) -> Status:
    from upkeep.status import Status

    probes.watch(bot)
    return Status(bot, store, probes, port)


async def _run_with(
    shards: Shards,
    settings: Settings,
    store: Store,
    look_every: float,
    take_over: bool,
    warm: bool,
    probes: Probes | None,
) -> None:
    """Run the bot with these shards. Raises ShardsNeededError if Discord recommends more, and none are set."""
    tables = Tables(store, shards=shards)
    tables.admission.account_days = settings.pool_account_days
    backups = backups_of(settings)
    make = TableBot if shards.count == 1 else ShardedTableBot
    options = BotOptions(
        draw_threads=settings.draw_threads,
        think_processes=settings.think_processes,
        forget_after_days=settings.forget_after_days,
        pool_account_days=settings.pool_account_days,
        events_server=settings.events_server,
        limits=Limits() if settings.limits else None,
        warm=warm,
        look_every=look_every,
        backups=backups.kept if backups else 0,
        ask_for_shards=settings.shard_count is None and shards.count == 1,
        take_over=take_over,
        http_trace=probes.trace() if probes else None,
    )
    bot = make(tables, Memo(store.memo, store.remember), options)
    async with AsyncExitStack() as around:
        await around.enter_async_context(bot)
        await around.enter_async_context(Upkeep(store, settings.database, backups, shards=shards))
        if probes is not None and settings.status_port is not None:
            await around.enter_async_context(_status(bot, store, probes, settings.status_port))
        playing = asyncio.create_task(_log_in_and_play(bot, settings))
        _stop_on_signals(bot, playing)
        await asyncio.wait({playing})
        if not playing.cancelled():
            playing.result()
    if bot.changing_over is not None and bot.changing_over.refused is not None:
        raise CannotRunError(str(bot.changing_over.refused))


async def _log_in_and_play(bot: TableBot, settings: Settings) -> None:
    try:
        await bot.start(settings.discord_token)
    except discord.LoginFailure as error:
        raise CannotRunError(
            "Discord doesn't accept the token in DISCORD_TOKEN. Copy it again from the developer portal's page Bot."
        ) from error
    except discord.Forbidden as error:
        raise CannotRunError(
            "Discord denied the bot something that it needs. Invite it again with the scopes bot and "
            f"applications.commands, as the README says. (Discord said: {error.text})"
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRunError(_closed(4014)) from error
    except discord.ConnectionClosed as error:
        raise CannotRunError(_closed(error.code)) from error
    except (discord.GatewayNotFound, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        raise CannotRunError(f"Can't reach Discord: {error}. Check the network and try again.") from error
    except discord.HTTPException as error:
        raise CannotRunError(f"Discord rejected the bot: {error}") from error


def _closed(code: int) -> str:
    return f"Discord closed the connection (code {code}): {_CLOSED.get(code, 'it gave no reason. Start again.')}"


def _stop_on_signals(bot: TableBot, playing: asyncio.Task[None]) -> None:
    """Ctrl-C and SIGTERM end the bot in good order; one that is not connected yet has nothing to finish."""
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    async def leave() -> None:
        if bot.connected:
            await bot.close()
        # In an outage discord.py waits up to a quarter of an hour before it tries to connect, and sees only then that
        # it is closed.
        playing.cancel()
        # While it connects a shard again, discord.py drops a cancellation and goes on. It ends once it is closed.
        if not (await asyncio.wait({playing}, timeout=CANCELLED_WITHIN))[0]:
            await bot.close()
            playing.cancel()

    def stop() -> None:
        if not closing:
            closing.add(loop.create_task(leave()))

    for number in STOPS:
        # Windows has no such handlers; there Ctrl-C ends the program as it ends any other.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)


def _set_up_log(settings: Settings) -> None:
    handler = logging.StreamHandler()
    passwords = settings.database.secrets if isinstance(settings.database, Url) else ()
    make = JsonLines if settings.log_format == "json" else WithoutToken
    handler.setFormatter(make(settings.discord_token, passwords))
    handler.addFilter(not_of_outage)
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)


def version() -> str:
    """The version of the bot (`1.0.0`), read from the pyproject.toml beside this file."""
    project = tomllib.loads(Path(__file__).with_name("pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def drafts() -> list[str]:
    """The codes of the languages that are offered only where TABLES_DRAFT_LANGUAGES names them."""
    return [*sorted(DRAFTS), PSEUDO]


def _unknown_languages(codes: Sequence[str]) -> str:
    drafts = ", ".join(sorted(DRAFTS)) or "none"
    told = f"TABLES_DRAFT_LANGUAGES names languages that the bot doesn't have: {', '.join(codes)}."
    return f"{told} It has these drafts: {drafts}."


def main(
    arguments: Sequence[str] = (),
    *,
    clock: Callable[[], float] = time.time,
    look_every: float = PAUSE,
    warm: bool = True,
) -> int:
    """Run the bot as `run` does. The exit status is 0 after an orderly end, and 1 after an error that a sentence tells.

    It is 2 if the host enables a language that does not exist.

    `arguments` are those of the command line: with `--version` it only prints the version.
    """
    parser = argparse.ArgumentParser(prog="python bot.py", description="Run the bot on Discord until it is stopped.")
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    parser.add_argument("--take-over", action="store_true", help="take over from a running process, which then stops")
    given = parser.parse_args(arguments)
    if given.version:
        print(f"tables {version()}")
        return 0
    give_memory_back()
    try:
        settings = load()
        if unknown := [each for each in settings.draft_languages if each not in (*LANGUAGES, PSEUDO)]:
            print(_unknown_languages(unknown), file=sys.stderr)
            return 2
        if not settings.discord_token:
            raise CannotRunError(TOKENLESS)
        _set_up_log(settings)
        if settings.api:
            library.use_api(settings.api)
        asyncio.run(_to_the_end(run(settings, clock, look_every, take_over=given.take_over, warm=warm)))
    except (CannotRunError, SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
