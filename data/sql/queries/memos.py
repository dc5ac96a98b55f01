"""The SQL of what the bot remembers about itself, of claims, and of signs of life."""

from __future__ import annotations

from data.shards import Shards, Sign
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


def change_memo(connection: Connection, name: str, old: str, new: str) -> bool:
    """Remember `new` under `name`, if `old` was remembered; whether it was."""
    changed = connection.execute("UPDATE memo SET value = ? WHERE name = ? AND value = ?", (new, name, old))
    return changed.rowcount == 1


def claim(connection: Connection, name: str, holder: str, now: int, seconds: int) -> bool:
    """Claim `name` from `now` on, unless another holder claimed it less than `seconds` ago; whether it was claimed.

    A holder without a name holds a claim of nobody: it cannot renew it.
    """
    key = f"claimed: {name}"
    if not _is_free(memo(connection, key), holder, now, seconds):
        return False
    # It is written before it is read again: of two that claim it at once, one waits here for the other.
    ((claimed,),) = connection.execute(
        "INSERT INTO memo (name, value) VALUES (?, '') ON CONFLICT (name) DO UPDATE SET value = memo.value"
        " RETURNING value",
        (key,),
    ).fetchall()
    if not _is_free(claimed, holder, now, seconds):
        return False
    remember(connection, key, f"{now} {holder}".rstrip())
    return True


def _is_free(claimed: str | None, holder: str, now: int, seconds: int) -> bool:
    """Whether a claim is nobody's, the holder's own, or over.

    The clocks of two machines differ a little: a claim of the near future holds. One of a far future is void, as the
    clock was put back.
    """
    at, _, by = (claimed or "").partition(" ")
    return not at or abs(now - int(at)) >= seconds or (by == holder != "")


def release(connection: Connection, name: str, holder: str) -> None:
    """End the holder's own claim of `name`, if it has one."""
    key = f"claimed: {name}"
    claimed = memo(connection, key)
    if claimed is not None and claimed.partition(" ")[2] == holder != "":
        forget_memo_if(connection, key, claimed)


def note_alive(connection: Connection, shards: Shards, now: int) -> list[Sign]:
    """Note that the process of these shards runs; all signs of life that were noted before."""
    found = connection.execute("SELECT name, value FROM memo WHERE name = 'alive' OR name LIKE 'alive %'").fetchall()
    # One that holds all shards serves every server, whatever their number.
    held = [Sign(0, 1, now)] if shards.every else [Sign(each, shards.count, now) for each in sorted(shards.ids)]
    for sign in held:
        remember(connection, "alive" if shards.every else f"alive {sign.shard}/{sign.count}", str(now))
    return [_sign(row[0], row[1]) for row in found]


def _sign(name: str, at: str) -> Sign:
    shard, _, count = name.removeprefix("alive").strip().partition("/")
    return Sign(int(shard or 0), int(count or 1), int(at))
