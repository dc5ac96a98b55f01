"""Two processes with shards of their own on one database: each does the work of its own servers alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.shards import Shards
from data.sqlite.store import SqliteStore
from rules.catalogue import GAMES
from sessions.acts import Start
from sessions.refusals.moments import Stale
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.table import DIRECT, Place
from sessions.tables import Opening, Tables
from sessions.tables.messages import Message
from tests.data.sqlite.files import dump
from tests.databases import open_store
from tests.sessions.club import ANN, BEN, Time, a_play

OURS, THEIRS = 5 << 22, 6 << 22
"""A server of the first process, which holds shard 1 of 2, and one of the second, which holds shard 0."""


@pytest.fixture
async def processes(path: Path, time: Time) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes on the same file: the first holds shard 1 of 2, the second shard 0."""
    first, second = await open_store(path, time), await SqliteStore.open(path, time)
    yield Tables(first, shards=Shards(2, frozenset({1}))), Tables(second, shards=Shards(2, frozenset({0})))
    await first.close()
    await second.close()


async def clocked(tables: Tables, guild_id: int, channel: int) -> Session:
    """A game with a clock of a day, in that server."""
    opening = Opening("strata5", Place(guild_id, channel), (ANN, BEN), table_options={"auto": "off", "clock": "1d"})
    session = await tables.openings.open(opening)
    return await tables.do(session.id, Start(ANN.user_id, "salt"))


async def test_a_process_shows_the_tables_of_its_servers(processes: tuple[Tables, Tables]) -> None:
    first, second = processes
    ours, theirs = await clocked(first, OURS, 7), await clocked(second, THEIRS, 8)
    alone = next(key for key, game in GAMES.items() if game.seats[-1] == 1)
    direct = await second.openings.open(Opening(alone, Place(DIRECT, 9), (ANN,), salt="salt"))
    assert await first.messages.to_show() == [ours.id]
    assert await second.messages.to_show() == [theirs.id, direct.id]
    await first.messages.note_post(ours, Message(70, 7, "board", ours.version))
    await first.messages.note_post(ours, Message(71, 7, "board", ours.version))
    assert await first.messages.to_show() == [ours.id], "a message is to be retired"
    assert await second.messages.to_show() == [theirs.id, direct.id]


async def test_a_process_wakes_the_tables_of_its_servers(processes: tuple[Tables, Tables], time: Time) -> None:
    first, second = processes
    ours, theirs = await clocked(first, OURS, 7), await clocked(second, THEIRS, 8)
    time.now += DAY // 2
    assert [each async for each in first.scheduler.do_due()] == [ours.id]
    assert await second.load(theirs.id) == theirs, "nobody was reminded there"
    assert [each async for each in second.scheduler.do_due()] == [theirs.id]


async def test_a_process_that_starts_forgets_no_server_of_another(
    processes: tuple[Tables, Tables], time: Time, path: Path
) -> None:
    """Each process sees only its own servers when it is connected, and takes the others for those it has left."""
    first, second = processes
    await clocked(first, OURS, 7)
    theirs = await clocked(second, THEIRS, 8)
    for _ in range(2):
        await first.servers.note_all([OURS])
        await second.servers.note_all([THEIRS])
        assert await first.servers.forget_left(0) == []
        assert await second.servers.forget_left(0) == []
        time.now += 31 * DAY
    assert (await second.load(theirs.id)).state == "running"
    assert any(ANN.name in line for line in dump(path))
    await first.servers.note_all([])
    time.now += 31 * DAY
    assert await second.servers.forget_left(30) == []
    assert await first.servers.forget_left(30) == [OURS]
    assert set((await second.load(theirs.id)).people) == {ANN, BEN}


async def test_any_process_may_play_at_any_table(processes: tuple[Tables, Tables]) -> None:
    first, second = processes
    session = await clocked(second, THEIRS, 8)
    played = await first.do(session.id, a_play(session))
    assert (await second.load(session.id)).version == played.version
    with pytest.raises(Stale):
        await second.do(session.id, a_play(session))
