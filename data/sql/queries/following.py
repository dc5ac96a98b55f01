"""The SQL of following: who is told of which game without playing in it.

A move writes nothing here. Who is to be told is found by the version of the game, so following costs a click nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from data.rows import FollowRow
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned

TELL_EVERY = 60
"""Seconds between two messages about the turns of one game, at least."""

_COLUMNS = ", ".join(FollowRow.__struct_fields__)


def follow(connection: Connection, row: FollowRow, most: int, most_of_game: int) -> Literal["yes", "many", "crowded"]:
    """Have a user follow a game, or change what they are told of it."""
    # The row is written first: of two that are written at once, the second one waits, and counts the first.
    connection.execute(
        f"INSERT INTO follow ({_COLUMNS}) VALUES (?,?,?,?,?,?)"  # noqa: S608 - the names are ours
        " ON CONFLICT (user_id, session_id) DO UPDATE SET what = excluded.what, seen = excluded.seen",
        (row.user_id, row.session_id, row.guild_id, row.what, row.seen, row.message_id),
    )
    (games,) = connection.execute("SELECT count(*) FROM follow WHERE user_id = ?", (row.user_id,)).fetchone()
    (others,) = connection.execute("SELECT count(*) FROM follow WHERE session_id = ?", (row.session_id,)).fetchone()
    if games > most or others > most_of_game:
        unfollow(connection, row.user_id, row.session_id)
        return "many" if games > most else "crowded"
    return "yes"


def unfollow(connection: Connection, user_id: int, session_id: int) -> None:
    """Have a user follow a game no more."""
    connection.execute("DELETE FROM follow WHERE user_id = ? AND session_id = ?", (user_id, session_id))


def followed_by(connection: Connection, user_id: int) -> list[FollowRow]:
    """The games that a user follows, in the order of their ids."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM follow WHERE user_id = ? ORDER BY session_id",  # noqa: S608 - the names are ours
        (user_id,),
    )
    return [FollowRow(*each) for each in rows]


def due(connection: Connection, now: int, most: int, shards: Shards) -> list[FollowRow]:
    """Who is to be told of games of `shards` by `now`, ordered by game, at most `most`."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM follow WHERE EXISTS (SELECT * FROM session WHERE id = session_id"  # noqa: S608 - ours
        " AND ((what = 'turns' AND version > seen AND told <= ?) OR state NOT IN ('lobby', 'running')))"
        " AND NOT EXISTS (SELECT * FROM server WHERE server.guild_id = follow.guild_id AND left_at IS NOT NULL)"
        f"{ours} ORDER BY session_id, user_id LIMIT ?",
        (now - TELL_EVERY, *given, most),
    )
    return [FollowRow(*each) for each in rows]


def note_told(connection: Connection, rows: Sequence[FollowRow], seen: int, message_id: int | None, now: int) -> None:
    """Note that these followers of a game were told of it (`message_id` is None: had not to be) up to entry `seen`."""
    for each in rows:
        if message_id is None:
            connection.execute(
                "UPDATE follow SET seen = ? WHERE user_id = ? AND session_id = ?", (seen, each.user_id, each.session_id)
            )
        else:
            connection.execute(
                "UPDATE follow SET seen = ?, told = ?, message_id = ? WHERE user_id = ? AND session_id = ?",
                (seen, now, message_id, each.user_id, each.session_id),
            )


def forget_person(connection: Connection, user_id: int) -> None:
    """Forget what a user follows."""
    connection.execute("DELETE FROM follow WHERE user_id = ?", (user_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget who follows the games of a server."""
    connection.execute("DELETE FROM follow WHERE guild_id = ?", (guild_id,))
