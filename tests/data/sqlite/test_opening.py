"""What a file must be to be opened; whatever it is, nothing in it is overwritten."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.errors import DamagedError, StoreError
from data.rows import Change
from data.sqlite.schema import APPLICATION_ID, migrations, number
from data.sqlite.store import SqliteStore
from tests.data.samples import PLAY, PLIES, kept
from tests.data.sqlite.files import fingerprint, first_format, opened, plain, pragma


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    """A store that has made its file from nothing."""
    opened = await SqliteStore.open(path, clock=lambda: 1_800_000_000.5)
    yield opened
    await opened.close()


async def made(path: Path, sessions: int = 3) -> None:
    """A store with some sessions in it, closed in good order."""
    async with opened(path) as store:
        for channel in range(sessions):
            row = await kept(store, channel)
            await store.append(row.id, 1, Change(PLIES * 40, "running"))


async def refused(path: Path) -> str:
    """The sentence that opening the file is refused with, after seeing that every byte is as it was."""
    before = fingerprint(path.parent)
    with pytest.raises(StoreError) as caught:
        await (await SqliteStore.open(path)).close()
    # SQLite's side files (empty ones of a file that it may not write) may be new; what was there is as it was.
    assert {name: fingerprint(path.parent).get(name) for name in before} == before
    sentence = str(caught.value)
    assert str(path) in sentence
    assert sentence.endswith((".", "?"))
    return sentence


# A good file


async def test_every_table_is_strict(store: SqliteStore, path: Path) -> None:
    with plain(path) as connection:
        tables = connection.execute("PRAGMA table_list").fetchall()
    ours = {row[1]: bool(row[5]) for row in tables if not row[1].startswith("sqlite_")}
    kept = {"session", "entry", "message", "player", "result", "finished", "memo", "named", "server"}
    kept |= {
        "server_setting",
        "person_setting",
        "deal",
        "attempt",
        "puzzle",
        "puzzle_difficulty",
        "exercise",
        "review",
        "standing",
    }
    kept |= {"offer", "watch", "plan", "note"}
    kept |= {"follow", "result_post", "digest", "meeting", "played", "best", "game_of_player", "ranking"}
    kept |= {"showing", "direct", "player_name", "season", "season_place"}
    kept |= {"tournament", "tournament_board", "tournament_entrant", "tournament_journal", "tournament_apart"}
    kept |= {"avoided_stranger", "report", "bar", "challenge"}
    assert set(ours) == kept
    assert all(ours.values())
    with pytest.raises(sqlite3.IntegrityError), plain(path) as connection:
        connection.execute("INSERT INTO entry VALUES (1, 'one', 'ply', '{}', 0, x'00')")


async def test_commits_reach_the_disk_in_wal_mode_with_foreign_keys(store: SqliteStore, path: Path) -> None:
    assert pragma(path, "journal_mode") == "wal"
    assert await store._connection.run(lambda within: number(within, "synchronous")) == 2
    assert await store._connection.run(lambda within: number(within, "foreign_keys")) == 1
    for statement in (
        "INSERT INTO entry VALUES (99, 1, 'opened', '{}', 0, x'00')",
        "INSERT INTO message VALUES (99, 555, 7, 'lobby', 1, 1)",
        "INSERT INTO player VALUES (1001, 7, 99, 1, 0)",
        "INSERT INTO named VALUES (1001, 99)",
        "INSERT INTO result VALUES (99, 1, 1001, 1, NULL, NULL)",
        "INSERT INTO finished VALUES (99, 5, 'stranded', 'blacks=1', 3, 0, 'yes', 0)",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            await store._connection.execute(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE session SET state = 'won'",
        "UPDATE entry SET number = 0",
        "INSERT INTO message VALUES (1, 555, 7, 'picture', 1, 1)",
        "INSERT INTO result VALUES (1, 0, 1001, 1, NULL, NULL)",
        "INSERT INTO result VALUES (1, 1, 1001, 0, NULL, NULL)",
    ],
)
async def test_what_means_nothing_is_not_taken(store: SqliteStore, path: Path, statement: str) -> None:
    await kept(store)
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"), plain(path) as connection:
        connection.execute(statement)


async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    await made(path)
    assert pragma(path, "application_id") == APPLICATION_ID


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """A process whose new files everybody may read and write, where nobody sees to it."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.parametrize("mode", [None, 0o666, 0o644])
async def test_its_owner_alone_may_read_it(path: Path, open_to_all: None, mode: int | None) -> None:
    """Secrets of dice lie in it, in SQLite's side files too."""
    if mode is not None:
        path.touch()
        path.chmod(mode)
    async with opened(path) as store:
        await kept(store)
        modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
    assert modes == dict.fromkeys((path.name, f"{path.name}-wal", f"{path.name}-shm"), 0o600)


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
    assert "belongs to another program" in await refused(path)


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
    assert "is damaged or isn't a database. It was left as it is" in await refused(path)


