"""The SQL of what the bot remembers about itself, and of claims."""

from __future__ import annotations

from data.sql.connection import Connection


def memo(connection: Connection, name: str) -> str | None:
    """What was remembered under `name`, if anything."""
    row = connection.execute("SELECT value FROM memo WHERE name = ?", (name,)).fetchone()
    return row[0] if row else None


def remember(connection: Connection, name: str, value: str) -> None:
    """Remember `value` under `name`, in place of what was there."""
    connection.execute(
        "INSERT INTO memo (name, value) VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def forget_memo(connection: Connection, name: str) -> None:
    """Remember nothing under `name`."""
    connection.execute("DELETE FROM memo WHERE name = ?", (name,))


def forget_memo_if(connection: Connection, name: str, value: str) -> None:
    """Remember nothing under `name`, if `value` was remembered."""
    connection.execute("DELETE FROM memo WHERE name = ? AND value = ?", (name, value))


def claim(connection: Connection, name: str, now: int, seconds: int) -> bool:
    """Claim `name` from `now` on, unless it was claimed within so many seconds before; whether it was claimed."""
    # A claim from a time to come is void: the clock was put back.
    changed = connection.execute(
        "INSERT INTO memo (name, value) VALUES (?,?) ON CONFLICT (name)"
        " DO UPDATE SET value = excluded.value WHERE CAST(memo.value AS BIGINT) NOT BETWEEN ? AND ?",
        (f"claimed: {name}", str(now), now - seconds + 1, now),
    )
    return changed.rowcount == 1
