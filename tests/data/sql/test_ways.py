"""How each database goes about every statement of the store, asked of the database itself over a filled one.

It is asked as SQLite explains a statement, whatever the tables hold, and as PostgreSQL does by its statistics of them,
just before it is carried out. What goes through a large table from end to end is listed here, with the reason.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from data.errors import StoreError
from data.shards import Shards
from data.sql.connection import Rows
from data.sqlite.files.whole_file import _File
from data.store import Store
from tests.data.acts import ACTS, OFFER, Act, ready
from tests.data.many import LARGE, NOW, fill
from tests.data.samples import ALICE, BOB
from tests.data.sqlite.files import opened, plain, traced
from tests.equipment import needs_postgres

if TYPE_CHECKING:
    from tests.data.postgres_databases import Postgres

SOME = Shards(3, frozenset({0, 2}))
"""Shards of one process among several."""

MORE: dict[str, Act] = {
    "finished_games of a user": lambda store: store.finished_games(5, None, ALICE),
    "finished_games since": lambda store: store.finished_games(5, "stranded", since=NOW),
    "best_score in its server": lambda store: store.best_score(1),
    "guests at a full table": lambda store: store.guests([ALICE, *range(2001, 2009)]),
    "meant_in a thread": lambda store: store.meant_in(77_777, BOB, [7]),
    "deal_table of all servers": lambda store: store.deal_table(1, None, ALICE, 10),
    "withdraw one of the offers": lambda store: store.withdraw_offers(5, BOB, OFFER.terms),
    "follows_due in some shards": lambda store: store.follows_due(5, SOME),
    "due in some shards": lambda store: store.due(5, SOME),
    "next_due in some shards": lambda store: store.next_due(SOME),
    "to_show in some shards": lambda store: store.to_show(SOME),
    "results_due in some shards": lambda store: store.results_due(5, SOME),
    "offers_to_look_at in some shards": lambda store: store.offers_to_look_at(5, SOME),
}
"""Acts whose statements are other ones than those of the same method in `ACTS`."""

ONCE = "everything is asked for, once, after an update"

GONE_THROUGH = {
    "all_over": ONCE,
    "count_anew": ONCE,
    "newest": "read from the end, and no further than asked for",
    "reports": "a host reads all reports of the last 90 days, by a command",
    "bars": "the same command reads who is barred now, which are all of the sample",
    "drop_challenges": "all challenges of the sample are old",
    "drop_reports": "all reports of the sample are old, and PostgreSQL deletes all rows of a table without its index",
    "forget_server": "all rows of a server are deleted, once, a month after it was left",
}
"""The acts that may go through a large table, and why."""

TRIED = {name: act for name, act in (ACTS | MORE).items() if name not in GONE_THROUGH}
"""The acts of which nothing goes through a large table."""

EXPLAINED = ("SELECT", "INSERT", "UPDATE", "DELETE")


def test_what_is_listed_exists() -> None:
    assert GONE_THROUGH.keys() <= ACTS.keys() | MORE.keys()


async def done(store: Store, act: Act) -> None:
    """Do `act`. What it is refused is no matter here: its statements were carried out until then."""
    with suppress(StoreError):
        await act(store)


@pytest.mark.seeded
async def test_sqlite_goes_through_no_large_table(path: Path, dice: random.Random) -> None:
    asked: list[str] = []
    by_act = {}
    async with opened(path, NOW) as store:
        await ready(store)
        with plain(path) as connection:
            fill(_File(connection), dice)
        async with traced(store, asked.append):
            for name, act in TRIED.items():
                asked.clear()
                await done(store, act)
                by_act[name] = [each for each in asked if each.startswith(EXPLAINED)]
    found = []
    with plain(path) as connection:
        partial = {
            row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%INDEX% WHERE %'")
        }
        for name, statements in by_act.items():
            for each in statements:
                for row in connection.execute(f"EXPLAIN QUERY PLAN {each}"):
                    table, index = _scanned(row[3])
                    if table in LARGE and index not in partial:
                        found.append(f"{name}: {row[3]}: {each}")
    assert found == []


def _scanned(line: str) -> tuple[str, str]:
    """The table that a line of SQLite's plan goes through, and by which index; empty where it goes through none."""
    words = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", line)
    return (words[1], words[2] or "") if words else ("", "")


def _gone_through(node: dict[str, Any], partial: set[str]) -> Iterator[str]:
    """What a part of PostgreSQL's plan goes through from end to end."""
    kind, index = node["Node Type"], node.get("Index Name")
    whole = kind == "Seq Scan" or (kind.startswith("Index") and "Index Cond" not in node and index not in partial)
    if whole and node["Relation Name"] in LARGE:
        yield f"{kind} of {index or node['Relation Name']}"
    for each in node.get("Plans", ()):
        yield from _gone_through(each, partial)


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """The databases of this run's server."""
    from tests.data.implementations import IMPLEMENTATIONS
    from tests.data.postgres_databases import Postgres

    (found,) = (each for each in IMPLEMENTATIONS if isinstance(each, Postgres))
    yield found
    found.release()


@needs_postgres
@pytest.mark.seeded
async def test_postgres_goes_through_no_large_table(path: Path, postgres: Postgres, dice: random.Random) -> None:
    from data.postgres.connection import WRITE, Transaction
    from data.postgres.statistics import gather
    from data.postgres.whole_database import _Database, transaction

    found: list[str] = []
    acting = ""
    partial: set[str] = set()

    class Explained(Transaction):
        """Asks about each statement before it is carried out, and undoes everything at the end."""

        def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
            if sql.startswith(EXPLAINED):
                ((((plan,)),),) = super().execute(f"EXPLAIN (FORMAT JSON) {sql}", parameters).fetchall()
                found.extend(f"{acting}: {each}: {sql}" for each in _gone_through(plan["Plan"], partial))
            return super().execute(sql, parameters)

        def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
            for each in parameters:
                self.execute(sql, each)

        def commit(self) -> None:
            self.roll_back()

    async with postgres.opened(path, NOW) as store:
        await ready(store)
        with transaction(postgres.url(path), WRITE) as within:
            fill(_Database(within.driver), dice)
            gather(within)
            rows = within.execute("SELECT indexname FROM pg_indexes WHERE indexdef LIKE '% WHERE %'")
            partial.update(row[0] for row in rows)
        with patch("data.postgres.connection.Transaction", Explained):
            for name, act in TRIED.items():
                acting = name
                await done(store, act)
    postgres.beside(path).execute("TRUNCATE session CASCADE")
    assert found == []
