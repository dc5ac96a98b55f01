"""The SQL of results that are posted in a server's channel for them, each once."""

from __future__ import annotations

from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned, staying

AGAIN = 60
"""Seconds after which a post that was begun, and is not known to have arrived, is begun again."""


def announce(connection: Connection, session_id: int, guild_id: int, now: int) -> None:
    """Have a finished game posted. One that was posted already, and has been ended once more, is not posted again."""
    connection.execute(
        "INSERT INTO result_post (session_id, guild_id, due) VALUES (?,?,?) ON CONFLICT DO NOTHING",
        (session_id, guild_id, now),
    )


def due(connection: Connection, now: int, most: int, shards: Shards) -> list[int]:
    """The ids of the finished games of `shards` that are to be posted by `now`, at most `most`."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT session_id FROM result_post WHERE due IS NOT NULL AND due <= ?{ours}{staying('result_post')}"  # noqa: S608 - the text is ours
        " ORDER BY due, session_id LIMIT ?",
        (now, *given, most),
    )
    return [row[0] for row in rows]


def take(connection: Connection, session_id: int, now: int) -> bool | None:
    """Begin to post a result; whether it was begun before. None where it is not due any more."""
    row = connection.execute(
        "SELECT tried FROM result_post WHERE session_id = ? AND due <= ?", (session_id, now)
    ).fetchone()
    if row is None:
        return None
    connection.execute("UPDATE result_post SET tried = TRUE, due = ? WHERE session_id = ?", (now + AGAIN, session_id))
    return bool(row[0])


def note(connection: Connection, session_id: int) -> None:
    """Note that a result was posted, or is not to be posted."""
    connection.execute("UPDATE result_post SET due = NULL WHERE session_id = ?", (session_id,))


def postpone(connection: Connection, session_id: int, until: int) -> None:
    """Post a result at `until`."""
    connection.execute("UPDATE result_post SET due = ? WHERE session_id = ?", (until, session_id))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Post no results of a server any more."""
    connection.execute("UPDATE result_post SET due = NULL WHERE guild_id = ?", (guild_id,))
