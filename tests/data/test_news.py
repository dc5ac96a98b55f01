"""Followers, results to be posted and digests in the store: who is told what, once, and by which process."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal

import pytest
from msgspec.structs import replace

from data.rows import Change, DigestRow, FinishedRow, FollowRow, ResultRow
from data.shards import Shards
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, PLAY, START, anonymous, entry, kept, lobby, table

NOW = 1_800_000_000
GUILD = 5

FOLLOWED = FollowRow(CAROL, 1, GUILD, "turns", 5)

END = Change((entry("resigned"),), "over", results=(ResultRow(1, BOB, 1, 3),), finished=FinishedRow("blacks=1", 3))


async def started(store: Store) -> None:
    """A game of Alice and Bob, with five entries."""
    await kept(store)
    await store.append(1, 1, START)


async def test_who_follows_the_turns_is_told_once_a_minute_and_of_the_end_at_once(
    database: Implementation, path: Path
) -> None:
    only_end = replace(FOLLOWED, user_id=2000, what="end")
    async with database.opened(path, NOW) as store:
        await started(store)
        assert await store.follow(FOLLOWED, 5, 5) == await store.follow(only_end, 5, 5) == "yes"
        assert await store.follows_due(5) == [], "nothing has happened since"
        await store.append(1, 5, PLAY)
        assert await store.follows_due(5) == [FOLLOWED]
        await store.note_followers_told([FOLLOWED], 8, 66)
        await store.append(1, 8, PLAY)
        assert await store.follows_due(5) == []
    async with database.opened(path, NOW + 60) as store:
        (row,) = await store.follows_due(5)
        assert (row.seen, row.message_id) == (8, 66)
        await store.note_followers_told([row], 11, None)
        assert await store.follows_due(5) == []
        await store.append(1, 11, PLAY)
        assert [each.seen for each in await store.follows_due(5)] == [11], "what was not told takes no minute"
        await store.append(1, 14, END)
        assert {each.user_id for each in await store.follows_due(5)} == {CAROL, 2000}
        for user_id in (CAROL, 2000):
            await store.unfollow(user_id, 1)
        assert await store.follows_due(5) == []


async def test_following_has_limits_and_is_forgotten(store: Store) -> None:
    await started(store)
    await kept(store, 8)
    assert await store.follow(FOLLOWED, 1, 1) == "yes"
    assert await store.follow(replace(FOLLOWED, what="end"), 1, 1) == "yes", "another wish is no other game"
    assert await store.follow(replace(FOLLOWED, session_id=2), 1, 1) == "many"
    assert await store.follow(replace(FOLLOWED, user_id=2000), 1, 1) == "crowded"
    assert await store.followed_by(CAROL) == [replace(FOLLOWED, what="end")]
    await store.forget_person(CAROL, [], anonymous)
    assert await store.followed_by(CAROL) == []
    await store.follow(FOLLOWED, 1, 1)
    await store.forget_server(GUILD, anonymous)
    assert await store.followed_by(CAROL) == []


async def test_a_finished_game_is_posted_once_where_the_server_has_a_channel(
    database: Implementation, path: Path
) -> None:
    async with database.opened(path, NOW) as store:
        await started(store)
        await store.append(1, 5, END)
        assert await store.results_due(5) == [], "the server has no channel"
        await store.change_server_settings(GUILD, {"results_channel": "9"})
        await kept(store, 8)
        await store.append(2, 1, START)
        await store.append(2, 5, END)
        assert await store.results_due(5) == [2]
        assert await store.results_due(5, Shards(2, frozenset({1}))) == [], "another process posts it"
        assert await store.take_result(2) is False
        assert await store.take_result(2) is None, "it was begun"
    async with database.opened(path, NOW + 60) as store:
        assert await store.take_result(2) is True, "it was begun before, and may be there"
        await store.note_result(2)
        assert await store.results_due(5) == []
        await store.append(2, 6, END)
    async with database.opened(path, NOW + 10_000) as store:
        assert await store.results_due(5) == [], "a game that ends twice is posted once"


async def test_a_digest_is_begun_by_one_process(store: Store) -> None:
    await store.change_digest(ALICE, {"digest": "8"}, NOW - 5)
    assert [each.name for each in await store.person_settings(ALICE)] == ["digest"]
    (row,) = await store.digests_due(5)
    assert row == DigestRow(ALICE, NOW - 5)
    assert await store.begin_digest(row)
    assert not await store.begin_digest(row)
    assert await store.digest_of(ALICE) == DigestRow(ALICE, NOW - 5, NOW)
    await store.note_digest(row, NOW + 5)
    assert await store.digests_due(5) == []
    await store.note_digest(row, NOW - 1)
    assert await store.digests_due(5) == [], "it was changed meanwhile"
    await store.change_digest(ALICE, {"digest": None}, None)
    assert await store.digest_of(ALICE) is None
    await store.change_digest(ALICE, {}, NOW)
    await store.forget_person(ALICE, [], anonymous)
    assert await store.digest_of(ALICE) is None


async def test_each_process_tells_the_followers_of_its_servers(store: Store) -> None:
    far = (1 << 22) + GUILD
    await store.create(replace(table(9), guild_id=far), lobby())
    await store.append(1, 1, START)
    await store.follow(replace(FOLLOWED, guild_id=far, seen=1), 5, 5)
    assert await store.follows_due(5, Shards(2, frozenset({0}))) == []
    assert len(await store.follows_due(5, Shards(2, frozenset({1})))) == 1


async def test_nothing_is_told_in_a_server_that_the_bot_has_left(store: Store) -> None:
    await store.change_server_settings(GUILD, {"results_channel": "9", "games_channel": "9"})
    await started(store)
    await store.follow(FOLLOWED, 5, 5)
    await store.append(1, 5, END)
    due = [store.standing_due, store.results_due, store.follows_due]
    assert all([await each(5) for each in due])
    await store.note_server_left(GUILD)
    assert not any([await each(5) for each in due])
    await store.note_server(GUILD)
    assert all([await each(5) for each in due])


@pytest.mark.seeded
async def test_who_is_to_be_told_follows_from_the_games(store: Store, dice: random.Random) -> None:
    """Whoever comes, goes, is told or is forgotten: nobody is missed, and nobody is told twice."""
    versions = {(await store.create(table(channel), lobby())).id: 1 for channel in range(1, 6)}
    known: dict[tuple[int, int], tuple[str, int]] = {}
    for _ in range(80):
        session_id, user_id = dice.choice(list(versions)), 2000 + dice.randint(1, 4)
        match dice.choice(("follow", "follow", "unfollow", "move", "move", "tell", "forget")):
            case "follow":
                what: Literal["turns", "end"] = "turns" if dice.random() < 0.5 else "end"
                seen = versions[session_id]
                await store.follow(FollowRow(user_id, session_id, 5, what, seen, 0), 50, 50)
                known[session_id, user_id] = what, seen
            case "unfollow":
                await store.unfollow(user_id, session_id)
                known.pop((session_id, user_id), None)
            case "move":
                await store.append(session_id, versions[session_id], Change((entry("ply"),), "running"))
                versions[session_id] += 1
            case "tell":
                rows = [each for each in await store.follows_due(99) if each.session_id == session_id]
                await store.note_followers_told(rows, versions[session_id], None)
                for each in rows:
                    known[session_id, each.user_id] = known[session_id, each.user_id][0], versions[session_id]
            case "forget":
                await store.forget_person(user_id, [], anonymous)
                known = {key: value for key, value in known.items() if key[1] != user_id}
        due = sorted(key for key, (what, seen) in known.items() if what == "turns" and versions[key[0]] > seen)
        assert [(each.session_id, each.user_id) for each in await store.follows_due(99)] == due
    for session_id, version in versions.items():
        await store.append(session_id, version, Change((entry("ended"),), "over"))
    assert [(each.session_id, each.user_id) for each in await store.follows_due(99)] == sorted(known)
