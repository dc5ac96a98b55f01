"""The SQL of who is new to a game and wants to be told. Each function is work inside a transaction of the store."""

from __future__ import annotations

import sqlite3


def wants_hints(connection: sqlite3.Connection, user_id: int, game: str) -> bool:
    """Whether a user has never finished a game of that key, and has not turned hints off."""
    (wanted,) = connection.execute(
        "SELECT NOT EXISTS (SELECT * FROM person_setting WHERE user_id = ? AND name = 'hints' AND value = 'false')"
        " AND NOT EXISTS"
        " (SELECT * FROM result JOIN session ON session.id = session_id WHERE user_id = ? AND game = ?)",
        (user_id, user_id, game),
    ).fetchone()
    return bool(wanted)
