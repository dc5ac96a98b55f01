"""Several processes on one file, and a process after a crash: what is stored decides."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.rows import Change, SessionRow
from data.store import Store
from rules.notation import legal
from sessions import tables as tables_module
from sessions.refusals import Refusal, Stale
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    SECRET,
    every_game,
    first_ply,
    lobby,
    play_one,
    play_out,
    started,
    to_act,
    waiting,
)

# Two processes


@every_game
async def test_of_two_processes_that_play_the_same_ply_one_does(tables: Tables, elsewhere: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for _ in range(6):
        if session.state != "running":
            break
        ply, actor = first_ply(session), to_act(session).user_id
        results = await asyncio.gather(
            *(each.play(session.id, actor, ply, session.plies) for each in (tables, elsewhere)), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in results) == ["Session", "Stale"]
        here, there = await tables.load(session.id), await elsewhere.load(session.id)
        assert (here.row, here.played) == (there.row, there.played)
        assert here.row.version == session.row.version + 1
        session = here


def before_the_next_change(store: Store, monkeypatch: pytest.MonkeyPatch, act: Callable[[int], Awaitable[Any]]) -> None:
    """Have something done to a session after `store`'s process has read it, and before it writes it."""
    original = store.change

    async def late(session_id: int, version: int, change: Change) -> None:
        monkeypatch.setattr(store, "change", original)
        await act(session_id)
        await original(session_id, version, change)

    monkeypatch.setattr(store, "change", late)


