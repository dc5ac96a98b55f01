"""Clocks that go on without anybody pressing: what is due is found, done, and shown in its channel."""

from __future__ import annotations

import asyncio
import logging

from cogs.answers.underway import UnderWay
from cogs.shown.display import Display
from sessions.refusals import Refusal
from sessions.tables import Tables

log = logging.getLogger(__name__)

PAUSE = 20.0
"""Seconds between two looks at what is due: each is one question to an index, however many tables there are."""


class Alarms:
    """Looks now and then whether something is due."""

    def __init__(self, tables: Tables, display: Display, under_way: UnderWay, look_every: float = PAUSE) -> None:
        self._tables = tables
        self._display = display
        self._under_way = under_way
        self._look_every = look_every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Look no more: what falls due is found at the next start."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Refusal as refusal:
                log.warning("What is due could not be looked at: %s", refusal)
            except Exception:
                # Nobody waits for this one: the log is told, and it is tried again.
                log.exception("What is due could not be done")
            await asyncio.sleep(self._look_every)

    async def look(self) -> None:
        """Do whatever is due by now, and show it. Raises NotRead or NotKept where the database fails."""
        down_since = await self._tables.alarms.awake()
        async for session in self._tables.alarms.ring(down_since):
            with self._under_way:
                try:
                    await self._display.show(session)
                except Refusal as refusal:
                    # It is kept; the display tries again by itself.
                    log.warning("What fell due at table %s is not shown yet: %s", session.id, refusal)
