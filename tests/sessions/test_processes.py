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
from rules.catalogue import GAMES
from rules.notation import legal
from sessions import tables as tables_module
from sessions.refusals import NotMigrated, Refusal, Stale
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    SECRET,
    Refused,
    dump,
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


# Rules that have changed


@pytest.fixture
async def outdated(tables: Tables, monkeypatch: pytest.MonkeyPatch, path: Path) -> Session:
    """A running game whose rules have changed since, and which is not in memory."""
    session = await started(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE session SET rules_version = 0")
    tables._known.clear()
    return session


async def test_a_game_of_other_rules_is_left_as_it_is(tables: Tables, outdated: Session, refused: Refused) -> None:
    number, actor = outdated.id, to_act(outdated).user_id
    for asked in (
        tables.load(number),
        tables.latest_in(7),
        tables.play(number, actor, first_ply(outdated)),
        tables.resign(number, actor),
        tables.rematch(number, actor),
        tables.join(number, CAT),
    ):
        await refused(NotMigrated, "This game of Stranded was played by an earlier version of its rules", asked)


async def test_a_game_that_left_the_catalogue_is_left_as_it_is(
    tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(tables)
    monkeypatch.delitem(GAMES, "stranded")
    await refused(NotMigrated, "This game of stranded was played", tables.load(session.id))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE ply SET words = 'take z9' WHERE number = 20",
        "UPDATE ply SET words = 'resign 9' WHERE number = 20",
        "DELETE FROM ply WHERE number = 3",
        "UPDATE session SET options = 'blacks=77'",
        "UPDATE session SET options = 'colours=2'",
    ],
)
async def test_a_log_that_does_not_replay_is_left_as_it_is(
    tables: Tables, refused: Refused, path: Path, damage: str
) -> None:
    """As when somebody changed a rule and forgot to count its version on."""
    session = await started(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(damage).rowcount == 1
    afresh = Tables(tables._store)
    await refused(NotMigrated, "cannot go on", afresh.load(session.id))
    await refused(NotMigrated, "cannot go on", afresh.play(session.id, to_act(session).user_id, "take b2"))


async def test_a_channel_is_not_lost_to_a_game_that_cannot_go_on(tables: Tables, outdated: Session, path: Path) -> None:
    """Nobody could end it: so whoever opens a table there puts it away. Its log stays as it is."""
    kept = [line for line in dump(path) if '"ply"' in line or '"seat"' in line]
    session = await lobby(tables, (CAT,))
    assert (session.state, session.id) == ("lobby", outdated.id + 1)
    assert [line for line in dump(path) if ('"ply"' in line or '"seat"' in line) and CAT.name not in line] == kept
    latest = await tables.latest_in(7)
    assert latest is not None
    assert latest.id == session.id
    assert await tables.to_show() == [session.id], "there is nothing to show of the other"
    with pytest.raises(NotMigrated):
        await tables.load(outdated.id)


async def test_a_lobby_of_other_rules_gives_way_too(tables: Tables, path: Path) -> None:
    old = await lobby(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE session SET rules_version = 0")
    assert (await lobby(tables, (CAT,))).id == old.id + 1
    assert (row := await tables._store.session(old.id)) is not None
    assert (row.state, row.ending) == ("cancelled", "its rules have changed since")


async def test_of_many_who_open_in_its_place_one_does(tables: Tables, elsewhere: Tables, outdated: Session) -> None:
    results = await asyncio.gather(
        *(
            lobby(each, (person,))
            for each, person in ((tables, ANN), (elsewhere, BEN), (tables, CAT), (elsewhere, DAN))
        ),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken"] * 3 + ["Session"]
