"""The store in PostgreSQL.

Each method is one trip to a thread of a small pool, with one transaction: so a task that is cancelled leaves nothing
half done.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from data.places import Url
from data.postgres import scrubbing
from data.postgres.connection import READ, THREADS, WRITE, Pool, Transaction
from data.postgres.schema import bring_up_to_date, format_of, migrations
from data.sql.connection import Connection
from data.sql.store import SqlStore
from data.sql.transactions import Result, Work


class PostgresStore(SqlStore):
    """The sessions in a database of PostgreSQL. Made by `PostgresStore.open`. `Store` says what each method does."""

    def __init__(self, pool: Pool, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self._pool = pool

    @classmethod
    async def open(
        cls,
        url: Url,
        clock: Callable[[], float] = time.time,
        threads: int = THREADS,
        before_migration: Callable[[Any], None] | None = None,
    ) -> PostgresStore:
        """Open the store in the database `url`, whose schema is made or brought up to date as needed.

        `clock` returns the time in seconds since 1970. `threads` is how many transactions are under way at most.
        `before_migration` is called before a database of an earlier format is brought up to date; what it raises is
        raised, and nothing is changed.
        Raises StoreError, and changes nothing, where it cannot be reached, is not ours, or too new.
        """
        pool = Pool(url, threads)
        try:
            await pool.run(lambda: _prepare(pool, before_migration))
        except BaseException:
            await pool.close()
            raise
        return cls(pool, clock)

    async def close(self) -> None:
        await self._pool.close()

    async def _run(self, work: Work[Result]) -> Result:
        return await self._pool.run(lambda: self._pool.transaction(work, WRITE))

    async def _read(self, work: Work[Result]) -> Result:
        return await self._pool.run(lambda: self._pool.transaction(work, READ))

    def _mark_deletion(self, within: Connection) -> None:
        scrubbing.mark(within)

    async def scrub(self) -> bool:
        return await self._pool.run(lambda: scrubbing.scrub(self._pool))


def _prepare(pool: Pool, before_migration: Callable[[Any], None] | None) -> None:
    steps = migrations()

    def is_new(within: Connection) -> bool:
        assert isinstance(within, Transaction)
        return format_of(within, pool.name, steps) == steps[-1].number

    def make(within: Connection) -> None:
        assert isinstance(within, Transaction)
        if before_migration is not None and format_of(within, pool.name, steps):
            before_migration(within)
        bring_up_to_date(within, pool.name, steps)

    if not pool.transaction(is_new, READ):
        pool.transaction(make, WRITE)
