"""The SQL of people and servers: who is named where, logs written anew without them, and where the bot was removed.

Each function is a piece of work inside a transaction of `data/store.py`.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable

from data import log
from data.rows import ResultRow, Rewriting, SessionRow
from data.seals import genesis_of, seal
from data.troubles import DamagedError

_log = logging.getLogger(__name__)


def name(connection: sqlite3.Connection, session_id: int, user_ids: Iterable[int]) -> None:
    """Note that these users are named in the log of a session."""
    connection.executemany(
        "INSERT OR IGNORE INTO named (user_id, session_id) VALUES (?,?)", [(each, session_id) for each in user_ids]
    )


def naming(connection: sqlite3.Connection, user_id: int) -> list[int]:
    """The ids of the sessions whose logs name a user."""
    rows = connection.execute("SELECT session_id FROM named WHERE user_id = ? ORDER BY session_id", (user_id,))
    return [row[0] for row in rows]


def ended_by(connection: sqlite3.Connection, names: Iterable[str]) -> list[int]:
    """The ids of the sessions that moderators of these names ended, as far as the logs have no ids of them.

    Such logs are of the second and third format; the entry that ends a game so is the last one.
    """
    wanted = set(names)
    rows = connection.execute(
        "SELECT id, json_extract(facts, '$.by') FROM session"
        " JOIN entry ON entry.session_id = id AND entry.number = version"
        " WHERE kind = 'ended' AND json_valid(facts) AND NOT coalesce(json_extract(facts, '$.by_id'), 0) ORDER BY id"
    )
    return [session_id for session_id, by in rows if by in wanted]


def results(connection: sqlite3.Connection, user_id: int) -> dict[int, ResultRow]:
    """How a user came out of their games, by session."""
    rows = connection.execute(
        "SELECT session_id, seat, user_id, place, score FROM result WHERE user_id = ?", (user_id,)
    )
    return {row[0]: ResultRow(*row[1:]) for row in rows}


def rewrite(
    connection: sqlite3.Connection, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
) -> list[int]:
    """Write the logs of sessions anew, as `without` says of each, and seal them again.

    The ids of those that are damaged are returned: they stay as they are, since a new seal would hide the damage.
    """
    damaged = []
    for session_id in session_ids:
        try:
            row = log.load(connection, session_id)
        except DamagedError as error:
            _log.error("%s", error)
            damaged.append(session_id)
            continue
        if row is not None:
            _write_anew(connection, row, without(row))
    return damaged


def _write_anew(connection: sqlite3.Connection, row: SessionRow, new: Rewriting) -> None:
    before = genesis_of(row, row.entries)
    for old, entry in zip(row.entries, new.entries, strict=True):
        before = seal(before, old.number, entry.kind, entry.facts, old.at)
        connection.execute(
            "UPDATE entry SET kind = ?, facts = ?, seal = ? WHERE session_id = ? AND number = ?",
            (entry.kind, entry.facts, before, row.id, old.number),
        )
    for user_id, stand_in in new.stand_ins.items():
        connection.execute(
            "UPDATE result SET user_id = ? WHERE session_id = ? AND user_id = ?", (stand_in, row.id, user_id)
        )
        connection.execute("DELETE FROM player WHERE session_id = ? AND user_id = ?", (row.id, user_id))
        connection.execute("DELETE FROM named WHERE session_id = ? AND user_id = ?", (row.id, user_id))


# Servers


def server_here(connection: sqlite3.Connection, guild_id: int) -> None:
    """The bot is in a server."""
    if guild_id:
        connection.execute(
            "INSERT INTO server (guild_id) VALUES (?) ON CONFLICT (guild_id) DO UPDATE SET left_at = NULL", (guild_id,)
        )


def server_left(connection: sqlite3.Connection, guild_id: int, now: int) -> None:
    """The bot is out of a server since `now`, if not for longer."""
    connection.execute("UPDATE server SET left_at = coalesce(left_at, ?) WHERE guild_id = ?", (now, guild_id))


def only_servers(connection: sqlite3.Connection, guild_ids: Iterable[int], now: int) -> None:
    """The bot is in these servers, and in no others."""
    here = set(guild_ids)
    for guild_id, left_at in connection.execute("SELECT guild_id, left_at FROM server").fetchall():
        if guild_id in here and left_at is not None:
            server_here(connection, guild_id)
        elif guild_id not in here and left_at is None:
            server_left(connection, guild_id, now)


def servers_left(connection: sqlite3.Connection, before: int) -> list[int]:
    """The servers that the bot has been out of since `before` or longer."""
    rows = connection.execute("SELECT guild_id FROM server WHERE left_at <= ? ORDER BY guild_id", (before,))
    return [row[0] for row in rows]


def open_in(connection: sqlite3.Connection, guild_id: int) -> list[int]:
    """The ids of the open sessions of a server."""
    rows = connection.execute(
        "SELECT id FROM session WHERE guild_id = ? AND state IN ('lobby', 'running') ORDER BY id", (guild_id,)
    )
    return [row[0] for row in rows]


def with_names(connection: sqlite3.Connection, guild_id: int) -> list[int]:
    """The ids of the sessions of a server whose logs name anybody."""
    rows = connection.execute(
        "SELECT id FROM session WHERE guild_id = ? AND EXISTS (SELECT * FROM named WHERE session_id = id) ORDER BY id",
        (guild_id,),
    )
    return [row[0] for row in rows]


def forget_server(connection: sqlite3.Connection, guild_id: int, session_ids: Iterable[int]) -> None:
    """Nobody of a server is known any more, and nothing is to be shown there."""
    for session_id in session_ids:
        connection.execute("DELETE FROM message WHERE session_id = ?", (session_id,))
        connection.execute("UPDATE session SET shown = version WHERE id = ?", (session_id,))
    connection.execute("DELETE FROM server WHERE guild_id = ?", (guild_id,))
