"""The bot in this process, on a local Discord whose clock stands still between two actions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from cogs.bot import BotOptions, TableBot
from cogs.registration import Memo
from data.store import Store
from sandbox import Clock, Sandbox
from sessions.tables import Tables

PATIENCE = 300.0
"""Seconds within which the bot must have shown everything."""

QUIET = 0.004
"""Seconds without a request to Discord after which the bot is idle."""

BEGINNING = 1_767_225_600.0
"""The time at the beginning, in seconds since 1970. It is fixed, so that ids, which contain the time, are too."""

Open = Callable[[Callable[[], float]], Awaitable[Store]]
"""Opens a store that takes its time from a clock."""


class Inside:
    """The bot with its tables and its store, and the local Discord."""

    def __init__(self, sandbox: Sandbox, tables: Tables, bot: TableBot, store: Store) -> None:
        self.sandbox = sandbox
        self.tables = tables
        self.bot = bot
        self.store = store

    async def idle(self) -> None:
        """Wait until the bot has shown everything."""
        async with asyncio.timeout(PATIENCE):
            await self.bot.router.under_way.idle()
            while await self.tables.messages.to_show():
                await self.sandbox.settle(QUIET)
            await self.bot.router.under_way.idle()
            await self.sandbox.settle(QUIET)

    async def look(self) -> None:
        """Let the bot look once at what is due, and match offers to people of all servers."""
        for look in (self.bot.alarms.look, *self.bot.alarms.often):
            await look()
        await self.idle()


@asynccontextmanager
async def inside(open_store: Open, rolls: random.Random, options: BotOptions | None = None) -> AsyncIterator[Inside]:
    """The bot, which looks at what is due only when it is told to. The secrets of its tables come from `rolls`."""
    async with Sandbox(strict=False, clock=Clock(standing=BEGINNING)) as sandbox:
        store = await open_store(sandbox.clock.now)
        try:
            secrets = random.Random(rolls.random())  # noqa: S311 (dice that are to be the same again)
            tables = Tables(store, make_secret=lambda: secrets.randbytes(32))
            options = replace(options or BotOptions(), look_every=10**6)
            bot = TableBot(tables, Memo(store.memo, store.remember), options)
            async with sandbox.running(bot):
                yield Inside(sandbox, tables, bot, store)
        finally:
            await store.close()
