"""The SQL of people: which logs name them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable


def note_named(connection: sqlite3.Connection, session_id: int, user_ids: Iterable[int]) -> None:
    """Note that these users are named in the log of a session."""
    connection.executemany(
        "INSERT OR IGNORE INTO named (user_id, session_id) VALUES (?,?)", [(each, session_id) for each in user_ids]
    )


def sessions_naming(connection: sqlite3.Connection, user_id: int) -> list[int]:
    """The ids of the sessions whose logs name a user, oldest first."""
    rows = connection.execute("SELECT session_id FROM named WHERE user_id = ? ORDER BY session_id", (user_id,))
    return [row[0] for row in rows]


def sessions_ended_by(connection: sqlite3.Connection, names: Iterable[str]) -> list[int]:
    """The ids of the sessions that moderators of these names ended, where the log does not contain the moderator's id.

    Such logs are of the second and third format. The entry by which a moderator ends a game is the last one.
    """
    wanted = set(names)
    rows = connection.execute(
        "SELECT id, json_extract(facts, '$.by') FROM session"
        " JOIN entry ON entry.session_id = id AND entry.number = version"
        " WHERE kind = 'ended' AND json_valid(facts) AND NOT coalesce(json_extract(facts, '$.by_id'), 0) ORDER BY id"
    )
    return [session_id for session_id, by in rows if by in wanted]
