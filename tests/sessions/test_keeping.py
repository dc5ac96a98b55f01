"""When the database fails, nothing is done, people are told so, and the log says why."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from data.schema import number
from data.store import Store, StoreError
from sessions.refusals import NotKept, NotRead, Refusal
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, Refused, dump, first_ply, lobby, started, to_act

WHY = "The database x cannot be written: the disk is full."


def fail(store: Store, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    async def failing(*_arguments: Any) -> None:
        raise StoreError(WHY)

    for name in names:
        monkeypatch.setattr(store, name, failing)


ACTS: dict[str, Callable[[Tables, Session], Awaitable[object]]] = {
    "open": lambda tables, session: lobby(tables, channel=99),
    "join": lambda tables, session: tables.join(session.id, CAT),
    "leave": lambda tables, session: tables.leave(session.id, BEN.user_id),
    "cancel": lambda tables, session: tables.cancel(session.id, ANN.user_id, moderator=False),
    "start": lambda tables, session: tables.start_game(session.id, ANN.user_id, "salt"),
    "end": lambda tables, session: tables.end(session.id, "Mod"),
    "shown": lambda tables, session: tables.shown(session, 555),
}


@pytest.mark.parametrize("name", ACTS)
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
        fail(store, patch, "create", "change", "shown")
        refusal = await refused(NotKept, "could not be saved, so it was not done", ACTS[name](tables, session))
    assert WHY not in str(refusal), "the host's troubles are the host's"
    assert [(each.levelno, each.getMessage()) for each in caplog.records] == [(logging.ERROR, WHY)]
    assert (await tables.load(session.id)).row == session.row
    await ACTS[name](tables, session)


async def test_a_ply_that_cannot_be_written_is_not_played(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(tables)
    actor, ply = to_act(session).user_id, first_ply(session)
    with monkeypatch.context() as patch:
        fail(store, patch, "change")
        await refused(NotKept, "was not done", tables.play(session.id, actor, ply, session.plies))
        await refused(NotKept, "was not done", tables.resign(session.id, actor))
    loaded = await tables.load(session.id)
    assert (loaded.row, loaded.played) == (session.row, session.played)
    played = await tables.play(session.id, actor, ply, session.plies)
    assert played.plies > session.plies


async def test_a_full_disk(store: Store, tables: Tables, path: Path) -> None:
    """The same with a real one: the file may grow no more."""
    await started(tables)
    pages = await number(store._connection, "page_count")
    await store._connection.execute(f"PRAGMA max_page_count = {pages}")
    before: list[str] = []

    async def open_many() -> None:
        for channel in range(100, 400):
            before[:] = dump(path)
            await lobby(tables, channel=channel)

    with pytest.raises(NotKept):
        await open_many()
    assert dump(path) == before
    assert (await tables.load(1)).state == "running"
    await store._connection.execute("PRAGMA max_page_count = 1000000")
    assert (await lobby(tables, channel=999)).state == "lobby"


READINGS: dict[str, Callable[[Tables, Session], Awaitable[object]]] = {
    "load": lambda tables, session: tables.load(session.id),
    "latest_in": lambda tables, session: tables.latest_in(7),
    "to_show": lambda tables, session: tables.to_show(),
    "play": lambda tables, session: tables.play(session.id, to_act(session).user_id, first_ply(session)),
}


@pytest.mark.parametrize("name", READINGS)
async def test_what_cannot_be_read_is_told_as_that(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    session = await started(tables)
    fail(store, monkeypatch, "session", "latest_in", "to_show")
    await refused(NotRead, "could not be read just now", READINGS[name](tables, session))


async def test_a_ply_that_was_kept_is_never_said_not_to_be(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reading after the commit fails: nobody may be told that nothing was done."""
    session = await started(tables)
    actor, ply = to_act(session).user_id, first_ply(session)
    original = store.change

    async def last_words(*arguments: Any) -> None:
        await original(*arguments)
        fail(store, monkeypatch, "session")

    reading = store.session
    monkeypatch.setattr(store, "change", last_words)
    with pytest.raises(Refusal) as caught:
        await tables.play(session.id, actor, ply, session.plies)
    assert isinstance(caught.value, NotRead)
    assert "not done" not in str(caught.value)
    monkeypatch.setattr(store, "session", reading)
    after = await tables.load(session.id)
    assert str(after.played[session.plies].ply) == ply
    assert await tables.to_show() == [session.id]


async def test_other_errors_are_not_swallowed(store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_arguments: Any) -> None:
        raise sqlite3.ProgrammingError("a bug")

    monkeypatch.setattr(store, "session", broken)
    with pytest.raises(sqlite3.ProgrammingError):
        await tables.load(1)
