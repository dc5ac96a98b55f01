"""Shards: which connection hears of which guild, and who may identify when."""

from __future__ import annotations

from dataclasses import dataclass, field

from aiohttp import web

STARTS_A_DAY = 1000
"""How many sessions a bot may start in a day."""


def shard_of(guild_id: str | None, count: int) -> int:
    """Which of `count` shards hears of a guild. The first one hears of direct messages, which have no guild."""
    return (int(guild_id) >> 22) % count if guild_id else 0


@dataclass
class Sharding:
    """What Discord asks of a bot with shards, and which of them identified.

    Attributes:
        recommended: how many shards `/gateway/bot` names.
        needed: with fewer shards than this, a connection is closed (4011).
        max_concurrency: how many shards may identify at the same time, each with another number modulo this.
        window: seconds of the sandbox's clock that two shards of the same number must keep between them. It is 5 on
            Discord. With 0, as tests have it unless they say otherwise, nobody is too early.
        identified: when which shard identified.
        too_early: when which shard was sent away, as another one had identified just before.
    """

    recommended: int = 1
    needed: int = 1
    max_concurrency: int = 1
    window: float = 0.0
    identified: list[tuple[float, int]] = field(default_factory=list)
    too_early: list[tuple[float, int]] = field(default_factory=list)

    def refuses(self, shard: int, now: float) -> bool:
        """Note that a shard identifies. Whether it does so too early."""
        same = [at for at, other in self.identified if other % self.max_concurrency == shard % self.max_concurrency]
        early = bool(same) and now - same[-1] < self.window
        (self.too_early if early else self.identified).append((now, shard))
        return early

    @property
    def starts_left(self) -> int:
        """How many sessions may still be started."""
        return max(0, STARTS_A_DAY - len(self.identified))


SHARDING: web.AppKey[Sharding] = web.AppKey("sharding", Sharding)
