"""The bot's processes in a soak: started, killed, measured; their log is kept whole."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench.soak.broken import VARIABLE
from bench.soak.evidence import Kept, Sample
from bench.soak.gathering import kept_in
from bench.soak.local import computes
from data.opening import open_store
from data.places import Place, Url
from data.rows import SessionRow
from data.store import Store
from sandbox import BotProcess, Sandbox

CONNECTED_WITHIN = 120.0
"""Seconds within which a process that holds one of several shards is connected."""

EVERY = 1.0
"""Seconds between two samples of what the process takes."""


class WatchedBot:
    """A process of the bot, with a sample of its memory and open files every second.

    Attributes:
        shard (int): the only shard that it holds, of `shards` in all processes.
        lives (list of lists of Sample): the samples of each of its lives.
        statuses (list of int): its exit code each time that it was stopped in good order.
    """

    def __init__(
        self, sandbox: Sandbox, database: Place, shard: int, shards: int, lines: list[str], broken: str = ""
    ) -> None:
        """Logs to `lines`. It is a `broken` bot, if one is named."""
        self.shard = shard
        self.lives: list[list[Sample]] = []
        self.statuses: list[int | None] = []
        self._sandbox = sandbox
        self._shards = shards
        held = {"TABLES_SHARD_COUNT": str(shards), "TABLES_SHARD_IDS": str(shard)} if shards > 1 else {}
        self._process = BotProcess(
            sandbox,
            database.text if isinstance(database, Url) else database,
            module="bench.soak.broken" if broken else None,
            environment={"TABLES_LIMITS": "no", "TABLES_POOL_ACCOUNT_DAYS": "0", VARIABLE: broken, **held},
            tell=lines.append,
        )
        self._sampling: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether the process is alive."""
        return self._process.running

    @property
    def computes(self) -> bool:
        """Whether it computes something at this moment."""
        return self.running and computes(self._process.pid or 0)

    async def start(self) -> None:
        """Start it, and wait until its shard is connected. Raises RuntimeError if it ends, TimeoutError if not."""
        if self._shards == 1:
            await self._process.start()
        else:
            await self._process.start(online=False)
            async with asyncio.timeout(CONNECTED_WITHIN):
                while (self.shard, self._shards) not in self._sandbox.gateway.shards:
                    if not self.running:
                        raise RuntimeError("\n".join(["the bot ended", *list(self._process.lines)[-20:]]))
                    await asyncio.sleep(0.02)
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


class Bots:
    """All processes of the bot, each with a shard of its own, and what they have stored."""

    def __init__(self, sandbox: Sandbox, database: Place, processes: int = 1, broken: str = "") -> None:
        self.lines: list[str] = []
        self._database = database
        self._before = 0
        self._sandbox = sandbox
        self.processes = [
            WatchedBot(sandbox, database, each, processes, self.lines, broken) for each in range(processes)
        ]

    @property
    def lives(self) -> list[list[Sample]]:
        """The samples of each life of each process."""
        return [life for each in self.processes for life in each.lives]

    @property
    def statuses(self) -> list[int | None]:
        """The exit codes of the processes that were stopped in good order."""
        return [status for each in self.processes for status in each.statuses]

    @property
    def running(self) -> bool:
        """Whether a process is alive."""
        return any(each.running for each in self.processes)

    def computes(self) -> bool:
        """Whether a process computes something at this moment."""
        return any(each.computes for each in self.processes)

    async def pass_over(self) -> None:
        """Leave out what the database holds by now: other tables than those of the soak."""
        async with self._store() as store:
            self._before = max(await store.newest(1), default=0)

    async def start(self) -> None:
        """Start all, and wait until all are connected."""
        await asyncio.gather(*(each.start() for each in self.processes))

    async def end(self, *, kill: bool) -> None:
        """End all: with SIGKILL, or in good order."""
        await asyncio.gather(*(each.end(kill=kill) for each in self.processes))

    async def kill(self) -> None:
        """End those that are still running."""
        await asyncio.gather(*(each.end(kill=True) for each in self.processes if each.running))

    async def stored(self) -> dict[int, SessionRow]:
        """Every table of the soak that is on disk, by its id."""
        async with self._store() as store:
            return await _everything(store, self._before + 1)

    async def to_show(self) -> list[int]:
        """The tables of which something is still to be shown."""
        async with self._store() as store:
            return await store.to_show()

    async def due(self) -> bool:
        """Whether something is due at any table."""
        async with self._store() as store:
            return bool(await store.due(1))

    async def kept(self) -> Kept:
        """What everybody has settled, as it is on disk."""
        async with self._store() as store:
            return await kept_in(store, self._sandbox)

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        store = await open_store(self._database, self._sandbox.clock.now)
        try:
            yield store
        finally:
            await store.close()


def taken_by(pid: int) -> tuple[int, int] | None:
    """What a process takes: bytes of memory, open files; None where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE"), sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return None


async def _everything(store: Store, first: int) -> dict[int, SessionRow]:
    found: dict[int, SessionRow] = {}
    # PostgreSQL leaves numbers out.
    for session_id in range(first, max(await store.newest(1), default=0) + 1):
        if (row := await store.session(session_id)) is not None:
            found[row.id] = row
    return found
