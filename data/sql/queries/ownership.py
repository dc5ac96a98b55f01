"""The shards of a process as a condition in SQL."""

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
