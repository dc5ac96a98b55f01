"""The SQL of who sits at which table, whether these tables are open, and what they wait for."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import OPEN_STATES, OpenRow, State, Waits
from data.sql.connection import Connection

_NOBODY = 0
"""No user has this id."""


def seat(connection: Connection, session_id: int, channel_id: int, user_ids: Iterable[int]) -> None:
    """Replace the users who sit at a table by these."""
    connection.execute("DELETE FROM player WHERE session_id = ?", (session_id,))
    connection.executemany(
        "INSERT INTO player (user_id, channel_id, session_id) VALUES (?,?,?)",
        [(each, channel_id, session_id) for each in user_ids],
    )


def update(connection: Connection, session_id: int, state: State, actor: int | None) -> None:
    """Note with each seat of a table whether the table is open, and whether the user there is to act (None: nobody)."""
    is_open = state in OPEN_STATES
    connection.execute(
        "UPDATE player SET open = ?, acts = (user_id = ?)"
        " WHERE session_id = ? AND (open <> ? OR acts <> (user_id = ?))",
        (is_open, actor or _NOBODY, session_id, is_open, actor or _NOBODY),
    )


def write_waits(connection: Connection, session_id: int, version: int, waits: Waits) -> None:
    """Replace what a session waits for, if it is still at that version."""
    changed = connection.execute(
        "UPDATE session SET since = ?, deadline = ? WHERE id = ? AND version = ? RETURNING state",
        (waits.since, waits.deadline, session_id, version),
    ).fetchall()
    if changed:
        update(connection, session_id, changed[0][0], waits.user_id)


def open_tables_of(connection: Connection, user_id: int) -> list[OpenRow]:
    """The open tables at which a user sits, the one that has waited longest first."""
    rows = connection.execute(
        "SELECT session.id, guild_id, session.channel_id, coalesce(since, changed_at) AS waits, deadline, player.acts"
        " FROM player INDEXED BY open_of_player JOIN session ON session.id = player.session_id"
        " WHERE player.user_id = ? AND player.open AND NOT session.set_aside ORDER BY waits, session.id",
        (user_id,),
    )
    return [
        OpenRow(number, guild, channel, since, end, bool(acts)) for number, guild, channel, since, end, acts in rows
    ]


def may_ask(connection: Connection, user_id: int) -> list[OpenRow]:
    """The lobbies that name a user, and the games that name them and have asked something, the longest wait first."""
    rows = connection.execute(
        "SELECT session.id, guild_id, channel_id, coalesce(since, changed_at) AS waits, deadline"
        " FROM named JOIN session ON session.id = named.session_id"
        " WHERE named.user_id = ? AND NOT set_aside AND (state = 'lobby' OR (state = 'running'"
        " AND EXISTS (SELECT * FROM entry WHERE entry.session_id = session.id AND kind = 'asked')))"
        " ORDER BY waits, session.id",
        (user_id,),
    )
    return [OpenRow(*row) for row in rows]


def open_tables_in(connection: Connection, guild_id: int) -> list[OpenRow]:
    """The open tables of a server, the one that has waited longest first."""
    rows = connection.execute(
        "SELECT id, guild_id, channel_id, coalesce(since, changed_at) AS waits, deadline FROM session"
        " WHERE guild_id = ? AND NOT set_aside AND state IN ('lobby', 'running') ORDER BY waits, id",
        (guild_id,),
    )
    return [OpenRow(*row) for row in rows]


def around(connection: Connection, session_id: int) -> tuple[bool, bool]:
    """Whether somebody at this table sits at another open one, and whether somebody has planned moves for it.

    Both are asked for at once, with every reading of a table.
    """
    elsewhere, planned = connection.execute(
        "SELECT EXISTS (SELECT * FROM player AS here JOIN player AS there INDEXED BY open_of_player"
        " ON there.user_id = here.user_id"
        " WHERE here.session_id = ? AND there.open AND there.session_id <> here.session_id),"
        " EXISTS (SELECT * FROM plan WHERE session_id = ?)",
        (session_id, session_id),
    ).fetchone()
    return bool(elsewhere), bool(planned)
