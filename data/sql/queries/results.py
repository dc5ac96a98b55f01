"""The SQL of how games ended: places, scores, and whether they count for the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from data.rows import Finished, FinishedRow, Rated, ResultRow
from data.sql.connection import Connection

_DAY = 86_400
"""Seconds of a day."""


def write_results(
    connection: Connection, session_id: int, results: Sequence[ResultRow], finished: FinishedRow | None
) -> None:
    """Replace how the seats of a session finished and, where it is given, what else is known of its game.

    The moment at which the game was over stays: what is stored of it later, such as a secret, is no part of the game.
    """
    connection.executemany(
        "INSERT INTO result (session_id, seat, user_id, place, score, level) VALUES (?,?,?,?,?,?)"
        " ON CONFLICT (session_id, seat) DO UPDATE SET user_id = excluded.user_id, place = excluded.place,"
        " score = excluded.score, level = excluded.level",
        [(session_id, each.seat, each.user_id, each.place, each.score, each.level) for each in results],
    )
    if finished is not None:
        rated: Rated = finished.rated
        if rated == "yes" and finished.most is not None and _had_enough(connection, session_id, results, finished.most):
            rated = "often"
        connection.execute(
            "INSERT INTO finished (session_id, guild_id, game, options, moves, at, rated)"
            " SELECT id, guild_id, game, ?, ?, changed_at, ? FROM session WHERE id = ?"
            " ON CONFLICT (session_id) DO UPDATE SET guild_id = excluded.guild_id, game = excluded.game,"
            " options = excluded.options, moves = excluded.moves, rated = excluded.rated",
            (finished.options, finished.moves, rated, session_id),
        )


def _had_enough(connection: Connection, session_id: int, results: Sequence[ResultRow], most: int) -> bool:
    """Whether any two of the players have had `most` rated games of this kind in this server, earlier on that day."""
    guild_id, game, at = connection.execute(
        "SELECT guild_id, game, changed_at FROM session WHERE id = ?", (session_id,)
    ).fetchone()
    # The server's row is taken: of two games that end at once, one waits for the other before it counts.
    connection.execute("UPDATE server SET left_at = left_at WHERE guild_id = ?", (guild_id,))
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


def all_over(connection: Connection) -> list[int]:
    """The ids of all sessions whose game is over, in the order in which they ended."""
    rows = connection.execute("SELECT id FROM session WHERE state = 'over' ORDER BY changed_at, id")
    return [row[0] for row in rows]


def rated(connection: Connection, session_id: int) -> Rated | None:
    """Whether a game counts for the ratings; None where it has no result."""
    row = connection.execute("SELECT rated FROM finished WHERE session_id = ?", (session_id,)).fetchone()
    return row[0] if row else None


def results_of(connection: Connection, user_id: int) -> dict[int, ResultRow]:
    """How a user finished each of their games, by session."""
    rows = connection.execute(
        "SELECT session_id, seat, user_id, place, score, level FROM result WHERE user_id = ?", (user_id,)
    )
    return {row[0]: ResultRow(*row[1:]) for row in rows}


def finished_games(
    connection: Connection, guild_id: int, game: str | None, user_id: int | None = None, since: int = 0
) -> list[Finished]:
    """The games of a server that ended by their rules at `since` or later, oldest first.

    Only those of a game, and only those of a user, where these are given.
    """
    found: dict[int, Finished] = {}
    # One user's games are few, whatever the server has played: the plus keeps SQLite from going through the server's.
    server, theirs, channel, given = "", "", "0", [guild_id, game, since]
    if user_id is not None:
        server, theirs = "+", " AND finished.session_id IN (SELECT session_id FROM result WHERE user_id = ?)"
        channel = "(SELECT channel_id FROM session WHERE id = finished.session_id)"
        given.append(user_id)
    rows = connection.execute(
        "SELECT finished.session_id, game, options, moves, rated, at,"  # noqa: S608 - ours
        f" {channel}, seat, user_id, place, score, level"
        " FROM finished JOIN result ON result.session_id = finished.session_id"
        f" WHERE {server}guild_id = ? AND game = coalesce(?, game) AND at >= ?{theirs}"
        " ORDER BY at, finished.session_id, seat",
        given,
    )
    for session_id, key, options, moves, counts, at, channel_id, *result in rows:
        each = found.get(session_id)
        if each is None:
            each = found[session_id] = Finished(session_id, key, options, moves, [], counts, at, channel_id)
        each.results.append(ResultRow(*result))
    return list(found.values())


def best_score(connection: Connection, session_id: int, user_id: int | None) -> int | None:
    """The best score so far in finished games like this one, with the same options: of a user, or in its server."""
    # One user's games are few, whatever the server has played: the plus keeps SQLite from going through the server's.
    server, theirs = ("", "") if user_id is None else ("+", " AND result.user_id = ?")
    row = connection.execute(
        "SELECT max(score) FROM finished AS this"  # noqa: S608 - the text is ours
        f" JOIN finished AS other ON {server}other.guild_id = this.guild_id AND other.game = this.game"
        " AND other.options = this.options JOIN result ON result.session_id = other.session_id"
        f" WHERE this.session_id = ?{theirs}",
        (session_id,) if user_id is None else (session_id, user_id),
    ).fetchone()
    found: int | None = row[0]
    return found


def wants_hints(connection: Connection, user_id: int, game: str) -> bool:
    """Whether a user has never finished a game of that key, and has not turned hints off."""
    (wanted,) = connection.execute(
        "SELECT NOT EXISTS (SELECT * FROM person_setting WHERE user_id = ? AND name = 'hints' AND value = 'false')"
        " AND NOT EXISTS"
        " (SELECT * FROM result JOIN session ON session.id = session_id WHERE user_id = ? AND game = ?)",
        (user_id, user_id, game),
    ).fetchone()
    return bool(wanted)
