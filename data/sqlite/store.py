"""The store in one SQLite file, in WAL mode.

Each method is one trip to the connection's thread, with one transaction: so a task that is cancelled leaves nothing
half done.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from data.sql.connection import Connection
from data.sql.store import SqlStore
from data.sql.transactions import Result, Work
from data.sqlite import connection as driver
from data.sqlite.connection import in_transaction
from data.sqlite.errors import store_error
from data.sqlite.files import scrubbing
from data.sqlite.schema import bring_up_to_date, migrations


class SqliteStore(SqlStore):
    """The sessions in one SQLite file. Made by `SqliteStore.open`. `Store` says what each method does."""

    def __init__(
        self, connection: driver.Connection, aside: driver.Connection, path: str, clock: Callable[[], float]
    ) -> None:
        super().__init__(clock)
        self._connection = connection
        # Reads that take long have a connection, and so a thread, of their own: nobody waits for them.
        self._aside = aside
        self._path = path
        self._scrubbing = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        path: str | Path,
        clock: Callable[[], float] = time.time,
        before_migration: Callable[[sqlite3.Connection], None] | None = None,
    ) -> SqliteStore:
        """Open the store in the file `path`, made or brought up to date as needed. Only its owner may read the file.

        `clock` returns the time in seconds since 1970. `before_migration` is called, off the event loop, when a file
        of an earlier format is to be brought up to date.
        Raises StoreError, and overwrites nothing, when the file is damaged, read-only, not ours, or too new.
        """
        name = str(path)
        try:
            # Tried here first: a thread of aiosqlite that cannot open its file may outlive the loop, and then prints
            # a traceback.
            _try(path)
            connection = await driver.Connection.to(path)
        except sqlite3.Error as error:
            raise store_error(name, error) from error
        try:
            await connection.run(lambda within: _prepare(within, name, before_migration))
            aside = await driver.Connection.to(path)
        except sqlite3.Error as error:
            await connection.close()
            raise store_error(name, error) from error
        except BaseException:
            await connection.close()
            raise
        try:
            await aside.run(_prepare_aside)
        except BaseException as error:
            await aside.close()
            await connection.close()
            raise (store_error(name, error) if isinstance(error, sqlite3.Error) else error) from error
        return cls(connection, aside, name, clock)

    async def close(self) -> None:
        # First, so that the other one is the last, which empties the -wal file.
        await self._aside.close()
        await self._connection.close()

    async def _run(self, work: Work[Result]) -> Result:
        return await self._transaction(self._connection, work, "IMMEDIATE")

    async def _read(self, work: Work[Result]) -> Result:
        # A transaction too: another process may write between two statements.
        return await self._transaction(self._connection, work, "DEFERRED")

    async def _read_aside(self, work: Work[Result]) -> Result:
        return await self._transaction(self._aside, work, "DEFERRED")

    async def _transaction(self, connection: driver.Connection, work: Work[Result], kind: str) -> Result:
        try:
            return await connection.run(in_transaction(work, kind))
        except sqlite3.Error as error:
            raise store_error(self._path, error) from error

    def _mark_deletion(self, within: Connection) -> None:
        scrubbing.mark(within)

    async def scrub(self) -> bool:
        try:
            # One at a time: another one would wait for its locks in vain.
            async with self._scrubbing:
                return await scrubbing.scrub(self._connection, self._path)
        except sqlite3.Error as error:
            raise store_error(self._path, error) from error


def _try(path: str | Path) -> None:
    """See that the file can be opened, make it where it is missing, and keep it from other users of the machine."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        Path(path).chmod(0o600)
    sqlite3.connect(path).close()


def _prepare_aside(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA query_only = ON")


def _prepare(
    connection: sqlite3.Connection, name: str, before_migration: Callable[[sqlite3.Connection], None] | None
) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA foreign_keys = ON")
    # A host's power may fail as well as the bot: every commit reaches the disk.
    connection.execute("PRAGMA synchronous = FULL")
    # What was deleted is not left in the file's free pages.
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    steps = migrations()
    bring_up_to_date(connection, name, steps, before_migration)
    # Read to its end: while a row of it is left, the change is not made, and a ROLLBACK would undo it.
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    # A disk that takes no writes is noticed now and not at somebody's first ply: by a write, since SQLite lets a
    # transaction begin on a read-only file too.
    in_transaction(lambda within: within.execute(f"PRAGMA user_version = {len(steps)}"))(connection)
