"""Who is told what to look for: everybody in a game that they have never finished, until they want no more of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from data.rows import ResultRow
from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.log import Person
from sessions.people.settings import StoredSettings
from sessions.refusals.base import NotRead
from sessions.state.table import Place
from sessions.tables import Opening, Tables

GAME, OTHER = "games_up", "stranded"


async def finished(store: Store, user_id: int, game: str) -> None:
    """Let that user have finished a game."""
    session = await Tables(store).openings.open(Opening(game, Place(5, user_id), [Person(user_id, "Alice")]))
    await store.write_results(session.id, [ResultRow(1, user_id, 2, None)])


async def test_a_game_is_new_until_one_was_finished_and_each_game_by_itself(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    try:
        settings = StoredSettings(store)
        assert await settings.wants_hints(7, GAME)
        await finished(store, 7, GAME)
        assert not await settings.wants_hints(7, GAME)
        assert await settings.wants_hints(7, OTHER)
        assert await settings.wants_hints(8, GAME), "somebody else is new to it still"
    finally:
        await store.close()


async def test_who_wants_none_is_remembered_and_who_does_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = await SqliteStore.open(path)
    await StoredSettings(store).change_person(7, hints=False)
    await StoredSettings(store).change_person(7, hints=False)
    await store.close()
    store = await SqliteStore.open(path)
    try:
        settings = StoredSettings(store)
        assert not await settings.wants_hints(7, GAME)
        assert not await settings.wants_hints(7, OTHER)
        assert await settings.wants_hints(8, GAME)
        await StoredSettings(store).change_person(7, hints=True)
        assert await settings.wants_hints(7, GAME)
    finally:
        await store.close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT * FROM person_setting").fetchall() == []
    connection.close()


async def test_a_store_that_fails_is_a_refusal(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = await SqliteStore.open(path)
    try:
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TABLE person_setting")
        connection.close()
        with pytest.raises(NotRead):
            await StoredSettings(store).wants_hints(7, GAME)
        with pytest.raises(NotRead):
            await StoredSettings(store).change_person(7, hints=False)
    finally:
        await store.close()
