"""A connection whose thread does a whole transaction in one go, so that a cancelled task cannot interrupt it.

aiosqlite has no public method that runs a function in its thread (decision 9). So this module, and no other, uses two
private names of aiosqlite. `tests/cogs/test_library.py` fails when they change.
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
    """Decode a text of the database. Bytes that are no valid text are kept: the seals reveal the damage."""
    return content.decode(errors="surrogateescape")


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with a method that runs several statements in its thread in one go."""

    @classmethod
    async def to(cls, path: str | Path) -> Connection:
        """Connect to the file `path`. Raises sqlite3.Error."""

        def connect() -> sqlite3.Connection:
            made = sqlite3.connect(path, isolation_level=None)
            made.row_factory = sqlite3.Row
            made.text_factory = text
            return made

        connection = cls(connect, 64)
        await connection
        return connection

    async def run(self, work: Work[Result]) -> Result:
        """Run `work` in the connection's thread. It is finished even where the task is cancelled."""
        execute: Callable[..., Awaitable[Result]] = self._execute
        return await execute(work, self._conn)


def in_transaction(work: Work[Result], kind: str = "IMMEDIATE") -> Work[Result]:
    """Make `work` one transaction, of the given kind. Where it raises an error, nothing of it is kept."""

    def whole(connection: sqlite3.Connection) -> Result:
        connection.execute(f"BEGIN {kind}")
        try:
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            # SQLite has rolled back by itself when the disk is full. The second error would hide the first.
            with suppress(sqlite3.OperationalError):
                connection.execute("ROLLBACK")
            raise
        return done

    return whole
