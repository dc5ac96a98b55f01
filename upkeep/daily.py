"""Looking after the database while the bot runs: a look over it at the start, and a backup every day.

Nothing here holds up a table: files are read and copied on threads of their own, sessions one at a time.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from data.claims import Claims
from data.errors import DamagedError, StoreError
from data.places import Place
from data.shards import EVERY_SERVER, Shards
from data.sqlite.files.backups import Backups, Halted
from data.sqlite.files.checking import glance, reading
from data.store import Store
from sessions.state.clock import DAY
from sessions.tables.conduct import KEPT
from settings import Settings

log = logging.getLogger(__name__)

NEWEST = 200
"""The numbers of open sessions, and of all, that are read at a start to see whether their logs are whole."""

CALM = 60.0
"""Seconds after a start before a backup is made: others want the disk then."""

RECENT = 600
"""Seconds for which one look over the database serves all processes."""

_LOOKED_OVER = "looked over"
"""The memo that holds when a process has looked over the database last, in seconds since 1970."""

PAUSE = 3600
"""Seconds between two looks whether a backup is due or traces of deleted data are left, after a failure too."""


def backups_of(settings: Settings) -> Backups | None:
    """The backups that the settings ask for, if they ask for any. A database in PostgreSQL is backed up by its host."""
    if not settings.backups_kept or not isinstance(settings.database, Path):
        return None
    folder = settings.backups or settings.database.parent / "backups"
    return Backups(folder, settings.backups_kept, settings.database.stem)


class Upkeep:
    """What goes on beside the bot, for as long as the context lasts."""

    def __init__(
        self,
        store: Store,
        database: Place,
        backups: Backups | None,
        clock: Callable[[], float] = time.time,
        shards: Shards = EVERY_SERVER,
    ) -> None:
        self._store = store
        self._database = database
        self._backups = backups
        self._clock = clock
        self._shards = shards
        self._ending = threading.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Upkeep:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ending.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await self._logged(self.look_over if self._shards.every else self.look_over_once)
        await asyncio.sleep(CALM)
        while True:
            # First, so that a new backup has none of it.
            await self._logged(self.drop)
            await self._logged(self.scrub)
            await self._logged(self.back_up)
            await asyncio.sleep(PAUSE)

    async def _logged(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            log.error("%s", error)
        except Exception:
            # The bot goes on without: the failure is logged, and the next time may go better.
            log.exception("Couldn't look after the database")

    async def look_over(self) -> None:
        """Look at a file that is small enough for a start, and at the newest logs. The log tells what is wrong.

        A session that is damaged is set aside by that. Raises StoreError where the database cannot be read.
        """
        if isinstance(self._database, Path):
            for fault in await asyncio.to_thread(glance, self._database):
                log.error("The database %s is damaged; restore a backup. %s", self._database, fault)
        for session_id in await self._store.newest(NEWEST):
            with suppress(DamagedError):
                await self._store.session(session_id)

    async def look_over_once(self) -> None:
        """Look over the database, unless another process did so a moment ago. Raises StoreError."""
        async with Claims(self._store, self._shards).held("look over"):
            last, now = await self._store.memo(_LOOKED_OVER), self._store.now()
            if last is None or abs(now - int(last)) >= RECENT:
                await self.look_over()
                await self._store.remember(_LOOKED_OVER, str(now))

    async def drop(self) -> None:
        """Delete reports that are old enough. Raises StoreError."""
        await self._store.drop_reports(self._store.now() - KEPT)
        await self._store.drop_challenges(self._store.now() - DAY)

    async def scrub(self) -> None:
        """Remove the traces of deleted data that a kill or a long reader has left. Raises StoreError."""
        if not await self._store.scrub():
            log.info("Traces of deleted data stay for another hour: something is reading the database")

    async def back_up(self) -> None:
        """Make a backup, if one is due and no other process makes it. Raises StoreError where it cannot be made."""
        if self._backups is None or not await asyncio.to_thread(self._backups.due, self._clock()):
            return
        if await self._store.claim("backup", PAUSE):
            with suppress(Halted):
                await asyncio.to_thread(self._copy, self._backups)

    def _copy(self, backups: Backups) -> None:
        assert isinstance(self._database, Path), "only files have backups"
        with reading(self._database) as source:
            backups.make(source, self._clock(), self._ending.is_set)
