"""The implementations of the store, as the tests of its contract see them.

A new implementation is a class like `Sqlite` and a line in `IMPLEMENTATIONS`; then the tests here run with it too.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Protocol
from unittest.mock import patch

import pytest

from data.sqlite.store import SqliteStore
from data.store import Store
from tests.data.sqlite.files import dump, plain, traced
from tests.databases import open_store
from tests.equipment import HAS_POSTGRES, needs_postgres


class Implementation(Protocol):
    """What the tests ask of an implementation, beside what the store itself offers."""

    name: str

    def opened(self, place: Path, now: float = 1_800_000_000.0) -> AbstractAsyncContextManager[Store]:
        """A store at `place`, with all that was stored there before, whose clock stands at `now`."""

    def contents(self, place: Path) -> list[str]:
        """Everything that is stored at `place`, in lines that can be compared."""

    def saved(self, place: Path) -> Any:
        """All that is stored at `place`, for `put_back`."""

    def put_back(self, place: Path, saved: Any) -> None:
        """Have stored at `place` what was saved there or elsewhere, and nothing else. Open stores see it."""

    def traced(self, store: Store, tell: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """Have `tell` called with each statement of the store, just before it is carried out."""

    def fail(self, store: Store) -> None:
        """Have the statement fail that is about to be carried out. The message of the error contains “interrupted”."""

    def occupied(self, store: Store, until: Event) -> Coroutine[Any, Any, bool]:
        """Have the store do something else until the event is set: what is asked of it waits. True at the end."""

    def release(self) -> None:
        """Forget all places: the test is over."""

    def check_unlocked(self, store: Store, place: Path) -> None:
        """See that no transaction of the store is left open, so that another process can write at once."""


class Sqlite:
    """A store in an SQLite file."""

    name = "sqlite"

    @asynccontextmanager
    async def opened(self, place: Path, now: float = 1_800_000_000.0) -> AsyncIterator[Store]:
        """A store in the file `place`, which compiles each statement anew.

        SQLite notices that it was interrupted when it compiles the next statement, at the latest.
        """
        with patch.object(sqlite3, "connect", partial(sqlite3.connect, cached_statements=0)):
            store = await open_store(place, lambda: now)
        try:
            yield store
        finally:
            await store.close()

    def contents(self, place: Path) -> list[str]:
        """The database as SQL."""
        return dump(place)

    def saved(self, place: Path) -> Any:
        """A copy in memory."""
        copy = sqlite3.connect(":memory:")
        with plain(place) as stored:
            stored.backup(copy)
        return copy

    def put_back(self, place: Path, saved: Any) -> None:
        """Copy it back."""
        with plain(place) as stored:
            saved.backup(stored)

    def traced(self, store: Store, tell: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """As SQLite traces its statements."""
        return traced(_sqlite(store), tell)

    def fail(self, store: Store) -> None:
        """Interrupt both connections."""
        _sqlite(store)._connection._conn.interrupt()
        _sqlite(store)._aside._conn.interrupt()

    async def occupied(self, store: Store, until: Event) -> bool:
        """Keep the threads of both connections busy."""
        both = (_sqlite(store)._connection, _sqlite(store)._aside)
        return all(await asyncio.gather(*(each.run(lambda _: until.wait(60)) for each in both)))

    def release(self) -> None:
        """The files go with the test's folder."""

    def check_unlocked(self, store: Store, place: Path) -> None:
        """Write to the file through another connection, which does not wait for a lock."""
        assert not _sqlite(store)._connection.in_transaction
        with plain(place) as other:
            other.execute("PRAGMA busy_timeout = 0")
            other.execute("DELETE FROM memo")


def _sqlite(store: Store) -> SqliteStore:
    assert isinstance(store, SqliteStore)
    return store


def _implementations() -> tuple[Implementation, ...]:
    if not HAS_POSTGRES:
        return (Sqlite(),)
    from tests.data.postgres_databases import Postgres

    return Sqlite(), Postgres()


IMPLEMENTATIONS = _implementations()
"""Those that can be tried on this machine."""

MISSING = () if HAS_POSTGRES else (pytest.param(None, id="postgres", marks=needs_postgres),)
"""Parameters of tests in place of the others: the tests say what is missing."""
