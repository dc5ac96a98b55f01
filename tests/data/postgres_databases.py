"""The store in PostgreSQL, as the tests of its contract see it: each place is a database of its own."""

from __future__ import annotations

import asyncio
import atexit
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import chain
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import patch

import psycopg
import psycopg.sql
from psycopg.pq import TransactionStatus

from data.places import Url
from data.postgres.connection import Driver, Pool, Transaction
from data.postgres.schema import migrations
from data.postgres.store import PostgresStore
from data.sql.connection import Rows
from data.store import Store
from tests.servers import Server, server

TABLES = (
    *("follow", "result_post", "showing", "direct", "player_name"),
    *("tournament_apart", "tournament_journal", "tournament_board", "tournament_entrant", "tournament"),
    *("entry", "message", "player", "named", "result", "finished", "attempt", "plan", "note", "session", "deal"),
    *(
        "server",
        "server_setting",
        "person_setting",
        "puzzle",
        "puzzle_difficulty",
        "exercise",
        "review",
        "standing",
        "memo",
        "offer",
        "watch",
        "digest",
    ),
    *("meeting", "played", "best", "game_of_player", "ranking", "season_place", "season"),
    *("avoided_stranger", "report", "bar", "challenge"),
)
"""All tables, those first that refer to another one."""

CONTENTS = f"{' UNION ALL '.join(f'SELECT {each!r}, {each}::text FROM {each}' for each in TABLES)} ORDER BY 1, 2"

NEWEST = migrations()[-1].number
"""The format of the database that this version of the bot uses."""

EMPTY: tuple[list[str], int] = ([], 1)
"""What `Postgres.saved` finds in a new database."""

_REPLACE = "DELETE FROM {table}; INSERT INTO {table} SELECT (each::{table}).* FROM unnest({rows}::text[]) each;"

# In the role of a replica, the order of the tables does not matter.
_PUT_BACK = (
    "BEGIN; SET LOCAL session_replication_role = replica; {changes}"
    " SELECT setval('session_id_seq', {next}, FALSE); COMMIT"
)

FAIL = "DO $$ BEGIN RAISE EXCEPTION 'interrupted' USING ERRCODE = 'query_canceled'; END $$"


def _by_table(contents: Iterable[str]) -> dict[str, list[str]]:
    """The rows of each table, as `CONTENTS` shows them."""
    found: dict[str, list[str]] = {each: [] for each in TABLES}
    for line in contents:
        table, _, row = line.partition(" ")
        found[table].append(row)
    return found


_idle: dict[str, list[Driver]] = defaultdict(list)
"""By URL: connections of stores that were closed."""


@atexit.register
def _close_idle() -> None:
    for each in chain.from_iterable(_idle.values()):
        each.close()


class LastingPool(Pool):
    """A pool that leaves its connections to the next one: to make one costs more than what most tests do with it."""

    def driver(self) -> Driver:
        """This thread's connection, which may have been that of another pool."""
        own = getattr(self._own, "driver", None)
        with suppress(IndexError):
            while own is None or own.closed:
                own = self._own.driver = _idle[self._url.text].pop()
                self._note(own)
                # A test may have cut it meanwhile. psycopg notices that now.
                with suppress(psycopg.OperationalError):
                    own.execute(b"SELECT 1")
        return super().driver()

    async def close(self) -> None:
        """Let the threads finish. A connection that is in the middle of something is closed."""
        await asyncio.to_thread(self._threads.shutdown)
        idle = [each for each in self._made if each.info.transaction_status == TransactionStatus.IDLE]
        self._made = [each for each in self._made if each not in idle]
        _idle[self._url.text].extend(idle)
        await super().close()


