"""Everything is copied from a file to PostgreSQL and back, and `python -m data` works with URLs."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.__main__ import main
from data.copying import copy
from data.errors import StoreError
from data.places import Place, Url
from data.postgres.checking import look_over
from data.postgres.store import PostgresStore
from data.rows import Change, FinishedRow, MessageRow, ResultRow, Waits
from data.sql.transfer import copy_all
from data.store import COPIED, Store
from tests.commands import run_here
from tests.data.postgres_databases import Postgres
from tests.data.samples import ALICE, BOB, START, entry, found, kept, lobby, table
from tests.data.sqlite.files import dump, opened, plain


async def fill(store: Store) -> None:
    """Something in every table: two games, one of them finished, and a table whose number is not used again."""
    await kept(store)
    await store.append(1, 1, START)
    await store.note_post(1, MessageRow(555, 7, "board", 5))
    await store.note_call(1, MessageRow(556, 7, "call", 5))
    await store.write_waits(1, 5, Waits(1, 2, ALICE))
    await store.create(table(8, exclusive=False), lobby())
    result = (ResultRow(1, BOB, 1, 3), ResultRow(2, -1, 2, None, "hard"))
    await store.append(2, 1, Change((entry("ended"),), "over", results=result, finished=FinishedRow("blacks=1", 3)))
    await store.change_server_settings(5, {"threads": "true"})
    await store.change_person_settings(ALICE, {"hints": '"née 🂡"'})
    await store.note_server_left(5)
    await store.remember("commands", "abc")


def run(*arguments: object, status: int) -> str:
    """Run `python -m data`; return what it prints."""
    done = run_here(main, *map(str, arguments))
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


async def test_there_and_back_every_row_is_equal(path: Path, url: Url, tmp_path: Path) -> None:
    async with opened(path) as store:
        await fill(store)
        before = [await found(store, each) for each in (1, 2)]
    with plain(path) as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = 40 WHERE name = 'session'")
    told = run("copy", path, url.text, status=0)
    assert told.startswith(f"Copied 2 tables with 7 entries from {path} to {url}.\n")
    there = await PostgresStore.open(url, lambda: 1_800_000_000.0)
    try:
        assert [await found(there, each) for each in (1, 2)] == before
    finally:
        await there.close()
    back = tmp_path / "back.sqlite3"
    run("copy", url.text, back, status=0)
    assert dump(back) == dump(path)
    assert back.stat().st_mode & 0o777 == 0o600


async def test_no_number_is_used_again(path: Path, url: Url, tmp_path: Path) -> None:
    async with opened(path) as store:
        await kept(store)
    with plain(path) as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = 40 WHERE name = 'session'")
    copy(path, url)
    there = await PostgresStore.open(url)
    try:
        assert (await kept(there, 8)).id == 41
    finally:
        await there.close()
    copy(url, tmp_path / "back.sqlite3")
    async with opened(tmp_path / "back.sqlite3") as back:
        assert (await kept(back, 9)).id == 42


async def test_a_copy_is_of_one_moment(store: PostgresStore, url: Url, tmp_path: Path, postgres: Postgres) -> None:
    """What the bot writes meanwhile is missing wholly: with half of it, the log would be damaged."""
    await kept(store)
    beside = postgres.server.connect(postgres.database(tmp_path / "tables.sqlite3"))
    from data.postgres import whole_database as databases
    from data.sqlite.files import whole_file as files

    with databases.all_of(url) as source, files.new(tmp_path / "copy.sqlite3") as target:
        beside.execute(b"UPDATE session SET version = 2")
        beside.execute(b"INSERT INTO entry VALUES (1, 2, 'ply', '{}', 0, '')")
        assert copy_all(source, target)["entry"] == 1
    beside.close()
    async with opened(tmp_path / "copy.sqlite3") as copied:
        assert (await found(copied)).version == 1


async def test_what_cannot_be_copied_leaves_nothing(path: Path, url: Url, tmp_path: Path, postgres: Postgres) -> None:
    async with opened(path) as store:
        await fill(store)
    with plain(path) as connection:
        connection.execute("UPDATE entry SET facts = 'a' || char(0) WHERE session_id = 2 AND number = 1")
    before = postgres.contents(path)
    with pytest.raises(StoreError, match="NUL"):
        copy(path, url)
    with plain(path) as connection:
        connection.execute("UPDATE entry SET facts = CAST(x'ff' AS TEXT) WHERE session_id = 2 AND number = 1")
    with pytest.raises(StoreError, match="a damaged text"):
        copy(path, url)
    assert postgres.contents(path) == before
    assert not [each for each in tmp_path.iterdir() if each != path and each.name.startswith(".")]


async def test_what_is_there_is_not_overwritten(path: Path, url: Url, store: PostgresStore) -> None:
    async with opened(path) as other:
        await kept(other)
    assert "exists, so nothing was copied" in run("copy", url.text, path, status=1)
    await kept(store)
    assert "isn't empty, so nothing was copied" in run("copy", path, url.text, status=1)


@pytest.mark.parametrize("kind", ["file", "url"])
async def test_a_database_of_an_earlier_format_is_not_copied(
    path: Path, url: Url, tmp_path: Path, kind: str, postgres: Postgres
) -> None:
    async with opened(path):
        pass
    where: Place = path if kind == "file" else url
    with plain(path) as connection:
        connection.execute("PRAGMA user_version = 10")
    postgres.beside(path).execute(b"UPDATE tables_format SET number = 0")
    try:
        with pytest.raises(StoreError, match="Start the bot with it once"):
            copy(where, tmp_path / "copy.sqlite3")
    finally:
        postgres.beside(path).execute(b"UPDATE tables_format SET number = 11")
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_a_check_reads_everything(store: PostgresStore, url: Url, path: Path, postgres: Postgres) -> None:
    await fill(store)
    assert run("check", url.text, status=0) == "Read 2 tables with 7 entries. Nothing is damaged.\n"
    postgres.beside(path).execute(b"UPDATE entry SET facts = '{}' WHERE session_id = 1 AND number = 3")
    told = run("check", url.text, status=1)
    assert told.startswith("Table 1 is damaged from entry 3 on.\nRead 2 tables with 7 entries. 1 of the tables")


async def test_a_sequence_that_is_behind_is_told(
    store: PostgresStore, url: Url, path: Path, postgres: Postgres
) -> None:
    await kept(store)
    assert look_over(url).faults == []
    postgres.beside(path).execute(b"ALTER SEQUENCE session_id_seq RESTART")
    assert [each for each in look_over(url).faults if "the sequence is behind" in each]


async def test_a_restored_database_is_noted(store: PostgresStore, url: Url) -> None:
    await kept(store)
    assert "new dice" in run("restored", url.text, status=0)
    assert await store.memo(COPIED) is not None
    assert (await kept(store, 8)).id > 10_000


def test_files_have_commands_of_their_own(tmp_path: Path) -> None:
    told = run("backup", "postgresql://db/tables", tmp_path, status=2)
    assert "docs/hosting/postgresql.md" in told
    assert "this takes a URL" in run("restored", "tables.sqlite3", status=2)


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    told = run("check", "postgresql://bot:s3cret@127.0.0.1:1/tables?connect_timeout=1", status=1)
    assert told.startswith("The database postgresql://bot@127.0.0.1:1/tables can't be reached")
    assert "s3cret" not in told
