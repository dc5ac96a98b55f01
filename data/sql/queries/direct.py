"""The SQL of people's direct messages with the bot: their channels, and who accepts none."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import DirectRow
from data.sql.connection import Connection
from data.sql.queries import showing

_COLUMNS = "user_id, channel_id, opened_at, closed_at, refused_at"


def of_users(connection: Connection, user_ids: Iterable[int]) -> dict[int, DirectRow]:
    """The direct messages of these users by user id, without users of whom nothing is known."""
    return {each: row for each in user_ids if (row := _of_user(connection, each)) is not None}


def _of_user(connection: Connection, user_id: int) -> DirectRow | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM direct WHERE user_id = ?", (user_id,)).fetchone()  # noqa: S608 - ours
    return DirectRow(*row) if row else None


def take(connection: Connection, user_ids: Iterable[int]) -> None:
    """Take the rows of these users, in one order everywhere: what two transactions count of them, they count in turn.

    Offers to people of all servers, and what they lead to, have no server whose row could be taken.
    """
    for user_id in sorted(user_ids):
        connection.execute("UPDATE direct SET channel_id = channel_id WHERE user_id = ?", (user_id,))


def note_opened(connection: Connection, user_id: int, channel_id: int, now: int) -> list[int]:
    """Note that a message has arrived in a user's direct messages. Returns what `note_used` does."""
    before = _of_user(connection, user_id)
    connection.execute(
        "INSERT INTO direct (user_id, channel_id, opened_at) VALUES (?,?,?) ON CONFLICT (user_id) DO UPDATE"
        " SET channel_id = excluded.channel_id, closed_at = NULL, refused_at = NULL",
        (user_id, channel_id, now),
    )
    was_closed = before is not None and before.closed_at is not None
    return showing.reach_changed(connection, user_id) if was_closed else []


def note_closed(connection: Connection, user_id: int, channel_id: int, now: int) -> list[int] | None:
    """Note that Discord refused a message to a user: the ids of the sessions that are to be shown to others again.

    None where it was noted already.
    """
    connection.execute(
        "INSERT INTO direct (user_id, channel_id, opened_at) VALUES (?,?,?) ON CONFLICT (user_id) DO UPDATE"
        " SET channel_id = CASE WHEN excluded.channel_id = 0 THEN direct.channel_id ELSE excluded.channel_id END",
        (user_id, channel_id, now),
    )
    changed = connection.execute(
        "UPDATE direct SET closed_at = ?, refused_at = ? WHERE user_id = ? AND closed_at IS NULL", (now, now, user_id)
    )
    return showing.reach_changed(connection, user_id) if changed.rowcount else None


def note_used(connection: Connection, user_id: int) -> list[int]:
    """Note that a user uses the bot again: the ids of the sessions that are to be shown; none if they were reached."""
    changed = connection.execute(
        "UPDATE direct SET closed_at = NULL WHERE user_id = ? AND closed_at IS NOT NULL", (user_id,)
    )
    return showing.reach_changed(connection, user_id) if changed.rowcount else []


def refusing(connection: Connection, since: int) -> list[DirectRow]:
    """Whom nothing is sent to, and who has refused a message at `since` or later and got none after it."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM direct INDEXED BY direct_closed WHERE closed_at IS NOT NULL"  # noqa: S608 - ours
        f" UNION SELECT {_COLUMNS} FROM direct INDEXED BY direct_refused WHERE refused_at >= ? ORDER BY 1",
        (since,),
    )
    return [DirectRow(*row) for row in rows]


def forget_person(connection: Connection, user_id: int) -> None:
    """Forget a user's direct messages."""
    connection.execute("DELETE FROM direct WHERE user_id = ?", (user_id,))
