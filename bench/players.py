"""People who play at many tables without a pause, and note every click that failed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from msgspec import Struct

from bench.screen import Seat
from data.sqlite.store import SqliteStore

THINKING = 0.2
"""Seconds between what came of a click and the next one at the same table."""

WAITED = 20.0
"""Seconds after which a click of which nothing is seen has failed."""


class Failure(Struct, frozen=True):
    """A click that failed: when (by `time.perf_counter`), at which table (its channel's id), and what was said."""

    at: float
    channel_id: str
    why: str


class Players:
    """Plays at all `seats` while the block runs.

    Attributes:
        done (int): the clicks that were answered.
        failures (list of Failure): those that failed.
        slowest (float): seconds until what came of a click was shown, at the most.
    """

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._seats = list(seats)
        self._over = False
        self._tasks: list[asyncio.Task[None]] = []
        self.done = 0
        self.failures: list[Failure] = []
        self.slowest = 0.0

    async def __aenter__(self) -> Players:
        self._tasks = [asyncio.create_task(self._play(seat)) for seat in self._seats]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over = True
        await asyncio.gather(*self._tasks)

    async def _play(self, seat: Seat) -> None:
        while not self._over:
            try:
                click = await asyncio.wait_for(seat.click(), WAITED)
            except (RuntimeError, TimeoutError) as error:
                self._fail(seat, str(error) or "nothing was shown")
                # Somebody who reads that it failed tries again a moment later.
                await asyncio.sleep(3 * THINKING)
                continue
            if click.shown is None:
                self._fail(seat, "no answer within 3 s")
            else:
                self.done += 1
                self.slowest = max(self.slowest, click.shown)
            await asyncio.sleep(THINKING)

    def _fail(self, seat: Seat, why: str) -> None:
        self.failures.append(Failure(time.perf_counter(), seat.channel_id, why))

    def why(self) -> str:
        """The failures by what was said, in words."""
        return ", ".join(f"{count} x {why}" for why, count in Counter(each.why for each in self.failures).items())


async def remains(database: Path) -> tuple[int, int]:
    """How many tables are not shown as they stand, and how many servers are noted as left."""
    store = await SqliteStore.open(database)
    try:
        return len(await store.to_show()), len(await store.servers_left(0))
    finally:
        await store.close()
