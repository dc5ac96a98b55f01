"""Backups: whole, of one moment, in nobody's way, for their owner alone, and kept by number."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.sqlite.files.backups import DAY, Backups, Halted
from data.sqlite.files.checking import reading
from data.sqlite.schema import migrations
from data.sqlite.store import SqliteStore
from tests.data.sqlite.files import dump, filled, mode, moves, opened, plain, table

NOW = 1_800_000_000.0  # 2027-01-15 08:00:00


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "deep" / "backups", 3, "tables")


def make(backups: Backups, path: Path, now: float = NOW) -> Path:
    with reading(path) as source:
        return backups.make(source, now)


def listed(backups: Backups) -> list[str]:
    return sorted(each.name for each in backups.folder.iterdir())


async def test_a_backup_is_the_whole_database_in_one_file(path: Path, backups: Backups) -> None:
    rows = await filled(path)
    made = make(backups, path)
    assert made.name == f"tables-20270115-080000-format{len(migrations())}.sqlite3"
    assert listed(backups) == [made.name]
    assert dump(made) == dump(path)
    async with opened(made) as store:
        assert await store.session(2) == rows[1]


async def test_only_the_owner_can_read_them(path: Path, backups: Backups) -> None:
    before = os.umask(0)
    try:
        await filled(path)
        made = make(backups, path)
    finally:
        os.umask(before)
    assert (mode(path), mode(made), mode(backups.folder)) == (0o600, 0o600, 0o700)


async def test_a_folder_that_is_there_keeps_its_rights(path: Path, backups: Backups) -> None:
    backups.folder.mkdir(parents=True)
    backups.folder.chmod(0o755)
    await filled(path)
    make(backups, path)
    assert mode(backups.folder) == 0o755


async def test_who_writes_meanwhile_is_not_held_up_and_not_in_it(
    path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is kept between any two steps; the copy goes on, and shows the moment at which it began."""
    await filled(path, 2, 300)
    before = dump(path)
    monkeypatch.setattr("data.sqlite.files.backups.STEP", 4)
    written = 0
    async with opened(path) as store:
        loop = asyncio.get_running_loop()

        def play(_seconds: float) -> None:
            nonlocal written
            written += 1
            asyncio.run_coroutine_threadsafe(store.append(1, 299 + written, moves(1)), loop).result(10)

        monkeypatch.setattr("data.sqlite.files.backups.time.sleep", play)
        made = await asyncio.to_thread(make, backups, path)
    assert written > 5
    assert dump(made) == before
    assert dump(path) != before


async def test_the_newest_are_kept_and_nothing_else_is_touched(path: Path, backups: Backups) -> None:
    await filled(path)
    backups.folder.mkdir(parents=True)
    others = [
        "notes.txt",
        "tables-old.sqlite3",
        "others-20200101-000000-format3.sqlite3",
        "tables-20209999-000000-format3.sqlite3",
    ]
    for name in others:
        (backups.folder / name).touch()
    names = [make(backups, path, NOW + day * DAY).name for day in range(5)]
    assert [each.name for each in backups.made()] == names[-3:]
    assert listed(backups) == sorted([*others, *names[-3:]])


async def test_one_is_due_a_day_after_the_last(path: Path, backups: Backups) -> None:
    assert backups.due(NOW)
    await filled(path)
    make(backups, path)
    assert [backups.due(NOW + seconds) for seconds in (0, DAY - 1, DAY, 9 * DAY)] == [False, False, True, True]
    assert backups.due(NOW - 9 * DAY), "a clock that was wrong keeps nobody without backups"


