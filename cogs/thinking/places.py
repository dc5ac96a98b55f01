"""The order in which questions get the processes that think: moves before hints, and hints before analyses."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

FAIR = 8
"""Each place of this number goes to the one who has waited longest, so that nobody waits for ever."""


class Rank(IntEnum):
    """What somebody asks for; the lowest number comes first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class Places:
    """A number of places, which those who wait get by rank, and within a rank in their order."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._given = 0
        self._waiting: deque[tuple[Rank, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def place(self, rank: Rank) -> AsyncIterator[None]:
        """A place, as soon as there is one for that rank."""
        await self._taken(rank)
        try:
            yield
        finally:
            self._give_back()

    async def _taken(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rank, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                # The place came in the same moment.
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._waiting = deque(each for each in self._waiting if not each[1].done())
        if not self._waiting:
            self._free += 1
            return
        self._given += 1
        fair = self._given % FAIR == 0
        found = self._waiting[0] if fair else min(self._waiting, key=lambda each: each[0])
        self._waiting.remove(found)
        found[1].set_result(None)
