"""The SQL of exercises and reviews: costly turns of somebody's games, and what analyses have found about their play."""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import ExerciseAnswer, ExerciseRow, NewExercise, ReviewRow
from data.sql.connection import Connection

_COLUMNS = "session_id, after, guild_id, content, answered, solved, due, at"

_OURS = ("exercise", "review")


def add_exercises(connection: Connection, user_id: int, new: Sequence[NewExercise], now: int) -> None:
    """Keep exercises of a user, which are due at once, of games whose logs name the user.

    Those that are kept already stay as they are.
    """
    for each in new:
        connection.execute(
            f"INSERT INTO exercise (user_id, {_COLUMNS}) SELECT ?,?,?,?,?,0,0,?,?"  # noqa: S608 - ours
            " WHERE EXISTS (SELECT 1 FROM named WHERE user_id = ? AND session_id = ?)"
            " ON CONFLICT (user_id, session_id, after) DO NOTHING",
            (user_id, each.session_id, each.after, each.guild_id, each.content, now, now, user_id, each.session_id),
        )


def exercises_of(connection: Connection, user_id: int, session_id: int = 0) -> tuple[ExerciseRow, ...]:
    """The exercises of a user from one table, or from all tables if `session_id` is 0, the oldest first."""
    where, values = (
        ("user_id = ? AND session_id = ?", (user_id, session_id)) if session_id else ("user_id = ?", (user_id,))
    )
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM exercise WHERE {where} ORDER BY session_id, after",  # noqa: S608 - ours
        values,
    )
    return tuple(ExerciseRow(*each) for each in rows)


def exercises_due(connection: Connection, user_id: int, now: int) -> tuple[tuple[int, int], ...]:
    """The tables and moments of the exercises of a user that are due, the one due longest first."""
    rows = connection.execute(
        "SELECT session_id, after FROM exercise WHERE user_id = ? AND due IS NOT NULL AND due <= ?"
        " ORDER BY due, session_id, after",
        (user_id, now),
    )
    return tuple((session_id, after) for session_id, after in rows)


def answer_exercise(connection: Connection, user_id: int, given: ExerciseAnswer, now: int) -> bool:
    """Count an answer to an exercise, if it is due and has been answered `given.before` times; whether it was."""
    changed = connection.execute(
        "UPDATE exercise SET answered = answered + 1, solved = solved + ?, due = ?, at = ?"
        " WHERE user_id = ? AND session_id = ? AND after = ? AND answered = ? AND due <= ?",
        (int(given.solved), given.due, now, user_id, given.session_id, given.after, given.before, now),
    )
    return changed.rowcount > 0


def keep_review(connection: Connection, user_id: int, row: ReviewRow, now: int) -> None:
    """Keep what an analysis has found about a user's play, if the log of the table names the user."""
    connection.execute(
        "INSERT INTO review (user_id, session_id, guild_id, game, content, at) SELECT ?,?,?,?,?,?"
        " WHERE EXISTS (SELECT 1 FROM named WHERE user_id = ? AND session_id = ?)"
        " ON CONFLICT (user_id, session_id) DO UPDATE SET content = excluded.content, at = excluded.at",
        (user_id, row.session_id, row.guild_id, row.game, row.content, now, user_id, row.session_id),
    )


def reviews_of(connection: Connection, user_id: int) -> tuple[ReviewRow, ...]:
    """What analyses have found about a user's play, in the order in which the games were over."""
    rows = connection.execute(
        "SELECT session_id, guild_id, game, content,"
        " coalesce((SELECT at FROM finished WHERE finished.session_id = review.session_id), at) AS over_at"
        " FROM review WHERE user_id = ? ORDER BY over_at, session_id",
        (user_id,),
    )
    return tuple(ReviewRow(*each) for each in rows)


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the exercises of a user, and what analyses have found about their play."""
    for table in _OURS:
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))  # noqa: S608 - ours


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete the exercises from the games of a server, and what analyses of them have found."""
    for table in _OURS:
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608 - ours
