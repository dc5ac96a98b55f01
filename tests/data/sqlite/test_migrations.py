"""Migrations are all or nothing, one after the other, and lead every older database to the same shape."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from data.errors import StoreError
from data.sqlite.schema import APPLICATION_ID, Migration, bring_up_to_date, migrations
from data.sqlite.store import SqliteStore
from tests.data.samples import AtStatement, Before, found, kept
from tests.data.sqlite.files import dump, first_format, opened, plain, pragma

FIRST = Migration(1, "CREATE TABLE a (x INTEGER) STRICT;\nINSERT INTO a VALUES (1);\n")
SECOND = Migration(2, "CREATE TABLE b (y INTEGER) STRICT;\nINSERT INTO b SELECT x FROM a;\nDELETE FROM a;\n")


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps are those of the test: nothing goes on after them."""
    monkeypatch.setattr("data.sqlite.schema.AFTERWARDS", {})


@contextmanager
def connected(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection as the store makes it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        yield connection


def migrate(path: Path, *steps: Migration) -> None:
    with connected(path) as connection:
        bring_up_to_date(connection, str(path), steps)


def test_steps_are_applied_in_order_and_only_once(made_up: None, path: Path) -> None:
    migrate(path, FIRST)
    migrate(path, FIRST, SECOND)
    migrate(path, FIRST, SECOND)
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
def test_a_step_that_fails_half_way_leaves_the_earlier_number(made_up: None, path: Path, broken: str) -> None:
    migrate(path, FIRST)
    kept = dump(path)
    with pytest.raises((sqlite3.Error, ValueError)):
        migrate(path, FIRST, Migration(2, SECOND.sql + broken))
    assert dump(path) == kept
    assert pragma(path, "user_version") == 1
    migrate(path, FIRST, SECOND)
    assert pragma(path, "user_version") == 2


def test_earlier_steps_of_the_same_run_stay(made_up: None, path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        migrate(path, FIRST, SECOND, Migration(3, "CREATE TABLE c (z INTEGER);\nDROP TABLE nothing;\n"))
    assert pragma(path, "user_version") == 2
    assert not any("TABLE c" in line for line in dump(path))


def test_a_first_step_that_fails_leaves_an_empty_database(made_up: None, path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        migrate(path, Migration(1, FIRST.sql + "DROP TABLE nothing;"))
    assert (pragma(path, "user_version"), pragma(path, "application_id")) == (0, 0)
    migrate(path, FIRST)


def test_a_full_disk_in_a_step_is_told_as_that(made_up: None, path: Path) -> None:
    """SQLite rolls a full disk back by itself; the ROLLBACK that follows must not hide why."""
    migrate(path, FIRST)
    kept = dump(path)
    rows = "".join(f"INSERT INTO b VALUES (zeroblob({size}));\n" for size in [4000] * 50)
    with connected(path) as connection:
        connection.execute("PRAGMA max_page_count = 10")
        with pytest.raises(sqlite3.OperationalError) as caught:
            bring_up_to_date(connection, str(path), [FIRST, Migration(2, f"CREATE TABLE b (y BLOB) STRICT;\n{rows}")])
        assert caught.value.sqlite_errorcode == sqlite3.SQLITE_FULL
    assert dump(path) == kept
    assert pragma(path, "user_version") == 1


async def test_two_processes_that_start_together_apply_each_step_once(made_up: None, path: Path) -> None:
    """The second waits for the first, and then finds the step done."""
    await asyncio.gather(*(asyncio.to_thread(migrate, path, FIRST, SECOND) for _ in range(4)))
    assert pragma(path, "user_version") == 2


def test_a_step_taken_by_another_process_meanwhile_is_not_taken_again(made_up: None, path: Path) -> None:
    with connected(path) as late:
        meanwhile = Before("BEGIN IMMEDIATE", lambda: migrate(path, FIRST, SECOND))
        late.set_trace_callback(meanwhile)
        bring_up_to_date(late, str(path), [FIRST, SECOND])
    assert meanwhile.happened
    with plain(path) as connection:
        assert connection.execute("SELECT * FROM b").fetchall() == [(1,)]


def test_a_database_in_the_making_is_not_taken_for_another_programs(made_up: None, path: Path) -> None:
    """What tells whose a file is must be read of one moment."""

    def other() -> None:
        # It may be kept waiting: it may not come in between.
        with suppress(sqlite3.OperationalError), plain(path) as connection:
            connection.execute("PRAGMA busy_timeout = 0")
            for statement in [*FIRST.statements(), f"PRAGMA application_id = {APPLICATION_ID}"]:
                connection.execute(statement)
            connection.execute("PRAGMA user_version = 1")

    for words in ("FROM sqlite_schema", "PRAGMA user_version", "PRAGMA application_id"):
        path.unlink(missing_ok=True)
        with connected(path) as late:
            meanwhile = Before(words, other)
            late.set_trace_callback(meanwhile)
            bring_up_to_date(late, str(path), [FIRST])
        assert meanwhile.happened
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
def test_white_space_may_stand_last(made_up: None, path: Path, tail: str) -> None:
    migrate(path, Migration(1, FIRST.sql + tail))
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
    migrate(old, *migrations()[:number])
    assert pragma(old, "user_version") == number
    for path in (old, new):
        await (await SqliteStore.open(path)).close()
    assert dump(old) == dump(new)
    assert pragma(old, "user_version") == pragma(new, "user_version") == len(migrations())
    assert pragma(old, "integrity_check") == "ok"
    with plain(old) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_rows_are_still_there_after_opening_again(path: Path) -> None:
    async with opened(path) as store:
        row = await kept(store)
    async with opened(path) as again:
        assert await found(again) == row


async def test_a_step_that_the_disk_refuses_is_a_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await SqliteStore.open(path)).close()
    kept = dump(path)
    broken = Migration(len(migrations()) + 1, "CREATE TABLE more (x INTEGER);\nINSERT INTO missing VALUES (1);\n")
    monkeypatch.setattr("data.sqlite.store.migrations", lambda: [*migrations(), broken])
    with pytest.raises(StoreError, match="no such table: missing"):
        await (await SqliteStore.open(path)).close()
    assert dump(path) == kept


# A database with games in it, stopped at every statement of every step


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[int, list[str]]:
    """What the fixture's database holds after each step, by its number."""
    path = tmp_path_factory.mktemp("whole") / "tables.sqlite3"
    first_format(path)
    found = {1: dump(path)}
    for step in migrations()[1:]:
        migrate(path, *migrations()[: step.number])
        found[step.number] = dump(path)
    return found


def assert_whole(path: Path, whole: dict[int, list[str]]) -> None:
    """The database is as some step left it, and says which."""
    version = pragma(path, "user_version")
    assert isinstance(version, int)
    assert dump(path) == whole[version], f"not as step {version} leaves it"


@pytest.mark.parametrize("step", migrations()[1:], ids=lambda step: str(step.number))
def test_a_step_that_fails_at_any_statement_has_changed_nothing(
    path: Path, whole: dict[int, list[str]], step: Migration
) -> None:
    """What goes on after a step's statements belongs to the step."""

    def make() -> None:
        path.unlink(missing_ok=True)
        first_format(path)
        migrate(path, *migrations()[: step.number - 1])

    make()
    statement = failures = 0
    went_on = True
    while went_on:
        statement += 1
        with connected(path) as connection:
            interrupt = AtStatement(statement, connection.interrupt)
            connection.set_trace_callback(interrupt)
            try:
                bring_up_to_date(connection, str(path), migrations()[: step.number])
            except sqlite3.OperationalError:
                failures += 1
                assert not connection.in_transaction
        assert_whole(path, whole)
        went_on = interrupt.statements >= statement
        if pragma(path, "user_version") == step.number:
            make()
    assert failures >= len(list(step.statements()))
    # COMMIT cannot be interrupted, nor can some of those that SQLite makes for itself.
    assert failures > statement / 2


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_what_a_kill_at_any_statement_leaves_is_whole(tmp_path: Path, mode: str, whole: dict[int, list[str]]) -> None:
    """The files are copied as they lie on the disk at that moment: what the next start finds."""
    path, left = tmp_path / "tables.sqlite3", tmp_path / "left"
    first_format(path)
    with plain(path) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
    statements = 0
    copies: list[Path] = []
    last: dict[str, bytes] = {}

    def kill(_statement: str) -> None:
        """Copy the files, unless the statement before this one has changed none of them."""
        nonlocal statements, last
        statements += 1
        # The -shm is no more than memory that processes share.
        files = [each for each in tmp_path.glob("tables.sqlite3*") if not each.name.endswith("-shm")]
        now = {each.name: each.read_bytes() for each in files}
        if now == last:
            return
        last = now
        copies.append(left / str(statements))
        copies[-1].mkdir(parents=True)
        for name, content in now.items():
            (copies[-1] / name).write_bytes(content)

    with connected(path) as connection:
        connection.execute("PRAGMA cache_size = 1")  # so that pages reach the disk before their time
        connection.set_trace_callback(kill)
        bring_up_to_date(connection, str(path), migrations())
        connection.set_trace_callback(None)
    assert dump(path) == whole[len(migrations())]
    assert statements > 100
    assert len(copies) > 50
    versions = []
    for number, folder in enumerate(copies, 1):
        copy = folder / "tables.sqlite3"
        assert_whole(copy, whole)
        versions.append(pragma(copy, "user_version"))
        if number % 8 == 0:
            migrate(copy, *migrations())
            assert dump(copy) == whole[len(migrations())], "the next start does the rest"
    assert versions == sorted(versions)  # type: ignore[type-var]
    assert set(versions) >= set(range(1, len(migrations())))
