"""Checks for hosts, before and after the first start. Nothing is changed, and the token is never shown."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cogs.bot import TableBot
from cogs.registration import Memo, Reach, reach_of
from data.opening import open_store
from data.places import Url
from sessions.tables import Tables
from settings import Settings
from upkeep.doctor import machine, online
from upkeep.doctor.findings import Finding, Level


async def examine(settings: Settings, clock: Callable[[], float] = time.time) -> list[Finding]:
    """Check the machine, and ask Discord. `clock` tells this machine's time in seconds since 1970."""
    here = await asyncio.to_thread(machine.examine, settings)
    there = await online.examine(settings, await own_commands() if settings.discord_token else {}, clock)
    secrets = [settings.discord_token, *(settings.database.secrets if isinstance(settings.database, Url) else ())]
    return [Finding(each.level, _without(secrets, each.sentence)) for each in (*here, *there)]


def _without(secrets: list[str], sentence: str) -> str:
    for each in filter(None, secrets):
        sentence = sentence.replace(each, "[secret]")
    return sentence


async def own_commands() -> dict[str, Reach]:
    """The commands that this version of the bot registers: by name, where Discord is to offer them."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "tables.sqlite3")
        try:
            async with TableBot(Tables(store), Memo(store.memo, store.remember)) as bot:
                await bot.add_cogs()
                return {each.name: reach_of(bot.tree, each) for each in bot.tree.get_commands()}
        finally:
            await store.close()


def status_of(findings: list[Finding]) -> int:
    """The exit status: 1 where something is wrong that keeps people from playing, else 0."""
    return int(any(each.level is Level.ERROR for each in findings))
