"""The two schemas agree, and PostgreSQL's is made, found again and refused as SQLite's is."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.places import Url
from data.postgres.schema import FOLDER, SHARED, migrations
from data.postgres.store import PostgresStore
from data.sqlite import schema as sqlite_schema
from tests.data.postgres_databases import TABLES, Postgres
from tests.data.samples import kept

KINDS = {"bigint": "INTEGER", "boolean": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}
"""What a column of PostgreSQL is in SQLite."""


def words(sql: str) -> str:
    """An index or a condition, as both databases would write it."""
    sql = re.sub(r"\(?ARRAY\[(.*?)\]\)?", r"(\1)", sql.replace("::text", "").replace('COLLATE "C"', ""))
    sql = re.sub(r" (USING btree|ON \w+\.)", lambda found: " ON " if "ON" in found[1] else "", sql)
    return re.sub(r"[\s()]+", " ", sql.replace("= ANY", "IN").replace('"', "")).strip().lower().replace(" ,", ",")


def of_sqlite() -> dict[str, Any]:
    """Columns with their kinds, and keys and indices, of a new file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        sqlite_schema.bring_up_to_date(connection, "memory", sqlite_schema.migrations())
        names = [
            row[0]
            for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not row[0].startswith("sqlite_")
        ]
        columns, keys, checks = {}, {}, {}
        for name in names:
            rows = connection.execute(f"PRAGMA table_info({name})").fetchall()
            # A primary key is never NULL, whatever SQLite says.
            columns[name] = {row[1]: (row[2], bool(row[3] or row[5])) for row in rows}
            keys[name] = [row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]]
            (sql,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
            checks[name] = {words(each) for each in re.findall(r"CHECK \((.*?\)?)\)[,\s]", sql)}
            parents = {row[3]: row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")}
            keys[name].append(parents)
        indices = connection.execute("SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
        return {"columns": columns, "keys": keys, "checks": checks, "indices": {words(row[0]) for row in indices}}


def of_postgres(postgres: Postgres, path: Path) -> dict[str, Any]:
    """The same of a database."""
    ask = postgres.beside(path)
    columns: dict[str, Any] = {}
    for table, name, kind, empty in ask.execute(
        b"SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        b" WHERE table_schema = 'public' AND table_name <> 'tables_format'"
    ):
        columns.setdefault(table, {})[name] = (KINDS[kind], empty == "NO")
    keys: dict[str, Any] = {}
    checks: dict[str, set[str]] = {each: set() for each in columns}
    parents: dict[str, dict[str, str]] = {each: {} for each in columns}
    for table, kind, text in ask.execute(
        b"SELECT conrelid::regclass::text, contype::text, pg_get_constraintdef(oid, TRUE) FROM pg_constraint"
        b" WHERE conrelid <> 0 AND connamespace = 'public'::regnamespace"
    ):
        if kind == "p":
            keys[table] = re.findall(r"\w+", text.partition("(")[2])
        elif kind == "f":
            (column, parent) = re.findall(r"KEY \((\w+)\) REFERENCES (\w+)", text)[0]
            parents[table][column] = parent
        elif kind == "c":
            checks[table].add(words(text.removeprefix("CHECK ")))
    for table, found in parents.items():
        keys[table].append(found)
    indices = ask.execute(
        b"SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%\\_pkey'"
    )
    return {"columns": columns, "keys": keys, "checks": checks, "indices": {words(row[0]) for row in indices}}


@pytest.mark.parametrize("part", ["columns", "keys", "checks", "indices"])
def test_both_schemas_agree(postgres: Postgres, path: Path, part: str) -> None:
    assert of_postgres(postgres, path)[part] == of_sqlite()[part]


def test_every_later_migration_is_shared_or_there_in_pairs() -> None:
    """Both databases come to the same format by the same numbers."""
    assert migrations()[-1].number == len(sqlite_schema.migrations())
    assert [each.number for each in migrations()] == list(range(11, migrations()[-1].number + 1))


def test_a_later_migration_is_shared_unless_there_is_an_own(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder, names in ((own, ("0011_all", "0013_c")), (shared, ("0010_old", "0011_x", "0012_b", "0013_c"))):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.sql").write_text(f"{folder.name} {name}")
    assert [each.sql for each in migrations(own, shared)] == ["own 0011_all", "shared 0012_b", "own 0013_c"]
    gap = shared.rename(tmp_path / "gap")
    (gap / "0015_e.sql").touch()
    with pytest.raises(ValueError, match="without a gap"):
        migrations(own, gap)
    assert FOLDER.is_dir()
    assert SHARED.is_dir()


async def test_a_new_database_is_made_once_by_several(postgres: Postgres) -> None:
    import asyncio

    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE made_anew")
    url = postgres.server.url("made_anew")
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(4)))
    try:
        assert (await kept(stores[0])).id == 1
        assert await stores[1].session(1) is not None
    finally:
        for each in stores:
            await each.close()
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE made_anew")


async def test_a_step_that_fails_leaves_nothing_of_it(
    postgres: Postgres, path: Path, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    from data.postgres.schema import Migration

    last = migrations()[-1].number
    broken = Migration(last + 1, "CREATE TABLE made_up (id BIGINT); SELECT nothing FROM nowhere;")
    monkeypatch.setattr("data.postgres.store.migrations", lambda: [*migrations(), broken])
    with pytest.raises(StoreError, match="nowhere"):
        await PostgresStore.open(url)
    found = postgres.beside(path).execute(b"SELECT to_regclass('made_up'), number FROM tables_format").fetchone()
    assert found == (None, last)
    whole = Migration(last + 1, "CREATE TABLE made_up (id BIGINT);")
    monkeypatch.setattr("data.postgres.store.migrations", lambda: [*migrations(), whole])
    await (await PostgresStore.open(url)).close()
    beside = postgres.beside(path)
    assert beside.execute(b"SELECT number FROM tables_format").fetchone() == (last + 1,)
    monkeypatch.undo()
    try:
        with pytest.raises(StoreError, match="written by a newer version of the bot"):
            await PostgresStore.open(url)
    finally:
        beside.execute(f"DROP TABLE made_up; UPDATE tables_format SET number = {last}".encode(), prepare=False)


async def test_a_database_of_another_program_is_left_alone(postgres: Postgres) -> None:
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE others")
    with postgres.server.connect("others") as connection:
        connection.execute(b"CREATE TABLE session (id TEXT)")
    with pytest.raises(StoreError, match="belongs to another program"):
        await PostgresStore.open(postgres.server.url("others"))
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE others")


async def test_a_database_that_keeps_other_texts_is_refused(postgres: Postgres) -> None:
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    with pytest.raises(StoreError, match="stores texts as LATIN1"):
        await PostgresStore.open(postgres.server.url("latin"))
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE latin")


async def test_the_tests_of_the_store_see_every_table(postgres: Postgres, path: Path) -> None:
    """What they do not see, they do not empty either, and the next test in the same database finds it."""
    async with postgres.opened(path):
        ask = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        found = {name for (name,) in postgres.beside(path).execute(ask.encode())}
    assert found - {"tables_format"} == {*TABLES}
