"""What is in the columns of the database's tables, and what their keys and checks refuse, whoever writes."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from data.errors import ConflictError, StoreError
from data.rows import MessageRow
from data.sqlite.files.checking import glance
from data.sqlite.store import SqliteStore
from sessions.tables import Tables
from sessions.tables.offers import Terms
from sessions.tables.pool import PoolWish
from tests.data.samples import ALICE, PLAY, kept, lobby, table
from tests.data.sqlite.files import dump, opened, plain


async def test_ids_are_never_used_again(store: SqliteStore, path: Path) -> None:
    await kept(store, 1)
    last = await kept(store, 2)
    with plain(path) as connection:
        for name in ("entry", "player", "session"):
            connection.execute(f"DELETE FROM {name}")
    assert (await kept(store, 1)).id == last.id + 1


async def test_the_primary_key_refuses_an_entry_that_is_there(store: SqliteStore, path: Path) -> None:
    await kept(store)
    await store.append(1, 1, PLAY)
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"), plain(path) as connection:
        connection.execute("INSERT INTO entry VALUES (1, 2, 'ply', '{}', 0, x'00')")


async def test_what_the_schema_refuses_is_no_conflict(store: SqliteStore, path: Path) -> None:
    before = dump(path)
    with pytest.raises(StoreError, match="NOT NULL") as caught:
        await store.create(replace(table(), game=cast(str, None)), lobby())
    assert not isinstance(caught.value, ConflictError)
    assert dump(path) == before


async def test_a_session_has_one_live_message(store: SqliteStore, path: Path) -> None:
    await kept(store)
    await store.note_post(1, MessageRow(555, 7, "lobby", 1))
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"), plain(path) as connection:
        connection.execute("INSERT INTO message VALUES (1, 600, 7, 'board', 2, 1)")


async def test_a_session_has_the_times_of_its_first_and_last_entry(path: Path) -> None:
    for now in (100.9, 200.9):
        async with opened(path, now=now) as store:
            await (kept(store) if now < 200 else store.append(1, 1, PLAY))
    with plain(path) as connection:
        assert connection.execute("SELECT created_at, changed_at FROM session").fetchone() == (100, 200)


async def test_the_columns_of_a_key_stand_first(store: SqliteStore, path: Path) -> None:
    """Else the checks of some versions of SQLite find a whole file damaged (3.40: NULL value in offer.name)."""
    with plain(path) as connection:
        tables = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
        for name, sql in tables:
            columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
            key = {each[1] for each in columns if each[5]}
            if "WITHOUT ROWID" in sql:
                assert {each[1] for each in columns[: len(key)]} == key, name


async def test_an_open_offer_damages_nothing(store: SqliteStore, path: Path) -> None:
    tables = Tables(store)
    await tables.direct.note_opened(ALICE, 1011)
    await tables.strangers.agree(ALICE)
    await tables.pool.make(ALICE, PoolWish(Terms("games_up", "1d", "yes"), "1d", "9", "en"))
    assert glance(path) == []
