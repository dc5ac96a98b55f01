"""Standing messages in the store: marked with what they list, due once a minute, and posted by one process."""

from __future__ import annotations

from pathlib import Path

from data.rows import StandingRow
from data.shards import Shards
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import PLAY, START, anonymous, kept

NOW = 1_800_000_000
GUILD = 5

FREE = {"games_channel": "9"}


async def taken(store: Store) -> StandingRow:
    """The games' message of the server, at which a look was begun."""
    row = await store.take_standing(GUILD, "games")
    assert row is not None
    return row


async def posted(store: Store) -> StandingRow:
    """The message, posted now in channel 9 with the id 77."""
    begun = await store.begin_standing_post(await taken(store), 9)
    assert begun is not None
    await store.note_standing(begun, 9, 77, "abc")
    return begun


async def test_a_channel_that_is_chosen_makes_it_due(store: Store) -> None:
    assert await store.standing_due(5) == []
    await store.change_server_settings(GUILD, {"threads": "true"})
    assert await store.standing_due(5) == []
    await store.change_server_settings(GUILD, FREE)
    assert await store.standing_due(5) == [(GUILD, "games")]
    assert await taken(store) == StandingRow(GUILD, "games", 0, 0, "", 0, posting=False, marked=True)
    assert await store.standing_due(5) == [], "a look was begun"
    assert await store.take_standing(GUILD, "games") is None, "another process does not begin one, too"


async def test_it_is_edited_at_most_once_a_minute_and_no_change_is_missed(database: Implementation, path: Path) -> None:
    async with database.opened(path, NOW) as store:
        await store.change_server_settings(GUILD, FREE)
        await kept(store)
        await posted(store)
        await store.append(1, 1, START)
        assert await store.standing_due(5) == []
    async with database.opened(path, NOW + 59) as store:
        await store.append(1, 5, PLAY)
        assert await store.standing_due(5) == []
    async with database.opened(path, NOW + 60) as store:
        assert await store.standing_due(5) == [(GUILD, "games")]
        row = await taken(store)
        assert (row.channel_id, row.message_id, row.shown, row.marked) == (9, 77, "abc", True)
        await store.append(1, 8, PLAY)
        await store.note_standing(row, 9, 77, "def")
        assert await store.standing_due(5) == []
    async with database.opened(path, NOW + 120) as store:
        assert await store.standing_due(5) == [(GUILD, "games")], "what happened during the edit"
        await store.note_standing(await taken(store), 9, 77, "ghi")
    async with database.opened(path, NOW + 120 + 86_399) as store:
        assert await store.standing_due(5) == []
    async with database.opened(path, NOW + 120 + 86_400) as store:
        assert not (await taken(store)).marked, "once a day, as somebody may have deleted it"


async def test_a_look_that_is_not_finished_is_begun_again_a_minute_later(database: Implementation, path: Path) -> None:
    async with database.opened(path, NOW) as store:
        await store.change_server_settings(GUILD, FREE)
        begun = await store.begin_standing_post(await taken(store), 9)
        assert begun is not None
        assert (begun.posts, begun.posting) == (1, True)
    async with database.opened(path, NOW + 60) as store:
        row = await taken(store)
        assert (row.posting, row.channel_id) == (True, 9)
        again = await store.begin_standing_post(row, 9)
        assert again is not None
        assert again.posts == 1, "the same post, with the same nonce"


async def test_of_two_processes_one_posts(store: Store) -> None:
    await store.change_server_settings(GUILD, FREE)
    row = await posted(store)
    ours = await store.begin_standing_post(row, 9)
    assert ours is not None
    assert await store.begin_standing_post(row, 9) is None
    await store.note_standing(row, 9, 66, "old")
    await store.note_standing(ours, 9, 78, "new")
    await store.postpone_standing(ours, NOW - 1)
    assert (await taken(store)).message_id == 78, "one that is late changes nothing"


async def test_what_is_not_wanted_is_forgotten_unless_it_is_wanted_again(store: Store) -> None:
    await store.change_server_settings(GUILD, FREE)
    row = await taken(store)
    await store.change_server_settings(GUILD, FREE)
    await store.drop_standing(row)
    assert await store.standing_due(5) == [(GUILD, "games")]
    await store.drop_standing(await taken(store))
    await store.change_server_settings(GUILD, {"threads": "true"})
    assert await store.standing_due(5) == []


async def test_each_process_keeps_those_of_its_servers(store: Store) -> None:
    for guild_id in (GUILD, (1 << 22) + GUILD):
        await store.change_server_settings(guild_id, FREE)
    assert await store.standing_due(5, Shards(2, frozenset({1}))) == [((1 << 22) + GUILD, "games")]
    assert await store.standing_due(5, Shards(2, frozenset({0}))) == [(GUILD, "games")]


async def test_a_forgotten_person_leaves_the_list_and_a_forgotten_server_has_none(
    database: Implementation, path: Path
) -> None:
    async with database.opened(path, NOW) as store:
        await store.change_server_settings(GUILD, FREE)
        await kept(store)
        await posted(store)
        await store.forget_person(1001, [1], anonymous)
    async with database.opened(path, NOW + 60) as store:
        assert await store.standing_due(5) == [(GUILD, "games")]
        await store.forget_server(GUILD, anonymous)
        assert await store.standing_due(5) == []


async def test_the_games_that_run_in_a_server(store: Store) -> None:
    await kept(store, 7)
    await kept(store, 8)
    await store.append(2, 1, START)
    assert [(each.session_id, each.channel_id) for each in await store.running_in(GUILD)] == [(2, 8)]
    assert await store.running_in(6) == []
