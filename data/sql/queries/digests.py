"""The SQL of digests: when people get a list of the games that wait for them."""

from __future__ import annotations

from data.rows import DigestRow
from data.sql.connection import Connection


def set_due(connection: Connection, user_id: int, due: int | None) -> None:
    """Make the next digest of a user due (None: never)."""
    if due is None:
        forget_person(connection, user_id)
    else:
        connection.execute(
            "INSERT INTO digest (user_id, due) VALUES (?,?) ON CONFLICT (user_id) DO UPDATE SET due = excluded.due",
            (user_id, due),
        )


def of(connection: Connection, user_id: int) -> DigestRow | None:
    """When a user gets their next digest; None for never."""
    row = connection.execute("SELECT user_id, due, begun FROM digest WHERE user_id = ?", (user_id,)).fetchone()
    return DigestRow(*row) if row else None


def due(connection: Connection, now: int, most: int) -> list[DigestRow]:
    """The digests that are due by `now`, the earliest first, at most `most`."""
    rows = connection.execute(
        "SELECT user_id, due, begun FROM digest WHERE due <= ? ORDER BY due, user_id LIMIT ?", (now, most)
    )
    return [DigestRow(*each) for each in rows]


def begin(connection: Connection, row: DigestRow, now: int) -> bool:
    """Note that a digest is begun, unless the row has changed; whether it was noted."""
    changed = connection.execute(
        "UPDATE digest SET begun = ? WHERE user_id = ? AND due = ? AND begun = ?",
        (now, row.user_id, row.due, row.begun),
    )
    return changed.rowcount == 1


def note(connection: Connection, row: DigestRow, due: int) -> None:
    """Make the next digest of a user due, unless they have changed it since the row was read."""
    connection.execute("UPDATE digest SET due = ? WHERE user_id = ? AND due = ?", (due, row.user_id, row.due))


def forget_person(connection: Connection, user_id: int) -> None:
    """Send a user no more digests."""
    connection.execute("DELETE FROM digest WHERE user_id = ?", (user_id,))
