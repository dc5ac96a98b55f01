"""PostgreSQL knows what the tables hold as soon as they were filled otherwise than by playing."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from data.copying import copy
from data.places import Url
from data.postgres.connection import WRITE, Transaction, connect
from data.postgres.restoring import note_restored
from data.postgres.schema import bring_up_to_date, migrations
from data.postgres.statistics import gather
from data.postgres.store import PostgresStore
from tests.data.postgres_databases import Postgres
from tests.data.samples import kept
from tests.data.sqlite.files import filled


def known(postgres: Postgres, path: Path) -> dict[str, int]:
    """How many rows the server believes that some tables have; -1: it has never looked."""
    rows = postgres.beside(path).execute(
        b"SELECT relname, reltuples::bigint FROM pg_class WHERE relname IN ('session', 'entry')"
    )
    return dict(rows.fetchall())


def unknown(postgres: Postgres, path: Path) -> None:
    """Have it know nothing, as after pg_restore."""
    beside = postgres.beside(path)
    beside.execute(b"DELETE FROM entry")
    for name in ("entry", "session"):
        beside.execute(f"UPDATE pg_class SET reltuples = -1 WHERE relname = '{name}'".encode())


async def test_it_is_known_after_a_copy(postgres: Postgres, path: Path, url: Url) -> None:
    await filled(path)
    unknown(postgres, path)
    copy(path, url)
    assert known(postgres, path) == {"session": 3, "entry": 36}


async def test_it_is_known_after_a_backup_was_restored(
    store: PostgresStore, postgres: Postgres, path: Path, url: Url
) -> None:
    unknown(postgres, path)
    await kept(store)
    note_restored(url, 1)
    assert known(postgres, path) == {"session": 1, "entry": 1}


async def test_it_is_known_after_a_migration(store: PostgresStore, postgres: Postgres, path: Path, url: Url) -> None:
    await kept(store)
    unknown(postgres, path)
    today = migrations()[-1]
    step = type(today)(today.number + 1, "INSERT INTO memo (name, value) VALUES ('newer', 'yes')")
    with closing(connect(url)) as driver:
        within = Transaction(driver)
        within.begin(WRITE)
        bring_up_to_date(within, str(url), [*migrations(), step])
        within.commit()
    assert known(postgres, path)["session"] == 1
    postgres.beside(path).execute(b"UPDATE tables_format SET number = number - 1")


async def test_tables_of_others_are_no_trouble(postgres: Postgres, path: Path, url: Url) -> None:
    """Another program may have tables in the same schema, with any name."""
    beside = postgres.beside(path)
    beside.execute(b'CREATE TABLE "Their ""own"" table" (id integer)')
    try:
        with closing(connect(url)) as driver:
            within = Transaction(driver)
            within.begin(WRITE)
            gather(within)
            within.commit()
    finally:
        beside.execute(b'DROP TABLE "Their ""own"" table"')
