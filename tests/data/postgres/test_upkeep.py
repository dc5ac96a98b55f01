"""Looking after a database in PostgreSQL: the newest logs are read, deleted rows are vacuumed, no backup is made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from data.places import Url
from data.postgres import scrubbing
from data.postgres.store import PostgresStore
from settings import Settings
from tests.data.postgres_databases import Postgres
from tests.data.samples import ALICE, BOB, START, Before, anonymous, kept
from upkeep import daily

Look = Callable[[], list[str]]


@pytest.fixture
def deleted(postgres: Postgres, path: Path) -> Look:
    """Tells in which tables' files there are deleted rows."""
    beside = postgres.beside(path)
    beside.execute(b"CREATE EXTENSION IF NOT EXISTS pgstattuple")
    ask = b"SELECT dead_tuple_count FROM pgstattuple(%s)"
    return lambda: [each for each in scrubbing.TABLES if beside.execute(ask, (each,)).fetchone() != (0,)]


async def test_deleted_rows_are_vacuumed(store: PostgresStore, deleted: Look) -> None:
    await kept(store)
    await store.append(1, 1, START)
    await store.change_person_settings(ALICE, {"hints": "false"})
    assert await store.forget_person(ALICE, [1], anonymous) == []
    assert {"entry", "named", "person_setting", "player"} <= set(deleted())
    assert await store.memo("scrub") == "all"
    assert await store.scrub()
    assert deleted() == []
    assert await store.memo("scrub") is None
    assert await store.scrub()


async def test_every_table_that_names_users_is_vacuumed(store: PostgresStore, postgres: Postgres, path: Path) -> None:
    ask = b"SELECT DISTINCT table_name FROM information_schema.columns WHERE column_name = 'user_id'"
    assert {name for (name,) in postgres.beside(path).execute(ask).fetchall()} <= {*scrubbing.TABLES}


async def test_a_table_that_is_locked_is_vacuumed_later(
    store: PostgresStore, postgres: Postgres, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgres.connection._SET_UP", "SET lock_timeout = '50ms'")
    await kept(store)
    await store.forget_person(ALICE, [1], anonymous)
    other = await PostgresStore.open(postgres.url(path))
    try:
        with postgres.beside(path).transaction():
            postgres.beside(path).execute(b"LOCK TABLE entry IN SHARE UPDATE EXCLUSIVE MODE")
            assert not await other.scrub()
            assert await other.memo("scrub") == "doing"
        assert await other.scrub()
    finally:
        await other.close()


async def test_a_deletion_meanwhile_is_vacuumed_by_the_next(store: PostgresStore, postgres: Postgres) -> None:
    await kept(store)
    await store.forget_person(ALICE, [1], anonymous)
    loop = asyncio.get_running_loop()
    again = Before("DELETE FROM memo", lambda: asyncio.run_coroutine_threadsafe(forget(store), loop).result(10))
    async with postgres.traced(store, again):
        assert await store.scrub()
    assert await store.memo("scrub") == "all"


async def forget(store: PostgresStore) -> None:
    """One more person has their data deleted."""
    await store.forget_person(BOB, [1], anonymous)


async def test_the_newest_logs_are_read_and_no_backup_is_made(
    store: PostgresStore, url: Url, postgres: Postgres, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await kept(store)
    await kept(store, 8)
    postgres.beside(path).execute(b"UPDATE entry SET facts = '{}' WHERE session_id = 2")
    backups = daily.backups_of(Settings(database=url))
    assert backups is None
    looked_after = daily.Upkeep(store, url, backups)
    with caplog.at_level(logging.ERROR):
        await looked_after.look_over()
    assert [each.message for each in caplog.records if "table 2 is damaged" in each.message]
    assert await store.all_open() == [1]
    await looked_after.back_up()
    assert await store.memo("claimed: backup") is None
