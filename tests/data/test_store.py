"""What the store keeps of sessions, and who may change them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from data.errors import ConflictError, StoreError, TakenError
from data.rows import Change, NewEntry, ResultRow, State
from data.shards import Shards, Sign
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import (
    ALICE,
    BOB,
    CAROL,
    PLAY,
    PLIES,
    START,
    Before,
    entry,
    facts,
    found,
    kept,
    lobby,
    table,
)


@pytest.fixture
async def other(database: Implementation, store: Store, path: Path) -> AsyncIterator[Store]:
    """The same database, opened by another process."""
    async with database.opened(path, 1_800_000_000.5) as opened:
        yield opened


# A session


async def test_a_lobby_is_kept_as_it_was_given(store: Store) -> None:
    given = await store.create(table(exclusive=False), lobby(BOB, ALICE))
    row = await found(store)
    assert row == given
    assert (row.id, row.game, row.rules_version, row.guild_id, row.channel_id) == (1, "stranded", 1, 5, 7)
    assert (row.state, row.version, row.shown, row.messages, row.live) == ("lobby", 1, 0, (), None)
    assert row.secret == b"\x00secret\xff"
    assert row.exclusive is False
    assert facts(row) == list(lobby(BOB, ALICE).entries)
    assert [(each.number, each.at, len(each.seal)) for each in row.entries] == [(1, 1_800_000_000, 16)]
    assert (await kept(store, 8)).exclusive is True


async def test_an_unknown_session_is_none(store: Store) -> None:
    assert await store.session(1) is None
    assert await store.meant_in(7) == []
    assert await store.exclusive_in_channel(7) is None


@pytest.mark.parametrize("name", ["*bold* _it_", "<@123> @everyone", "'; DROP TABLE entry; --", "🂡 née\u202e\x00", " "])
async def test_names_are_kept_as_they_are(store: Store, name: str) -> None:
    opening = Change(
        (NewEntry("opened", json.dumps(name, ensure_ascii=False)), entry("joined", name=name)), "lobby", (2**63 - 1,)
    )
    given = await store.create(table(), opening)
    assert await found(store) == given
    assert facts(given) == list(opening.entries)
    assert await store.meant_in(7, 2**63 - 1) == [given.id]


async def test_a_change_counts_the_version_on_by_its_entries(store: Store) -> None:
    await kept(store)
    started = await store.append(1, 1, START)
    assert (started.state, started.version, facts(started)) == ("running", 5, list(START.entries))
    end = Change((entry("ply", seat=1, ply="take b2"), entry("ended", how="moderator", by="Ann")), "over")
    ended = await store.append(1, 5, end)
    assert (ended.state, ended.version, facts(ended)) == ("over", 7, list(end.entries))
    row = await found(store)
    assert facts(row) == [*lobby().entries, *START.entries, *end.entries]
    assert replace(row, entries=ended.entries) == ended


async def test_what_is_new_is_read_alone(store: Store) -> None:
    last = (await kept(store)).entries[-1]
    now = await store.append(1, 1, START)
    assert await store.session(1, last) == now
    nothing = await store.session(1, now.entries[-1])
    assert nothing == replace(now, entries=())


async def test_an_empty_table_can_be_kept(store: Store) -> None:
    await kept(store)
    await store.append(1, 1, Change((entry("left", user_id=ALICE),), "cancelled", ()))
    # Nobody is at it: for them as for anybody it is the channel's last.
    later = await store.create(table(), lobby(CAROL))
    await store.append(later.id, 1, Change((entry("cancelled"),), "cancelled"))
    assert await store.meant_in(7, ALICE) == [later.id]
    assert facts(await found(store)) == [*lobby().entries, entry("left", user_id=ALICE)]


async def test_entries_are_numbered_without_a_gap(store: Store) -> None:
    await kept(store)
    for version in (1, 4, 7):
        await store.append(1, version, PLAY)
    assert [each.number for each in (await found(store)).entries] == list(range(1, 11))


async def test_times_are_whole_seconds_of_the_clock(database: Implementation, path: Path) -> None:
    async with database.opened(path, 100.9) as store:
        await kept(store)
    async with database.opened(path, 200.9) as store:
        await store.append(1, 1, PLAY)
        assert [each.at for each in (await found(store)).entries] == [100, 200, 200, 200]


# One writer


async def test_an_older_version_changes_nothing(database: Implementation, store: Store, path: Path) -> None:
    await kept(store)
    await store.append(1, 1, Change((entry("joined", user_id=CAROL),), "lobby", (ALICE, BOB, CAROL)))
    before = database.contents(path)
    with pytest.raises(ConflictError):
        await store.append(1, 1, replace(START, results=(ResultRow(1, ALICE, 1, None),)))
    assert database.contents(path) == before


@pytest.mark.parametrize(("session_id", "version"), [(1, 2), (1, 0), (2, 1)])
async def test_a_version_that_never_was_changes_nothing(
    database: Implementation, store: Store, path: Path, session_id: int, version: int
) -> None:
    await kept(store)
    before = database.contents(path)
    with pytest.raises(ConflictError):
        await store.append(session_id, version, Change((entry("ended"),), "over"))
    assert database.contents(path) == before


async def test_of_two_processes_the_first_wins(store: Store, other: Store) -> None:
    await kept(store)
    mine, theirs = (Change((entry("ply", seat=1, ply=ply),), "running") for ply in ("take b2", "take c1"))
    results = await asyncio.gather(store.append(1, 1, mine), other.append(1, 1, theirs), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["ConflictError", "SessionRow"]
    row = await found(store)
    assert row == await found(other)
    assert row.version == 2
    won = mine if not isinstance(results[0], BaseException) else theirs
    assert facts(row) == [*lobby().entries, *won.entries]


async def test_a_person_twice_at_a_table_is_refused_whole(database: Implementation, store: Store, path: Path) -> None:
    await kept(store)
    before = database.contents(path)
    with pytest.raises(StoreError):
        await store.append(1, 1, replace(START, players=(ALICE, ALICE)))
    with pytest.raises(StoreError) as caught:
        await store.create(table(8), lobby(BOB, BOB))
    assert not isinstance(caught.value, ConflictError)
    assert database.contents(path) == before


async def test_many_tasks_change_many_sessions(store: Store) -> None:
    ids = [(await kept(store, channel)).id for channel in range(20)]

    async def play(session_id: int) -> None:
        for version in range(1, 16, 3):
            await store.append(session_id, version, PLAY)

    await asyncio.gather(*map(play, ids))
    for session_id in ids:
        row = await found(store, session_id)
        assert (row.version, facts(row)) == (16, [*lobby().entries, *PLIES * 5])


# One open session a channel


async def test_a_channel_has_one_open_session(store: Store) -> None:
    await kept(store)
    with pytest.raises(ConflictError, match="open session"):
        await kept(store)
    await store.append(1, 1, START)
    with pytest.raises(ConflictError, match="open session"):
        await kept(store)
    elsewhere = await kept(store, 8)
    assert (await store.exclusive_in_channel(7), await store.exclusive_in_channel(8)) == (1, elsewhere.id)


@pytest.mark.parametrize("state", ["over", "cancelled"])
async def test_a_closed_session_frees_its_channel(store: Store, state: State) -> None:
    await kept(store)
    await store.append(1, 1, Change((entry("ended"),), state))
    assert await store.exclusive_in_channel(7) is None
    assert await store.meant_in(7) == [1]
    second = await kept(store)
    assert await store.meant_in(7) == [await store.exclusive_in_channel(7)] == [second.id]
    assert second.id > 1
    with pytest.raises(ConflictError, match="open session"):
        await kept(store)


async def test_a_session_that_is_not_exclusive_leaves_its_channel_to_others(store: Store) -> None:
    alone = table(exclusive=False)
    first = await store.create(alone, lobby(ALICE))
    second = await store.create(alone, lobby(BOB))
    assert await store.exclusive_in_channel(7) is None
    several = await store.create(table(), lobby(ALICE, CAROL))
    third = await store.create(alone, lobby(CAROL))
    assert [first.id, second.id, several.id, third.id] == [1, 2, 3, 4]
    assert await store.exclusive_in_channel(7) == several.id
    with pytest.raises(ConflictError, match="open session"):
        await kept(store)


async def test_of_two_that_open_a_table_one_does(store: Store, other: Store) -> None:
    results = await asyncio.gather(*(kept(each) for each in (store, other, store, other)), return_exceptions=True)
    assert [type(each) for each in results].count(TakenError) == 3


# Which session is meant


async def test_a_user_means_their_own_open_session_then_the_channels_then_the_last(store: Store) -> None:
    alone = table(exclusive=False)
    await store.create(table(), lobby(ALICE, BOB))
    await store.create(alone, lobby(CAROL))
    await store.create(alone, lobby(CAROL))
    await store.create(alone, lobby(BOB))
    await kept(store, 8)
    assert await store.meant_in(7) == [1], "the channel's own, though others are newer"
    assert await store.meant_in(7, CAROL) == [3], "the newer of two that are theirs"
    assert await store.meant_in(7, ALICE) == [1]
    assert await store.meant_in(7, BOB) == [1], "of theirs, the channel's"
    close = Change((entry("ended"),), "over")
    await store.append(1, 1, close)
    assert await store.meant_in(7, BOB) == [4], "theirs that is open"
    assert await store.meant_in(7, ALICE) == [1], "their last, since no open one is theirs or the channel's"
    assert await store.meant_in(7, 4444) == [4], "the last of all for somebody who never played"
    await store.append(3, 1, close)
    assert await store.meant_in(7, CAROL) == [2]
    await store.append(2, 1, close)
    assert await store.meant_in(7, CAROL) == [3]
    assert await store.meant_in(9, CAROL) == []


async def test_a_user_means_their_open_sessions_in_threads_where_the_channel_has_none(store: Store) -> None:
    over = await store.create(table(), lobby(ALICE))
    await store.append(over.id, 1, Change((entry("ended"),), "over"))
    first = await store.create(table(21), lobby(ALICE, BOB))
    second = await store.create(table(22), lobby(ALICE))
    assert await store.meant_in(7, ALICE, [21]) == await store.meant_in(7, BOB, [22, 21]) == [first.id]
    assert await store.meant_in(7, ALICE, [22, 21]) == [first.id, second.id]
    assert await store.meant_in(7, CAROL, [21, 22]) == [over.id], "they play in none of them"
    assert await store.meant_in(7, ALICE, [23]) == [over.id]
    own = await store.create(table(), lobby(CAROL))
    assert await store.meant_in(7, ALICE, [21, 22]) == [own.id], "the channel has one"
    await store.append(own.id, 1, Change((entry("ended"),), "over"))
    await store.append(first.id, 1, Change((entry("ended"),), "over"))
    assert await store.meant_in(7, ALICE, [21, 22]) == [second.id]


# Results


async def test_results_are_kept_with_the_last_entry_and_told_again_only_once(store: Store) -> None:
    await kept(store)
    results = (ResultRow(1, BOB, 1, 30), ResultRow(2, ALICE, 2, None))
    await store.append(1, 1, Change((entry("ended"),), "over", results=results))

    async def stored() -> list[ResultRow]:
        return [each for user_id in (BOB, ALICE) for each in (await store.results(user_id)).values()]

    assert await stored() == list(results)
    await store.write_results(1, iter(results))
    assert await stored() == list(results)
    with pytest.raises(StoreError):
        await store.write_results(1, [ResultRow(2, ALICE, 0, None)])


async def test_the_finished_are_those_that_are_over(store: Store) -> None:
    for channel, state in enumerate(("over", "running", "cancelled", "lobby", "over"), 1):
        await kept(store, channel)
        await store.append(channel, 1, Change((entry("something"),), cast(State, state)))
    assert await store.all_over() == [1, 5]


# Readers


async def test_a_reader_sees_the_whole_change_or_none(store: Store, other: Store) -> None:
    """A session and its entries go together, whoever writes in between."""
    await kept(store)

    async def write() -> None:
        for version in range(1, 91, 3):
            await store.append(1, version, PLAY)

    async def watch(reader: Store) -> set[int]:
        seen = set()
        for _ in range(60):
            row = await found(reader)
            seen.add(row.version)
            assert len(row.entries) == row.version
        return seen

    _, *seen = await asyncio.gather(write(), watch(store), watch(other))
    assert len(seen[0]) > 10, "a reader has its turn between two changes"


async def test_another_process_cannot_write_between_a_session_and_its_entries(
    database: Implementation, store: Store, other: Store
) -> None:
    first = await kept(store)
    loop = asyncio.get_running_loop()
    # In the store's thread; the loop is free meanwhile.
    write = Before(
        "SELECT number, kind", lambda: asyncio.run_coroutine_threadsafe(other.append(1, 1, START), loop).result(10)
    )
    async with database.traced(store, write):
        assert await found(store) == first
    assert write.happened
    row = await found(store)
    assert (row.version, row.state, facts(row)) == (5, "running", [*lobby().entries, *START.entries])


# Memo


async def test_memo(database: Implementation, store: Store, path: Path) -> None:
    assert await store.memo("commands") is None
    await store.remember("commands", "abc")
    await store.remember("other", "")
    await store.remember("commands", "déf ✓")
    assert (await store.memo("commands"), await store.memo("other")) == ("déf ✓", "")
    async with database.opened(path) as again:
        assert await again.memo("commands") == "déf ✓"


async def test_a_memo_is_changed_only_from_what_it_was(store: Store) -> None:
    assert not await store.change_memo("turn", "a", "b")
    assert await store.memo("turn") is None
    await store.remember("turn", "a")
    await store.remember("other", "a")
    assert await store.change_memo("turn", "a", "b")
    assert not await store.change_memo("turn", "a", "c")
    assert (await store.memo("turn"), await store.memo("other")) == ("b", "a")


async def test_a_claim_holds_for_so_many_seconds_whoever_asks(database: Implementation, path: Path) -> None:
    asked = [(100, "backup", True), (100, "backup", False), (159, "backup", False), (159, "other", True)]
    # The clock may be put back: what was claimed in a time to come holds nobody up.
    asked += [(160, "backup", True), (161, "backup", False), (50, "backup", True)]
    for now, name, free in asked:
        async with database.opened(path, now=now) as store:
            assert await store.claim(name, 60) is free, (now, name)


async def test_a_holder_renews_and_ends_its_own_claim_alone(database: Implementation, path: Path) -> None:
    async with database.opened(path, now=100) as store:
        assert await store.claim("backup", 60, "one")
        assert not await store.claim("backup", 60, "other")
        assert not await store.claim("backup", 60)
        await store.release("backup", "other")
        await store.release("nothing", "other")
        assert not await store.claim("backup", 60, "other")
    async with database.opened(path, now=150) as store:
        assert await store.claim("backup", 60, "one")
    async with database.opened(path, now=209) as store:
        assert not await store.claim("backup", 60, "other"), "it was renewed at 150"
    async with database.opened(path, now=210) as store:
        assert await store.claim("backup", 60, "other"), "the claim of a process that died passes on"
        await store.release("backup", "one")
        assert not await store.claim("backup", 60, "one")
        await store.release("backup", "other")
        assert await store.claim("backup", 60, "one")
    async with database.opened(path, now=211) as store:
        # A claim of nobody's can be neither renewed nor ended.
        assert await store.claim("identify 0", 6)
        await store.release("identify 0", "")
        assert not await store.claim("identify 0", 6)


async def test_clocks_of_two_machines_may_differ_a_little(database: Implementation, path: Path) -> None:
    async with database.opened(path, now=103) as ahead:
        assert await ahead.claim("identify 0", 6)
    async with database.opened(path, now=101) as store:
        assert not await store.claim("identify 0", 6), "it was claimed just now, by a clock that is ahead"


async def test_signs_of_life(database: Implementation, path: Path) -> None:
    """Each process notes its shards, and reads what all others noted before, in any division."""
    async with database.opened(path, now=100) as store:
        assert await store.note_alive() == []
        await store.remember("first alive", "7")
    async with database.opened(path, now=120) as store:
        assert await store.note_alive(Shards(3, frozenset({0, 2}))) == [Sign(0, 1, 100)]
    async with database.opened(path, now=140) as store:
        found = await store.note_alive(Shards(3, frozenset({1})))
        assert set(found) == {Sign(0, 1, 100), Sign(0, 3, 120), Sign(2, 3, 120)}
        found = await store.note_alive(Shards(2, frozenset({0, 1})))
        assert set(found) == {Sign(0, 1, 100), Sign(0, 3, 120), Sign(1, 3, 140), Sign(2, 3, 120)}
        assert Sign(0, 1, 140) in await store.note_alive()
