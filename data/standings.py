"""The SQL of what is open and of what is over, by user and by server. Each function is work inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import combinations

from data.rows import Finished, FinishedRow, OpenRow, Rated, ResultRow, State, Waits

_DAY = 86_400


def open_of(connection: sqlite3.Connection, user_id: int) -> list[OpenRow]:
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


def open_in(connection: sqlite3.Connection, guild_id: int) -> list[OpenRow]:
    """The open tables of a server, the one that has waited longest first."""
    rows = connection.execute(
        "SELECT id, guild_id, channel_id, coalesce(since, changed_at) AS waits, deadline FROM session"
        " WHERE guild_id = ? AND NOT set_aside AND state IN ('lobby', 'running') ORDER BY waits, id",
        (guild_id,),
    )
    return [OpenRow(*row) for row in rows]


def write_waits(connection: sqlite3.Connection, session_id: int, version: int, waits: Waits) -> None:
    """Keep what a session waits for that is still at that version."""
    changed = connection.execute(
        "UPDATE session SET since = ?, deadline = ? WHERE id = ? AND version = ?",
        (waits.since, waits.deadline, session_id, version),
    )
    if changed.rowcount:
        note_actor(connection, session_id, waits.user_id)


def note_actor(connection: sqlite3.Connection, session_id: int, user_id: int | None) -> None:
    """Keep who is to act in a session; None: nobody."""
    connection.execute(
        "UPDATE player SET acts = user_id IS :user WHERE session_id = :session AND acts <> (user_id IS :user)",
        {"user": user_id, "session": session_id},
    )


def open_sessions(connection: sqlite3.Connection) -> list[int]:
    """The ids of all open sessions."""
    rows = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND state IN ('lobby', 'running') ORDER BY id"
    )
    return [row[0] for row in rows]


def play_elsewhere(connection: sqlite3.Connection, session_id: int) -> bool:
    """Whether somebody at this table sits at another open one."""
    (found,) = connection.execute(
        "SELECT EXISTS (SELECT * FROM player AS here JOIN player AS there INDEXED BY open_of_player"
        " ON there.user_id = here.user_id"
        " WHERE here.session_id = ? AND there.open AND there.session_id <> here.session_id)",
        (session_id,),
    ).fetchone()
    return bool(found)


def keep_open(connection: sqlite3.Connection, session_id: int, state: State) -> None:
    """Note whether the seats of a table are those of an open one."""
    is_open = int(state in ("lobby", "running"))
    connection.execute("UPDATE player SET open = ? WHERE session_id = ? AND open <> ?", (is_open, session_id, is_open))


def write(
    connection: sqlite3.Connection, session_id: int, results: Sequence[ResultRow], finished: FinishedRow | None
) -> None:
    """Keep how the seats of a session came out of it and, where it is given, what else is told of it."""
    connection.executemany(
        "INSERT OR REPLACE INTO result (session_id, seat, user_id, place, score) VALUES (?,?,?,?,?)",
        [(session_id, each.seat, each.user_id, each.place, each.score) for each in results],
    )
    if finished is not None:
        rated: Rated = finished.rated
        if rated == "yes" and finished.most is not None and _had_enough(connection, session_id, results, finished.most):
            rated = "often"
        connection.execute(
            "INSERT OR REPLACE INTO finished (session_id, guild_id, game, options, moves, at, rated)"
            " SELECT id, guild_id, game, ?, ?, changed_at, ? FROM session WHERE id = ?",
            (finished.options, finished.moves, rated, session_id),
        )


def _had_enough(connection: sqlite3.Connection, session_id: int, results: Sequence[ResultRow], most: int) -> bool:
    """Whether any two of the players have had `most` rated games of this kind in this server, earlier on that day."""
    guild_id, game, at = connection.execute(
        "SELECT guild_id, game, changed_at FROM session WHERE id = ?", (session_id,)
    ).fetchone()
    for one, other in combinations((each.user_id for each in results if each.user_id > 0), 2):
        (had,) = connection.execute(
            "SELECT count(*) FROM finished"
            " JOIN result AS one ON one.session_id = finished.session_id AND one.user_id = ?"
            " JOIN result AS other ON other.session_id = finished.session_id AND other.user_id = ?"
            " WHERE guild_id = ? AND game = ? AND at BETWEEN ? AND ? AND rated = 'yes' AND finished.session_id <> ?",
            (one, other, guild_id, game, at // _DAY * _DAY, at, session_id),
        ).fetchone()
        if had >= most:
            return True
    return False


def rated(connection: sqlite3.Connection, session_id: int) -> Rated | None:
    """Whether a game counts for the ratings; None where it has no result."""
    row = connection.execute("SELECT rated FROM finished WHERE session_id = ?", (session_id,)).fetchone()
    return row[0] if row else None


def finished(connection: sqlite3.Connection, guild_id: int, game: str | None) -> list[Finished]:
    """The games of a server that their rules have ended, the oldest first: of one key, or of all."""
    found: dict[int, Finished] = {}
    rows = connection.execute(
        "SELECT finished.session_id, game, options, moves, rated, seat, user_id, place, score"
        " FROM finished JOIN result ON result.session_id = finished.session_id"
        " WHERE guild_id = ? AND game = coalesce(?, game) ORDER BY at, finished.session_id, seat",
        (guild_id, game),
    )
    for session_id, key, options, moves, counts, *result in rows:
        each = found.setdefault(session_id, Finished(session_id, key, options, moves, [], counts))
        each.results.append(ResultRow(*result))
    return list(found.values())