class Postgres:
    """Stores in databases of the test run's server. A database is used again, emptied, by a later test."""

    name = "postgres"

    def __init__(self) -> None:
        self._server: Server | None = None
        self._used: dict[Path, str] = {}
        self._free: list[str] = []
        self._connections: dict[str, psycopg.Connection[Any]] = {}
        self._failing = False

    def database(self, place: Path) -> str:
        """The name of the database that stands for a place."""
        if place not in self._used:
            self._used[place] = self._free.pop() if self._free else self.server.database()
        return self._used[place]

    def url(self, place: Path, **options: str) -> Url:
        """The URL of the database that stands for a place."""
        return self.server.url(self.database(place), **options)

    @property
    def server(self) -> Server:
        """The server of the test run."""
        self._server = self._server or server()
        return self._server

    def beside(self, place: Path) -> psycopg.Connection[Any]:
        """A connection beside the store."""
        name = self.database(place)
        if name not in self._connections or self._connections[name].closed:
            self._connections[name] = self.server.connect(name)
        return self._connections[name]

    def release(self) -> None:
        """The test is over: empty its databases for others."""
        for place, name in self._used.items():
            beside = self.beside(place)
            # A database whose shape the test has changed is left alone.
            if beside.execute(b"SELECT number FROM tables_format").fetchone() == (NEWEST,):
                self.put_back(place, EMPTY)
                self._free.append(name)
            else:
                beside.close()
                for each in _idle.pop(self.url(place).text, []):
                    each.close()
        self._used.clear()

    @asynccontextmanager
    async def opened(self, place: Path, now: float = 1_800_000_000.0, threads: int = 1) -> AsyncIterator[Store]:
        """A store in the database of the place; with one thread, it does one thing after another."""
        with patch("data.postgres.store.Pool", LastingPool):
            store = await PostgresStore.open(self.url(place), lambda: now, threads)
        try:
            yield store
        finally:
            await store.close()

    def contents(self, place: Path) -> list[str]:
        """All rows."""
        return [" ".join(each) for each in self.beside(place).execute(CONTENTS.encode())]

    def saved(self, place: Path) -> tuple[list[str], int]:
        """All rows, and the id of the next session."""
        next_id = b"SELECT last_value + is_called::integer FROM session_id_seq"
        ((following,),) = self.beside(place).execute(next_id)
        return self.contents(place), following

    def put_back(self, place: Path, saved: tuple[list[str], int]) -> None:
        """Replace the rows of those tables that have other ones now."""
        rows, following = saved
        wanted, stored = _by_table(rows), _by_table(self.contents(place))
        changes = [
            psycopg.sql.SQL(_REPLACE).format(table=psycopg.sql.Identifier(each), rows=wanted[each])
            for each in TABLES
            if wanted[each] != stored[each]
        ]
        words = psycopg.sql.SQL(_PUT_BACK).format(changes=psycopg.sql.SQL("").join(changes), next=following)
        self.beside(place).execute(words, prepare=False)

    @asynccontextmanager
    async def traced(self, _store: Store, tell: Callable[[str], None]) -> AsyncIterator[None]:
        """As the adapter sends them."""
        implementation = self

        class Told(Transaction):
            def _tell(self, statement: str) -> None:
                tell(statement)
                if implementation._failing:
                    implementation._failing = False
                    self.driver.execute(FAIL.encode())

            def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
                self._tell(sql)
                return super().execute(sql, parameters)

            def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
                given = list(parameters)
                if len(given) > 1:
                    self._tell(sql)
                super().executemany(sql, given)

            def begin(self, how: str) -> str:
                self._tell(how)
                return super().begin(how)

            def commit(self) -> None:
                self._tell("COMMIT")
                super().commit()

        with patch("data.postgres.connection.Transaction", Told):
            yield

    def fail(self, _store: Store) -> None:
        """Send something else in its place."""
        self._failing = True

    def occupied(self, store: Store, until: Event) -> Coroutine[Any, Any, bool]:
        """Keep its only thread busy."""
        assert isinstance(store, PostgresStore)
        return store._pool.run(lambda: until.wait(60))

    def check_unlocked(self, _store: Store, place: Path) -> None:
        """No connection is within a transaction; and write beside the store, without waiting."""
        beside = self.beside(place)
        left = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'"
        assert beside.execute(left.encode()).fetchone() == (0,)
        beside.execute(b"SET lock_timeout = '1ms'; DELETE FROM memo; SET lock_timeout = 0", prepare=False)
