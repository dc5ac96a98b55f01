"""A connection whose thread does whole pieces of work: one trip there and back, and no task can cut it in half.

aiosqlite documents no way to run a function in its thread, where a transaction is one trip instead of ten (decision 9).
So two names of it are used here that begin with an underscore, and nowhere else; `tests/cogs/test_library.py` fails
when they change.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import aiosqlite

SQLITE_VERSION = sqlite3.sqlite_version
"""The version of the SQLite library, such as “3.45.1”."""

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


def text(content: bytes) -> str:
    """A text of the database. One that damage has made no text is read all the same: its seal tells."""
    return content.decode(errors="surrogateescape")


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with a way to have several statements done by its thread in one go."""

    @classmethod
    async def to(cls, path: str | Path) -> Connection:
        """A connection to the file `path`. Raises sqlite3.Error."""

        def connect() -> sqlite3.Connection:
            made = sqlite3.connect(path, isolation_level=None)
            made.row_factory = sqlite3.Row
            made.text_factory = text
            return made

        connection = cls(connect, 64)
        await connection
        return connection

    async def run(self, work: Work[Result]) -> Result:
        """What `work` returns, done by the connection's thread. It is finished even where the task is cancelled."""
        execute: Callable[..., Awaitable[Result]] = self._execute
        return await execute(work, self._conn)


def in_transaction(work: Work[Result], kind: str = "IMMEDIATE") -> Work[Result]:
    """`work` as one transaction: all of it or, whatever is raised within, nothing."""

    def whole(connection: sqlite3.Connection) -> Result:
        connection.execute(f"BEGIN {kind}")
        try:
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            # A full disk rolls back by itself: the complaint about that would hide the first error.
            with suppress(sqlite3.OperationalError):
                connection.execute("ROLLBACK")
            raise
        return done

    return whole
