"""The backlog shows every session that is added, and only so many at a time."""

from __future__ import annotations

import asyncio
import logging

import pytest

from cogs.schedule import AT_ONCE, Backlog


class Shows:
    """Notes what is shown. A session that is held is shown when it is let go; one that fails raises an error."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.held: dict[int, asyncio.Event] = {}
        self.failing: set[int] = set()

    async def __call__(self, session_id: int) -> None:
        self.begun.append(session_id)
        if session_id in self.held:
            await self.held[session_id].wait()
        await asyncio.sleep(0)
        if session_id in self.failing:
            raise RuntimeError("a bug")


async def done(backlog: Backlog, left: int = 0) -> None:
    """Wait until so many sessions are left."""
    for _ in range(1000):
        if len(backlog) == left:
            return
        await asyncio.sleep(0)
    raise AssertionError(f"{len(backlog)} are left")


async def test_all_are_shown_in_order_and_each_once() -> None:
    shows = Shows()
    backlog = Backlog(shows)
    backlog.add(range(50))
    backlog.add((40, 49, 50))
    await done(backlog)
    assert shows.begun == list(range(51))


async def test_only_so_many_at_a_time() -> None:
    shows = Shows()
    shows.held = {number: asyncio.Event() for number in range(30)}
    backlog = Backlog(shows)
    for number in range(30):
        backlog.add((number,))
    await asyncio.sleep(0)
    assert shows.begun == list(range(AT_ONCE))
    shows.held[3].set()
    await done(backlog, left=29)
    assert shows.begun == list(range(AT_ONCE + 1)), "the place that is free is taken"
    for event in shows.held.values():
        event.set()
    await done(backlog)
    assert sorted(shows.begun) == list(range(30))


async def test_a_slow_one_leaves_the_other_places_free() -> None:
    shows = Shows()
    shows.held = {0: asyncio.Event()}
    backlog = Backlog(shows)
    backlog.add(range(100))
    await done(backlog, left=1)
    assert shows.begun == list(range(100))


async def test_one_that_is_being_shown_is_shown_once_more_and_holds_one_place() -> None:
    shows = Shows()
    shows.held = {0: asyncio.Event()}
    backlog = Backlog(shows)
    for _ in range(2 * AT_ONCE):
        backlog.add((0,))
        await asyncio.sleep(0)
    backlog.add(range(1, 5))
    await done(backlog, left=2)
    assert shows.begun == [0, 1, 2, 3, 4]
    shows.held[0].set()
    await done(backlog)
    assert shows.begun == [0, 1, 2, 3, 4, 0]


async def test_an_error_is_told_to_the_log_and_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    shows = Shows()
    shows.failing = set(range(AT_ONCE + 1))
    backlog = Backlog(shows)
    backlog.add(range(30))
    await done(backlog)
    assert shows.begun == list(range(30))
    assert [each.getMessage() for each in caplog.records if each.levelno == logging.ERROR] == [
        f"Table {number} could not be shown" for number in range(AT_ONCE + 1)
    ]
    backlog.add((7,))
    await done(backlog)
    assert shows.begun[-1] == 7, "the places are free again"


async def test_what_is_dropped_is_not_begun() -> None:
    shows = Shows()
    shows.held = {number: asyncio.Event() for number in range(AT_ONCE)}
    backlog = Backlog(shows)
    backlog.add(range(30))
    await asyncio.sleep(0)
    backlog.drop()
    for event in shows.held.values():
        event.set()
    await done(backlog)
    assert shows.begun == list(range(AT_ONCE))
