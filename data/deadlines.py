"""The SQL of what is due. Each function is a piece of work inside a transaction of `data/store.py`."""

from __future__ import annotations

import sqlite3


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next session wants to be looked at, in seconds since 1970."""
    found: int | None = connection.execute(
        "SELECT min(due) FROM session WHERE due IS NOT NULL AND NOT set_aside"
    ).fetchone()[0]
    return found


def due(connection: sqlite3.Connection, now: int, most: int) -> list[int]:
    """The ids of the sessions that are due by `now`, the longest overdue first, at the most so many."""
    rows = connection.execute(
        "SELECT id FROM session WHERE due IS NOT NULL AND due <= ? AND NOT set_aside ORDER BY due LIMIT ?", (now, most)
    )
    return [row["id"] for row in rows]


def put_off(connection: sqlite3.Connection, session_id: int, version: int | None, until: int | None) -> None:
    """Look at a session again at `until`, if it is still at that version, or at any where that is None."""
    connection.execute(
        "UPDATE session SET due = ? WHERE id = ? AND version = coalesce(?, version)", (until, session_id, version)
    )


def postpone(connection: sqlite3.Connection, session_id: int, now: int, until: int) -> None:
    """Look at a session again at `until`, if it is still due at `now`: a move that came meanwhile settles it anew."""
    connection.execute("UPDATE session SET due = ? WHERE id = ? AND due <= ?", (until, session_id, now))
