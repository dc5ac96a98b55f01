"""Migrations are all or nothing, one after the other, and lead every older database to the same shape."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiosqlite
import pytest

from data.schema import APPLICATION_ID, Migration, bring_up_to_date, migrations
from data.store import Store
from data.troubles import StoreError
from tests.data.samples import before, dump, lobby, opened, plain, pragma

FIRST = Migration(1, "CREATE TABLE a (x INTEGER) STRICT;\nINSERT INTO a VALUES (1);\n")
SECOND = Migration(2, "CREATE TABLE b (y INTEGER) STRICT;\nINSERT INTO b SELECT x FROM a;\nDELETE FROM a;\n")


@asynccontextmanager
async def connected(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        yield connection


async def migrate(path: Path, *steps: Migration) -> None:
    async with connected(path) as connection:
        await bring_up_to_date(connection, str(path), steps)


async def test_steps_are_applied_in_order_and_only_once(path: Path) -> None:
    await migrate(path, FIRST)
    await migrate(path, FIRST, SECOND)
    await migrate(path, FIRST, SECOND)
    with plain(path) as connection:
        assert connection.execute("SELECT * FROM a").fetchall() == []
        assert connection.execute("SELECT * FROM b").fetchall() == [(1,)]
    assert pragma(path, "user_version") == 2
    assert pragma(path, "application_id") == APPLICATION_ID


@pytest.mark.parametrize(
    "broken",
    [
        "SELECT * FROM nothing_of_the_kind;",
        "INSERT INTO a VALUES ('no number');",
        "CREATE TABLE b (y INTEGER);",
        "CREATE TABLE c (y INTEGER)",
    ],
    ids=["unknown table", "wrong type", "table twice", "statement without its end"],
)
async def test_a_step_that_fails_half_way_leaves_the_earlier_number(path: Path, broken: str) -> None:
    await migrate(path, FIRST)
    kept = dump(path)
    with pytest.raises((sqlite3.Error, ValueError)):
        await migrate(path, FIRST, Migration(2, SECOND.sql + broken))
    assert dump(path) == kept
    assert pragma(path, "user_version") == 1
    await migrate(path, FIRST, SECOND)
    assert pragma(path, "user_version") == 2


async def test_earlier_steps_of_the_same_run_stay(path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        await migrate(path, FIRST, SECOND, Migration(3, "CREATE TABLE c (z INTEGER);\nDROP TABLE nothing;\n"))
    assert pragma(path, "user_version") == 2
    assert not any("TABLE c" in line for line in dump(path))


async def test_a_first_step_that_fails_leaves_an_empty_database(path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        await migrate(path, Migration(1, FIRST.sql + "DROP TABLE nothing;"))
    assert (pragma(path, "user_version"), pragma(path, "application_id")) == (0, 0)
    await migrate(path, FIRST)


async def test_a_full_disk_in_a_step_is_told_as_that(path: Path) -> None:
    """SQLite rolls a full disk back by itself; the ROLLBACK that follows must not hide why."""
    await migrate(path, FIRST)
    kept = dump(path)
    rows = "".join(f"INSERT INTO b VALUES (zeroblob({size}));\n" for size in [4000] * 50)
    async with connected(path) as connection:
        await connection.execute("PRAGMA max_page_count = 10")
        with pytest.raises(sqlite3.OperationalError) as caught:
            await bring_up_to_date(
                connection, str(path), [FIRST, Migration(2, f"CREATE TABLE b (y BLOB) STRICT;\n{rows}")]
            )
        assert caught.value.sqlite_errorcode == sqlite3.SQLITE_FULL
    assert dump(path) == kept
    assert pragma(path, "user_version") == 1


async def test_two_processes_that_start_together_apply_each_step_once(path: Path) -> None:
    """The second waits for the first, and then finds the step done."""
    async with connected(path) as one, connected(path) as other:
        await asyncio.gather(
            bring_up_to_date(one, str(path), [FIRST, SECOND]),
            bring_up_to_date(other, str(path), [FIRST, SECOND]),
        )
    assert pragma(path, "user_version") == 2


async def test_a_step_taken_by_another_process_meanwhile_is_not_taken_again(path: Path) -> None:
    async with connected(path) as late:
        with before(late, "BEGIN IMMEDIATE", lambda: migrate(path, FIRST, SECOND)):
            await bring_up_to_date(late, str(path), [FIRST, SECOND])
    with plain(path) as connection:
        assert connection.execute("SELECT * FROM b").fetchall() == [(1,)]


async def test_a_database_in_the_making_is_not_taken_for_another_programs(path: Path) -> None:
    """What tells whose a file is must be read of one moment."""

    async def other() -> None:
        # It may be kept waiting: it may not come in between.
        with suppress(sqlite3.OperationalError), plain(path) as connection:
            connection.execute("PRAGMA busy_timeout = 0")
            for statement in [*FIRST.statements(), f"PRAGMA application_id = {APPLICATION_ID}"]:
                connection.execute(statement)
            connection.execute("PRAGMA user_version = 1")

    async with connected(path) as late:
        with before(late, "FROM sqlite_schema", other):
            await bring_up_to_date(late, str(path), [FIRST])
    assert pragma(path, "user_version") == 1


def test_statements_are_told_apart() -> None:
    sql = """\
