"""What a file must be to be opened; whatever it is, nothing in it is overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.rows import Change
from data.schema import APPLICATION_ID, migrations, number
from data.store import Store
from data.troubles import StoreError
from tests.data.samples import ALICE, PLIES, fingerprint, lobby, opened, plain, pragma


async def made(path: Path, sessions: int = 3) -> None:
    """A store with some sessions in it, closed in good order."""
    async with opened(path) as store:
        for channel in range(sessions):
            session_id = await store.create(lobby(channel))
            await store.change(session_id, 1, Change(state="running", salt="salt", plies=PLIES * 40))


async def refused(path: Path) -> str:
    """The sentence that opening the file is refused with, after seeing that every byte is as it was."""
    before = fingerprint(path.parent)
    with pytest.raises(StoreError) as caught:
        await (await Store.open(path)).close()
    # SQLite's side files (empty ones of a file that it may not write) may be new; what was there is as it was.
    assert {name: fingerprint(path.parent).get(name) for name in before} == before
    sentence = str(caught.value)
    assert str(path) in sentence
    assert sentence.endswith((".", "?"))
    return sentence


# A good file


async def test_every_table_is_strict(store: Store, path: Path) -> None:
    with plain(path) as connection:
        tables = connection.execute("PRAGMA table_list").fetchall()
    ours = {row[1]: bool(row[5]) for row in tables if not row[1].startswith("sqlite_")}
    assert ours == {"session": True, "seat": True, "ply": True, "memo": True}
    with pytest.raises(sqlite3.IntegrityError), plain(path) as connection:
        connection.execute("INSERT INTO ply VALUES (1, 'one', 1, 'die r', 0)")


async def test_commits_reach_the_disk_in_wal_mode_with_foreign_keys(store: Store, path: Path) -> None:
    assert pragma(path, "journal_mode") == "wal"
    assert await number(store._connection, "synchronous") == 2
    assert await number(store._connection, "foreign_keys") == 1
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await store._connection.execute("INSERT INTO seat VALUES (99, 1, 1, 'nobody')")


async def test_a_wrong_state_is_no_state(store: Store, path: Path) -> None:
    await store.create(lobby())
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"), plain(path) as connection:
        connection.execute("UPDATE session SET state = 'won'")


async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    await made(path)
    assert pragma(path, "application_id") == APPLICATION_ID


async def test_a_path_may_hold_any_character(tmp_path: Path) -> None:
    path = tmp_path / "täbles ?x=1 #2 %20.sqlite3"
    await made(path)
    assert path.exists()


# A file that is not for us


async def test_a_newer_database_is_left_alone(path: Path) -> None:
    await made(path)
    with plain(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    sentence = await refused(path)
    assert "newer version of the bot" in sentence
    assert f"its format is {len(migrations()) + 1}, this bot knows {len(migrations())}" in sentence


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE books (title TEXT)", "INSERT INTO books VALUES ('On Boards')"],
        ["PRAGMA user_version = 1"],
        ["PRAGMA application_id = 77"],
        ["PRAGMA journal_mode = WAL", "CREATE TABLE session (id INTEGER)", "PRAGMA user_version = 1"],
    ],
    ids=["tables", "a version", "another mark", "a table named like ours"],
)
async def test_another_programs_database_is_left_alone(path: Path, statements: list[str]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    assert "a database of another program" in await refused(path)


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"A letter to a friend.\n" * 400,
        bytes(range(256)) * 64,
        b"\x00" * 4096,
        b"SQLite format 3\x00" + b"\xff" * 5000,
    ],
    ids=["word", "text", "bytes", "zeros", "header alone"],
)
async def test_a_file_that_is_no_database_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert "is damaged or no database at all. It was left as it is" in await refused(path)


# A file that was ours


@pytest.mark.parametrize("keep", [0.9, 0.5, 0.1])
async def test_a_truncated_file_is_left_alone(path: Path, keep: float) -> None:
    await made(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * keep)])
    assert "is damaged" in await refused(path)


async def test_a_damaged_page_is_told_when_it_is_read(path: Path) -> None:
    """Opening reads no session, so the damage shows later: as a sentence, and without a write."""
    await made(path)
    with plain(path) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'ply'").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    damaged = path.read_bytes()
    async with opened(path) as store:
        with pytest.raises(StoreError, match="is damaged"):
            await store.session(1)
        with pytest.raises(StoreError, match="is damaged"):
            await store.change(1, 2, Change(plies=PLIES))
        assert await store.latest_in(0) == 1, "what is not damaged can be read still"
    # The first page counts the times that the file was opened.
    assert path.read_bytes()[size:] == damaged[size:]


# A place that takes no file


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    assert "cannot be opened" in await refused(tmp_path / "tables.sqlite3")


async def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "tables.sqlite3"
    with pytest.raises(StoreError, match="cannot be opened: its folder does not exist"):
        await (await Store.open(path)).close()
    assert not path.parent.exists()


def test_an_opening_that_fails_leaves_no_thread(tmp_path: Path) -> None:
    """A thread that outlives its event loop ends in a traceback on the host's screen."""
    threads = threading.active_count()
    for _ in range(20):
        with pytest.raises(StoreError):
            asyncio.run(Store.open(tmp_path / "nowhere" / "tables.sqlite3"))
        assert threading.active_count() == threads


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open files as SQLite does those that it may not write: root, who may write all, can be shown no other way."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def without_writing(path: Path | str, **named: Any) -> sqlite3.Connection:
        return connect(f"{Path(path).as_uri()}?mode=ro", uri=True, **named)

    monkeypatch.setattr(sqlite3, "connect", without_writing)


async def test_a_read_only_file_is_told_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await made(path)
    read_only(monkeypatch)
    assert "is read-only for this user" in await refused(path)


async def test_a_read_only_file_of_an_older_version_is_left_at_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.touch()
    read_only(monkeypatch)
    assert "is read-only for this user" in await refused(path)


async def test_a_read_only_folder_takes_no_new_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch)
    assert "cannot be opened" in await refused(path)
    assert not path.exists()


async def test_a_file_that_becomes_read_only_changes_no_more(store: Store) -> None:
    session_id = await store.create(lobby())
    before = await store.session(session_id)
    await store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="is read-only"):
        await store.change(session_id, 1, Change(seats=(ALICE,)))
    assert await store.session(session_id) == before


async def test_nothing_stays_open_after_a_refusal(path: Path) -> None:
    """The file can be moved away and a new one made in its place."""
    path.write_bytes(b"not a database, at all, however one looks at it" * 30)
    await refused(path)
    path.rename(path.with_suffix(".old"))
    await made(path)
