"""Whose rows a process looks at, as conditions in SQL: those of its shards, and of servers that were not left."""

from __future__ import annotations

from data.shards import TIMESTAMP_SHIFT, Shards


def owned(shards: Shards) -> tuple[str, tuple[int, ...]]:
    """The end of a WHERE clause with its parameters: the row's `guild_id` belongs to `shards`.

    Empty where every server does, so that a single process pays nothing for it.
    """
    if shards.every:
        return "", ()
    marks = ", ".join("?" * len(shards.ids))
    return f" AND (guild_id >> {TIMESTAMP_SHIFT}) % ? IN ({marks})", (shards.count, *sorted(shards.ids))


def staying(table: str) -> str:
    """The end of a WHERE clause: the server of the row of `table` has not been left."""
    return f" AND NOT EXISTS (SELECT * FROM server WHERE server.guild_id = {table}.guild_id AND left_at IS NOT NULL)"  # noqa: S608
