"""The SQL of deals of the day: what is dealt, who has played it, and how they are ranked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from data.errors import AttemptedError
from data.rows import AttemptRow, DealRow, DealTable, FinishedRow, NewAttempt, ResultRow
from data.sql.connection import Connection

_ATTEMPT = "day, user_id, session_id, guild_id, score, won, at, given_up"


def bind(connection: Connection, wanted: Sequence[DealRow]) -> list[DealRow]:
    """Keep each of these deals unless its day has one, and return the deals of their days."""
    connection.executemany(
        "INSERT INTO deal (day, game, options, secret, bound_at) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING",
        [(each.day, each.game, each.options, each.secret, each.bound_at) for each in wanted],
    )
    return deals(connection, [each.day for each in wanted])


def deals(connection: Connection, days: Iterable[int]) -> list[DealRow]:
    """The deals of these days, as far as they are bound."""
    found = [
        connection.execute("SELECT day, game, options, secret, bound_at FROM deal WHERE day = ?", (day,)).fetchone()
        for day in days
    ]
    return [DealRow(*row) for row in found if row is not None]


def begin(connection: Connection, session_id: int, attempt: NewAttempt) -> None:
    """Note that a session is somebody's attempt. Raises AttemptedError where they have had one on that day."""
    begun = connection.execute(
        "INSERT INTO attempt (day, user_id, session_id, guild_id) VALUES (?,?,?,?) ON CONFLICT (day, user_id)"
        " DO UPDATE SET session_id = excluded.session_id, guild_id = excluded.guild_id WHERE attempt.session_id = ?"
        " RETURNING day",
        (attempt.day, attempt.user_id, session_id, attempt.guild_id, attempt.instead),
    ).fetchall()
    if not begun:
        raise AttemptedError("This user has had their attempt.")


def score(
    connection: Connection, session_id: int, results: Sequence[ResultRow], finished: FinishedRow | None, at: int
) -> None:
    """Note how an attempt ended, if the session is one."""
    given_up = finished is not None and finished.given_up
    for each in results[:1] if len(results) == 1 else ():
        connection.execute(
            "UPDATE attempt SET score = ?, won = ?, given_up = ?, at = coalesce(at, ?)"
            " WHERE session_id = ? AND user_id = ?",
            (each.score, each.place == 1, given_up, at, session_id, each.user_id),
        )


def attempts(connection: Connection, user_ids: Iterable[int]) -> dict[int, list[AttemptRow]]:
    """The attempts of these users, by user, oldest first."""
    found = {}
    for user_id in user_ids:
        rows = connection.execute(f"SELECT {_ATTEMPT} FROM attempt WHERE user_id = ? ORDER BY day", (user_id,))  # noqa: S608 - ours
        found[user_id] = [_row(row) for row in rows.fetchall()]
    return found


def table(connection: Connection, day: int, guild_id: int | None, user_id: int, most: int) -> DealTable:
    """The best attempts of a day in a server, or in all; how many there are; and the place of a user."""
    within, given = "day = ? AND score IS NOT NULL", [day]
    if guild_id is not None:
        within, given = f"guild_id = ? AND {within}", [guild_id, day]
    best = connection.execute(
        f"SELECT {_ATTEMPT} FROM attempt WHERE {within} ORDER BY score DESC, at, session_id LIMIT ?",  # noqa: S608 - ours
        (*given, most),
    ).fetchall()
    (number,) = connection.execute(f"SELECT count(*) FROM attempt WHERE {within}", given).fetchone()  # noqa: S608 - ours
    place = connection.execute(
        f"SELECT 1 + (SELECT count(*) FROM attempt WHERE {within} AND score > own.score)"  # noqa: S608 - ours
        " FROM attempt AS own WHERE own.day = ? AND own.user_id = ? AND own.score IS NOT NULL"
        + (" AND own.guild_id = ?" if guild_id is not None else ""),
        (*given, day, user_id, *([] if guild_id is None else [guild_id])),
    ).fetchone()
    return DealTable(tuple(map(_row, best)), number, place[0] if place else None)


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the attempts of a user."""
    connection.execute("DELETE FROM attempt WHERE user_id = ?", (user_id,))


def forget_in_session(connection: Connection, session_id: int, user_id: int) -> None:
    """Delete the attempt that a session is, if it is that of this user."""
    connection.execute("DELETE FROM attempt WHERE session_id = ? AND user_id = ?", (session_id, user_id))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Let no attempt count in the table of a server any more. Those from direct messages count elsewhere."""
    connection.execute("UPDATE attempt SET guild_id = 0 WHERE guild_id = ?", (guild_id,))


def _row(row: Sequence[Any]) -> AttemptRow:
    found = AttemptRow(*row)
    return replace(found, won=bool(found.won), given_up=bool(found.given_up))