@every_game
async def test_who_has_read_too_early_writes_nothing(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    session = await started(tables, key=key)
    actor = to_act(session).user_id
    before_the_next_change(
        store, monkeypatch, lambda number: elsewhere.play(number, actor, first_ply(session), session.plies)
    )
    with pytest.raises(Stale) as caught:
        await tables.play(session.id, actor, first_ply(session), session.plies)
    now = await elsewhere.load(session.id)
    assert now.row.version == session.row.version + 1
    assert caught.value.session is not None
    assert (caught.value.session.row, caught.value.session.played) == (now.row, now.played)


async def test_every_act_that_comes_too_late_is_stale(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts: list[Callable[[int], Awaitable[Session]]] = [
        lambda number: tables.join(number, DAN),
        lambda number: tables.leave(number, BEN.user_id),
        lambda number: tables.cancel(number, ANN.user_id, moderator=False),
        lambda number: tables.start_game(number, ANN.user_id, "salt"),
        lambda number: tables.end(number, "Mod"),
    ]
    for channel, act in enumerate(acts):
        session = await lobby(tables, (ANN, BEN), channel=channel)
        before_the_next_change(store, monkeypatch, lambda number: elsewhere.join(number, CAT))
        with pytest.raises(Stale):
            await act(session.id)
        now = await tables.load(session.id)
        assert (now.state, now.people, now.row.version) == ("lobby", (ANN, BEN, CAT), 2)


async def test_of_two_processes_that_open_a_table_one_does(tables: Tables, elsewhere: Tables) -> None:
    results = await asyncio.gather(
        lobby(tables, (ANN,)), lobby(elsewhere, (BEN,)), lobby(tables, (CAT,)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken", "ChannelTaken", "Session"]


async def test_a_table_that_ends_while_one_is_opened_leaves_room(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await lobby(tables)
    original = store.latest_in

    async def late(channel_id: int) -> int | None:
        monkeypatch.setattr(store, "latest_in", original)
        await elsewhere.cancel(old.id, ANN.user_id, moderator=False)
        return await original(channel_id)

    monkeypatch.setattr(store, "latest_in", late)
    assert (await lobby(tables, (CAT,))).id == old.id + 1


# A process after a crash


@every_game
async def test_a_new_process_goes_on_where_the_old_one_stopped(store: Store, tables: Tables, key: str) -> None:
    """After every ply another process goes on, which has nothing in memory; the log comes out the same."""
    once = await play_out(tables, await started(tables, key=key, channel=1), seed=5)
    session = await started(tables, key=key, channel=2)
    dice = random.Random(5)
    while session.state == "running":
        afresh = Tables(store)
        loaded = await afresh.load(session.id)
        assert (loaded.row, loaded.played, loaded.position) == (session.row, session.played, session.position)
        assert [each.after.events for each in loaded.played] == [each.after.events for each in session.played]
        session = await play_one(afresh, loaded, dice)
    assert [each.ply for each in session.played] == [each.ply for each in once.played]


async def test_a_lobby_survives(store: Store, tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN), youngest=BEN)
    afresh = Tables(store, make_secret=lambda: b"another")
    assert (await afresh.load(session.id)).row == session.row
    session = await afresh.start_game(session.id, ANN.user_id, "salt")
    assert (session.people[0], session.row.secret) == (BEN, SECRET)


async def test_what_was_shown_is_known_afterwards(store: Store, tables: Tables) -> None:
    session = await started(tables)
    await tables.shown(session, 777)
    assert await Tables(store).to_show() == []
    session = await tables.play(session.id, to_act(session).user_id, first_ply(session))
    afresh = Tables(store)
    assert await afresh.to_show() == [session.id]
    row = (await afresh.load(session.id)).row
    assert (row.message_id, row.message_plies, row.shown) == (777, session.row.message_plies, session.row.version - 1)


async def test_showing_an_older_snapshot_leaves_the_newer_to_show(tables: Tables) -> None:
    session = await started(tables)
    await tables.play(session.id, to_act(session).user_id, first_ply(session))
    await tables.shown(session, 777)
    assert await tables.to_show() == [session.id]


# What is kept in memory


async def test_what_is_in_memory_is_never_older_than_what_is_stored(tables: Tables, elsewhere: Tables) -> None:
    session = await started(tables)
    dice = random.Random(2)
    for _ in range(10):
        if session.state != "running":
            break
        session = await play_one(elsewhere, session, dice)
        loaded = await tables.load(session.id)
        assert (loaded.row, loaded.played) == (session.row, session.played)


async def test_a_load_that_was_overtaken_spoils_nothing(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives what it has read; whoever loads after it gets what is stored."""
    session = await started(tables)
    read, go_on = asyncio.Event(), asyncio.Event()
    original = store.session

    async def slow(session_id: int) -> SessionRow | None:
        row = await original(session_id)
        read.set()
        await go_on.wait()
        return row

    monkeypatch.setattr(store, "session", slow)
    overtaken = asyncio.create_task(tables.load(session.id))
    await read.wait()
    monkeypatch.setattr(store, "session", original)
    played = await tables.play(session.id, to_act(session).user_id, first_ply(session))
    go_on.set()
    assert (await overtaken).plies == session.plies
    loaded = await tables.load(session.id)
    assert (loaded.row, loaded.played, loaded.position) == (played.row, played.played, played.position)


async def test_a_log_that_was_put_back_is_replayed(tables: Tables, path: Path) -> None:
    """A backup restored under a running bot: plies in memory that are not those of the file do not count."""
    session = await started(tables)
    one, other, *_ = legal(session.position)
    await tables.play(session.id, to_act(session).user_id, str(one))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM ply WHERE number > ?", (session.plies,))
        connection.execute(
            "INSERT INTO ply VALUES (?, ?, ?, ?, 0)", (session.id, session.plies + 1, session.actor, str(other))
        )
    loaded = await tables.load(session.id)
    assert [each.ply for each in loaded.played] == [*(each.ply for each in session.played), other]
    assert loaded.position == session.position.play(other)


async def test_only_the_last_tables_are_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "KEPT", 3)
    sessions = [await started(tables, channel=channel) for channel in range(6)]
    assert list(tables._known) == [4, 5, 6]
    await tables.load(4)
    await tables.load(1)
    assert list(tables._known) == [6, 4, 1]
    for session in sessions:
        loaded = await tables.load(session.id)
        assert (loaded.row, loaded.played) == (session.row, session.played)
        played = await tables.play(session.id, to_act(session).user_id, first_ply(session))
        assert played.plies > session.plies
    assert len(tables._known) == 3


async def test_locks_are_not_kept(tables: Tables) -> None:
    for channel in range(5):
        session = await started(tables, channel=channel)
        with pytest.raises(Refusal):
            await tables.play(session.id, waiting(session).user_id, "nothing")
    assert len(tables._locks) == 0
