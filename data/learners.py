"""The SQL of who is new to a game and wants to be told. Each function is work inside a transaction of the store."""

from __future__ import annotations

import sqlite3


def wants_hints(connection: sqlite3.Connection, user_id: int, game: str) -> bool:
    """Whether a user has never finished a game of that key, and has not turned hints off."""
    (wanted,) = connection.execute(
        "SELECT NOT EXISTS (SELECT * FROM person WHERE user_id = ? AND NOT hints) AND NOT EXISTS"
        " (SELECT * FROM result JOIN session ON session.id = session_id WHERE user_id = ? AND game = ?)",
        (user_id, user_id, game),
    ).fetchone()
    return bool(wanted)


def set_hints(connection: sqlite3.Connection, user_id: int, wanted: bool) -> None:
    """Keep that a user wants no hints; of one who does, as everybody does at first, nothing is kept."""
    if wanted:
        connection.execute("DELETE FROM person WHERE user_id = ?", (user_id,))
    else:
        connection.execute(
            "INSERT INTO person (user_id, hints) VALUES (?, 0) ON CONFLICT (user_id) DO UPDATE SET hints = 0",
            (user_id,),
        )
