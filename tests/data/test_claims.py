"""What one of several processes does at a time: a claim is renewed before it ends, and given back."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

from data import claims as module
from data.claims import HELD, LOOK, LOOK_AT_FIRST, Claims
from data.errors import StoreError
from data.shards import Shards
from data.store import Store


class Clock:
    """A clock that goes on by what is slept, and what the store was asked, with the time of each."""

    def __init__(self) -> None:
        self.now = 0.0
        self.said: list[tuple[float, str]] = []
        self.failing = False

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def claim(self, name: str, seconds: int, holder: str) -> bool:
        self.said.append((self.now, f"claim {name} {seconds}"))
        if self.failing:
            raise StoreError("the server is away")
        return True

    async def release(self, name: str, holder: str) -> None:
        self.said.append((self.now, f"release {name}"))


@pytest.mark.parametrize("failing", [False, True])
async def test_a_claim_is_renewed_so_early_that_one_failure_does_not_lose_it(
    monkeypatch: pytest.MonkeyPatch, failing: bool
) -> None:
    """Work that takes long keeps it: only a dead process loses it."""
    clock = Clock()
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=clock.sleep, create_task=asyncio.create_task))
    async with Claims(cast(Store, clock), Shards(2, frozenset({0}))).held("deals"):
        clock.failing = failing
        for _ in range(100):
            await asyncio.sleep(0)
    times = [when for when, said in clock.said if said == f"claim deals {HELD}"]
    assert len(times) > 20, "it is renewed as long as the work takes"
    assert all(2 * (later - earlier) < HELD for earlier, later in pairwise(times))
    assert clock.said[-1][1] == "release deals"
    said = len(clock.said)
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(clock.said) == said, "what is given back is not renewed"


class Turns:
    """A store in which a turn to identify is free from one time on, and the times of all looks."""

    def __init__(self, clock: Clock) -> None:
        self.looks: list[float] = []
        self.free_at = 0.0
        self._clock = clock

    async def claim(self, name: str, seconds: int) -> bool:
        self.looks.append(self._clock.now)
        return self._clock.now >= self.free_at

    async def pauses(self, claims: Claims, waits: float) -> list[float]:
        """The seconds between the looks of shard 3, whose turn comes in `waits` seconds."""
        self.looks.clear()
        self.free_at = self._clock.now + waits
        await claims.turn_to_identify(3, 1)
        return [round(later - earlier, 6) for earlier, later in pairwise(self.looks)]


async def test_a_shard_that_has_waited_longer_for_its_turn_looks_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several shards wait for one turn, and each loses some turns to a connection that breaks while it waits."""
    clock = Clock()
    turns = Turns(clock)
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=clock.sleep))
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    claims = Claims(cast(Store, turns), Shards(4, frozenset({3})))
    first = await turns.pauses(claims, 30)
    assert first[0] == LOOK_AT_FIRST
    assert first == sorted(first, reverse=True)
    assert first[-1] == LOOK
    assert set(await turns.pauses(claims, 5)) == {LOOK}, "it never connected, so it has waited since the beginning"
    claims.identified(3)
    assert (await turns.pauses(claims, 5))[0] == LOOK_AT_FIRST, "it was connected, and begins to wait anew"
    assert await turns.pauses(claims, 0) == [], "a turn that is free is taken at once"
