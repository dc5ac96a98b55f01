"""Waiting for progress, however long it takes: no test depends on how busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox.people.person import PATIENCE


async def until(holds: Callable[[], object]) -> None:
    """Wait until `holds` returns something true. Raises TimeoutError after `PATIENCE` seconds, when all hangs."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.001)


async def turns_of_the_loop(count: int = 20) -> None:
    """Let everything run that can run now and what follows from it, for so many turns of the event loop."""
    for _ in range(count):
        await asyncio.sleep(0)
