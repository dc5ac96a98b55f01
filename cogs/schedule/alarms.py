"""Finds the tables whose time has come, acts for them, and has them shown in their channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from sessions.refusals.base import Refusal
from sessions.tables import Tables

log = logging.getLogger(__name__)

PAUSE = 20.0
"""Seconds between two checks. Each check is one query of an index, however many tables there are."""


class Shower(Protocol):
    """Shows tables in the background."""

    def show(self, session_ids: Iterable[int]) -> None:
        """Show these sessions soon."""

    async def pick_up(self) -> None:
        """Show the sessions that other processes have changed. Raises NotRead."""


class Alarms:
    """Checks at regular intervals which tables are due, and which were changed by other processes."""

    def __init__(self, tables: Tables, background: Shower, look_every: float = PAUSE) -> None:
        self._tables = tables
        self._background = background
        self._look_every = look_every
        self.also: list[Callable[[], Awaitable[None]]] = []
        """Other looks for what is due. Each is one query of an index, too. They may raise a Refusal."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to check. An event loop must be running."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Stop checking. The next start of the bot finds what has fallen due meanwhile."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Refusal as refusal:
                log.warning("What is due could not be looked at: %s", refusal)
            except Exception:
                # Nothing awaits this task, so the error is logged. The next check tries again.
                log.exception("What is due could not be done")
            await asyncio.sleep(self._look_every)

    async def look(self) -> None:
        """Do what is due at all tables, then have them shown. The next check does not wait for their channels.

        Raises NotRead or NotKept if the database fails.
        """
        absence = await self._tables.scheduler.heartbeat()
        happened: list[int] = []
        try:
            async for session_id in self._tables.scheduler.do_due(absence):
                happened.append(session_id)  # noqa: PERF401 (after an error it holds what happened before)
        finally:
            # If the database fails, the tables that were changed before are shown all the same.
            self._background.show(happened)
        await self._tables.deals.bind()
        if not self._tables.shards.every:
            await self._background.pick_up()
        for look in self.also:
            await look()
