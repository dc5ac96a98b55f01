"""Connections to PostgreSQL: a few threads, each with a connection of its own, that do whole transactions.

A transaction that a lost connection has ended is begun again through a new one, for a few seconds: a server that is
restarted, or whose standby takes over, costs nobody anything but time. Where the connection is lost during the COMMIT,
the server is asked whether that took place, so nothing is done twice.
"""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from data.errors import StoreError
from data.places import Url
from data.postgres.commits import History, Outcome, history, outcome
from data.postgres.errors import is_lost, is_passing, store_error
from data.sql.connection import Connection, Rows

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

THREADS = 8
"""How many transactions are under way at most."""

PATIENCE = 5.0
"""Seconds for which a server that cannot be reached is tried again, and for which a lock is waited for."""

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""All that a transaction reads is of one moment."""

WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
"""What a transaction reads after it has waited for a row is what the other one has left."""

_SET_UP = f"""
SET lock_timeout = '{PATIENCE:.0f}s';
SET idle_in_transaction_session_timeout = '60s';
SELECT set_config('synchronous_commit', 'on', FALSE) WHERE current_setting('synchronous_commit') = 'off'
"""
"""A transaction that the bot has left in the middle ends; one that is committed has reached the disk."""

_LOOK = "SELECT current_setting('server_version_num')::integer, current_setting('server_encoding')"

_DEFAULTS = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "target_session_attrs": "read-write",
    "application_name": "tables",
}
"""What libpq is told where the URL says nothing else: a server that has vanished is noticed in seconds."""

_OLDEST = 13
"""The oldest version of PostgreSQL that can be used."""


_SQLITE_ALONE = re.compile(r" INDEXED BY \w+|(?<= )\+(?=[a-z])")
"""How SQLite is told which index to take, and which not: PostgreSQL knows better, from its statistics."""


@lru_cache(maxsize=512)
def in_dollars(sql: str) -> str:
    """A statement with PostgreSQL's parameters (`$1`, …) in place of `?`, and without what is for SQLite alone."""
    numbers = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?", lambda _: f"${next(numbers)}", _SQLITE_ALONE.sub("", sql))


class Driver(psycopg.Connection[tuple[Any, ...]]):
    """psycopg's connection, which knows the past of the server that it leads to."""

    history = History()


