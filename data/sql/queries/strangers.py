"""The SQL of what strangers are told of people, and of whom these have met: in games in direct messages."""

from __future__ import annotations

from collections.abc import Iterable

from data.errors import NameTakenError, SeatedError
from data.rows import MetRow, PlayerNameRow
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
    if kept is not None and (kept.word, kept.number) == (word, number):
        raise NameTakenError("This is the user's own player name.")
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


def met(connection: Connection, user_id: int, since: int) -> dict[int, MetRow]:
    """With whom a user has played in direct messages, by the other's id: when, and how often since `since`."""
    rows = connection.execute(
        "SELECT there.user_id, max(created_at), sum(CASE WHEN created_at >= ? THEN 1 ELSE 0 END)"
        " FROM showing AS here JOIN showing AS there ON there.session_id = here.session_id"
        " AND there.user_id <> here.user_id JOIN session ON session.id = here.session_id"
        " WHERE here.user_id = ? GROUP BY there.user_id",
        (since, user_id),
    )
    return {other: MetRow(last, int(lately)) for other, last, lately in rows}


def number_open(connection: Connection, user_id: int) -> int:
    """At how many open tables a user plays in direct messages with others. Tables apart have the channel 0."""
    (number,) = connection.execute(
        "SELECT count(*) FROM player INDEXED BY open_of_player WHERE user_id = ? AND open AND channel_id = 0",
        (user_id,),
    ).fetchone()
    return int(number)


def check_limits(connection: Connection, user_ids: Iterable[int], most: int) -> None:
    """Raises SeatedError where one of these users plays at `most` open tables in direct messages, or at more.

    Their rows in `direct` were taken before.
    """
    if any(number_open(connection, each) >= most for each in user_ids):
        raise SeatedError("A user plays as many games in direct messages as anybody can.")
