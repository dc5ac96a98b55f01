"""What fails changes nothing, says why in a sentence, and leaves a store that can be used."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from data.connection import Connection
from data.rows import Change, FinishedRow, MessageRow, NewEntry, ResultRow, Rewriting, SessionRow, Waits
from data.schema import number
from data.store import Store
from data.troubles import ConflictError, StoreError, trouble
from tests.data.samples import (
    ALICE,
    BOB,
    CAROL,
    START,
    Interrupt,
    anonymous,
    dump,
    entry,
    facts,
    found,
    kept,
    lobby,
    opened,
    plain,
    table,
    traced,
)

LONG = Change((entry("ply", seat=1, ply="x" * 900),) * 400, "running", (BOB, CAROL, ALICE))
"""A change that needs many new pages."""


async def assert_taken(store: Store) -> None:
    """The long change can be made, and is there."""
    await store.append(1, 1, LONG)
    row = await found(store)
    assert (row.version, facts(row)) == (401, [*lobby().entries, *LONG.entries])


# A full disk


async def fill_up(store: Store) -> None:
    """Let the file grow by no page any more."""
    pages = await store._connection.run(lambda within: number(within, "page_count"))
    await store._connection.execute(f"PRAGMA max_page_count = {pages}")


async def make_room(store: Store) -> None:
    await store._connection.execute("PRAGMA max_page_count = 1000000")


async def test_a_full_disk_rolls_the_whole_change_back(store: Store, path: Path) -> None:
    given = await kept(store)
    before = dump(path)
    await fill_up(store)
    with pytest.raises(StoreError, match=r"the disk is full\. Make room; nothing that was saved is lost\.") as caught:
        await store.append(1, 1, LONG)
    assert str(path) in str(caught.value)
    assert dump(path) == before
    assert await found(store) == given

    await make_room(store)
    await assert_taken(store)


async def test_a_full_disk_opens_no_table(store: Store, path: Path) -> None:
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


async def test_a_disk_that_fails_at_the_commit_changes_nothing(store: Store, path: Path) -> None:
    await kept(store)
    before = dump(path)
    log = path.with_name(path.name + "-wal").stat().st_size
    with no_file_longer_than(log + 20_000), pytest.raises(StoreError, match="the disk reports an error"):
        await store.append(1, 1, LONG)
    assert dump(path) == before
    await assert_taken(store)


# Another program that holds the file


async def test_a_file_held_by_another_program_is_told(store: Store, path: Path) -> None:
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


async def test_the_store_waits_for_a_short_writer(store: Store) -> None:
    assert await store._connection.run(lambda within: number(within, "busy_timeout")) == 5000


# Whatever is stopped half way is wholly done, or not begun

Act = Callable[[Store], Coroutine[Any, Any, Any]]


def nobody(row: SessionRow) -> Rewriting:
    """The log of `row` with other facts, and without Alice."""
    return Rewriting(tuple(NewEntry(each.kind, '{"other":1}') for each in row.entries), {ALICE: -1})


ACTS: dict[str, Act] = {
    "create": lambda store: store.create(table(8), lobby()),
    "append": lambda store: store.append(1, 1, START),
    "append the end": lambda store: store.append(
        1, 1, Change((entry("ended"),), "over", results=(ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)))
    ),
    "session": lambda store: store.session(1),
    "meant_in": lambda store: store.meant_in(7, ALICE),
    "lobbies_of": lambda store: store.lobbies_of(ALICE),
    "wants_hints": lambda store: store.wants_hints(ALICE, "stranded"),
    "server_settings": lambda store: store.server_settings(5),
    "person_settings": lambda store: store.person_settings(ALICE),
    "settle_server": lambda store: store.settle_server(5, {"threads": "true", "past": None}),
    "settle_person": lambda store: store.settle_person(ALICE, {"hints": "false", "turned": "true"}),
    "guests": lambda store: store.guests([ALICE, BOB]),
    "best_score": lambda store: store.best_score(1, ALICE),
    "rated": lambda store: store.rated(1),
    "newest": lambda store: store.newest(5),
    "open_at": lambda store: store.open_at([7]),
    "taken_by": lambda store: store.taken_by(7),
    "finished": lambda store: store.finished(),
    "write_results": lambda store: store.write_results(
        1, [ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)], FinishedRow("blacks=1", 3)
    ),
    "open_of": lambda store: store.open_of(ALICE),
    "open_tables": lambda store: store.open_tables(5),
    "open_sessions": lambda store: store.open_sessions(),
    "write_waits": lambda store: store.write_waits(1, 1, Waits(1)),
    "finished_games": lambda store: store.finished_games(5),
    "posted": lambda store: store.posted(1, MessageRow(556, 7, "board", 1)),
    "called": lambda store: store.called(1, MessageRow(557, 7, "call", 1)),
    "unseen": lambda store: store.unseen(1, 1),
    "seen": lambda store: store.seen(1, 1),
    "forgotten": lambda store: store.forgotten(1, 555),
    "to_show": lambda store: store.to_show(),
    "naming": lambda store: store.naming(ALICE),
    "results": lambda store: store.results(ALICE),
    "ended_by": lambda store: store.ended_by(["Mod"]),
    "forget": lambda store: store.forget(ALICE, [1, 2], anonymous),
    "server_here": lambda store: store.server_here(6),
    "server_left": lambda store: store.server_left(5),
    "only_servers": lambda store: store.only_servers([6]),
    "servers_left": lambda store: store.servers_left(30),
    "open_in": lambda store: store.open_in(5),
    "forget_server": lambda store: store.forget_server(5, anonymous),
    "next_due": lambda store: store.next_due(),
    "due": lambda store: store.due(5),
    "put_off": lambda store: store.put_off(1, 1, 60),
    "postpone": lambda store: store.postpone(1, 60),
    "memo": lambda store: store.memo("commands"),
    "going_on": lambda store: store.going_on(),
    "forget_memo": lambda store: store.forget_memo("commands"),
    "claim": lambda store: store.claim("backup", 60),
    "remember": lambda store: store.remember("commands", "abc"),
}

every_act = pytest.mark.parametrize("name", ACTS)


def test_every_method_is_among_the_acts() -> None:
    methods = {name for name, each in vars(Store).items() if callable(each) and not name.startswith("_")}
    # scrub empties the log of the file, outside of any transaction.
    assert methods - {"open", "close", "now", "scrub"} == {name.split()[0] for name in ACTS}


async def ready(store: Store) -> None:
    """A session with a live message, whose channel has not seen all of it."""
    await kept(store)
    await store.posted(1, MessageRow(555, 7, "lobby", 0))


async def before_and_after(path: Path, act: Act) -> tuple[list[str], list[str]]:
    """What the database holds before the act, and once it is done."""
    async with opened(path) as store:
        await ready(store)
        before = dump(path)
        await act(store)
    return before, dump(path)


async def assert_as_good_as_new(store: Store, path: Path) -> None:
    """The store can be used, by this process and by others."""
    assert not store._connection.in_transaction
    await kept(store, 99)
    with plain(path) as other:
        other.execute("PRAGMA busy_timeout = 0")
        other.execute("DELETE FROM memo")


async def cancelled_at(step: int, store: Store, act: Act) -> bool:
    """Do `act`, and cancel it while the store's thread is just before statement number `step`.

    Returns whether it has so many.
    """
    loop = asyncio.get_running_loop()
    steps = 0

    def tell(_statement: str) -> None:
        nonlocal steps
        steps += 1
        if steps == step:
            ended = threading.Event()
            task.add_done_callback(lambda _: ended.set())
            loop.call_soon_threadsafe(task.cancel)
            assert ended.wait(10)

    async with traced(store, tell):
        task = asyncio.create_task(act(store))
        with suppress(asyncio.CancelledError):
            await task
    return task.cancelled()


@every_act
async def test_a_task_cancelled_at_any_statement_is_wholly_done(tmp_path: Path, name: str) -> None:
    act = ACTS[name]
    _, done = await before_and_after(tmp_path / "done.sqlite3", act)
    step = 0
    went_on = True
    while went_on:
        step += 1
        path = tmp_path / f"{step}.sqlite3"
        async with opened(path) as store:
            await ready(store)
            went_on = await cancelled_at(step, store, act)
            await store.memo("what was asked for before is done by now")
            assert dump(path) == done, f"cancelled at statement {step}"
            await assert_as_good_as_new(store, path)
    assert step > 3, "BEGIN, COMMIT and what is between"


@every_act
async def test_an_act_that_fails_at_any_statement_has_changed_nothing(tmp_path: Path, name: str) -> None:
    act = ACTS[name]
    before, done = await before_and_after(tmp_path / "done.sqlite3", act)
    step = failures = 0
    went_on = True
    while went_on:
        step += 1
        path = tmp_path / f"{step}.sqlite3"
        async with opened(path) as store:
            await ready(store)
            interrupt = Interrupt(store._connection._conn, step)
            failed = ""
            async with traced(store, interrupt):
                try:
                    await act(store)
                except StoreError as error:
                    failed = str(error)
            assert dump(path) == (before if failed else done), f"stopped at statement {step}"
            assert not failed or "interrupted" in failed
            failures += bool(failed)
            went_on = interrupt.statements >= step
            await assert_as_good_as_new(store, path)
    assert failures >= step - 2, "every statement but COMMIT can fail"


@every_act
async def test_a_task_cancelled_before_it_could_begin_is_done_or_not(tmp_path: Path, name: str) -> None:
    """While the thread is busy with something else, what waits may still be taken back, but not in part."""
    act = ACTS[name]
    path = tmp_path / "tables.sqlite3"
    allowed = await before_and_after(tmp_path / "done.sqlite3", act)
    async with opened(path) as store:
        await ready(store)
        gate = threading.Event()
        busy = asyncio.create_task(store._connection.run(lambda _: gate.wait(60)))
        waiting = asyncio.create_task(act(store))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gate.set()
        assert await busy
        await store.memo("what was asked for before is done by now")
        assert dump(path) in allowed
        await assert_as_good_as_new(store, path)


async def test_a_task_cancelled_before_its_first_step_has_not_begun(store: Store, path: Path) -> None:
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
        await Store.open(path)
    assert len(made) == 1
    made[0]._thread.join(10)
    assert not made[0]._thread.is_alive(), "a thread left behind would keep the bot from ending"
