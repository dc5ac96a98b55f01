"""The SQL of how games ended: places, scores, and whether they count for the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from data.rows import Finished, FinishedRow, Rated, ResultRow
from data.sql.connection import Connection
from data.sql.queries import books, meetings, seasons, sums

_DAY = 86_400
"""Seconds of a day."""


def write_results(
    connection: Connection, session_id: int, results: Sequence[ResultRow], finished: FinishedRow | None
) -> None:
    """Replace how the seats of a session finished and, where it is given, what else is known of its game.

    The moment at which the game was over stays: what is stored of it later, such as a secret, is no part of the game.
    """
    if not results and finished is None:
        return
    with sums.changing(connection, session_id):
        _write_seats(connection, session_id, results)
        guild_id, met = _write_finished(connection, session_id, results, finished) if finished else (0, [])
    # In direct messages, only the rated games of several count, as in the sums: the others are to wait for nobody.
    if guild_id or (met and len(results) > 1):
        books.note_changed(connection, [guild_id], met)


def _write_seats(connection: Connection, session_id: int, results: Sequence[ResultRow]) -> None:
    connection.executemany(
        "INSERT INTO result (session_id, seat, user_id, place, score, level) VALUES (?,?,?,?,?,?)"
        " ON CONFLICT (session_id, seat) DO UPDATE SET user_id = excluded.user_id, place = excluded.place,"
        " score = excluded.score, level = excluded.level",
        [(session_id, each.seat, each.user_id, each.place, each.score, each.level) for each in results],
    )


def _write_finished(
    connection: Connection, session_id: int, results: Sequence[ResultRow], finished: FinishedRow
) -> tuple[int, list[str]]:
    """Write what else is known of a game, and what it says about its players.

    Returns the server in which it was played, and the game if it is one more that is rated.
    """
    known = rated(connection, session_id)
    ((guild_id, game, at),) = connection.execute(
        "INSERT INTO finished (session_id, guild_id, game, options, moves, at, rated, hinted)"
        " SELECT id, guild_id, game, ?, ?, changed_at, ?, ? FROM session WHERE id = ?"
        " ON CONFLICT (session_id) DO UPDATE SET guild_id = excluded.guild_id, game = excluded.game,"
        " options = excluded.options, moves = excluded.moves, rated = excluded.rated, hinted = excluded.hinted"
        " RETURNING guild_id, game, at",
        (finished.options, finished.moves, finished.rated, finished.hinted, session_id),
    ).fetchall()
    # What is written of a table after its game is over does not end the game again.
    counts = known is None and finished.rated == "yes"
    if counts:
        for scope in seasons.scopes(connection, guild_id, at):
            meetings.add(connection, scope.key, game, at, results, finished.memory)
    return int(guild_id), [game] if counts else []


def begin(connection: Connection, session_id: int, user_ids: Sequence[int], most: int, now: int) -> bool:
    """Note that these users begin a game that can count. Whether two of them have had enough of those on this day.

    That is `most` games of this kind in this server, begun on that day, which count or will count if they last.
    """
    ((guild_id, game),) = connection.execute(
        "SELECT guild_id, game FROM session WHERE id = ?", (session_id,)
    ).fetchall()
    # The server's row is taken: of two games that begin at once, one waits for the other before it counts.
    connection.execute("UPDATE server SET left_at = left_at WHERE guild_id = ?", (guild_id,))
    often = had_enough(connection, guild_id, game, user_ids, most, now)
    connection.execute("UPDATE session SET begun = ?, often = ? WHERE id = ?", (now, often, session_id))
    return often


def had_enough(connection: Connection, guild_id: int, game: str, user_ids: Sequence[int], most: int, now: int) -> bool:
    """Whether any two of these users have begun `most` games of this kind in this server today that count."""
    today = now // _DAY * _DAY
    return any(
        _over_today(connection, guild_id, game, pair, today) + _running_today(connection, guild_id, game, pair, today)
        >= most
        for pair in combinations((each for each in user_ids if each > 0), 2)
    )


def _over_today(connection: Connection, guild_id: int, game: str, pair: tuple[int, int], today: int) -> int:
    """How many games that count the two have begun and ended today."""
    # It is not known of a game of an older version when it began: it is taken for one of the day on which it ended.
    (number,) = connection.execute(
        "SELECT count(*) FROM finished JOIN session ON session.id = finished.session_id"
        " JOIN result AS one ON one.session_id = finished.session_id AND one.user_id = ?"
        " JOIN result AS other ON other.session_id = finished.session_id AND other.user_id = ?"
        " WHERE finished.guild_id = ? AND finished.game = ? AND at >= ? AND rated = 'yes'"
        " AND coalesce(begun, at) >= ?",
        (*pair, guild_id, game, today, today),
    ).fetchone()
    return int(number)


def _running_today(connection: Connection, guild_id: int, game: str, pair: tuple[int, int], today: int) -> int:
    """How many games that can count the two have begun today and still play."""
    (number,) = connection.execute(
        "SELECT count(*) FROM player AS one JOIN player AS other ON other.session_id = one.session_id"
        " JOIN session ON session.id = one.session_id"
        " WHERE one.user_id = ? AND one.open AND other.user_id = ? AND other.open"
        " AND guild_id = ? AND game = ? AND state = 'running' AND begun >= ? AND NOT often",
        (*pair, guild_id, game, today),
    ).fetchone()
    return int(number)


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
    connection: Connection, guild_id: int, game: str | None = None, user_id: int | None = None, since: int = 0
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
        "SELECT finished.session_id, game, options, moves, rated, at, hinted,"  # noqa: S608 - ours
        f" {channel}, seat, user_id, place, score, level"
        " FROM finished JOIN result ON result.session_id = finished.session_id"
        f" WHERE {server}guild_id = ? AND game = coalesce(?, game) AND at >= ?{theirs}"
        " ORDER BY at, finished.session_id, seat",
        given,
    )
    for session_id, key, options, moves, counts, at, hinted, channel_id, *result in rows:
        each = found.get(session_id)
        if each is None:
            each = Finished(session_id, key, options, moves, [], counts, at, channel_id, bool(hinted))
            found[session_id] = each
        each.results.append(ResultRow(*result))
    return list(found.values())


def games_of_people(connection: Connection, guild_id: int, game: str, seats: int, most: int) -> list[int]:
    """The ids of the last finished games of people with so many seats, newest first, at most `most` of them."""
    rows = connection.execute(
        "SELECT session_id FROM finished WHERE guild_id = ? AND game = ? AND rated NOT IN ('computer', 'short')"
        " AND (SELECT count(*) FROM result WHERE result.session_id = finished.session_id) = ?"
        " ORDER BY at DESC, session_id DESC LIMIT ?",
        (guild_id, game, seats, most),
    )
    return [row[0] for row in rows]


def best_score(connection: Connection, session_id: int, user_id: int | None = None) -> int | None:
    """The best score so far in finished games like this one: of a user, or, in games for one, in its server.

    They have the same options, and are either all with hints or all without.
    """
    if user_id is None:
        row = connection.execute(
            "SELECT max(best.score) FROM finished AS this JOIN best ON best.guild_id = this.guild_id"
            " AND best.game = this.game AND best.options = this.options"
            " AND best.hinted = CASE WHEN this.hinted THEN 1 ELSE 0 END WHERE this.session_id = ?",
            (session_id,),
        ).fetchone()
    else:
        # One user's games are few, whatever the server has played: the plus keeps SQLite from going through those.
        row = connection.execute(
            "SELECT max(score) FROM finished AS this"
            " JOIN finished AS other ON +other.guild_id = this.guild_id AND other.game = this.game"
            " AND other.options = this.options AND other.hinted = this.hinted"
            " JOIN result ON result.session_id = other.session_id"
            " WHERE this.session_id = ? AND result.user_id = ?",
            (session_id, user_id),
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
