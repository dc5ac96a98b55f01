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
from msgspec.structs import replace

from data.rows import Change, EntryRow, SessionRow
from data.store import Store
from rules.notation import legal
from sessions.acts import Act, Cancel, End, Join, Leave, Play, Start
from sessions.log import Joined
from sessions.refusals.base import Refusal
from sessions.refusals.moments import RematchOpen, Stale
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables import access as cache_module
from sessions.tables.access import TRIES
from sessions.tables.messages import Message
from tests import seeds
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    a_play,
    every_game,
    first_ply,
    lobby,
    play_one,
    play_out,
    rematch,
    started,
    to_act,
    waiting,
)
from tests.sessions.solo import CLIMB

# Two processes


@every_game
async def test_of_two_processes_that_play_the_same_ply_one_does(tables: Tables, elsewhere: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for _ in range(6):
        if session.state != "running":
            break
        press = a_play(session)
        results = await asyncio.gather(
            *(each.do(session.id, press) for each in (tables, elsewhere)), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in results) == ["Session", "Stale"]
        here, there = await tables.load(session.id), await elsewhere.load(session.id)
        assert here == there
        assert [each.seat for each in here.played[len(session.played) :] if each.seat] == [session.actor]
        session = here


async def test_what_was_seen_a_moment_ago_is_not_read_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await started(tables)

    async def read(_session_id: int) -> Session:
        raise AssertionError("it was read a moment ago")

    with monkeypatch.context() as patch:
        patch.setattr(tables, "load", read)
        played = await tables.do(session.id, a_play(session), session)
        assert played.version > session.version
        # What this process has done since is known, whatever was seen.
        with pytest.raises(Stale) as caught:
            await tables.do(session.id, a_play(session), session)
    assert caught.value.session == played
    assert (await tables.load(session.id)).log == played.log


async def test_what_was_seen_is_stale_where_another_process_was_quicker(tables: Tables, elsewhere: Tables) -> None:
    session = await started(tables)
    there = await elsewhere.do(session.id, a_play(session))
    with pytest.raises(Stale) as caught:
        await tables.do(session.id, a_play(session), session)
    assert caught.value.session.log == there.log
    assert (await tables.load(session.id)).log == there.log


def before_the_next_append(store: Store, monkeypatch: pytest.MonkeyPatch, act: Callable[[int], Awaitable[Any]]) -> None:
    """Have something done to a session after `store`'s process has read it, and before it writes it."""
    original = store.append

    async def late(session_id: int, version: int, change: Change) -> SessionRow:
        monkeypatch.setattr(store, "append", original)
        await act(session_id)
        return await original(session_id, version, change)

    monkeypatch.setattr(store, "append", late)


@every_game
async def test_who_has_read_too_early_writes_nothing(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    session = await started(tables, key=key)
    press = a_play(session)
    before_the_next_append(store, monkeypatch, lambda number: elsewhere.do(number, press))
    with pytest.raises(Stale) as caught:
        await tables.do(session.id, press)
    now = await elsewhere.load(session.id)
    assert [each.seat for each in now.played[len(session.played) :] if each.seat] == [session.actor]
    assert caught.value.session == now


@pytest.mark.parametrize(
    "act",
    [Join(DAN), Leave(BEN.user_id), Cancel(ANN.user_id), Start(ANN.user_id, "salt"), End("Mod")],
    ids=lambda act: type(act).__name__,
)
async def test_every_act_that_comes_too_late_is_stale(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    session = await lobby(tables, (ANN, BEN))
    before_the_next_append(store, monkeypatch, lambda number: elsewhere.do(number, Join(CAT)))
    with pytest.raises(Stale):
        await tables.do(session.id, act)
    now = await tables.load(session.id)
    assert (now.state, now.people, now.version) == ("lobby", (ANN, BEN, CAT), 2)


def busy(store: Store, monkeypatch: pytest.MonkeyPatch, elsewhere: Tables, times: int) -> list[int]:
    """Have another process write first, so many times in a row; the list fills with the versions that were tried."""
    original, tried = store.append, list[int]()

    async def late(session_id: int, version: int, change: Change) -> SessionRow:
        tried.append(version)
        if len(tried) <= times:
            await elsewhere.do(session_id, Join(CAT) if len(tried) % 2 else Leave(CAT.user_id))
        return await original(session_id, version, change)

    monkeypatch.setattr(store, "append", late)
    return tried


async def test_an_act_is_tried_again_where_others_write_first(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await lobby(tables, (ANN, BEN))
    tried = busy(store, monkeypatch, elsewhere, TRIES - 1)
    done = await tables.perform_with_retries(session.id, Join(DAN))
    assert tried == list(range(1, TRIES + 1))
    assert done.entries == (Joined(DAN),)
    assert done.session.people == (ANN, BEN, DAN)


async def test_an_act_is_stale_where_others_write_first_every_time(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await lobby(tables, (ANN, BEN))
    tried = busy(store, monkeypatch, elsewhere, TRIES)
    with pytest.raises(Stale) as caught:
        await tables.perform_with_retries(session.id, Join(DAN))
    assert len(tried) == TRIES
    assert caught.value.session == await elsewhere.load(session.id)
    assert DAN not in caught.value.session.people


async def test_of_two_processes_that_open_a_table_one_does(tables: Tables, elsewhere: Tables) -> None:
    results = await asyncio.gather(
        lobby(tables, (ANN,)), lobby(elsewhere, (BEN,)), lobby(tables, (CAT,)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken", "ChannelTaken", "Session"]


@pytest.mark.parametrize("alone", [True, False], ids=["for one", "for several"])
async def test_of_two_processes_that_open_a_rematch_one_does(
    tables: Tables, elsewhere: Tables, climb: None, alone: bool
) -> None:
    before = await lobby(tables, (ANN,), CLIMB.key) if alone else await started(tables)
    over = await tables.do(before.id, End("Mod"))
    both = [(tables, ANN), (elsewhere, ANN if alone else BEN)] * 2
    opened = await asyncio.gather(
        *(rematch(each, over.id, who, str(number)) for number, (each, who) in enumerate(both)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in opened) == ["RematchOpen"] * 3 + ["Session"]
    (again,) = (each for each in opened if isinstance(each, Session))
    assert [each.session.id for each in opened if isinstance(each, RematchOpen)] == [again.id] * 3
    await tables.do(again.id, End("Mod") if alone else Cancel(again.host))
    assert (await rematch(elsewhere, over.id, ANN, "salt")).id != again.id, "it is over"


async def test_a_table_that_ends_while_one_is_opened_leaves_room(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await lobby(tables)
    original = store.exclusive_in_channel

    async def late(channel_id: int) -> int | None:
        monkeypatch.setattr(store, "exclusive_in_channel", original)
        await elsewhere.do(old.id, Cancel(ANN.user_id))
        return await original(channel_id)

    monkeypatch.setattr(store, "exclusive_in_channel", late)
    assert (await lobby(tables, (CAT,))).id == old.id + 1


async def test_one_that_ends_after_it_was_found_leaves_room_too(
    store: Store, tables: Tables, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await lobby(tables)
    original = store.exclusive_in_channel

    async def late(channel_id: int) -> int | None:
        found = await original(channel_id)
        monkeypatch.setattr(store, "exclusive_in_channel", original)
        await elsewhere.do(old.id, Cancel(ANN.user_id))
        return found

    monkeypatch.setattr(store, "exclusive_in_channel", late)
    assert (await lobby(tables, (CAT,))).id == old.id + 1


# A process after a crash


@every_game
async def test_a_new_process_goes_on_where_the_old_one_stopped(store: Store, tables: Tables, key: str) -> None:
    """After every ply another process goes on, which has nothing in memory; the log comes out the same."""
    once = await play_out(tables, await started(tables, key=key, channel=1))
    session = await started(tables, key=key, channel=2)
    dice = seeds.dice("play_out", once.id)
    while session.state == "running":
        afresh = Tables(store)
        loaded = await afresh.load(session.id)
        assert loaded == session
        session = await play_one(afresh, loaded, dice)
    assert [each.ply for each in session.played] == [each.ply for each in once.played]


async def test_a_lobby_survives(store: Store, tables: Tables, secret: bytes) -> None:
    session = await lobby(tables, (ANN, BEN), first=BEN)
    afresh = Tables(store, make_secret=lambda: b"another")
    assert await afresh.load(session.id) == session
    session = await afresh.do(session.id, Start(ANN.user_id, "salt"))
    assert (session.people[0], session.row.secret) == (BEN, secret)


# What the channels were shown


async def test_what_was_shown_is_known_afterwards(store: Store, tables: Tables) -> None:
    session = await started(tables)
    session = await tables.messages.note_post(session, Message(777, 7, "board", session.version))
    assert session.row.shown == session.version
    assert await Tables(store).messages.to_show() == []
    assert await Tables(store).load(session.id) == session
    played = await tables.do(session.id, a_play(session))
    afresh = Tables(store)
    assert await afresh.messages.to_show() == [session.id]
    row = (await afresh.load(session.id)).row
    assert (row.live, row.shown) == (Message(777, 7, "board", session.version), session.version)
    assert row == played.row


async def test_showing_an_older_snapshot_leaves_the_newer_to_show(tables: Tables) -> None:
    session = await started(tables)
    played = await tables.do(session.id, a_play(session))
    shown = await tables.messages.note_post(session, Message(777, 7, "board", session.version))
    assert (shown.version, shown.row.shown) == (played.version, session.version), "the newest is handed back"
    assert await tables.messages.to_show() == [session.id]
    assert (await tables.messages.note_post(shown, Message(777, 7, "board", shown.version))).row.shown == shown.version
    assert await tables.messages.to_show() == []
    late = await tables.messages.note_shown(session)
    assert late.row.shown == shown.version, "what was seen is not unseen"


async def test_messages_that_were_live_are_kept_until_they_are_forgotten(store: Store, tables: Tables) -> None:
    session = await started(tables)
    for number in (777, 778, 779):
        session = await tables.messages.note_post(session, Message(number, 7, "board", session.version))
        session = await tables.do(session.id, a_play(session))
    session = await tables.messages.note_shown(session)
    assert [(each.message_id, each.live) for each in session.row.messages] == [(777, False), (778, False), (779, True)]
    assert await Tables(store).load(session.id) == session
    assert await tables.messages.to_show() == [session.id], "they have still to lose their controls"
    for number in (778, 777, 777):
        session = await tables.messages.forget(session, number)
    assert [each.message_id for each in session.row.messages] == [779]
    assert await Tables(store).load(session.id) == session
    assert await tables.messages.to_show() == []


async def test_the_same_message_is_live_again_at_a_later_entry(store: Store, tables: Tables) -> None:
    session = await started(tables)
    session = await tables.messages.note_post(session, Message(777, 7, "board", session.version))
    session = await tables.do(session.id, a_play(session))
    session = await tables.messages.note_post(session, Message(777, 7, "board", session.version))
    assert session.row.messages == (Message(777, 7, "board", session.version),)
    assert await Tables(store).load(session.id) == session


async def test_a_note_returns_what_the_other_process_has_noted_too(tables: Tables, elsewhere: Tables) -> None:
    session = await started(tables)
    there = await elsewhere.messages.note_post(session, Message(777, 7, "board", session.version))
    here = await tables.messages.note_call(session, Message(778, 7, "call", session.version))
    call = Message(778, 7, "call", session.version, live=False)
    assert here.row.messages == (*there.row.messages, call)
    assert here.row.shown == session.version
    assert (await tables.messages.note_not_shown(session)).row.shown == session.version - 1
    there = await elsewhere.messages.forget(there, 777)
    assert there.row.messages == (call,)
    assert (await tables.messages.forget(here, 4444)).row.messages == (call,)
    assert (await tables.messages.note_shown(session)).row == (await elsewhere.load(session.id)).row


# What is kept in memory


async def test_what_is_in_memory_is_never_older_than_what_is_stored(
    tables: Tables, elsewhere: Tables, dice: random.Random
) -> None:
    session = await started(tables)
    for _ in range(10):
        if session.state != "running":
            break
        session = await play_one(elsewhere, session, dice)
        assert await tables.load(session.id) == session
    session = await elsewhere.messages.note_post(session, Message(777, 7, "board", session.version))
    assert (await tables.load(session.id)).row == session.row, "what was shown is read too where nothing was played"


async def test_the_newest_is_the_newest_that_this_process_knows(tables: Tables, elsewhere: Tables) -> None:
    session = await started(tables)
    played = await tables.do(session.id, a_play(session))
    assert tables.newest(session) == played
    assert elsewhere.newest(session) == session
    further = await elsewhere.do(played.id, a_play(played))
    assert tables.newest(further) == further
    assert tables.newest(session) == played, "nothing is read"


async def test_a_load_that_was_overtaken_spoils_nothing(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played meanwhile in this process stands."""
    session = await started(tables)
    read, go_on = asyncio.Event(), asyncio.Event()
    original = store.session

    async def slow(session_id: int, after: EntryRow | None = None) -> SessionRow | None:
        row = await original(session_id, after)
        read.set()
        await go_on.wait()
        return row

    monkeypatch.setattr(store, "session", slow)
    overtaken = asyncio.create_task(tables.load(session.id))
    await read.wait()
    monkeypatch.setattr(store, "session", original)
    played = await tables.do(session.id, a_play(session))
    go_on.set()
    assert await overtaken == played
    assert tables.newest(session) == played
    assert await tables.load(session.id) == played


def put_back(path: Path, backup: Path) -> None:
    """Restore a backup under a running bot."""
    with closing(sqlite3.connect(backup)) as kept, closing(sqlite3.connect(path)) as connection:
        kept.backup(connection)


async def test_a_log_that_was_put_back_is_folded_afresh(
    store: Store, tables: Tables, elsewhere: Tables, path: Path
) -> None:
    """A backup restored under a running bot: what is in memory and is not in the file does not count."""
    session = await started(tables)
    backup = path.with_name("backup")
    put_back(backup, path)
    one, other, *_ = legal(session.position)
    actor = to_act(session).user_id
    await tables.do(session.id, Play(actor, str(one)))
    put_back(path, backup)
    assert await tables.load(session.id) == session
    await tables.do(session.id, Play(actor, str(one)))
    put_back(path, backup)
    there = await elsewhere.do(session.id, Play(actor, str(other)))
    here = await tables.load(session.id)
    assert here == there
    assert here.played[len(session.played)].ply == other
    assert (await tables.do(here.id, a_play(here))).version > here.version


async def test_only_the_last_tables_are_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_module, "KEPT", 3)
    sessions = [await started(tables, channel=channel) for channel in range(6)]
    assert list(tables.cache) == [4, 5, 6]
    await tables.load(4)
    await tables.load(1)
    assert list(tables.cache) == [6, 4, 1]
    for session in sessions:
        again = await tables.load(session.id)
        # Whether somebody there sits elsewhere too is read anew each time.
        assert again == replace(session, row=replace(session.row, elsewhere=again.row.elsewhere))
        assert (await tables.do(session.id, a_play(session))).version > session.version
    assert len(tables.cache) == 3


async def test_locks_are_not_kept(tables: Tables) -> None:
    for channel in range(5):
        session = await started(tables, channel=channel)
        with pytest.raises(Refusal):
            await tables.do(session.id, Play(waiting(session).user_id, first_ply(session)))
    assert len(tables._locks) == 0
