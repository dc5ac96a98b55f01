"""The SQL of puzzles: who tried which one, and solved it."""

from __future__ import annotations

from data.rows import PuzzleAnswer, PuzzleRow
from data.sql.connection import Connection
from data.sql.queries import servers


def try_puzzle(connection: Connection, user_id: int, tried: PuzzleAnswer, now: int) -> PuzzleRow:
    """Count an answer, unless the puzzle is solved or the answers are used up; what stands then."""
    servers.note_server(connection, tried.guild_id)
    key = (user_id, tried.guild_id, tried.day, tried.puzzle)
    connection.execute(
        "INSERT INTO puzzle (user_id, guild_id, day, puzzle, tries, solved, at) VALUES (?,?,?,?,0,FALSE,?)"
        " ON CONFLICT (user_id, guild_id, day, puzzle) DO NOTHING",
        (*key, now),
    )
    counted = connection.execute(
        "UPDATE puzzle SET tries = CASE WHEN ? THEN ? ELSE tries + 1 END, solved = ?, at = ?"
        " WHERE user_id = ? AND guild_id = ? AND day = ? AND puzzle = ? AND NOT solved AND tries < ?",
        (tried.gave_up, tried.most, tried.solved, now, *key, tried.most),
    )
    row = connection.execute(
        "SELECT puzzle, guild_id, day, tries, solved, at FROM puzzle"
        " WHERE user_id = ? AND guild_id = ? AND day = ? AND puzzle = ?",
        key,
    ).fetchone()
    now_stands = _row(*row)
    if counted.rowcount and tried.shift is not None and (now_stands.solved or now_stands.tries >= tried.most):
        connection.execute(
            "INSERT INTO puzzle_difficulty (puzzle, shift, people) VALUES (?, ?, 1) ON CONFLICT (puzzle) DO UPDATE"
            " SET shift = puzzle_difficulty.shift + excluded.shift / (1 + puzzle_difficulty.people / 20.0),"
            " people = puzzle_difficulty.people + 1",
            (tried.puzzle, tried.shift),
        )
    return now_stands


def puzzle_shifts(connection: Connection) -> dict[str, float]:
    """By how many points people's results have made puzzles more difficult, by the puzzle's key."""
    return {puzzle: float(shift) for puzzle, shift in connection.execute("SELECT puzzle, shift FROM puzzle_difficulty")}


def puzzles_of(connection: Connection, user_id: int) -> tuple[PuzzleRow, ...]:
    """The puzzles that a user has tried, the one that was tried last at the end."""
    rows = connection.execute(
        "SELECT puzzle, guild_id, day, tries, solved, at FROM puzzle WHERE user_id = ?"
        " ORDER BY at, guild_id, day, puzzle",
        (user_id,),
    )
    return tuple(_row(*each) for each in rows)


def solvers(connection: Connection, guild_id: int, day: int) -> tuple[int, int]:
    """How many users have tried a server's puzzle of a day, and how many of them have solved it."""
    rows = connection.execute("SELECT solved FROM puzzle WHERE guild_id = ? AND day = ?", (guild_id, day)).fetchall()
    return len(rows), sum(bool(each[0]) for each in rows)


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the answers of a user."""
    connection.execute("DELETE FROM puzzle WHERE user_id = ?", (user_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete the answers to the puzzles of a server."""
    connection.execute("DELETE FROM puzzle WHERE guild_id = ?", (guild_id,))


def _row(puzzle: str, guild_id: int, day: int, tries: int, solved: object, at: int) -> PuzzleRow:
    return PuzzleRow(puzzle, guild_id, day, tries, bool(solved), at)
