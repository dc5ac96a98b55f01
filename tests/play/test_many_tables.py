"""Many tables that fall due or are behind at the same time: none waits for the channel of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cogs.shown.transport import Transport
from sessions.acts import Settle
from sessions.log import Person
from sessions.session import Session
from sessions.tables import Opening
from sessions.waiting import DAY
from tests.play.club import Club


async def clocked(club: Club, channel: str) -> Session:
    """A game of Strata 5 between Alice and Bob with a clock of a day, which has just begun."""
    alice, bob = club.alice.at(channel), club.bob.at(channel)
    await alice.slash("play", game="strata5", opponent=bob)
    await club.accept(channel)
    lobby = await club.session(channel)
    lobby = await club.tables.do(lobby.id, Settle(int(alice.id), "clock", "1d"))
    await alice.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.session(channel)


def before_each(monkeypatch: pytest.MonkeyPatch, club: Club, name: str, hook: Callable[..., Any]) -> None:
    """Await `hook` with the arguments of a method of the bot's transport, before each call of it."""
    transport: Transport = club.bot.services.display._transport
    method = getattr(transport, name)

    async def wrapped(*args: Any, **kwargs: Any) -> Any:
        await hook(*args, **kwargs)
        return await method(*args, **kwargs)

    monkeypatch.setattr(transport, name, wrapped)


@pytest.mark.xfail(strict=True, reason="what is due at one table is posted before the next one is looked at")
async def test_all_clocks_ring_before_anything_is_posted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await clocked(club, "table"), await clocked(club, "second-table")]
    reminded: list[list[bool]] = []

    async def note(*_: object) -> None:
        now = [await club.tables.load(each.id) for each in tables]
        reminded.append([each.waiting is not None and each.waiting.reminded for each in now])

    before_each(monkeypatch, club, "post", note)
    club.sandbox.clock.advance(DAY // 2 + 1)
    await club.bot.alarms.look()
    await club.caught_up()
    assert reminded == [[True, True], [True, True]]


@pytest.mark.xfail(strict=True, reason="every table that is behind has a task of its own, all at the same time")
async def test_the_catch_up_shows_a_bounded_number_of_tables_at_a_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = [await opened_unseen(club, f"room-{number}") for number in range(20)]
    reading = most = 0

    async def count(*_: object) -> None:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0.01)
        reading -= 1

    before_each(monkeypatch, club, "newest", count)
    await club.bot.services.display.catch_up()
    await club.caught_up()
    assert all((await club.tables.load(each.id)).row.live for each in opened)
    assert most <= 8


async def opened_unseen(club: Club, channel: str) -> Session:
    """A lobby of which its channel has seen nothing, as a crash leaves it."""
    there = club.sandbox.add_channel(channel)
    people: Sequence[Person] = [Person(int(club.alice.id), club.alice.name)]
    return await club.tables.open(Opening("stranded", int(club.sandbox.world.guild_id), int(there.id), people))