-- A comment; with a semicolon, and 'a quote
CREATE TABLE a (x TEXT DEFAULT 'a;b'); -- after; it
CREATE TRIGGER t AFTER INSERT ON a BEGIN
    UPDATE a SET x = 'one;';
    UPDATE a SET x = 'two';
END;
/* the last;
   comment */
INSERT INTO a VALUES (';');
"""
    statements = list(Migration(1, sql).statements())
    assert len(statements) == 3
    assert "".join(statements) == sql
    with sqlite3.connect(":memory:") as connection:
        for each in statements:
            connection.execute(each)
        assert connection.execute("SELECT x FROM a").fetchall() == [("two",)]
    connection.close()


@pytest.mark.parametrize("tail", ["", "\n", "\n \n"])
async def test_white_space_may_stand_last(path: Path, tail: str) -> None:
    await migrate(path, Migration(1, FIRST.sql + tail))
    assert pragma(path, "user_version") == 1


@pytest.mark.parametrize("end", ["SELECT 1", "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1;\n", "SELECT 'open;\n"])
def test_half_a_statement_is_refused(end: str) -> None:
    with pytest.raises(ValueError, match="migration 3 ends in the middle"):
        list(Migration(3, f"SELECT 0;\n{end}").statements())


def write(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_text("SELECT 1;", encoding="utf-8")


def test_migrations_are_found_by_number(tmp_path: Path) -> None:
    write(tmp_path, "0002_then.sql", "0001_first.sql", "notes.sql", "0003_last.txt")
    assert [each.number for each in migrations(tmp_path)] == [1, 2]


@pytest.mark.parametrize("names", [("0002_b.sql",), ("0001_a.sql", "0003_c.sql"), ("0001_a.sql", "0001_b.sql")])
def test_gaps_and_doubles_are_refused(tmp_path: Path, names: tuple[str, ...]) -> None:
    write(tmp_path, *names)
    with pytest.raises(ValueError, match="not numbered 1, 2, 3"):
        migrations(tmp_path)


@pytest.mark.parametrize("number", range(len(migrations()) + 1))
async def test_every_older_database_comes_to_the_same_shape(tmp_path: Path, number: int) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    await migrate(old, *migrations()[:number])
    assert pragma(old, "user_version") == number
    for path in (old, new):
        await (await Store.open(path)).close()
    assert dump(old) == dump(new)
    assert pragma(old, "user_version") == pragma(new, "user_version") == len(migrations())
    assert pragma(old, "integrity_check") == "ok"


async def test_rows_are_still_there_after_opening_again(path: Path) -> None:
    async with opened(path) as store:
        row = await store.session(await store.create(lobby()))
    async with opened(path) as again:
        assert await again.session(1) == row is not None


async def test_a_step_that_the_disk_refuses_is_a_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(path)).close()
    kept = dump(path)
    broken = Migration(len(migrations()) + 1, "CREATE TABLE more (x INTEGER);\nINSERT INTO missing VALUES (1);\n")
    monkeypatch.setattr("data.store.migrations", lambda: [*migrations(), broken])
    with pytest.raises(StoreError, match="no such table: missing"):
        await (await Store.open(path)).close()
    assert dump(path) == kept