async def test_a_damaged_database_displaces_no_backup(path: Path, backups: Backups) -> None:
    await filled(path, 2, 400)
    good = [make(backups, path, NOW + day * DAY) for day in range(3)]
    with plain(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    page = path.read_bytes().index(b"walk a390") // size
    with path.open("r+b") as file:
        file.seek(page * size)
        file.write(b"\xa5" * 8)
    with pytest.raises(StoreError, match="is damaged"):
        make(backups, path, NOW + 3 * DAY)
    assert backups.made() == good
    assert len(listed(backups)) == 3


async def test_a_copy_that_is_halted_leaves_nothing(path: Path, backups: Backups) -> None:
    await filled(path)
    with reading(path) as source, pytest.raises(Halted):
        backups.make(source, NOW, lambda: True)
    assert listed(backups) == []
    assert backups.due(NOW)


async def test_what_a_kill_left_half_done_is_removed_a_day_later(path: Path, backups: Backups) -> None:
    await filled(path)
    backups.folder.mkdir(parents=True)
    old, new = (backups.folder / f".tables-2027011{day}-000000-format3.sqlite3.77" for day in (1, 2))
    for left, age in ((old, 2 * DAY), (new, DAY / 2)):
        left.touch()
        os.utime(left, (NOW - age, NOW - age))
    make(backups, path)
    assert (old.exists(), new.exists()) == (False, True)


async def test_a_folder_that_cannot_be_made_is_told(path: Path, tmp_path: Path) -> None:
    await filled(path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="Can't make a backup in"):
        make(Backups(tmp_path / "file" / "backups", 3, "tables"), path)


async def test_a_disk_that_is_full_is_told(path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path, 2, 400)
    good = make(backups, path)
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def small(target: Path, **named: Any) -> sqlite3.Connection:
        connection = connect(target, **named)
        if backups.folder in Path(target).parents:
            connection.execute("PRAGMA max_page_count = 4")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(StoreError, match="No backup was made"):
        make(backups, path, NOW + DAY)
    assert listed(backups) == [good.name]


async def test_progress_of_a_large_one_is_told(
    path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(path, 2, 1000)
    monkeypatch.setattr("data.sqlite.files.backups.STEP", 1)
    monkeypatch.setattr("data.sqlite.files.backups.time.sleep", lambda _: None)
    with caplog.at_level("INFO"):
        made = make(backups, path)
    said = [each.getMessage() for each in caplog.records]
    assert said[:4] == [f"Backing up the database: {part} %" for part in (25, 50, 75, 100)]
    assert said[4:] == [f"Backed up the database to {made}"]


# Before a migration

FIXTURE = Path(__file__).parents[2] / "fixtures" / "format1.sql"


def of_the_first_format(path: Path) -> list[str]:
    with plain(path) as connection:
        connection.executescript(FIXTURE.read_text(encoding="utf-8"))
    return dump(path)


async def test_an_older_database_is_copied_before_it_is_changed(path: Path, backups: Backups) -> None:
    before = of_the_first_format(path)
    await (await SqliteStore.open(path, before_migration=backups.before_migration)).close()
    (made,) = backups.made()
    assert made.name.endswith("-format1.sqlite3")
    assert dump(made) == before
    assert dump(path) != before
    await (await SqliteStore.open(path, before_migration=backups.before_migration)).close()
    assert backups.made() == [made], "a database that is up to date needs none"


async def test_without_a_copy_it_is_not_changed(path: Path, tmp_path: Path) -> None:
    before = of_the_first_format(path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="doesn't update the database to its format"):
        await SqliteStore.open(path, before_migration=Backups(tmp_path / "file", 3, "tables").before_migration)
    assert dump(path) == before


async def test_a_new_database_is_not_copied(path: Path, backups: Backups) -> None:
    await (await SqliteStore.open(path, before_migration=backups.before_migration)).close()
    assert backups.made() == []


# One process at a time


async def test_of_several_processes_one_claims_it(path: Path) -> None:
    async with opened(path) as one, opened(path) as other:
        assert await one.claim("backup", 3600)
        assert not await other.claim("backup", 3600)
        assert await other.claim("something else", 3600)
    async with opened(path, now=1_800_003_599.0) as later:
        assert not await later.claim("backup", 3600)
    async with opened(path, now=1_800_003_600.0) as later:
        assert await later.claim("backup", 3600)
    async with opened(path, now=1_700_000_000.0) as earlier:
        assert await earlier.claim("backup", 3600), "a clock that was wrong claims nothing for ever"


async def test_a_backup_outlives_the_database(path: Path, backups: Backups, tmp_path: Path) -> None:
    await filled(path)
    made = make(backups, path)
    shutil.move(made, tmp_path / "elsewhere.sqlite3")
    path.unlink()
    async with opened(tmp_path / "elsewhere.sqlite3") as store:
        assert (await store.create(table(70), moves(1))).id == 4
