"""What the store keeps, and who may change it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from data.rows import Change, PlyRow, SeatRow
from data.store import ConflictError, Store
from data.troubles import StoreError
from tests.data.samples import ALICE, BOB, CAROL, PLIES, before, dump, lobby, opened, plain


@pytest.fixture
async def other(store: Store, path: Path) -> AsyncIterator[Store]:
    """The same file, opened by another process."""
    opened = await Store.open(path)
    yield opened
    await opened.close()


# A session


async def test_a_lobby_is_kept_as_it_was_given(store: Store) -> None:
    session_id = await store.create(lobby(seats=(BOB, ALICE)))
    row = await store.session(session_id)
    assert row is not None
    assert (row.id, row.game, row.rules_version, row.options) == (session_id, "stranded", 1, "blacks=1")
    assert (row.guild_id, row.channel_id, row.opener_id, row.youngest_id) == (5, 7, BOB.user_id, None)
    assert (row.state, row.ending, row.salt, row.version) == ("lobby", "", "", 1)
    assert (row.shown, row.message_id, row.message_plies) == (0, None, -1)
    assert row.secret == b"\x00secret\xff"
    assert (row.seats, row.plies) == ((BOB, ALICE), ())


async def test_an_unknown_session_is_none(store: Store) -> None:
    assert await store.session(1) is None
    assert await store.latest_in(7) is None


@pytest.mark.parametrize("name", ["*bold* _it_", "<@123> @everyone", "'; DROP TABLE seat; --", "🂡 née\u202e\x00", " "])
async def test_names_are_kept_as_they_are(store: Store, name: str) -> None:
    session_id = await store.create(lobby(seats=(SeatRow(2**63 - 1, name),)))
    row = await store.session(session_id)
    assert row is not None
    assert row.seats == (SeatRow(2**63 - 1, name),)


async def test_a_change_counts_the_version_on(store: Store) -> None:
    session_id = await store.create(lobby())
    await store.change(session_id, 1, Change(state="running", salt="word", seats=(BOB, ALICE), plies=PLIES))
    await store.change(session_id, 2, Change(plies=(PlyRow(1, "take b2"),)))
    await store.change(session_id, 3, Change(state="over", ending="ended by Ann", opener_id=9))
    row = await store.session(session_id)
    assert row is not None
    assert row.plies == (*PLIES, PlyRow(1, "take b2"))
    assert row.seats == (BOB, ALICE)
    assert (row.state, row.ending, row.salt, row.opener_id, row.version) == ("over", "ended by Ann", "word", 9, 4)


async def test_an_empty_table_can_be_kept(store: Store) -> None:
    session_id = await store.create(lobby())
    await store.change(session_id, 1, Change(state="cancelled", seats=()))
    row = await store.session(session_id)
    assert row is not None
    assert row.seats == ()


async def test_plies_are_numbered_without_a_gap(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    for version in range(1, 4):
        await store.change(session_id, version, Change(plies=PLIES))
    with plain(path) as connection:
        numbers = [row[0] for row in connection.execute("SELECT number FROM ply ORDER BY number")]
    assert numbers == list(range(1, 10))


async def test_times_are_whole_seconds_of_the_clock(path: Path) -> None:
    times = iter([100.9, 200.9])
    store = await Store.open(path, clock=lambda: next(times))
    try:
        session_id = await store.create(lobby())
        await store.change(session_id, 1, Change(plies=PLIES))
    finally:
        await store.close()
    with plain(path) as connection:
        assert connection.execute("SELECT created_at, changed_at FROM session").fetchone() == (100, 200)
        assert connection.execute("SELECT DISTINCT played_at FROM ply").fetchall() == [(200,)]


async def test_ids_are_never_used_again(store: Store, path: Path) -> None:
    first = await store.create(lobby(1))
    last = await store.create(lobby(2))
    with plain(path) as connection:
        connection.execute("DELETE FROM seat")
        connection.execute("DELETE FROM session")
    assert await store.create(lobby(1)) == last + 1 > first


# One writer


async def test_an_older_version_changes_nothing(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    await store.change(session_id, 1, Change(seats=(ALICE, BOB, CAROL)))
    kept = dump(path)
    with pytest.raises(ConflictError):
        await store.change(session_id, 1, Change(state="running", salt="x", seats=(ALICE,), plies=PLIES))
    assert dump(path) == kept


@pytest.mark.parametrize(("session_id", "version"), [(1, 2), (1, 0), (2, 1)])
async def test_a_version_that_never_was_changes_nothing(
    store: Store, path: Path, session_id: int, version: int
) -> None:
    await store.create(lobby())
    kept = dump(path)
    with pytest.raises(ConflictError):
        await store.change(session_id, version, Change(state="over"))
    assert dump(path) == kept


async def test_of_two_processes_the_first_wins(store: Store, other: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    mine, theirs = Change(plies=(PlyRow(1, "take b2"),)), Change(plies=(PlyRow(1, "take c1"),))
    results = await asyncio.gather(
        store.change(session_id, 1, mine), other.change(session_id, 1, theirs), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["ConflictError", "NoneType"]
    row = await store.session(session_id)
    assert row == await other.session(session_id)
    assert row is not None
    assert row.version == 2
    assert row.plies == (mine if results[0] is None else theirs).plies


async def test_the_primary_key_refuses_a_ply_that_is_there(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    await store.change(session_id, 1, Change(plies=PLIES))
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"), plain(path) as connection:
        connection.execute("INSERT INTO ply VALUES (?, 2, 1, 'take b2', 0)", (session_id,))


async def test_a_person_twice_at_a_table_is_refused_whole(store: Store, path: Path) -> None:
    session_id = await store.create(lobby())
    kept = dump(path)
    with pytest.raises(StoreError):
        await store.change(session_id, 1, Change(state="running", seats=(ALICE, ALICE)))
    with pytest.raises(StoreError) as caught:
        await store.create(lobby(8, (BOB, BOB)))
    assert not isinstance(caught.value, ConflictError)
    assert dump(path) == kept


async def test_many_tasks_change_many_sessions(store: Store) -> None:
    ids = [await store.create(lobby(channel)) for channel in range(20)]

    async def play(session_id: int) -> None:
        for version in range(1, 6):
            await store.change(session_id, version, Change(plies=PLIES))

    await asyncio.gather(*map(play, ids))
    for session_id in ids:
        row = await store.session(session_id)
        assert row is not None
        assert (row.version, row.plies) == (6, PLIES * 5)


# One open session a channel


async def test_a_channel_has_one_open_session(store: Store) -> None:
    first = await store.create(lobby())
    with pytest.raises(ConflictError):
        await store.create(lobby())
    await store.change(first, 1, Change(state="running"))
    with pytest.raises(ConflictError):
        await store.create(lobby())
    elsewhere = await store.create(lobby(channel_id=8))
    assert (await store.latest_in(7), await store.latest_in(8)) == (first, elsewhere)


@pytest.mark.parametrize("state", ["over", "cancelled"])
async def test_a_closed_session_frees_its_channel(store: Store, state: str) -> None:
    first = await store.create(lobby())
    await store.change(first, 1, Change(state="over" if state == "over" else "cancelled"))
    assert await store.latest_in(7) == first
    second = await store.create(lobby())
    assert await store.latest_in(7) == second > first
    with pytest.raises(ConflictError, match="open session"):
        await store.create(lobby())


async def test_what_the_schema_refuses_is_no_conflict(store: Store, path: Path) -> None:
    kept = dump(path)
    with pytest.raises(StoreError, match="NOT NULL") as caught:
        await store.create(replace(lobby(), options=cast(str, None)))
    assert not isinstance(caught.value, ConflictError)
    assert dump(path) == kept


async def test_of_two_that_open_a_table_one_does(store: Store, other: Store) -> None:
    results = await asyncio.gather(
        *(each.create(lobby()) for each in (store, other, store, other)), return_exceptions=True
    )
    assert [type(each) for each in results].count(ConflictError) == 3


# Readers


async def test_a_reader_sees_the_whole_change_or_none(store: Store, other: Store) -> None:
    """Rows, seats and plies go together, whoever writes in between."""
    session_id = await store.create(lobby(seats=(ALICE,)))

    async def write() -> None:
        for version in range(1, 31):
            seats = (ALICE, BOB, CAROL)[: (version + 1) % 3]
            await store.change(session_id, version, Change(plies=PLIES, seats=seats))

    async def watch(reader: Store) -> set[int]:
        seen = set()
        for _ in range(60):
            row = await reader.session(session_id)
            assert row is not None
            seen.add(row.version)
            assert (len(row.plies), len(row.seats)) == (3 * (row.version - 1), row.version % 3)
        return seen

    _, *seen = await asyncio.gather(write(), watch(store), watch(other))
    assert len(seen[0]) > 10, "the lock gives way to a reader between two changes"


async def test_another_process_cannot_write_between_a_session_and_its_plies(store: Store, other: Store) -> None:
    session_id = await store.create(lobby())
    change = Change(state="running", seats=(BOB, ALICE), plies=PLIES)
    with before(store._connection, "FROM seat", lambda: other.change(session_id, 1, change)):
        row = await store.session(session_id)
    assert row is not None
    assert (row.version, row.state, row.seats, row.plies) == (1, "lobby", (ALICE, BOB), ())
    now = await store.session(session_id)
    assert now is not None
    assert (now.version, now.state, now.seats, now.plies) == (2, "running", (BOB, ALICE), PLIES)


# What was shown


async def test_what_is_new_is_to_show(store: Store) -> None:
    first, second = await store.create(lobby(1)), await store.create(lobby(2))
    assert await store.to_show() == [first, second]
    await store.shown(first, 1, 555, 0)
    assert await store.to_show() == [second]
    await store.change(first, 1, Change(plies=PLIES))
    assert await store.to_show() == [first, second]
    row = await store.session(first)
    assert row is not None
    assert (row.shown, row.message_id, row.message_plies, row.version) == (1, 555, 0, 2)


async def test_showing_is_no_change(store: Store) -> None:
    """What the channel saw does not make anybody's button stale."""
    session_id = await store.create(lobby())
    await store.shown(session_id, 1, 555, 0)
    await store.change(session_id, 1, Change(plies=PLIES))
    await store.shown(session_id, 2, 556, 3)
    await store.change(session_id, 2, Change(plies=PLIES))


async def test_shown_never_goes_back(store: Store) -> None:
    session_id = await store.create(lobby())
    await store.change(session_id, 1, Change(plies=PLIES))
    await store.shown(session_id, 2, 556, 3)
    await store.shown(session_id, 1, 556, 3)
    assert await store.to_show() == []
    await store.shown(session_id, 2, None, 3)
    row = await store.session(session_id)
    assert row is not None
    assert row.message_id is None


# Memo


async def test_memo(store: Store, path: Path) -> None:
    assert await store.memo("commands") is None
    await store.remember("commands", "abc")
    await store.remember("other", "")
    await store.remember("commands", "déf ✓")
    assert (await store.memo("commands"), await store.memo("other")) == ("déf ✓", "")
    async with opened(path) as again:
        assert await again.memo("commands") == "déf ✓"
