"""Who is named in which log, logs written anew without somebody, and the servers that the bot is in."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.rows import Change, ResultRow, Rewriting, SessionRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous, entry, facts, found, kept, lobby, table

DAYS = 86_400


async def test_who_is_named_in_a_log_is_found_also_when_they_have_left(store: Store) -> None:
    await kept(store, 1)
    await store.create(table(2), lobby(CAROL))
    await store.append(2, 1, Change((entry("joined", person=[BOB, "Bob"]),), "lobby", (CAROL, BOB), named=(BOB,)))
    await store.append(2, 2, Change((entry("left", user_id=BOB),), "lobby", (CAROL,), named=(BOB,)))
    assert [await store.sessions_naming(each) for each in (ALICE, BOB, CAROL, 4444)] == [[1], [1, 2], [2], []]


async def test_results_are_found_by_user(store: Store) -> None:
    for channel, place in ((1, 2), (2, 1)):
        await kept(store, channel)
        results = (ResultRow(1, BOB, place, 7), ResultRow(2, ALICE, 3 - place, None))
        await store.append(channel, 1, Change((entry("ended"),), "over", results=results))
    assert await store.results(ALICE) == {1: ResultRow(2, ALICE, 1, None), 2: ResultRow(2, ALICE, 2, None)}
    assert await store.results(CAROL) == {}


async def test_a_log_written_anew_is_whole_and_names_nobody_who_is_gone(store: Store) -> None:
    before = await kept(store)
    result = (ResultRow(1, BOB, 1, 7), ResultRow(2, ALICE, 2, None))
    await store.append(1, 1, Change((entry("ended"),), "over", results=result))
    other = await kept(store, 8)
    assert await store.forget_person(ALICE, [1, 77], anonymous) == []
    row = await found(store)
    assert facts(row) == [entry("opened", by=-1), entry("ended", by=-1)]
    assert [(each.number, each.at) for each in row.entries] == [(1, 1_800_000_000), (2, 1_800_000_000)]
    assert await found(store, 2) == other
    assert await store.sessions_naming(ALICE) == [2]
    assert await store.sessions_naming(BOB) == [1, 2]
    assert (await store.results(ALICE), await store.results(-1)) == ({}, {1: ResultRow(2, -1, 2, None)})
    assert await store.meant_in(7, ALICE) == [1]
    # Whoever knows the log as it was reads all of it again.
    assert await store.session(1, before.entries[-1]) == row


async def test_of_logs_written_anew_all_are_or_none(database: Implementation, store: Store, path: Path) -> None:
    await kept(store, 1)
    await kept(store, 2)
    before = database.contents(path)

    def first_alone(row: SessionRow) -> Rewriting:
        if row.id == 2:
            raise ValueError("an entry cannot be read")
        return anonymous(row)

    with pytest.raises(ValueError, match="an entry cannot be read"):
        await store.forget_person(ALICE, [1, 2], first_alone)
    assert database.contents(path) == before


async def test_servers_are_left_since_when_the_bot_first_was_out_of_them(database: Implementation, path: Path) -> None:
    async with database.opened(path, now=1_000) as store:
        await kept(store)
        await store.note_server(6)
        await store.note_server(0)
        assert await store.servers_left(0) == []
        assert await store.note_server_left(5) == [1], "its open tables"
        assert await store.note_server_left(77) == []
    async with database.opened(path, now=1_000 + DAYS) as store:
        await store.note_server_left(5)
        await store.note_only_servers([5, 7])
        assert await store.servers_left(0) == [6], "the bot is in the other again"
        await store.note_only_servers([])
        await store.note_only_servers([])
    async with database.opened(path, now=1_000 + 2 * DAYS) as store:
        assert await store.servers_left(2) == []
        assert await store.servers_left(1) == [5, 6]
        assert await store.forget_server(5, anonymous) == []
        assert await store.servers_left(0) == [6]
        assert await store.to_show() == []
        assert (await found(store)).entries[0].facts == entry("opened", by=-1).facts


async def test_the_logs_of_a_server_are_forgotten_a_few_at_a_time(store: Store) -> None:
    for number in (1, 2, 3):
        await kept(store, number)
    assert await store.forget_logs(6, 0, 2, anonymous) is None, "another server"
    assert await store.forget_logs(5, 0, 2, anonymous) == 2
    assert await store.sessions_naming(ALICE) == [3]
    assert await store.forget_logs(5, 2, 2, anonymous) == 3
    assert await store.sessions_naming(ALICE) == []
    assert await store.forget_logs(5, 3, 2, anonymous) is None
    assert await store.to_show() == []
    assert await store.sessions_naming(BOB) == [1, 2, 3], "whom these logs still name is up to the function"