class Transaction:
    """What the queries see of a connection within a transaction (`data/sql/connection.py`)."""

    DatabaseError = psycopg.DatabaseError
    IntegrityError = psycopg.IntegrityError

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """Carry out a statement."""
        cursor = psycopg.RawCursor(self.driver)
        return cursor.execute(in_dollars(sql).encode(), parameters)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement with each of several sequences of parameters."""
        given = list(parameters)
        if len(given) == 1:
            self.execute(sql, given[0])
        elif given:
            psycopg.RawCursor(self.driver).executemany(in_dollars(sql).encode(), given)

    def begin(self, how: str) -> str:
        """Begin a transaction; return the number by which the server knows one that writes."""
        cursor = self.driver.cursor()
        if how == READ:
            cursor.execute(READ.encode())
            return ""
        # Both in one trip.
        cursor.execute(f"{how}; SELECT pg_current_xact_id()::text".encode(), prepare=False)
        cursor.nextset()
        (number,) = cursor.fetchone() or ("",)
        return str(number)

    def commit(self) -> None:
        """Commit the transaction."""
        self.driver.execute(b"COMMIT")

    def roll_back(self) -> None:
        """End the transaction without a trace. Where the connection is lost, the server does that by itself."""
        with suppress(psycopg.OperationalError):
            self.driver.execute(b"ROLLBACK")


class _InDoubtError(Exception):
    """The connection was lost while a transaction was committed."""


class Pool:
    """Threads with a connection each. A connection is made when its thread first needs it, and when it was lost."""

    def __init__(self, url: Url, threads: int = THREADS) -> None:
        self.name = str(url)
        self._url = url
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._own = threading.local()
        self._made: list[Driver] = []
        self._noting = threading.Lock()
        self._away_since: float | None = None

    async def run(self, job: Callable[[], Result]) -> Result:
        """Do `job` on one of the threads. It is finished even where the task is cancelled. Raises StoreError."""

        def translated() -> Result:
            try:
                return job()
            except psycopg.Error as error:
                raise store_error(self._url, error) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, translated)

    async def close(self) -> None:
        """Let the threads finish, and close their connections."""
        await asyncio.to_thread(self._threads.shutdown)
        for each in self._made:
            each.close()

    def driver(self) -> Driver:
        """This thread's connection, made where there is none any more. Raises psycopg.Error, and StoreError."""
        own: Driver | None = getattr(self._own, "driver", None)
        if own is None or own.closed:
            own = self._own.driver = connect(self._url)
            self._note(own)
        return own

    def _note(self, driver: Driver) -> None:
        """Remember to close the connection. Several threads make connections at the same time."""
        with self._noting:
            self._made = [*(each for each in self._made if not each.closed), driver]

    def transaction(self, work: Work[Result], how: str) -> Result:
        """Do `work` in a transaction, on this thread. Where it raises an error, nothing of it is kept.

        It is begun again where it was interrupted by a lost connection or stood in the way of another one.
        Raises psycopg.Error, and StoreError where it cannot be known whether it was committed.
        """
        begun = time.monotonic()
        pause = 0.02
        while True:
            try:
                done = self._once(work, how)
            except psycopg.Error as error:
                if not is_passing(error):
                    raise
                # In an outage, those that wait are tried at once and not one after another.
                self._away_since = self._away_since or time.monotonic()
                if time.monotonic() - min(begun, self._away_since) > PATIENCE:
                    raise
            else:
                self._away_since = None
                return done
            time.sleep(pause)
            pause = min(2 * pause, 0.5)

    def _once(self, work: Work[Result], how: str) -> Result:
        transaction = Transaction(self.driver())
        try:
            number = transaction.begin(how)
            done = work(transaction)
            self._commit(transaction, number)
        except _InDoubtError as error:
            transaction.driver.close()
            if not self._was_committed(int(number), transaction.driver.history):
                raise psycopg.OperationalError(
                    "the connection was lost before the transaction was committed"
                ) from error
        except BaseException:
            transaction.roll_back()
            raise
        return done

    def _commit(self, transaction: Transaction, number: str) -> None:
        try:
            transaction.commit()
        except psycopg.OperationalError as error:
            if number and is_lost(error):
                raise _InDoubtError from error
            raise

    def _was_committed(self, number: int, before: History) -> bool:
        """Whether the server has committed a transaction. Raises StoreError where that cannot be found out."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(psycopg.OperationalError):
                driver = self.driver()
                found = outcome(driver, driver.history, before, number)
                if found is Outcome.UNKNOWN:
                    break
                if found is not Outcome.IN_PROGRESS:
                    return found is Outcome.COMMITTED
            time.sleep(0.1)
        raise StoreError(f"The database {self.name} was lost while it saved a change, which may or may not be saved.")


def connect(url: Url) -> Driver:
    """Connect to a database. Raises psycopg.Error, and StoreError where it cannot be used."""
    given = conninfo_to_dict(url.text)
    own = {name: value for name, value in _DEFAULTS.items() if name not in given}
    driver = Driver.connect(make_conninfo(url.text, client_encoding="utf8", **own), autocommit=True)
    try:
        driver.execute(_SET_UP.encode(), prepare=False)
        found = driver.execute(_LOOK.encode(), prepare=False).fetchone()
        version, encoding = found or (0, "")
        if version < _OLDEST * 10_000:
            raise StoreError(f"The database {url} is older than PostgreSQL {_OLDEST}. Update the server.")
        if encoding != "UTF8":
            raise StoreError(f"The database {url} stores texts as {encoding}. Create one with the encoding UTF8.")
        driver.history = history(driver)
    except BaseException:
        driver.close()
        raise
    return driver
