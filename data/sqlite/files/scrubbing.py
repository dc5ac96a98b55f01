"""Removing from the database's files what was deleted from its tables.

SQLite leaves traces of deleted rows: in the `-wal` file until it is overwritten, and in the main file, where splitting
a page leaves copies of rows. `PRAGMA secure_delete` removes neither. So each deletion sets a mark in its own
transaction, and `scrub` works as long as the mark is set. If the process is killed in between, the next one finishes.
"""

from __future__ import annotations

import sqlite3

from data.sql.connection import Connection
from data.sql.queries import memos
from data.sqlite.connection import in_transaction

_MARK = "scrub"
"""The memo that says where deletions may have left traces: in both files (_ALL), or in the -wal file alone (_WAL)."""

_ALL, _WAL = "all", "wal"


def mark(connection: Connection) -> None:
    """Set the mark: something was deleted of which no trace may stay."""
    memos.remember(connection, _MARK, _ALL)


def scrub(connection: sqlite3.Connection) -> bool:
    """Rewrite the main file and empty the `-wal` file, as far as the mark asks for it. Not for use in a transaction.

    Returns False where the `-wal` file must stay because somebody else reads it. It takes about a second for 50 MB.
    """
    todo = _todo(connection)
    if todo == _ALL:
        connection.execute("VACUUM").fetchall()
        in_transaction(lambda within: within.execute("UPDATE memo SET value = ? WHERE name = ?", (_WAL, _MARK)))(
            connection
        )
    if todo is not None:
        if not _empty_wal(connection):
            return False
        # A mark that was set again meanwhile says “all”, and stays.
        in_transaction(lambda within: within.execute("DELETE FROM memo WHERE name = ? AND value = ?", (_MARK, _WAL)))(
            connection
        )
    return True


def _todo(connection: sqlite3.Connection) -> str | None:
    row = connection.execute("SELECT value FROM memo WHERE name = ?", (_MARK,)).fetchone()
    return None if row is None else str(row[0])


def _empty_wal(connection: sqlite3.Connection) -> bool:
    """Copy the `-wal` file into the main file and empty it. Returns False where somebody reads from it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    # Do not wait: everything else that is asked of the store waits for this thread meanwhile.
    connection.execute("PRAGMA busy_timeout = 0").fetchall()
    try:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}").fetchall()
    return not busy
