"""The SQL of people: which logs name them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from data.sql.connection import Connection
from data.sql.queries import memos


def note_named(connection: Connection, session_id: int, user_ids: Iterable[int]) -> None:
    """Note that these users are named in the log of a session."""
    connection.executemany(
        "INSERT INTO named (user_id, session_id) VALUES (?,?) ON CONFLICT DO NOTHING",
        [(each, session_id) for each in user_ids],
    )


def sessions_naming(connection: Connection, user_id: int) -> list[int]:
    """The ids of the sessions whose logs name a user, oldest first."""
    rows = connection.execute("SELECT session_id FROM named WHERE user_id = ? ORDER BY session_id", (user_id,))
    return [row[0] for row in rows]


_DELETION = "deletion of "
"""How the memo is called of a deletion that is under way, with the user's id behind it."""


def note_deletion(connection: Connection, user_id: int, name: str) -> None:
    """Note that a user of this name is being deleted."""
    memos.remember(connection, f"{_DELETION}{user_id}", name)


def deletions(connection: Connection) -> dict[int, str]:
    """The names of the users who are being deleted, by their ids."""
    rows = connection.execute(f"SELECT name, value FROM memo WHERE name LIKE '{_DELETION}%' ORDER BY name")  # noqa: S608 - ours
    return {int(name.removeprefix(_DELETION)): value for name, value in rows.fetchall()}


def end_deletion(connection: Connection, user_id: int) -> None:
    """Note that a deletion is done."""
    memos.forget_memo(connection, f"{_DELETION}{user_id}")


def sessions_ended_by(connection: Connection, names: Iterable[str]) -> list[int]:
    """The ids of the sessions that moderators of these names ended, where the log does not contain the moderator's id.

    Such logs are of the second and third format. The entry by which a moderator ends a game is the last one.
    """
    wanted = set(names)
    rows = connection.execute(
        "SELECT session_id, facts FROM entry INDEXED BY entry_ended WHERE kind = 'ended'"
        " AND number = (SELECT version FROM session WHERE id = session_id) ORDER BY session_id"
    )
    # Most of them were ended by nobody.
    return [session_id for session_id, facts in rows if '"by":""' not in facts and _only_name(facts) in wanted]


def _only_name(facts: str) -> str | None:
    """The name of who ended the game, where the entry has no id of theirs."""
    try:
        found = json.loads(facts)
    except ValueError:  # damaged
        return None
    by = found.get("by") if isinstance(found, dict) and not found.get("by_id") else None
    return by if isinstance(by, str) else None
