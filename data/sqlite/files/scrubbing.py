"""Removing from the files of the database what was deleted from its tables.

SQLite leaves traces of deleted rows: in the `-wal` file until that is written over, and in the main file, where the
split of a page leaves copies of rows that it moved. `PRAGMA secure_delete` reaches neither. So a deletion leaves a mark
in the same transaction, and while the mark is there, `scrub` has work to do: a kill in between loses nothing.
"""

from __future__ import annotations

import sqlite3

from data.sqlite.connection import in_transaction

_MARK = "scrub"
"""The memo that says where a deletion may have left traces: in both files, or in the -wal file alone."""

_ALL, _WAL = "all", "wal"


def mark(connection: sqlite3.Connection) -> None:
    """Note that something was deleted of which no trace may stay."""
    connection.execute("INSERT OR REPLACE INTO memo (name, value) VALUES (?,?)", (_MARK, _ALL))


def scrub(connection: sqlite3.Connection) -> bool:
    """Write the file anew and empty the `-wal` file, where that is marked. Not for use in a transaction.

    False where somebody else is reading: what they read must stay for now. It takes about a second for 50 MB.
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
        # A mark that somebody has made anew meanwhile stays.
        in_transaction(lambda within: within.execute("DELETE FROM memo WHERE name = ? AND value = ?", (_MARK, _WAL)))(
            connection
        )
    return True


def _todo(connection: sqlite3.Connection) -> str | None:
    row = connection.execute("SELECT value FROM memo WHERE name = ?", (_MARK,)).fetchone()
    return None if row is None else str(row[0])


def _empty_wal(connection: sqlite3.Connection) -> bool:
    """Bring what is in the `-wal` file into the main file, and make it empty. False where somebody reads from it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    # Others of this process wait for this connection's thread.
    connection.execute("PRAGMA busy_timeout = 0").fetchall()
    try:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}").fetchall()
    return not busy
