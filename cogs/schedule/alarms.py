"""Clocks that go on without anybody pressing: what is due is found, done, and shown in its channel."""

from __future__ import annotations

import asyncio
import logging

from cogs.schedule.backlog import Backlog
from sessions.refusals import Refusal
from sessions.tables import Tables

log = logging.getLogger(__name__)

PAUSE = 20.0
"""Seconds between two looks at what is due: each is one question to an index, however many tables there are."""


class Alarms:
    """Looks now and then whether something is due."""

    def __init__(self, tables: Tables, backlog: Backlog, look_every: float = PAUSE) -> None:
        self._tables = tables
        self._backlog = backlog
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
        """Do whatever is due by now at all tables, and then begin to show it; the next look waits for no channel.

        Raises NotRead or NotKept where the database fails.
        """
        down_since = await self._tables.scheduler.heartbeat()
        happened: list[int] = []
        try:
            async for session_id in self._tables.scheduler.do_due(down_since):
                happened.append(session_id)  # noqa: PERF401 (after an error it holds what happened before)
        finally:
            # What was committed before the database failed is shown too.
            self._backlog.add(happened)
