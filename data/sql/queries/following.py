"""The SQL of following: who is told of which game without playing in it.

A move writes nothing here. Which games have something to tell is found by their version and by what all followers were
told (`session.followers_told`), so following costs a click nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from data.rows import FollowRow
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned, staying

TELL_EVERY = 60
"""Seconds between two messages about the turns of one game, at least."""

_COLUMNS = ", ".join(FollowRow.__struct_fields__)


def follow(connection: Connection, row: FollowRow, most: int, most_of_game: int) -> Literal["yes", "many", "crowded"]:
    """Have a user follow a game, or change what they are told of it."""
    _take(connection, [row.session_id])
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
    _note(connection, [row.session_id])
    return "yes"


_NEVER = 9_223_372_036_854_775_807
"""The number of no entry: who is told of the end alone has been told of everything before."""


def _take(connection: Connection, session_ids: Sequence[int]) -> None:
    """Keep others from changing who follows these games. Of two that change it at once, one waits for the other."""
    for session_id in sorted(session_ids):
        connection.execute("UPDATE session SET followers_told = followers_told WHERE id = ?", (session_id,))


def _note(connection: Connection, session_ids: Sequence[int]) -> None:
    """Note with these games, which were taken, up to which entry all of their followers were told."""
    for session_id in sorted(session_ids):
        connection.execute(
            f"UPDATE session SET followers_told = (SELECT min(CASE WHEN what = 'turns' THEN seen ELSE {_NEVER} END)"  # noqa: S608 - ours
            " FROM follow WHERE session_id = session.id) WHERE id = ?",
            (session_id,),
        )


def unfollow(connection: Connection, user_id: int, session_id: int) -> None:
    """Have a user follow a game no more."""
    _take(connection, [session_id])
    connection.execute("DELETE FROM follow WHERE user_id = ? AND session_id = ?", (user_id, session_id))
    _note(connection, [session_id])


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
        f"SELECT {_COLUMNS} FROM follow INDEXED BY follow_of_session WHERE session_id IN"  # noqa: S608 - ours
        " (SELECT id FROM session INDEXED BY session_to_tell WHERE followers_told IS NOT NULL"
        " AND (version > followers_told OR state IN ('over', 'cancelled')))"
        " AND EXISTS (SELECT * FROM session WHERE id = session_id"
        " AND ((what = 'turns' AND version > seen AND told <= ?) OR state NOT IN ('lobby', 'running')))"
        f"{staying('follow')}{ours} ORDER BY session_id, user_id LIMIT ?",
        (now - TELL_EVERY, *given, most),
    )
    return [FollowRow(*each) for each in rows]


def note_told(connection: Connection, rows: Sequence[FollowRow], seen: int, message_id: int | None, now: int) -> None:
    """Note that these followers of a game were told of it (`message_id` is None: had not to be) up to entry `seen`."""
    session_ids = sorted({each.session_id for each in rows})
    _take(connection, session_ids)
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
    _note(connection, session_ids)


def forget_person(connection: Connection, user_id: int) -> None:
    """Forget what a user follows."""
    rows = connection.execute("SELECT session_id FROM follow WHERE user_id = ?", (user_id,))
    session_ids = [row[0] for row in rows]
    _take(connection, session_ids)
    connection.execute("DELETE FROM follow WHERE user_id = ?", (user_id,))
    _note(connection, session_ids)


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget who follows the games of a server."""
    connection.execute("DELETE FROM follow WHERE guild_id = ?", (guild_id,))
    connection.execute(
        "UPDATE session SET followers_told = NULL WHERE guild_id = ? AND followers_told IS NOT NULL", (guild_id,)
    )
