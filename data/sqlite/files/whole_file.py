"""A file from which everything is copied to another database, or to which it is."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from data.errors import StoreError
from data.sql.checking import count
from data.sqlite.connection import text
from data.sqlite.errors import store_error
from data.sqlite.files.checking import reading
from data.sqlite.schema import bring_up_to_date, format_of, migrations


class _File:
    """A connected file, of which everything is read, or which is filled."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        self.tables = {
            name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for (name,) in names.fetchall()
        }
        row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'session'").fetchone()
        self.last = int(row[0]) if row else 0

    def count(self, table: str) -> int:
        return count(self._connection, table)

    def rows(self, table: str, columns: Sequence[str]) -> Generator[Sequence[Any]]:
        statement = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608 - the names are ours
        for row in self._connection.execute(statement):  # noqa: UP028 - `yield from` would close a cursor twice
            yield row

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> int:
        marks = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - the names are ours
        return self._connection.executemany(statement, rows).rowcount

    def number_on(self, last: int) -> None:
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = 'session'")
        self._connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('session', ?)", (last,))


@contextmanager
def all_of(path: Path) -> Iterator[_File]:
    """The file's content at one moment. Raises StoreError where it cannot be read, or is not of today's format."""
    steps = migrations()
    with reading(path) as connection:
        if format_of(connection, str(path), steps) != len(steps):
            raise StoreError(f"{path} is empty or has an older format. Start the bot with it once, then copy it.")
        connection.execute("BEGIN")
        yield _File(connection)


@contextmanager
def new(path: Path) -> Iterator[_File]:
    """A new file, which stands at `path` at the end. Raises StoreError where one is there, or it cannot be made."""
    if path.exists():
        raise StoreError(f"{path} already exists, so nothing was copied. Choose another file, or move it away.")
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            connection.text_factory = text
            bring_up_to_date(connection, str(path), migrations())
            connection.execute("BEGIN")
            connection.execute("DELETE FROM memo")
            yield _File(connection)
            connection.execute("COMMIT")
        unfinished.replace(path)
    except OSError as error:
        raise StoreError(f"Can't write {path}: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise store_error(str(path), error) from error
    finally:
        unfinished.unlink(missing_ok=True)
