"""The SQL of servers: in which the bot is, since when it has been out of others, and forgetting them."""

from __future__ import annotations

from collections.abc import Iterable

from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries import offers
from data.sql.queries.ownership import owned


def note_server(connection: Connection, guild_id: int) -> None:
    """Note that the bot is in a server. Direct messages (0) are no server."""
    if guild_id:
        connection.execute(
            "INSERT INTO server (guild_id) VALUES (?) ON CONFLICT (guild_id) DO UPDATE SET left_at = NULL", (guild_id,)
        )


def note_server_left(connection: Connection, guild_id: int, now: int) -> None:
    """Note that the bot has been out of a server since `now`, if no earlier time is noted. Offers there end."""
    offers.end_in_server(connection, guild_id)
    connection.execute("UPDATE server SET left_at = coalesce(left_at, ?) WHERE guild_id = ?", (now, guild_id))


def note_only_servers(connection: Connection, guild_ids: Iterable[int], now: int, shards: Shards) -> None:
    """Note that of the servers of `shards` the bot is in these, and in no others since `now`."""
    here = set(guild_ids)
    ours, given = owned(shards)
    rows = connection.execute(f"SELECT guild_id, left_at FROM server WHERE TRUE{ours}", given)  # noqa: S608 - ours
    for guild_id, left_at in rows.fetchall():
        if guild_id in here and left_at is not None:
            note_server(connection, guild_id)
        elif guild_id not in here and left_at is None:
            note_server_left(connection, guild_id, now)


def servers_left(connection: Connection, before: int, shards: Shards) -> list[int]:
    """The servers of `shards` that the bot has been out of since `before` or longer, by id."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT guild_id FROM server WHERE left_at <= ?{ours} ORDER BY guild_id",  # noqa: S608 - the text is ours
        (before, *given),
    )
    return [row[0] for row in rows]


def sessions_with_names(connection: Connection, guild_id: int, after: int = 0, most: int | None = None) -> list[int]:
    """The ids above `after` of the sessions of a server whose logs name anybody, oldest first; at most `most`."""
    rows = connection.execute(
        "SELECT id FROM session WHERE guild_id = ? AND id > ?"
        " AND EXISTS (SELECT * FROM named WHERE session_id = id) ORDER BY id LIMIT ?",
        (guild_id, after, 2**62 if most is None else most),
    )
    return [row[0] for row in rows]


def leave_shown(connection: Connection, session_ids: Iterable[int]) -> None:
    """Delete the messages of these sessions of a server that the bot has left: nothing of them is to be shown."""
    for session_id in session_ids:
        connection.execute("DELETE FROM message WHERE session_id = ?", (session_id,))
        connection.execute("UPDATE session SET shown = version WHERE id = ?", (session_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete a server with its settings."""
    connection.execute("DELETE FROM server WHERE guild_id = ?", (guild_id,))
    connection.execute("DELETE FROM server_setting WHERE guild_id = ?", (guild_id,))
