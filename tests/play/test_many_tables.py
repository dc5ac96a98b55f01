"""Many tables that fall due or are behind at the same time: none waits for the channel of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cogs.display.transport import Transport
from cogs.schedule import AT_ONCE
from sessions.acts import ChangeOption
from sessions.log import Person
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.club import Club


async def clocked(club: Club, channel: str) -> Session:
    """A game of Strata 5 between Alice and Bob with a clock of a day, which has just begun."""
    alice, bob = club.alice.at(channel), club.bob.at(channel)
    await alice.slash("play", game="strata5", opponent=bob)
    await club.accept(channel)
    lobby = await club.session(channel)
    lobby = await club.tables.do(lobby.id, ChangeOption(int(alice.id), "clock", "1d"))
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


async def test_all_clocks_ring_before_anything_is_posted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await clocked(club, "table"), await clocked(club, "second-table")]
    reminded: list[list[bool]] = []

    async def note(*_: object) -> None:
        now = [await club.tables.load(each.id) for each in tables]
        reminded.append([each.clock is not None and bool(each.clock.reminded) for each in now])

    before_each(monkeypatch, club, "post", note)
    club.sandbox.clock.advance(DAY // 2 + 1)
    await club.bot.alarms.look()
    await club.caught_up()
    assert reminded == [[True, True], [True, True]]


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

    before_each(monkeypatch, club, "newest_messages", count)
    await club.bot.services.display.background.catch_up()
    await club.caught_up()
    assert [(await club.tables.load(each.id)).row.live is not None for each in opened] == [True] * 20
    assert most == AT_ONCE


async def test_a_slow_channel_holds_up_no_clock_and_no_other_channel(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, other = await clocked(club, "table"), await clocked(club, "second-table")
    go_on = asyncio.Event()

    async def hold(place: Place, *_: object) -> None:
        if place == slow.place:
            await go_on.wait()

    before_each(monkeypatch, club, "post", hold)
    for reminded, late in ((True, False), (True, True)):
        club.sandbox.clock.advance(DAY // 2 + 1)
        await club.bot.alarms.look()
        for each in (slow, other):
            session = await club.tables.load(each.id)
            assert session.clock is not None
            assert (session.clock.reminded, session.clock.late) == (reminded, late)
        while (session := await club.tables.load(other.id)).row.shown < session.version:  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.001)
        held = await club.tables.load(slow.id)
        assert held.row.shown < held.version
    go_on.set()
    await club.caught_up()
    assert "ran out of time" in club.live(await club.session()).text


async def test_what_cannot_be_shown_now_is_tried_again(club: Club) -> None:
    session = await clocked(club, "table")
    club.sandbox.faults.next("POST", f"/channels/{session.row.channel_id}/messages", status=500, times=5)
    club.sandbox.clock.advance(DAY // 2 + 1)
    await club.bot.alarms.look()
    await club.caught_up()
    assert "Reminder for this turn. Deadline: <t:" in club.live(await club.session()).text


async def opened_unseen(club: Club, channel: str) -> Session:
    """A lobby of which its channel has seen nothing, as a crash leaves it."""
    club.sandbox.add_channel(channel)
    there = club.sandbox.world.channel(channel)
    people: Sequence[Person] = [Person(int(club.alice.id), club.alice.name)]
    return await club.tables.openings.open(
        Opening("stranded", Place(int(club.sandbox.world.guild_id), int(there.id)), people)
    )