# A file that was ours


@pytest.mark.parametrize("keep", [0.9, 0.5, 0.1])
async def test_a_truncated_file_is_left_alone(path: Path, keep: float) -> None:
    await made(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * keep)])
    assert "is damaged" in await refused(path)


async def test_a_damaged_page_is_told_when_it_is_read(path: Path) -> None:
    """Opening reads no session, so the damage shows later: as a sentence, and without a change to any log."""
    await made(path)
    with plain(path) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entry'").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    async with opened(path) as store:
        with pytest.raises(DamagedError):
            await store.session(1)
        with pytest.raises(StoreError, match="is damaged"):
            await store.append(2, 121, PLAY)
        assert await store.meant_in(0) == [1], "what is not damaged can be read still"
    with path.open("rb") as file:
        file.seek((root - 1) * size)
        assert file.read(size) == b"\xa5" * size
    with plain(path) as connection:
        rows = connection.execute("SELECT id, version, set_aside FROM session ORDER BY id").fetchall()
    assert rows == [(1, 121, 1), (2, 121, 0), (3, 121, 0)]


# A place that takes no file


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    assert "can't be opened" in await refused(tmp_path / "tables.sqlite3")


async def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "tables.sqlite3"
    with pytest.raises(StoreError, match="can't be opened: its folder doesn't exist"):
        await (await SqliteStore.open(path)).close()
    assert not path.parent.exists()


def test_an_opening_that_fails_leaves_no_thread(tmp_path: Path) -> None:
    """A thread that outlives its event loop ends in a traceback on the host's screen."""
    # A thread of another test may end meanwhile.
    threads = set(threading.enumerate())
    for _ in range(20):
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore.open(tmp_path / "nowhere" / "tables.sqlite3"))
        assert not set(threading.enumerate()) - threads


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open files as SQLite does those that it may not write: root, who may write all, can be shown no other way."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def without_writing(path: Path | str, **named: Any) -> sqlite3.Connection:
        return connect(f"{Path(path).as_uri()}?mode=ro", uri=True, **named)

    def refusing(*_arguments: object) -> int:
        raise PermissionError("read-only")

    monkeypatch.setattr(sqlite3, "connect", without_writing)
    monkeypatch.setattr(os, "open", refusing)


async def test_a_read_only_file_is_told_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await made(path)
    read_only(monkeypatch)
    assert "is read-only for this user" in await refused(path)


async def test_a_read_only_file_of_an_older_version_is_left_at_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first_format(path)
    read_only(monkeypatch)
    assert "is read-only for this user" in await refused(path)


async def test_a_read_only_folder_takes_no_new_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch)
    assert "can't be opened" in await refused(path)
    assert not path.exists()


async def test_a_file_that_becomes_read_only_changes_no_more(store: SqliteStore) -> None:
    before = await kept(store)
    await store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="is read-only"):
        await store.append(1, 1, PLAY)
    assert await store.session(1) == before


async def test_nothing_stays_open_after_a_refusal(path: Path) -> None:
    """The file can be moved away and a new one made in its place."""
    path.write_bytes(b"not a database, at all, however one looks at it" * 30)
    await refused(path)
    path.rename(path.with_suffix(".old"))
    await made(path)
