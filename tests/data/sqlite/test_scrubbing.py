"""What was deleted is gone from the raw bytes of all files, while the store is open."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data.errors import StoreError
from data.rows import Change, Rewriting, SessionRow
from data.sqlite.store import SqliteStore
from tests.data.samples import ALICE, anonymous, entry, lobby, table
from tests.data.sqlite.files import opened
from tests.waiting import until

GONE, STAYS = 0x1122334455667788, 0x1234123412341234
NAMES = {GONE: "somebody who deletes", STAYS: "somebody who stays"}


def without(row: SessionRow) -> Rewriting:
    """The log without whoever deletes their data."""

    def left(facts: str) -> str:
        return facts.replace(str(GONE), "-1").replace(NAMES[GONE], "")

    return Rewriting(tuple(replace(entry(each.kind), facts=left(each.facts)) for each in row.entries), {GONE: -1})


def traces(folder: Path, user_id: int) -> list[str]:
    """The files that hold the id, as text or as SQLite writes it, or the name of a user."""
    forms = (str(user_id).encode(), user_id.to_bytes(8, "big"), NAMES[user_id].encode())
    return [each.name for each in sorted(folder.iterdir()) if any(form in each.read_bytes() for form in forms)]


async def fill(store: SqliteStore) -> list[int]:
    """Sessions enough for pages to be split many times, with the two in turns; those that name `GONE`."""
    for channel in range(150):
        user_id = (GONE, STAYS)[channel % 3 == 0]
        facts = [entry("joined", person=[user_id, NAMES[user_id]], word="x" * (channel * 37 % 400)) for _ in range(6)]
        change = replace(lobby(user_id), named=(user_id,))
        await store.create(table(channel), change)
        await store.append(channel + 1, 1, Change(tuple(facts), "lobby", (user_id,), named=(user_id,)))
    return await store.sessions_naming(GONE)


async def forgotten(store: SqliteStore) -> None:
    assert await store.forget_person(GONE, await fill(store), without) == []


async def test_nothing_is_left_while_the_store_is_open(store: SqliteStore, path: Path) -> None:
    await forgotten(store)
    assert traces(path.parent, GONE) == [path.name, f"{path.name}-wal"], "this is what is to be removed"
    assert await store.scrub()
    assert traces(path.parent, GONE) == []
    assert f"{path.name}-wal" in [each.name for each in path.parent.iterdir()]
    assert traces(path.parent, STAYS)
    assert await store.session(1) is not None, "every seal is whole"


async def test_emptying_the_wal_alone_would_leave_copies(store: SqliteStore, path: Path) -> None:
    """What dividing a page leaves: this is why the file is cleared."""
    await forgotten(store)
    await store._connection.run(lambda within: within.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    assert traces(path.parent, GONE) == [path.name]


async def test_a_reader_holds_it_up_and_the_next_attempt_does_the_rest(store: SqliteStore, path: Path) -> None:
    await forgotten(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM session").fetchall()
        assert not await store.scrub()
        assert not await store.scrub()
        assert traces(path.parent, GONE)
    assert await store.scrub()
    assert traces(path.parent, GONE) == []


async def test_after_a_kill_the_next_start_does_it(path: Path) -> None:
    """The mark is kept with the deletion itself."""
    async with opened(path) as store:
        await forgotten(store)
    assert traces(path.parent, GONE) == [path.name]
    async with opened(path) as store:
        assert await store.scrub()
        assert traces(path.parent, GONE) == []


async def test_without_a_deletion_no_process_is_started(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await forgotten(store)
    assert await store.scrub()
    started: list[tuple[object, ...]] = []
    real = asyncio.create_subprocess_exec

    async def noted(*given: Any, **named: Any) -> asyncio.subprocess.Process:
        started.append(given)
        return await real(*given, **named)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    assert await store.scrub()
    assert not started
    await store.forget_server(5, without)
    assert await store.scrub()
    assert len(started) == 1, "what is deleted with a server too"


async def test_what_is_deleted_meanwhile_is_left_to_the_next_attempt(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await forgotten(store)
    real = asyncio.create_subprocess_exec

    async def deleting(*given: Any, **named: Any) -> asyncio.subprocess.Process:
        await store.forget_person(STAYS, [], without)
        return await real(*given, **named)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", deleting)
    assert await store.scrub()
    assert await store.memo("scrub") == "all"
    monkeypatch.undo()
    assert await store.scrub()
    assert await store.memo("scrub") is None


async def test_a_process_that_cannot_start_or_fails_leaves_the_mark(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await forgotten(store)
    with monkeypatch.context() as patched:
        patched.setattr("sys.executable", str(path.parent / "missing"))
        with pytest.raises(StoreError, match="no process could be started"):
            await store.scrub()
    with monkeypatch.context() as patched:
        patched.setattr(store, "_path", str(path.parent / "elsewhere" / "tables.sqlite3"))
        with pytest.raises(StoreError, match="No such file"):
            await store.scrub()
    assert await store.memo("scrub") == "doing"
    assert traces(path.parent, GONE)
    assert await store.scrub()
    assert traces(path.parent, GONE) == []


async def test_a_bot_that_stops_meanwhile_ends_the_process(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await forgotten(store)
    started: list[asyncio.subprocess.Process] = []
    real = asyncio.create_subprocess_exec

    async def held(*given: Any, **named: Any) -> asyncio.subprocess.Process:
        # The work itself would be done too soon.
        started.append(await real(sys.executable, "-c", "import time; time.sleep(600)", **named))
        return started[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", held)
    scrubbing = asyncio.create_task(store.scrub())
    await until(lambda: bool(started))
    scrubbing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await scrubbing
    assert started[0].returncode == -signal.SIGTERM
    assert await store.memo("scrub") == "doing"
    monkeypatch.undo()
    assert await store.scrub()
    assert traces(path.parent, GONE) == []


async def test_a_file_whose_pages_move_by_themselves_is_written_anew(path: Path) -> None:
    """A host may have chosen `auto_vacuum`: such a file has pages of another kind."""
    with closing(sqlite3.connect(path)) as before:
        before.execute("PRAGMA auto_vacuum = FULL").fetchall()
        before.execute("VACUUM").fetchall()
    async with opened(path) as store:
        await forgotten(store)
        assert await store.scrub()
        assert traces(path.parent, GONE) == []


async def test_nothing_of_whoever_is_forgotten_is_left_in_the_file(path: Path) -> None:
    """Nor in what SQLite has marked as free."""
    name = "somebody whom nobody could forget"
    async with opened(path) as store:
        opening = Change((entry("opened", name=name),) * 40, "lobby", (ALICE,), named=(ALICE,))
        await store.create(table(), opening)
        await store.forget_person(ALICE, [1], anonymous)
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert name.encode() not in path.read_bytes()
