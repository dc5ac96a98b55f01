"""What fails changes nothing, says why in a sentence, and leaves a store that can be used."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from data.errors import ConflictError, StoreError
from data.rows import Change
from data.sqlite.connection import Connection
from data.sqlite.errors import store_error
from data.sqlite.schema import number
from data.sqlite.store import SqliteStore
from tests.data.samples import ALICE, BOB, CAROL, entry, facts, found, kept, lobby, table
from tests.data.sqlite.files import dump

LONG = Change((entry("ply", seat=1, ply="x" * 900),) * 400, "running", (BOB, CAROL, ALICE))
"""A change that needs many new pages."""


async def assert_taken(store: SqliteStore) -> None:
    """The long change can be made, and is there."""
    await store.append(1, 1, LONG)
    row = await found(store)
    assert (row.version, facts(row)) == (401, [*lobby().entries, *LONG.entries])


# A full disk


async def fill_up(store: SqliteStore) -> None:
    """Let the file grow by no page any more."""
    pages = await store._connection.run(lambda within: number(within, "page_count"))
    await store._connection.execute(f"PRAGMA max_page_count = {pages}")


async def make_room(store: SqliteStore) -> None:
    await store._connection.execute("PRAGMA max_page_count = 1000000")


async def test_a_full_disk_rolls_the_whole_change_back(store: SqliteStore, path: Path) -> None:
    given = await kept(store)
    before = dump(path)
    await fill_up(store)
    with pytest.raises(StoreError, match=r"disk is full\. Free up space; everything saved so far is safe\.") as caught:
        await store.append(1, 1, LONG)
    assert str(path) in str(caught.value)
    assert dump(path) == before
    assert await found(store) == given

    await make_room(store)
    await assert_taken(store)


async def test_a_full_disk_opens_no_table(store: SqliteStore, path: Path) -> None:
    await fill_up(store)
    before: list[str] = []

    async def open_many() -> None:
        for channel in range(200):
            before[:] = dump(path)
            await store.create(table(channel, game="g" * 2000), lobby())

    with pytest.raises(StoreError, match="the disk is full"):
        await open_many()
    assert dump(path) == before
    given = await store.to_show()
    await make_room(store)
    assert (await kept(store, 1000)).id == len(given) + 1


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Let this process write no file beyond so many bytes, as a broken disk would."""
    resource = pytest.importorskip("resource", reason="this system has no such limits")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_that_fails_at_the_commit_changes_nothing(store: SqliteStore, path: Path) -> None:
    await kept(store)
    before = dump(path)
    log = path.with_name(path.name + "-wal").stat().st_size
    with no_file_longer_than(log + 20_000), pytest.raises(StoreError, match="the disk reports an error"):
        await store.append(1, 1, LONG)
    assert dump(path) == before
    await assert_taken(store)


# Another program that holds the file


async def test_a_file_held_by_another_program_is_told(store: SqliteStore, path: Path) -> None:
    await kept(store)
    await store._connection.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=r"Is the bot running twice\?$") as caught:
            await store.append(1, 1, LONG)
        assert not isinstance(caught.value, ConflictError)
        assert (await store.session(1)) is not None, "reading needs no writer's lock"
        other.execute("ROLLBACK")
    await assert_taken(store)


async def test_the_store_waits_for_a_short_writer(store: SqliteStore) -> None:
    assert await store._connection.run(lambda within: number(within, "busy_timeout")) == 5000


async def test_a_task_cancelled_before_its_first_step_has_not_begun(store: SqliteStore, path: Path) -> None:
    await kept(store)
    before = dump(path)
    waiting = asyncio.create_task(store.append(1, 1, LONG))
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.memo("what was asked for before is done by now")
    assert dump(path) == before
    await assert_taken(store)


# Sentences


def failing(code: int, message: str = "what SQLite says") -> sqlite3.Error:
    error = sqlite3.OperationalError(message)
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_READONLY, "read-only"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "read-only"),
        (sqlite3.SQLITE_CANTOPEN, "can't be opened"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "can't be opened"),
        (sqlite3.SQLITE_NOTADB, "is damaged or isn't a database"),
        (sqlite3.SQLITE_CORRUPT, "is damaged or isn't a database"),
        (sqlite3.SQLITE_CORRUPT_VTAB, "is damaged or isn't a database"),
        (sqlite3.SQLITE_BUSY, "Is the bot running twice?"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "Is the bot running twice?"),
        (sqlite3.SQLITE_LOCKED, "Is the bot running twice?"),
        (sqlite3.SQLITE_IOERR, "the disk reports an error"),
        (sqlite3.SQLITE_IOERR_FSYNC, "the disk reports an error"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "Check that it has space"),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, "answered: what SQLite says."),
        (sqlite3.SQLITE_ERROR, "answered: what SQLite says."),
    ],
)
def test_each_trouble_has_its_sentence(code: int, words: str) -> None:
    sentence = str(store_error("/srv/tables.sqlite3", failing(code)))
    assert sentence.startswith("The database /srv/tables.sqlite3 ")
    assert words in sentence
    assert sentence[-1] in ".?"
    assert sentence[-2] not in ".?"


def test_an_error_without_a_code_has_a_sentence() -> None:
    assert str(store_error("x", sqlite3.OperationalError("odd"))) == "The database x answered: odd."


async def test_the_first_error_is_kept_as_the_cause(store: SqliteStore) -> None:
    await store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError) as caught:
        await kept(store)
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    assert "readonly" in str(caught.value.__cause__)


async def test_an_opening_that_fails_closes_its_connection(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Connection] = []
    to = Connection.to

    async def watched(where: Path | str) -> Connection:
        made.append(await to(where))
        return made[-1]

    monkeypatch.setattr(Connection, "to", watched)
    path.write_bytes(b"no database" * 100)
    with pytest.raises(StoreError):
        await SqliteStore.open(path)
    assert len(made) == 1
    made[0]._thread.join(10)
    assert not made[0]._thread.is_alive(), "a thread left behind would keep the bot from ending"
