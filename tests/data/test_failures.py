"""What fails changes nothing, says why in a sentence, and leaves a store that can be used."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from data.rows import Change, PlyRow
from data.schema import number
from data.store import Store
from data.troubles import ConflictError, StoreError, trouble
from tests.data.samples import ALICE, BOB, CAROL, PLIES, dump, lobby, opened, plain

LONG = Change(state="running", seats=(BOB, CAROL, ALICE), plies=tuple(PlyRow(1, "x" * 900) for _ in range(400)))
"""A change that needs many new pages."""

# A full disk


async def fill_up(store: Store) -> None:
    """Let the file grow by no page any more."""
    await store._connection.execute(f"PRAGMA max_page_count = {await number(store._connection, 'page_count')}")


async def make_room(store: Store) -> None:
    await store._connection.execute("PRAGMA max_page_count = 1000000")


async def test_a_full_disk_rolls_the_whole_change_back(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    before = dump(path)
    await fill_up(store)
    with pytest.raises(StoreError, match=r"the disk is full\. Make room; nothing that was saved is lost\.") as caught:
        await store.change(session_id, 1, LONG)
    assert str(path) in str(caught.value)
    assert dump(path) == before
    row = await store.session(session_id)
    assert row is not None
    assert (row.version, row.state, row.seats, row.plies) == (1, "lobby", (ALICE, BOB), ())

    await make_room(store)
    await store.change(session_id, 1, LONG)
    row = await store.session(session_id)
    assert row is not None
    assert (row.version, row.plies) == (2, LONG.plies)


async def test_a_full_disk_opens_no_table(store: Store, path: Path) -> None:
    await fill_up(store)
    before: list[str] = []

    async def open_many() -> None:
        for channel in range(200):
            before[:] = dump(path)
            await store.create(lobby(channel, game="g" * 2000))

    with pytest.raises(StoreError, match="the disk is full"):
        await open_many()
    assert dump(path) == before
    given = await store.to_show()
    await make_room(store)
    assert await store.create(lobby(1000)) == len(given) + 1


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


async def test_a_disk_that_fails_at_the_commit_changes_nothing(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    before = dump(path)
    log = path.with_name(path.name + "-wal").stat().st_size
    with no_file_longer_than(log + 20_000), pytest.raises(StoreError, match="the disk reports an error"):
        await store.change(session_id, 1, LONG)
    assert dump(path) == before
    await store.change(session_id, 1, LONG)
    row = await store.session(session_id)
    assert row is not None
    assert (row.version, row.plies) == (2, LONG.plies)


# Another program that holds the file


async def test_a_file_held_by_another_program_is_told(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    await store._connection.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=r"Is the bot running twice\?$") as caught:
            await store.change(session_id, 1, LONG)
        assert not isinstance(caught.value, ConflictError)
        assert (await store.session(session_id)) is not None, "reading needs no writer's lock"
        other.execute("ROLLBACK")
    await store.change(session_id, 1, LONG)


async def test_the_store_waits_for_a_short_writer(store: Store) -> None:
    assert await number(store._connection, "busy_timeout") == 5000


# A task that is cancelled

Act = Callable[[Store], Coroutine[Any, Any, Any]]

ACTS: dict[str, Act] = {
    "create": lambda store: store.create(lobby(8)),
    "change": lambda store: store.change(1, 1, Change(state="running", salt="s", seats=(BOB, ALICE), plies=PLIES)),
    "session": lambda store: store.session(1),
    "latest_in": lambda store: store.latest_in(7),
    "shown": lambda store: store.shown(1, 1, 555, 0),
    "to_show": lambda store: store.to_show(),
    "memo": lambda store: store.memo("commands"),
    "remember": lambda store: store.remember("commands", "abc"),
}


async def cancelled_at(step: int, times: int, store: Store, act: Act) -> bool:
    """Do `act`, and cancel it while the connection's thread works on its step number `step` (and those that follow).

    Returns whether it had so many steps.
    """
    original: Any = store._connection._execute
    steps = 0

    async def counted(function: object, *arguments: Any, **named: Any) -> object:
        nonlocal steps
        steps += 1
        if step <= steps < step + times:
            task = asyncio.current_task()
            assert task is not None
            # Takes effect at the next wait: when the statement was handed to the thread, which carries it out.
            task.cancel()
        return await original(function, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store._connection, "_execute", counted)
        try:
            await asyncio.create_task(act(store))
        except asyncio.CancelledError:
            return True
    assert steps < step
    return False


@pytest.mark.parametrize("times", [1, 2, 9], ids=["once", "again while it rolls back", "again and again"])
@pytest.mark.parametrize("name", ACTS)
async def test_a_task_cancelled_anywhere_leaves_nothing_half_done(tmp_path: Path, name: str, times: int) -> None:
    act = ACTS[name]
    done = tmp_path / "done.sqlite3"
    async with opened(done) as store:
        await store.create(lobby())
        before = dump(done)
        await act(store)
    allowed = [before, dump(done)]
    step = 0
    went_on = True
    while went_on:
        step += 1
        path = tmp_path / f"{step}.sqlite3"
        async with opened(path) as store:
            await store.create(lobby())
            went_on = await cancelled_at(step, times, store, act)
            assert await store.memo("anything") is None
            assert not store._connection.in_transaction, f"cancelled in step {step}"
            assert dump(path) in allowed, f"cancelled in step {step}"
            # The store is as good as new, for this process and for others.
            await store.create(lobby(99))
            with plain(path) as other:
                other.execute("PRAGMA busy_timeout = 0")
                other.execute("DELETE FROM memo")
    assert step > 2, "an act has several steps"


async def test_a_task_cancelled_while_it_waits_has_not_begun(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    before = dump(path)
    async with store._lock:
        waiting = asyncio.create_task(store.change(session_id, 1, LONG))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert dump(path) == before
    await store.change(session_id, 1, LONG)


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
        (sqlite3.SQLITE_CANTOPEN, "cannot be opened"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "cannot be opened"),
        (sqlite3.SQLITE_NOTADB, "is damaged or no database at all"),
        (sqlite3.SQLITE_CORRUPT, "is damaged or no database at all"),
        (sqlite3.SQLITE_CORRUPT_VTAB, "is damaged or no database at all"),
        (sqlite3.SQLITE_BUSY, "Is the bot running twice?"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "Is the bot running twice?"),
        (sqlite3.SQLITE_LOCKED, "Is the bot running twice?"),
        (sqlite3.SQLITE_IOERR, "the disk reports an error"),
        (sqlite3.SQLITE_IOERR_FSYNC, "the disk reports an error"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "Check that it has room"),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, "answered: what SQLite says."),
        (sqlite3.SQLITE_ERROR, "answered: what SQLite says."),
    ],
)
def test_each_trouble_has_its_sentence(code: int, words: str) -> None:
    sentence = str(trouble("/srv/tables.sqlite3", failing(code)))
    assert sentence.startswith("The database /srv/tables.sqlite3 ")
    assert words in sentence
    assert sentence[-1] in ".?"
    assert sentence[-2] not in ".?"


def test_an_error_without_a_code_has_a_sentence() -> None:
    assert str(trouble("x", sqlite3.OperationalError("odd"))) == "The database x answered: odd."


async def test_the_first_error_is_kept_as_the_cause(store: Store) -> None:
    await store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError) as caught:
        await store.create(lobby())
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    assert "readonly" in str(caught.value.__cause__)


async def test_an_opening_that_fails_closes_its_connection(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[aiosqlite.Connection] = []
    connect = aiosqlite.connect

    def watched(*arguments: Any, **named: Any) -> aiosqlite.Connection:
        made.append(connect(*arguments, **named))
        return made[-1]

    monkeypatch.setattr(aiosqlite, "connect", watched)
    path.write_bytes(b"no database" * 100)
    with pytest.raises(StoreError):
        await Store.open(path)
    assert len(made) == 1
    made[0]._thread.join(10)
    assert not made[0]._thread.is_alive(), "a thread left behind would keep the bot from ending"
