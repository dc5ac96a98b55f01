"""The SQL of deals of the day and of events: what is dealt, who has played it, and how they are ranked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from data.errors import AttemptedError
from data.rows import AttemptRow, DealRow, DealTable, FinishedRow, NewAttempt, ResultRow
from data.sql.connection import Connection

_ATTEMPT = "day, user_id, session_id, guild_id, score, won, at, given_up, event"
_DEAL = "day, game, options, secret, bound_at, event"


def bind(connection: Connection, wanted: Sequence[DealRow]) -> list[DealRow]:
    """Keep each of these deals of the day unless its day has one, and return the deals of their days."""
    keep(connection, wanted)
    return deals(connection, [each.day for each in wanted])


def keep(connection: Connection, wanted: Sequence[DealRow]) -> None:
    """Keep each of these deals unless its day has one."""
    connection.executemany(
        f"INSERT INTO deal ({_DEAL}) VALUES (?,?,?,?,?,?) ON CONFLICT DO NOTHING",  # noqa: S608 - the names are ours
        [(each.day, each.game, each.options, each.secret, each.bound_at, each.event) for each in wanted],
    )


def deals(connection: Connection, days: Iterable[int]) -> list[DealRow]:
    """The deals of the day of these days, as far as they are bound."""
    found = [
        connection.execute(f"SELECT {_DEAL} FROM deal WHERE event = 0 AND day = ?", (day,)).fetchone()  # noqa: S608 - ours
        for day in days
    ]
    return [DealRow(*row) for row in found if row is not None]


def of_event(connection: Connection, event: int) -> tuple[list[DealRow], list[AttemptRow]]:
    """The deals of a score event with the attempts at them, by day and then in the order of their tables."""
    rows = connection.execute(f"SELECT {_DEAL} FROM deal WHERE event = ? ORDER BY day", (event,)).fetchall()  # noqa: S608
    if not rows:
        return [], []
    made = connection.execute(
        f"SELECT {_ATTEMPT} FROM attempt WHERE event = ? ORDER BY day, session_id",  # noqa: S608 - ours
        (event,),
    )
    return [DealRow(*row) for row in rows], [_row(row) for row in made.fetchall()]


def begin(connection: Connection, session_id: int, attempt: NewAttempt) -> None:
    """Note that a session is somebody's attempt. Raises AttemptedError where they have had one on that day."""
    begun = connection.execute(
        "INSERT INTO attempt (event, day, user_id, session_id, guild_id, given_up) VALUES (?,?,?,?,?,?)"
        " ON CONFLICT (event, day, user_id)"
        " DO UPDATE SET session_id = excluded.session_id, guild_id = excluded.guild_id WHERE attempt.session_id = ?"
        " RETURNING day",
        (attempt.event, attempt.day, attempt.user_id, session_id, attempt.guild_id, False, attempt.instead),
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
    """The attempts of these users at deals of the day and of events, by user, oldest first."""
    found = {}
    for user_id in user_ids:
        rows = connection.execute(f"SELECT {_ATTEMPT} FROM attempt WHERE user_id = ? ORDER BY day, event", (user_id,))  # noqa: S608
        found[user_id] = [_row(row) for row in rows.fetchall()]
    return found


def table(connection: Connection, day: int, guild_id: int | None, user_id: int, most: int) -> DealTable:
    """The best attempts of a day in a server, or in all; how many there are; and the place of a user."""
    within, given = "event = 0 AND day = ? AND score IS NOT NULL", [day]
    if guild_id is not None:
        within, given = f"guild_id = ? AND {within}", [guild_id, day]
    best = connection.execute(
        f"SELECT {_ATTEMPT} FROM attempt WHERE {within} ORDER BY score DESC, at, session_id LIMIT ?",  # noqa: S608 - ours
        (*given, most),
    ).fetchall()
    (number,) = connection.execute(f"SELECT count(*) FROM attempt WHERE {within}", given).fetchone()  # noqa: S608 - ours
    place = connection.execute(
        f"SELECT 1 + (SELECT count(*) FROM attempt WHERE {within} AND score > own.score)"  # noqa: S608 - ours
        " FROM attempt AS own WHERE own.event = 0 AND own.day = ? AND own.user_id = ? AND own.score IS NOT NULL"
        + (" AND own.guild_id = ?" if guild_id is not None else ""),
        (*given, day, user_id, *([] if guild_id is None else [guild_id])),
    ).fetchone()
    return DealTable(tuple(map(_row, best)), number, place[0] if place else None)


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the attempts of a user. In events their scores stay, without their id, as the places of others do.

    Before `tournaments.forget_person`, which takes the id from the entry.
    """
    connection.execute(
        "UPDATE attempt SET guild_id = 0, user_id = coalesce((SELECT -entry FROM tournament_entrant"
        " WHERE tournament = event AND tournament_entrant.user_id = attempt.user_id), -session_id)"
        " WHERE user_id = ? AND event <> 0",
        (user_id,),
    )
    # With a condition on the event, SQLite 3.53 uses the index that begins with it, and reads everybody's attempts.
    connection.execute("DELETE FROM attempt WHERE user_id = ?", (user_id,))


def forget_in_session(connection: Connection, session_id: int, user_id: int) -> None:
    """Delete the attempt that a session is, if it is that of this user at a deal of the day."""
    connection.execute("DELETE FROM attempt WHERE session_id = ? AND user_id = ? AND event = 0", (session_id, user_id))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Let no attempt count in the table of a server any more. Those from direct messages count elsewhere.

    The deals of its own events are deleted. Before `tournaments.forget_server`, which deletes the events.
    """
    connection.execute("UPDATE attempt SET guild_id = 0 WHERE guild_id = ?", (guild_id,))
    for each in ("deal", "attempt"):
        connection.execute(
            f"DELETE FROM {each} WHERE event IN (SELECT id FROM tournament WHERE guild_id = ?)",  # noqa: S608 - ours
            (guild_id,),
        )


def _row(row: Sequence[Any]) -> AttemptRow:
    found = AttemptRow(*row)
    return replace(found, won=bool(found.won), given_up=bool(found.given_up))
