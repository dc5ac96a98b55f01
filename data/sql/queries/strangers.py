"""The SQL of what strangers are told of people: player names."""

from __future__ import annotations

from data.errors import NameTakenError
from data.rows import PlayerNameRow
from data.sql.connection import Connection


def name_of(connection: Connection, user_id: int) -> PlayerNameRow | None:
    """The player name of a user; None where they have none."""
    row = connection.execute(
        "SELECT user_id, word, number, renamed_at FROM player_name WHERE user_id = ?", (user_id,)
    ).fetchone()
    return PlayerNameRow(*row) if row else None


def name(connection: Connection, user_id: int, word: str, number: int, before: int, now: int) -> PlayerNameRow:
    """Give a user this name, unless theirs is from `before` or later. Raises what `Store.name_player` does."""
    kept = name_of(connection, user_id)
    if kept is not None and kept.renamed_at >= before:
        return kept
    forget_person(connection, user_id)
    renamed_at = 0 if kept is None else now
    given = connection.execute(
        "INSERT INTO player_name (user_id, word, number, renamed_at) VALUES (?,?,?,?) ON CONFLICT DO NOTHING",
        (user_id, word, number, renamed_at),
    )
    if not given.rowcount:
        # The name that was deleted is kept, as the transaction is not.
        raise NameTakenError("Somebody else has this player name.")
    return PlayerNameRow(user_id, word, number, renamed_at)


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the player name of a user. Somebody else may get it."""
    connection.execute("DELETE FROM player_name WHERE user_id = ?", (user_id,))
