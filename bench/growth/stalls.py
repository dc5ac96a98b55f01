"""How long others wait while something is done: the event loop, and a user who reads another table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct

from data.store import Store

STEP = 0.002
"""Seconds between two looks."""


class Taken(Struct, frozen=True):
    """How long something took, in seconds.

    Attributes:
        whole: from its beginning to its end.
        loop: by how much the event loop came back later than it was to, at the worst.
        other: how long the loading of another table took, at the worst.
    """

    whole: float
    loop: float
    other: float


async def taken(act: Callable[[], Awaitable[object]], store: Store, other: int) -> Taken:
    """Do `act`, while the event loop is watched and the table `other` is read again and again."""
    found = {"loop": 0.0, "other": 0.0}

    async def watch() -> None:
        while True:
            due = time.perf_counter() + STEP
            await asyncio.sleep(STEP)
            found["loop"] = max(found["loop"], time.perf_counter() - due)

    async def read() -> None:
        while True:
            begun = time.perf_counter()
            await store.session(other)
            found["other"] = max(found["other"], time.perf_counter() - begun)
            await asyncio.sleep(STEP)

    beside = [asyncio.create_task(watch()), asyncio.create_task(read())]
    try:
        await asyncio.sleep(5 * STEP)
        found.update(loop=0.0, other=0.0)
        begun = time.perf_counter()
        await act()
        whole = time.perf_counter() - begun
        # One that waits since then is counted, too.
        await asyncio.sleep(5 * STEP)
    finally:
        for each in beside:
            each.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
    return Taken(whole, found["loop"], found["other"])
