"""Processes of the bot, each with shards of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandbox import BotProcess, Sandbox
from sandbox.people.person import PATIENCE


async def connected(sandbox: Sandbox, shards: list[tuple[int, int]]) -> None:
    """Wait until these shards are connected, and no others."""
    async with asyncio.timeout(PATIENCE):
        while sandbox.gateway.shards != shards:  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.01)


def process(sandbox: Sandbox, folder: Path, **settings: str) -> BotProcess:
    """A process of the bot; the time of its own lets claims end."""
    environment = {"SANDBOX_CLOCK": "", "TABLES_LIMITS": "no", **settings}
    return BotProcess(sandbox, folder / "tables.sqlite3", environment=environment)
