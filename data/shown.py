"""The SQL of what channels were shown. Each function is a piece of work inside a transaction of `data/store.py`."""

from __future__ import annotations

import sqlite3

from data.rows import MessageRow


def posted(connection: sqlite3.Connection, session_id: int, message: MessageRow) -> None:
    """`message` is the live one from now on; the one before it is still to be retired."""
    connection.execute("UPDATE message SET live = 0 WHERE session_id = ? AND live", (session_id,))
    connection.execute(
        "INSERT OR REPLACE INTO message (session_id, message_id, channel_id, shows, version, live)"
        " VALUES (?,?,?,?,?,1)",
        (session_id, message.message_id, message.channel_id, message.shows, message.version),
    )
    seen(connection, session_id, message.version)


def called(connection: sqlite3.Connection, session_id: int, message: MessageRow) -> None:
    """`message` names who is to move, beside the live one; it is to be taken away when they have."""
    connection.execute(
        "INSERT OR REPLACE INTO message (session_id, message_id, channel_id, shows, version, live)"
        " VALUES (?,?,?,?,?,0)",
        (session_id, message.message_id, message.channel_id, message.shows, message.version),
    )


def seen(connection: sqlite3.Connection, session_id: int, version: int) -> None:
    """The channel has seen the session up to entry `version`."""
    connection.execute("UPDATE session SET shown = max(shown, ?) WHERE id = ?", (version, session_id))


def unseen(connection: sqlite3.Connection, session_id: int, version: int) -> None:
    """The channel is to be shown entry `version` once more."""
    connection.execute("UPDATE session SET shown = min(shown, ?) WHERE id = ?", (version - 1, session_id))


def forgotten(connection: sqlite3.Connection, session_id: int, message_id: int) -> None:
    """A message that has lost its controls, or is gone, is no business of anybody's any more."""
    connection.execute("DELETE FROM message WHERE session_id = ? AND message_id = ?", (session_id, message_id))


def to_show(connection: sqlite3.Connection) -> list[int]:
    """The ids of sessions whose channel has not seen their last entry, or has boards that still have controls.

    Found by index, whatever else is stored.
    """
    rows = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND shown < version UNION"
        " SELECT session_id FROM message WHERE NOT live"
        # Whom a game calls is called until they have moved, and a host until they start.
        " AND NOT EXISTS (SELECT * FROM session WHERE id = session_id"
        " AND (set_aside OR (shows = 'call' AND state IN ('lobby', 'running')))) ORDER BY 1"
    )
    return [row[0] for row in rows]
