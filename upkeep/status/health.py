"""Whether the bot is well: its event loop, its connections to Discord, its store, and the processes that think."""

from __future__ import annotations

import asyncio
import math
from collections import deque

from cogs.bot import TableBot
from cogs.thinking.workers import RECENT
from data.errors import StoreError
from data.store import Store

EVERY = 1.0
"""Seconds between two looks at how late the event loop is."""

LATE = 2.0
"""Seconds: Discord waits three for the first answer to a click."""

SLOW = 30.0
"""Seconds without an answer to a heartbeat after which a connection to Discord is taken for lost."""

WITHIN = 5.0
"""Seconds that the store has to answer."""

PARTS = frozenset({"loop", "gateway", "store", "thinking"})
"""The parts of the bot whose health is reported."""


class Health:
    """Looks at the bot. Each part is `ok`, or a sentence says what is wrong with it."""

    def __init__(self, bot: TableBot, store: Store) -> None:
        self._bot = bot
        self._store = store
        self._late: deque[float] = deque([0.0], maxlen=10)

    async def watch_loop(self) -> None:
        """Note how late the event loop is, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.note_late(loop.time() - due)

    def note_late(self, seconds: float) -> None:
        """Note by how many seconds the event loop was late."""
        self._late.append(seconds)

    async def look(self) -> dict[str, str]:
        """The state of each of `PARTS`."""
        store = await self._look_at_store()
        return {"loop": self._loop(), "gateway": self._gateway(), "store": store, "thinking": self._thinking()}

    def _loop(self) -> str:
        late = max(self._late)
        return "ok" if late < LATE else f"was {late:.1f} s late within the last {len(self._late)} s"

    def _thinking(self) -> str:
        hung = self._bot.thinking.hung
        return f"{hung} hung and were replaced within the last {RECENT:.0f} s" if hung else "ok"

    def _gateway(self) -> str:
        shards = getattr(self._bot, "shards", None)
        if shards is None:
            return _connection(self._bot.is_ready() and self._bot.connected, self._bot.latency)
        if not self._bot.is_ready():
            return "isn't connected"
        found = [(number, _connection(not each.is_closed(), each.latency)) for number, each in shards.items()]
        wrong = [f"shard {number} {state}" for number, state in found if state != "ok"]
        return ", ".join(wrong) or "ok"

    async def _look_at_store(self) -> str:
        try:
            async with asyncio.timeout(WITHIN):
                await self._store.memo("status")
        except TimeoutError:
            return f"hasn't answered for {WITHIN:.0f} s"
        except StoreError as error:
            return str(error)
        return "ok"


def _connection(connected: bool, latency: float) -> str:
    if not connected or math.isnan(latency):
        return "isn't connected"
    return "ok" if latency < SLOW else "isn't answering heartbeats"
