"""The bot's process in a soak: started, killed, measured; its log is kept whole."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from bench.soak.evidence import Sample
from data.rows import SessionRow
from data.sqlite.store import SqliteStore
from data.store import Store
from sandbox import BotProcess, Sandbox

EVERY = 1.0
"""Seconds between two samples of what the process takes."""


class Watched:
    """The bot, with a sample of its memory and open files every second."""

    def __init__(self, sandbox: Sandbox, database: Path) -> None:
        self.lines: list[str] = []
        self.lives: list[list[Sample]] = []
        self.statuses: list[int | None] = []
        self._database = database
        self._process = BotProcess(sandbox, database, environment={"TABLES_LIMITS": "no"}, tell=self.lines.append)
        self._sampling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it, and wait until it is online."""
        await self._process.start()
        self.lives.append([])
        self._sampling = asyncio.create_task(self._sample(self.lives[-1]))

    async def end(self, *, kill: bool) -> None:
        """End it: with SIGKILL, or in good order."""
        if self._sampling is not None:
            self._sampling.cancel()
        if kill:
            await self._process.kill()
        else:
            self.statuses.append(await self._process.stop(limit=30.0))

    async def _sample(self, life: list[Sample]) -> None:
        while self._process.running:
            if (taken := taken_by(self._process.pid or 0)) is not None:
                life.append(Sample(time.perf_counter(), *taken))
            await asyncio.sleep(EVERY)

    async def stored(self) -> dict[int, SessionRow]:
        """Everything that is on disk."""
        store = await SqliteStore.open(self._database)
        try:
            return await _everything(store)
        finally:
            await store.close()

    async def to_show(self) -> list[int]:
        """The tables of which something is still to be shown."""
        store = await SqliteStore.open(self._database)
        try:
            return await store.to_show()
        finally:
            await store.close()


def taken_by(pid: int) -> tuple[int, int] | None:
    """What a process takes: bytes of memory, open files; None where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE"), sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return None


async def _everything(store: Store) -> dict[int, SessionRow]:
    found: dict[int, SessionRow] = {}
    while (row := await store.session(len(found) + 1)) is not None:
        found[row.id] = row
    return found
