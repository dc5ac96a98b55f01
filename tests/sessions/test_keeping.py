"""When the database fails, nothing is done, people are told so, and the log says why."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from data.errors import ConflictError, StoreError
from data.rows import Change, SessionRow
from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.acts import Abandon, Act, Cancel, End, Join, Leave, Resign, Start
from sessions.refusals.base import NotKept, NotRead
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message
from tests.data.sqlite.files import dump
from tests.sessions.club import ANN, BEN, CAT, Refused, a_play, finished, lobby, rematch, started, to_act

WHY = "The database x cannot be written: the disk is full."


def fail(store: Store, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let these methods of the store fail."""

    async def failing(*_arguments: Any) -> None:
        raise StoreError(WHY)

    for name in names:
        monkeypatch.setattr(store, name, failing)


WRITING: dict[str, Callable[[Tables, Session], Awaitable[object]]] = {
    "open": lambda tables, session: lobby(tables, channel=99),
    "join": lambda tables, session: tables.do(session.id, Join(CAT)),
    "leave": lambda tables, session: tables.do(session.id, Leave(BEN.user_id)),
    "cancel": lambda tables, session: tables.do(session.id, Cancel(ANN.user_id)),
    "start": lambda tables, session: tables.do(session.id, Start(ANN.user_id, "salt")),
    "end": lambda tables, session: tables.do(session.id, End("Mod")),
    "abandon": lambda tables, session: tables.do(session.id, Abandon()),
    "note_post": lambda tables, session: tables.messages.note_post(session, Message(555, 7, "lobby", 1)),
    "note_shown": lambda tables, session: tables.messages.note_shown(session),
    "forget_message": lambda tables, session: tables.messages.forget(session, 555),
}


@pytest.mark.parametrize("name", WRITING)
async def test_what_cannot_be_written_is_not_done(
    store: Store,
    tables: Tables,
    refused: Refused,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
) -> None:
    session = await lobby(tables)
    with monkeypatch.context() as patch:
        fail(store, patch, "create", "append", "note_post", "note_shown", "forget_message")
        refusal = await refused(NotKept, WRITING[name](tables, session))
    assert WHY not in str(refusal), "the host's troubles are the host's"
    (told,) = caplog.records
    assert (told.levelno, told.getMessage()) == (logging.ERROR, f"{WHY} Nothing can be written until this ends.")
    assert await tables.load(session.id) == session
    await WRITING[name](tables, session)


