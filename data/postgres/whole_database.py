"""A database from which everything is copied to another one, or to which it is."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from data.errors import StoreError
from data.places import Url
from data.postgres.connection import READ, WRITE, Driver, Transaction, connect
from data.postgres.errors import store_error
from data.postgres.schema import bring_up_to_date, format_of, migrations
from data.postgres.statistics import gather
from data.sql.checking import count

_COLUMNS = (
    "SELECT table_name, column_name, data_type FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name <> 'tables_format' ORDER BY table_name, ordinal_position"
)

_LAST = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM session_id_seq"

_AT_ONCE = 1000
"""How many rows are fetched at a time."""


class _Database:
    """A database within a transaction, of which everything is read, or which is filled."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        columns: list[tuple[str, str, str]] = driver.execute(_COLUMNS.encode()).fetchall()
        self.tables = {
            table: [name for where, name, _ in columns if where == table] for table in {each[0] for each in columns}
        }
        self._flags = {(table, name) for table, name, kind in columns if kind == "boolean"}
        (last,) = driver.execute(_LAST.encode()).fetchone() or (0,)
        self.last: int = last

    def count(self, table: str) -> int:
        return count(Transaction(self._driver), table)

    def rows(self, table: str, columns: Sequence[str]) -> Generator[Sequence[Any]]:
        with self._driver.cursor(name="copied") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())  # noqa: S608 - ours

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> int:
        flags = [(table, each) in self._flags for each in columns]
        cursor = self._driver.cursor()
        with cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copied:
            for row in rows:
                # SQLite has 0 and 1 for them.
                copied.write_row([bool(value) if flag else value for value, flag in zip(row, flags, strict=True)])
        return cursor.rowcount

    def number_on(self, last: int) -> None:
        if last:
            self._driver.execute(b"SELECT setval('session_id_seq', %s)", (last,))


@contextmanager
def all_of(url: Url) -> Iterator[_Database]:
    """The database's content at one moment. Raises StoreError where it cannot be read, or is not of today's format."""
    steps = migrations()
    with transaction(url, READ) as within:
        if format_of(within, str(url), steps) != steps[-1].number:
            raise StoreError(f"{url} is empty or has an older format. Start the bot with it once, then copy it.")
        yield _Database(within.driver)


@contextmanager
def new(url: Url) -> Iterator[_Database]:
    """A database that is empty at first. Raises StoreError where it is not, or cannot be written."""
    with transaction(url, WRITE) as within:
        bring_up_to_date(within, str(url), migrations())
        found = _Database(within.driver)
        for table in found.tables:
            if within.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():  # noqa: S608 - the names are ours
                raise StoreError(f"{url} isn't empty, so nothing was copied. Choose another database.")
        yield found
        gather(within)


@contextmanager
def transaction(url: Url, how: str) -> Iterator[Transaction]:
    """A transaction through a connection of its own. Raises StoreError."""
    try:
        with closing(connect(url)) as driver:
            within = Transaction(driver)
            within.begin(how)
            yield within
            within.commit()
    except psycopg.Error as error:
        raise store_error(url, error) from error
    except UnicodeEncodeError as error:
        raise StoreError(f"{url} can't store a damaged text. Find it with: python -m data check") from error
