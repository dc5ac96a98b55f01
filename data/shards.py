"""Ownership: which servers belong to which process.

Discord divides the servers of a large bot into shards. Each shard is one connection, and each process holds some of
them. A table belongs to the process that holds the shard of its server: this process alone shows it, wakes it and
cleans up after it. Any process may read and change any table in the store.
"""

from __future__ import annotations

from msgspec import Struct

TIMESTAMP_SHIFT = 22
"""Discord computes the shard of a server from the bits of the server's id above the lowest 22."""


def shard_of(guild_id: int, count: int) -> int:
    """The number of the shard of a server, of `count` shards. Direct messages (server id 0) belong to shard 0."""
    return (guild_id >> TIMESTAMP_SHIFT) % count


class Sign(Struct, frozen=True):
    """A sign of life: at this time (seconds since 1970) a process held this shard, one of `count`."""

    shard: int
    count: int
    at: int

    def serves(self, guild_id: int) -> bool:
        """Whether the process served this server then."""
        return shard_of(guild_id, self.count) == self.shard


class Shards(Struct, frozen=True):
    """The shards that one process holds. Raises ValueError for numbers that Discord would not accept.

    count: how many shards the bot has in all its processes, 1 or more
    ids: the numbers of the shards that this process holds, each from 0 to count - 1
    """

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    def __post_init__(self) -> None:
        if self.count < 1 or not self.ids or not self.ids <= frozenset(range(self.count)):
            raise ValueError(f"of {self.count} shards a process cannot hold {sorted(self.ids)}")

    @property
    def every(self) -> bool:
        """Whether this process holds all shards, so that every server belongs to it."""
        return len(self.ids) == self.count

    def shard_of(self, guild_id: int) -> int:
        """The number of the shard of a server. Direct messages have the server id 0, and belong to shard 0."""
        return shard_of(guild_id, self.count)

    def own(self, guild_id: int) -> bool:
        """Whether the server `guild_id` (0: direct messages) belongs to this process."""
        return self.shard_of(guild_id) in self.ids


EVERY_SERVER = Shards()
"""One process that holds the bot's only shard: every server belongs to it."""