async def test_a_ply_that_cannot_be_written_is_not_played(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(tables)
    with monkeypatch.context() as patch:
        fail(store, patch, "append")
        await refused(NotKept, tables.do(session.id, a_play(session)))
        await refused(NotKept, tables.do(session.id, Resign(to_act(session).user_id)))
    assert await tables.load(session.id) == session
    assert tables.newest(session) == session
    played = await tables.do(session.id, a_play(session))
    assert len(played.played) > len(session.played)


async def test_a_full_disk(store: SqliteStore, tables: Tables, path: Path) -> None:
    """The same with a real one: the file may grow no more."""
    await started(tables)
    connection = store._connection
    await connection.run(
        lambda within: within.execute(
            f"PRAGMA max_page_count = {within.execute('PRAGMA page_count').fetchone()[0]}"
        ).fetchall()
    )
    before: list[str] = []

    async def open_many() -> None:
        for channel in range(100, 400):
            before[:] = dump(path)
            await lobby(tables, channel=channel)

    with pytest.raises(NotKept):
        await open_many()
    assert dump(path) == before
    assert (await tables.load(1)).state == "running"
    await connection.run(lambda within: within.execute("PRAGMA max_page_count = 1000000").fetchall())
    assert (await lobby(tables, channel=999)).state == "lobby"


READING: dict[str, Callable[[Tables, Session], Awaitable[object]]] = {
    "load": lambda tables, session: tables.load(session.id),
    "meant_in": lambda tables, session: tables.finder.meant_in(7),
    "make_room": lambda tables, session: tables.make_room(7),
    "open": lambda tables, session: lobby(tables),
    "to_show": lambda tables, session: tables.messages.to_show(),
    "play": lambda tables, session: tables.do(session.id, a_play(session)),
    "rematch": lambda tables, session: rematch(tables, session.id, ANN, "salt"),
}


@pytest.mark.parametrize("name", READING)
async def test_what_cannot_be_read_is_told_as_that(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    session = await started(tables)
    fail(store, monkeypatch, "session", "meant_in", "exclusive_in_channel", "to_show")
    await refused(NotRead, READING[name](tables, session))


async def test_a_ply_that_was_kept_is_never_said_not_to_be(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails after the commit, it is handed back without another look at the database."""
    session = await started(tables)
    original = store.append

    async def last_words(session_id: int, version: int, change: Change) -> SessionRow:
        row = await original(session_id, version, change)
        fail(store, monkeypatch, "session", "append")
        return row

    press = a_play(session)
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", last_words)
        after = await tables.do(session.id, press)
    assert str(after.played[len(session.played)].ply) == press.text


async def test_a_conflict_of_which_the_reading_fails_says_nothing_of_what_was_done(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(tables)

    async def too_late(*_arguments: Any) -> None:
        fail(store, monkeypatch, "session")
        raise ConflictError("The session was changed by somebody else.")

    monkeypatch.setattr(store, "append", too_late)
    await refused(NotRead, tables.do(session.id, a_play(session)))


async def test_other_errors_are_not_swallowed(store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_arguments: Any) -> None:
        raise sqlite3.ProgrammingError("a bug")

    monkeypatch.setattr(store, "session", broken)
    with pytest.raises(sqlite3.ProgrammingError):
        await tables.load(1)


def cancelled_in(store: Store, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Have the task that comes to this method cancelled while it waits for the database."""
    original = getattr(store, name)

    async def cut(*arguments: Any) -> Any:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        return await original(*arguments)

    monkeypatch.setattr(store, name, cut)


@pytest.mark.parametrize("name", ["session", "append"])
async def test_a_task_that_is_cancelled_leaves_its_act_done_or_not_begun(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A shutdown may cut an act short anywhere: in memory and on disk is the same, and the next act goes on."""
    session = await started(tables)
    with monkeypatch.context() as patch:
        cancelled_in(store, patch, name)
        task = asyncio.create_task(tables.do(session.id, a_play(session)))
        with pytest.raises(asyncio.CancelledError):
            await task
    after = await tables.load(session.id)
    assert after == await Tables(store).load(session.id)
    assert (len(after.played) > len(session.played)) == (name == "append")
    assert await tables.messages.to_show() == [session.id]
    assert (await tables.do(after.id, a_play(after))).version > after.version
    assert len(tables._locks) == 0


async def test_an_opening_that_is_cancelled_leaves_a_whole_table(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        cancelled_in(store, patch, "create")
        task = asyncio.create_task(lobby(tables))
        with pytest.raises(asyncio.CancelledError):
            await task
    session = await tables.finder.meant_in(7)
    assert session is not None
    assert (session.state, session.people) == ("lobby", (ANN, BEN))


# A click loads its session once


@pytest.mark.parametrize("cold", [False, True], ids=["known", "not known"])
async def test_an_act_reads_once_and_writes_once(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch, cold: bool
) -> None:
    asked: list[str] = []

    def count(name: str) -> None:
        original = getattr(store, name)

        async def counted(*arguments: Any) -> Any:
            asked.append(name)
            return await original(*arguments)

        monkeypatch.setattr(store, name, counted)

    for name in ("session", "append", "create", "meant_in", "exclusive_in_channel"):
        count(name)
    session = await lobby(tables)
    assert asked == ["create"]
    acts: list[Callable[[Session], Act]] = [
        lambda _: Join(CAT),
        lambda _: Leave(CAT.user_id),
        lambda _: Start(ANN.user_id, "salt"),
        a_play,
        lambda now: Resign(to_act(now).user_id),
    ]
    for act in acts:
        asked.clear()
        if cold:
            tables.cache.clear()
        session = await tables.do(session.id, act(session))
        assert asked == ["session", "append"]


async def test_what_is_known_is_not_read_again(store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the log, only what is new of it is read."""
    session = await finished(tables)
    read: list[int] = []
    original = store.session

    async def counted(*arguments: Any) -> SessionRow | None:
        row = await original(*arguments)
        read.append(len(row.entries) if row else -1)
        return row

    monkeypatch.setattr(store, "session", counted)
    assert await tables.load(session.id) == session
    assert await Tables(store).load(session.id) == session
    assert read == [0, session.version]
