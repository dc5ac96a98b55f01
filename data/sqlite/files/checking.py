"""Checking a database: whether SQLite finds its file intact, and whether every log is as it was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.errors import StoreError
from data.progress import Tell, nobody
from data.sql.checking import Finding, count, damaged_tables
from data.sql.connection import is_damage
from data.sqlite.connection import text
from data.sqlite.errors import store_error
from data.sqlite.schema import format_of, migrations, number

PAGES = 8192
"""The largest file, in pages of mostly 4 KB, that is checked at a start. A larger one would take too long."""

_TOLD = 20
"""How many faults of the file are listed at most."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Connect for reading alone. Raises StoreError, also for an SQLite error inside the `with` block."""
    if not path.exists():
        raise StoreError(f"There's no file {path}.")
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = text
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA busy_timeout = 5000")
            yield connection
    except sqlite3.Error as error:
        raise store_error(str(path), error) from error


def glance(path: Path) -> list[str]:
    """Return what SQLite finds wrong with the file, as sentences. A file of more than PAGES pages is not checked."""
    with reading(path) as connection:
        if number(connection, "page_count") > PAGES:
            return []
        return _faults(connection, "quick_check")


def look_over(path: Path, tell: Tell = nobody) -> Finding:
    """Check the whole database.

    Raises StoreError where it is no database, is empty, belongs to another program, or cannot be read at all.
    """
    steps = migrations()
    with reading(path) as connection:
        found = format_of(connection, str(path), steps)
        if found == 0:
            raise StoreError(f"{path} is empty.")
        finding = Finding(found, len(steps), faults=_faults(connection, "integrity_check"))
        try:
            for table, parent in {(row[0], row[2]) for row in connection.execute("PRAGMA foreign_key_check")}:
                finding.faults.append(f"In the file: rows of “{table}” belong to a {parent} that doesn't exist.")
            # Only logs of the current format can be checked: their seals are computed from it.
            if found == len(steps):
                finding.damaged.extend(damaged_tables(connection, tell))
            finding.tables = count(connection, "session")
            finding.entries = count(connection, "entry" if found > 1 else "ply")
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            finding.faults.append("In the file: it can't be read to the end.")
    return finding


def _faults(connection: sqlite3.Connection, how: str) -> list[str]:
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA {how}({_TOLD})")]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        found = [str(error)]
    return [] if found == ["ok"] else [f"In the file: {' '.join(each.split())}." for each in found]
