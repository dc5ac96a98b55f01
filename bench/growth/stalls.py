"""How long others wait while something is done: the event loop, a user who reads another table, and one who writes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct

from data.store import Store

STEP = 0.002
"""Seconds between two looks."""

WRITE_EVERY = 0.02
"""Seconds between two writes: fifty a second are a busy process."""


class Taken(Struct, frozen=True):
    """How long something took, in seconds.

    Attributes:
        whole: from its beginning to its end.
        loop: by how much the event loop came back later than it was to, at the worst.
        other: how long the loading of another table took, at the worst.
        written: how long another write took until it was on the disk, at the worst.
        processor: how much processor time this process used meanwhile, in all its threads. What else the machine has to
            do changes it little.
        held: how much processor time the event loop's thread used between two looks, at the worst.
    """

    whole: float
    loop: float
    other: float
    written: float
    processor: float
    held: float


async def taken(act: Callable[[], Awaitable[object]], store: Store, other: int) -> Taken:
    """Do `act` while the event loop is watched, the table `other` is read again and again, and something is written."""
    found = {"loop": 0.0, "other": 0.0, "written": 0.0, "held": 0.0}

    async def watch() -> None:
        while True:
            due, used = time.perf_counter() + STEP, time.thread_time()
            await asyncio.sleep(STEP)
            found["loop"] = max(found["loop"], time.perf_counter() - due)
            found["held"] = max(found["held"], time.thread_time() - used)

    async def read() -> None:
        while True:
            begun = time.perf_counter()
            await store.session(other)
            found["other"] = max(found["other"], time.perf_counter() - begun)
            await asyncio.sleep(STEP)

    async def write() -> None:
        while True:
            begun = time.perf_counter()
            await store.remember("a write beside", str(begun))
            found["written"] = max(found["written"], time.perf_counter() - begun)
            await asyncio.sleep(WRITE_EVERY)

    beside = [asyncio.create_task(each()) for each in (watch, read, write)]
    try:
        await asyncio.sleep(5 * STEP)
        found.update(dict.fromkeys(found, 0.0))
        begun, used = time.perf_counter(), time.process_time()
        await act()
        whole, processor = time.perf_counter() - begun, time.process_time() - used
        # One that waits since then is counted, too.
        await asyncio.sleep(5 * STEP)
    finally:
        for each in beside:
            each.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
    return Taken(whole, found["loop"], found["other"], found["written"], processor, found["held"])
