"""The SQL that finds sessions: by channel, by server, by user, and among all."""

from __future__ import annotations

from collections.abc import Sequence

from data.sql.connection import Connection


def meant_in(connection: Connection, channel_id: int, user_id: int = 0, threads: Sequence[int] = ()) -> list[int]:
    """The id of the session that a user means in a channel, or several in `threads`: see `Store.meant_in`."""
    open_ones = connection.execute(
        "SELECT id, exclusive, EXISTS (SELECT * FROM player WHERE session_id = id AND user_id = ?) AS mine FROM session"
        " WHERE channel_id = ? AND NOT set_aside AND state IN ('lobby', 'running')"
        " ORDER BY mine DESC, exclusive DESC, id DESC",
        (user_id, channel_id),
    )
    for number, exclusive, mine in open_ones:
        if mine or exclusive:
            return [int(number)]
    # The open sessions of a user are few, whatever the channel or its threads hold.
    theirs = connection.execute(
        "SELECT session.id, session.channel_id FROM player INDEXED BY open_of_player"
        " JOIN session ON session.id = player.session_id"
        " WHERE player.user_id = ? AND player.open AND NOT session.set_aside ORDER BY session.id",
        (user_id,),
    )
    if in_threads := [int(number) for number, where in theirs if where in threads]:
        return in_threads
    mine = connection.execute(
        "SELECT max(session_id) FROM player WHERE user_id = ? AND channel_id = ?", (user_id, channel_id)
    ).fetchone()[0]
    newest = connection.execute("SELECT max(id) FROM session WHERE channel_id = ?", (channel_id,)).fetchone()[0]
    return [int(each) for each in (mine, newest) if each is not None][:1]


def meant_by(connection: Connection, user_id: int, channel_id: int) -> int | None:
    """The id of the session that a user means in their direct messages: see `Store.meant_by`."""
    row = connection.execute(
        "SELECT session.id FROM player INDEXED BY open_of_player JOIN session ON session.id = player.session_id"
        " WHERE player.user_id = ? AND player.open AND NOT set_aside AND guild_id = 0"
        " ORDER BY player.acts DESC, session.id DESC LIMIT 1",
        (user_id,),
    ).fetchone()
    if row is None:
        # Tables apart have the channel 0.
        row = connection.execute(
            "SELECT max(session_id) FROM player WHERE user_id = ? AND channel_id IN (0, ?)", (user_id, channel_id)
        ).fetchone()
    return None if row[0] is None else int(row[0])


def exclusive_in_channel(connection: Connection, channel_id: int) -> int | None:
    """The id of the channel's open exclusive session, if there is one."""
    row = connection.execute(
        "SELECT id FROM session WHERE channel_id = ? AND exclusive AND NOT set_aside AND state IN ('lobby', 'running')",
        (channel_id,),
    ).fetchone()
    return row[0] if row else None


def open_in_channels(connection: Connection, channel_ids: Sequence[int]) -> list[int]:
    """The ids of all open sessions of some channels, oldest first."""
    found = []
    for channel_id in channel_ids:
        rows = connection.execute(
            "SELECT id FROM session WHERE channel_id = ? AND NOT set_aside AND state IN ('lobby', 'running')",
            (channel_id,),
        )
        found += [int(row[0]) for row in rows]
    return sorted(found)


def open_in_server(connection: Connection, guild_id: int) -> list[int]:
    """The ids of the open sessions of a server, oldest first, with those that were set aside."""
    rows = connection.execute(
        "SELECT id FROM session WHERE guild_id = ? AND state IN ('lobby', 'running') ORDER BY id", (guild_id,)
    )
    return [row[0] for row in rows]


def number_open(connection: Connection, guild_id: int) -> int:
    """How many sessions of a server are open."""
    (number,) = connection.execute(
        "SELECT count(*) FROM session WHERE guild_id = ? AND NOT set_aside AND state IN ('lobby', 'running')",
        (guild_id,),
    ).fetchone()
    return int(number)


def lobbies_with(connection: Connection, user_id: int) -> list[int]:
    """The ids of the open lobbies in which a user sits, oldest first, with those that were set aside."""
    rows = connection.execute(
        "SELECT id FROM player INDEXED BY open_of_player JOIN session ON id = session_id"
        " WHERE user_id = ? AND player.open AND state = 'lobby' ORDER BY id",
        (user_id,),
    )
    return [row[0] for row in rows]


def all_open(connection: Connection) -> list[int]:
    """The ids of all open sessions, oldest first."""
    rows = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND state IN ('lobby', 'running') ORDER BY id"
    )
    return [row[0] for row in rows]


def open_by_game(connection: Connection) -> dict[tuple[str, str], int]:
    """How many sessions are open, by their game and state."""
    rows = connection.execute(
        "SELECT game, state, count(*) FROM session INDEXED BY open_by_game"
        " WHERE NOT set_aside AND state IN ('lobby', 'running') GROUP BY game, state"
    )
    return {(row[0], row[1]): row[2] for row in rows}


def open_or_due(connection: Connection) -> list[int]:
    """The ids of the sessions that are open or due, oldest first."""
    rows = connection.execute(
        # Each half has an index of its own.
        "SELECT id FROM session INDEXED BY open_session WHERE NOT set_aside AND state IN ('lobby', 'running')"
        " UNION SELECT id FROM session INDEXED BY session_due WHERE NOT set_aside AND due IS NOT NULL ORDER BY 1"
    )
    return [row[0] for row in rows]


def newest(connection: Connection, most: int) -> list[int]:
    """The ids of the `most` newest open sessions, followed by those of the `most` newest of all."""
    open_ones = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND state IN ('lobby', 'running') ORDER BY id DESC LIMIT ?", (most,)
    ).fetchall()
    newest = connection.execute("SELECT id FROM session WHERE NOT set_aside ORDER BY id DESC LIMIT ?", (most,))
    return list(dict.fromkeys(row[0] for row in [*open_ones, *newest]))
