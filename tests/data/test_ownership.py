"""Which servers belong to which process, and that each process finds work for its own alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.rows import MessageRow
from data.shards import EVERY_SERVER, Shards
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import anonymous, found, lobby, table

DAYS = 86_400

PROCESSES = (Shards(5, frozenset({0, 3})), Shards(5, frozenset({1})), Shards(5, frozenset({2, 4})))
"""Three processes that hold five shards between them."""


def servers(dice: random.Random, count: int = 40) -> list[int]:
    """Direct messages, the first and last ids that a server can have, and others, in any order."""
    found = {0, 1, 1 << 22, 2**63 - 1, *(dice.getrandbits(63) for _ in range(count))}
    return dice.sample(sorted(found), len(found))


async def one_table_each(store: Store, guild_ids: list[int]) -> dict[int, int]:
    """A lobby in each server, in a channel of its own, by session id."""
    opened = {}
    for channel, guild_id in enumerate(guild_ids, 1):
        row = await store.create(replace(table(channel), guild_id=guild_id), replace(lobby(), due=1_700_000_000))
        opened[row.id] = guild_id
    return opened


# The rule


def test_a_server_belongs_to_the_shard_that_discord_gives_it() -> None:
    """https://discord.com/developers/docs/events/gateway#sharding: shard_id = (guild_id >> 22) % num_shards."""
    shards = Shards(4, frozenset({1, 2}))
    ids = [197038439483310086, 81384788765712384, 0, 1 << 22, 3 << 22, (5 << 22) + 4_194_303]
    assert [shards.shard_of(each) for each in ids] == [(each // 4_194_304) % 4 for each in ids]
    assert [each for each in ids if shards.own(each)] == [each for each in ids if (each // 4_194_304) % 4 in (1, 2)]


def test_direct_messages_belong_to_shard_0() -> None:
    assert [Shards(3, frozenset({each})).own(0) for each in range(3)] == [True, False, False]


def test_one_process_owns_everything_by_default(dice: random.Random) -> None:
    assert EVERY_SERVER.every
    assert all(EVERY_SERVER.own(each) for each in servers(dice))
    assert Shards(2, frozenset({0, 1})).every
    assert not Shards(2, frozenset({1})).every


@pytest.mark.parametrize(("count", "ids"), [(0, {0}), (-1, {0}), (2, set()), (2, {2}), (2, {0, -1}), (1, {0, 1})])
def test_shards_that_cannot_be_are_refused(count: int, ids: set[int]) -> None:
    with pytest.raises(ValueError, match=f"of {count} shards a process cannot hold"):
        Shards(count, frozenset(ids))


# The store


async def test_each_table_is_shown_and_woken_by_exactly_one_process(store: Store, dice: random.Random) -> None:
    opened = await one_table_each(store, servers(dice))
    assert await store.to_show() == sorted(opened) == sorted(await store.due(1000))
    for shards in PROCESSES:
        own = sorted(each for each, guild_id in opened.items() if shards.own(guild_id))
        assert 0 < len(own) < len(opened)
        assert await store.to_show(shards) == own
        assert sorted(await store.due(1000, shards)) == own
        assert await store.next_due(shards) == 1_700_000_000


async def test_messages_are_retired_by_the_process_of_their_server(store: Store, dice: random.Random) -> None:
    opened = await one_table_each(store, servers(dice))
    for session_id in opened:
        await store.note_post(session_id, MessageRow(session_id, 7, "lobby", 1))
    assert await store.to_show() == []
    for session_id in opened:
        await store.note_post(session_id, MessageRow(1000 + session_id, 7, "lobby", 1))
    for shards in PROCESSES:
        own = sorted(each for each, guild_id in opened.items() if shards.own(guild_id))
        assert await store.to_show(shards) == own


async def test_a_process_with_much_to_do_hides_nothing_of_another(store: Store) -> None:
    """`most` counts what belongs to the process alone."""
    ours, theirs = Shards(2, frozenset({1})), Shards(2, frozenset({0}))
    for channel in range(1, 10):
        await store.create(replace(table(channel), guild_id=1 << 22), replace(lobby(), due=100))
    late = await store.create(replace(table(10), guild_id=2 << 22), replace(lobby(), due=200))
    assert await store.due(3, theirs) == [late.id]
    assert await store.due(3, ours) == [1, 2, 3]
    assert (await store.next_due(ours), await store.next_due(theirs)) == (100, 200)


async def test_a_process_neither_leaves_nor_forgets_the_servers_of_another(
    database: Implementation, path: Path, dice: random.Random
) -> None:
    guild_ids = servers(dice)
    async with database.opened(path, 1_000) as store:
        await one_table_each(store, guild_ids)
        for shards in PROCESSES:
            # Each process is in all of its servers but the one with the lowest id.
            own = sorted(each for each in guild_ids if each and shards.own(each))
            await store.note_only_servers(own[1:], shards)
    left = [min(each for each in guild_ids if each and shards.own(each)) for shards in PROCESSES]
    async with database.opened(path, 1_000 + 31 * DAYS) as store:
        assert await store.servers_left(30) == sorted(left)
        for shards, gone in zip(PROCESSES, left, strict=True):
            assert await store.servers_left(30, shards) == [gone]
        await store.forget_server(left[0], anonymous)
        assert await store.servers_left(30) == sorted(left[1:])
        # A server that is another process's business is not back, whatever this one says.
        await store.note_only_servers(guild_ids, PROCESSES[0])
        assert await store.servers_left(30) == sorted(left[1:])
        await store.note_only_servers(guild_ids, PROCESSES[1])
        assert await store.servers_left(30) == left[2:]


async def test_any_process_may_read_and_change_any_table(store: Store) -> None:
    """Ownership is about Discord: the store itself belongs to all."""
    opened = await one_table_each(store, [0, 1 << 22])
    for session_id in opened:
        assert (await found(store, session_id)).guild_id == opened[session_id]
        await store.set_due(session_id, None, None)
        await store.note_shown(session_id, 1)
    assert await store.open_or_due() == await store.all_open() == sorted(opened)
