"""The SQL of due work: when each session is to be looked at again."""

from __future__ import annotations

from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned


def next_due(connection: Connection, shards: Shards = EVERY_SERVER) -> int | None:
    """The earliest time at which a session of `shards` is due, in seconds since 1970."""
    ours, given = owned(shards)
    found: int | None = connection.execute(
        f"SELECT min(due) FROM session WHERE due IS NOT NULL AND NOT set_aside{ours}",  # noqa: S608 - the text is ours
        given,
    ).fetchone()[0]
    return found


def due(connection: Connection, now: int, most: int, shards: Shards) -> list[int]:
    """The ids of the sessions of `shards` that are due by `now`, the earliest first, at most `most`."""
    ours, given = owned(shards)
    rows = connection.execute(
        "SELECT id FROM session WHERE due IS NOT NULL AND due <= ? AND NOT set_aside"  # noqa: S608 - the text is ours
        f"{ours} ORDER BY due, id LIMIT ?",
        (now, *given, most),
    )
    return [row[0] for row in rows]


def set_due(connection: Connection, session_id: int, version: int | None, until: int | None) -> None:
    """Make a session due at `until` (None: never), if it is still at that version (None: at any)."""
    connection.execute(
        "UPDATE session SET due = ? WHERE id = ? AND version = coalesce(?, version)", (until, session_id, version)
    )


def postpone_due(connection: Connection, session_id: int, now: int, until: int) -> None:
    """Make a session due at `until` if it is due at `now`: a move made meanwhile has given it another time."""
    connection.execute("UPDATE session SET due = ? WHERE id = ? AND due <= ?", (until, session_id, now))
