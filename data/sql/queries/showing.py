"""The SQL of tables apart: which of their entries each of their players was shown in their direct messages.

The session's own `shown` is the smallest number among those who can be reached, kept in the same transaction. So what
looks for sessions that are out of date by `shown` finds one of which a single view is behind.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import ShowingRow
from data.sql.connection import Connection

_REACHED = "NOT EXISTS (SELECT * FROM direct WHERE direct.user_id = showing.user_id AND closed_at IS NOT NULL)"
"""Whether messages are sent to whom a row of `showing` is about."""


def begin(connection: Connection, session_id: int, given: Iterable[ShowingRow]) -> None:
    """Keep where a session is shown to each of several."""
    connection.executemany(
        "INSERT INTO showing (session_id, user_id, channel_id, shown) VALUES (?,?,?,?)",
        [(session_id, each.user_id, each.channel_id, each.shown) for each in given],
    )


def showings(connection: Connection, session_id: int) -> tuple[ShowingRow, ...]:
    """Where a session is shown to each of several, in the order of their ids."""
    rows = connection.execute(
        "SELECT user_id, showing.channel_id, shown, closed_at IS NOT NULL FROM showing LEFT JOIN direct USING (user_id)"
        " WHERE session_id = ? ORDER BY user_id",
        (session_id,),
    )
    return tuple(ShowingRow(user_id, channel_id, shown, bool(closed)) for user_id, channel_id, shown, closed in rows)


def note_shown(connection: Connection, session_id: int, version: int, channel_id: int) -> None:
    """Note that a channel was shown a session up to entry `version`, or further. The session's row is taken already."""
    connection.execute(
        "UPDATE showing SET shown = ? WHERE session_id = ? AND channel_id = ? AND shown < ?",
        (version, session_id, channel_id, version),
    )
    note_least(connection, session_id)


def note_not_shown(connection: Connection, session_id: int, version: int, channel_id: int) -> None:
    """Note that a channel was not shown entry `version` of a session."""
    connection.execute(
        "UPDATE showing SET shown = ? WHERE session_id = ? AND channel_id = ? AND shown >= ?",
        (version - 1, session_id, channel_id, version),
    )
    note_least(connection, session_id)


def note_least(connection: Connection, session_id: int) -> None:
    """Note with a session what everybody who can be reached was shown; all of it where nobody can be."""
    connection.execute(
        f"UPDATE session SET shown = coalesce((SELECT min(showing.shown) FROM showing WHERE session_id = id"  # noqa: S608 - ours
        f" AND {_REACHED}), version) WHERE id = ?",
        (session_id,),
    )


def reach_changed(connection: Connection, user_id: int) -> list[int]:
    """Note that a user can be reached from now on, or cannot be: the ids of the sessions that are to be shown again.

    Those are the running ones that are shown to the user, as the others read whether the user can be reached, and those
    of which the user has not seen the end.
    """
    theirs = connection.execute("SELECT session_id, shown FROM showing WHERE user_id = ?", (user_id,)).fetchall()
    changed = []
    # In one order everywhere: of two changes at once, one waits for the other.
    for session_id, shown in sorted(map(tuple, theirs)):
        # One by one: a join would have PostgreSQL read all sessions for whoever has played many.
        row = connection.execute(
            "SELECT version, state FROM session WHERE id = ? AND NOT set_aside AND (state = 'running' OR version > ?)",
            (session_id, shown),
        ).fetchone()
        if row is None:
            continue
        connection.execute("UPDATE session SET shown = shown WHERE id = ?", (session_id,))
        if row[1] == "running":
            connection.execute(
                "UPDATE showing SET shown = ? WHERE session_id = ? AND user_id <> ? AND shown >= ?",
                (row[0] - 1, session_id, user_id, row[0]),
            )
        note_least(connection, session_id)
        changed.append(session_id)
    return changed


def leave(connection: Connection, session_id: int, user_id: int) -> None:
    """Show a session to a user no more, and forget the messages that they had of it."""
    connection.execute(
        "DELETE FROM message WHERE session_id = ? AND channel_id ="
        " (SELECT channel_id FROM showing WHERE showing.session_id = ? AND user_id = ?)",
        (session_id, session_id, user_id),
    )
    connection.execute("DELETE FROM showing WHERE session_id = ? AND user_id = ?", (session_id, user_id))
    note_least(connection, session_id)
