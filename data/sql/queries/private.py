"""The SQL of what a user keeps at a table for themselves: moves planned in advance, and a note."""

from __future__ import annotations

import json
from collections.abc import Iterable

from data.errors import ConflictError
from data.rows import PlanRow
from data.sql.connection import Connection


def plans_at(connection: Connection, session_id: int) -> tuple[PlanRow, ...]:
    """The plans for a session, by user id."""
    rows = connection.execute(
        "SELECT user_id, since, lines FROM plan WHERE session_id = ? ORDER BY user_id", (session_id,)
    )
    return tuple(PlanRow(user_id, since, _lines(lines)) for user_id, since, lines in rows)


def write_plan(
    connection: Connection, session_id: int, version: int, before: PlanRow | None, after: PlanRow | None
) -> None:
    """Replace the plan `before` by `after`, as `Store.write_plan` does. Raises ConflictError."""
    (one,) = {each.user_id for each in (before, after) if each is not None}
    # It changes nothing, but keeps the session's row from other writers until the transaction ends.
    changed = connection.execute(
        "UPDATE session SET version = version WHERE id = ? AND version = ?", (session_id, version)
    )
    found = next((each for each in plans_at(connection, session_id) if each.user_id == one), None)
    if changed.rowcount != 1 or found != before:
        raise ConflictError("The session or the plan was changed by somebody else.")
    drop_plans(connection, session_id, (one,))
    if after is not None:
        connection.execute(
            "INSERT INTO plan (session_id, user_id, since, lines) VALUES (?,?,?,?)",
            (session_id, one, after.since, json.dumps(after.lines, separators=(",", ":"))),
        )


def drop_plans(connection: Connection, session_id: int, user_ids: Iterable[int]) -> None:
    """Delete the plans of these users for a session."""
    connection.executemany(
        "DELETE FROM plan WHERE session_id = ? AND user_id = ?", [(session_id, each) for each in user_ids]
    )


def note(connection: Connection, session_id: int, user_id: int) -> str:
    """The user's note on a session; empty where there is none."""
    row = connection.execute(
        "SELECT text FROM note WHERE user_id = ? AND session_id = ?", (user_id, session_id)
    ).fetchone()
    return row[0] if row else ""


def notes_of(connection: Connection, user_id: int) -> dict[int, str]:
    """All notes of a user, by session id."""
    rows = connection.execute("SELECT session_id, text FROM note WHERE user_id = ? ORDER BY session_id", (user_id,))
    return dict(rows.fetchall())


def write_note(connection: Connection, session_id: int, user_id: int, text: str) -> None:
    """Replace the user's note on a session; an empty one is deleted."""
    if not text:
        connection.execute("DELETE FROM note WHERE user_id = ? AND session_id = ?", (user_id, session_id))
        return
    connection.execute(
        "INSERT INTO note (user_id, session_id, text) VALUES (?,?,?)"
        " ON CONFLICT (user_id, session_id) DO UPDATE SET text = excluded.text",
        (user_id, session_id, text),
    )


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete all plans and notes of a user."""
    connection.execute("DELETE FROM plan WHERE user_id = ?", (user_id,))
    connection.execute("DELETE FROM note WHERE user_id = ?", (user_id,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete all plans and notes for the sessions of a server."""
    for table in ("plan", "note"):
        connection.execute(
            f"DELETE FROM {table} WHERE session_id IN (SELECT id FROM session WHERE guild_id = ?)",  # noqa: S608 - ours
            (guild_id,),
        )


def _lines(text: str) -> tuple[tuple[str, ...], ...]:
    """The lines of a plan, from JSON; none where the text is damaged: then nothing is played."""
    try:
        return tuple(tuple(map(str, line)) for line in json.loads(text))
    except (TypeError, ValueError):
        return ()
