"""The database of a soak, which is killed while people play: a server of PostgreSQL on this machine, or elsewhere."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from data.places import Place, Url

if TYPE_CHECKING:
    import psycopg

CUT_OFF, CRASHED = KILLS = ("database connections cut", "database crash")
"""What is done to a database, as an excuse tells it."""

_CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
"""Ends all connections to the database but one's own."""

BACK_WITHIN = 60.0
"""Seconds within which a server takes connections again after it was killed."""

CRASHES = (0, 1, 4)
"""How often a server crashes, each time as soon as it is there again: at most longer than the bot waits for it."""


class Database:
    """A database in PostgreSQL that can be killed."""

    def __init__(self, url: Url) -> None:
        self._url = url

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        import psycopg

        return psycopg.connect(self._url.text, autocommit=True)

    async def kill(self, crashes: int) -> str:
        """Make the server crash so often in a row. If it is on another machine, or with 0, cut all connections.

        Returns what was done, once the server takes connections again. Raises TimeoutError.
        """
        return await asyncio.to_thread(self._kill, crashes)

    def _kill(self, crashes: int) -> str:
        with self._connect() as connection:
            if not crashes or not _is_server(connection.info.backend_pid, connection.info.dbname):
                connection.execute(_CUT)
                return CUT_OFF
        self._crash(crashes)
        return CRASHED

    def _crash(self, times: int) -> None:
        """Kill the process that serves a connection: the server ends all others too, and recovers from its log."""
        for _ in range(times):
            with closing(self._connect()) as killed, closing(self._connect()) as witness:
                os.kill(killed.info.backend_pid, signal.SIGKILL)
                # The server takes connections until it has noticed, and then ends all of them.
                _wait(lambda: not _answers(witness))
            _wait(self._takes_connections)

    def _takes_connections(self) -> bool:
        import psycopg

        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True


def _answers(connection: psycopg.Connection[tuple[object, ...]]) -> bool:
    import psycopg

    try:
        connection.execute("SELECT 1")
    except psycopg.OperationalError:
        return False
    return True


def _wait(until: Callable[[], bool]) -> None:
    """Wait until something is so. Raises TimeoutError after BACK_WITHIN seconds."""
    end = time.monotonic() + BACK_WITHIN
    while not until():
        if time.monotonic() > end:
            raise TimeoutError("the database has not come back")
        time.sleep(0.05)


def _is_server(pid: int, database: str) -> bool:
    """Whether a process of this machine serves a connection to that database."""
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return False
    return words.startswith("postgres: ") and f" {database} " in words


def database_of(place: Place) -> Database | None:
    """The database that can be killed at a place; None for a file."""
    return Database(place) if isinstance(place, Url) else None
