"""Statistics by which PostgreSQL finds rows: those that are old are told of."""

from __future__ import annotations

from pathlib import Path

from data.places import Url
from data.postgres.connection import READ
from data.postgres.statistics import stale
from data.postgres.whole_database import transaction
from settings import Settings
from tests.data.postgres_databases import Postgres
from upkeep.doctor import machine
from upkeep.doctor.findings import Level

ROWS = 2_000


def old(url: Url) -> list[str]:
    with transaction(url, READ) as within:
        return stale(within, ROWS)


def test_old_statistics_are_told(postgres: Postgres, path: Path, url: Url) -> None:
    beside = postgres.beside(path)
    # The database may have been another test's.
    beside.execute(b"TRUNCATE memo")
    beside.execute(b"ANALYZE")
    given = Settings(database=url)
    assert [each.level for each in machine.database(given)] == [Level.OK]
    fill = "INSERT INTO memo (name, value) SELECT 'n' || n, 'x' FROM generate_series(%s::int, %s) n"
    beside.execute(fill.encode(), (1, ROWS))
    beside.execute(b"SELECT pg_stat_force_next_flush()")
    assert old(url) == ["memo"], "nobody has analysed it since it was empty"
    beside.execute(b"ANALYZE memo")
    assert old(url) == []
    beside.execute(fill.encode(), (ROWS + 1, 4 * ROWS))
    beside.execute(b"SELECT pg_stat_force_next_flush()")
    assert old(url) == ["memo"], "most of it is newer"
    _, found = machine.database(given)
    assert found.level is Level.WARNING
    assert "are old or missing: memo." in found.sentence


def test_a_table_that_was_never_analysed_is_told(postgres: Postgres, path: Path, url: Url) -> None:
    beside = postgres.beside(path)
    beside.execute(b"CREATE TABLE restored AS SELECT n, 'x'::text AS value FROM generate_series(1, 5000) n")
    try:
        assert "restored" in old(url)
        beside.execute(b"ANALYZE restored")
        assert "restored" not in old(url)
    finally:
        beside.execute(b"DROP TABLE restored")
