"""Which shards of the bot are not connected, for how long, and whom that explains."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.soak.evidence import Excuse
from sandbox import Sandbox
from sandbox.wire.connection import shard_of
from sandbox.world.state import Event

LIMIT = 40.0
"""Seconds within which a shard that lost its connection must be online again."""


class Away:
    """Notes while each of the `shards` is not connected. What is asked of it meanwhile goes into `excuses`."""

    def __init__(self, sandbox: Sandbox, shards: int, excuses: list[Excuse]) -> None:
        self._sandbox = sandbox
        self._shards = shards
        self._excuses = excuses
        self._since: dict[int, tuple[float, float]] = {}
        """When each lost its connection (`time.perf_counter`, the local Discord's clock), until it is connected."""
        self._told: list[str] = []

    def guilds_of(self, shard: int) -> frozenset[int] | None:
        """The servers of a shard, with 0 for direct messages; None if there is one shard alone, for everything."""
        if self._shards == 1:
            return None
        found = {int(each) for each in self._sandbox.world.guilds if shard_of(each, self._shards) == shard}
        return frozenset({*found, 0} if shard == 0 else found)

    def hear(self, event: Event) -> None:
        """Note which shards are connected, after each event about a connection."""
        if event.t != "BOT":
            return
        now = time.perf_counter(), self._sandbox.clock.now()
        connected = {number for number, _ in self._sandbox.gateway.shards}
        for shard in range(self._shards):
            if shard not in connected:
                self._since.setdefault(shard, now)
            elif shard in self._since:
                self._back(shard, *self._since.pop(shard))

    def _back(self, shard: int, began: float, since: float) -> None:
        # The clock may have been moved on by days meanwhile: how long it was away is counted in real seconds.
        away = time.perf_counter() - began
        if away > LIMIT:
            self._told.append(f"shard {shard} was away for {away:.0f} s")
        until = self._sandbox.clock.now() + 1.0
        self._excuses.append(Excuse("not connected", since, until, guild_ids=self.guilds_of(shard)))

    def told(self) -> Iterator[str]:
        """What was wrong, in sentences: each once."""
        while self._told:
            yield self._told.pop(0)
        sharding = self._sandbox.gateway.sharding
        while sharding.too_early:
            yield f"shard {sharding.too_early.pop()[1]} identified too early"
