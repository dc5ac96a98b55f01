"""What is kept of a server's finished games is what the games themselves add up to, whatever has happened to them."""

from __future__ import annotations

import random

import pytest

from data.rows import LatestRow
from data.store import Store
from sessions.results.standings import tally
from tests.data.added import DIRECT, ELSEWHERE, GAMES, PEOPLE, added_up, end_any, finished, in_order, without
from tests.data.ended import HERE


async def check(store: Store, guild_id: int) -> None:
    """See that what is kept is what the games add up to."""
    games = await finished(store, guild_id)
    expected = added_up(games)
    assert in_order(await store.book(guild_id)) == tuple(sorted(map(str, rows)) for rows in expected)
    for key in GAMES:
        own = [each for each in games if each.game == key]
        played = {
            user_id: [each for each in own if user_id in {one.user_id for one in each.results}] for user_id in PEOPLE
        }
        latest = {
            user_id: LatestRow(theirs[-1].session_id, tally(theirs, user_id).streak)
            for user_id, theirs in played.items()
            if theirs
        }
        assert await store.latest(guild_id, key, PEOPLE) == latest
    for game in games:
        if len(game.results) == 1 and guild_id != DIRECT:
            like = [
                each.results[0].score
                for each in games
                if (each.game, each.options, each.hinted) == (game.game, game.options, game.hinted)
            ]
            assert await store.best_score(game.session_id) == max(like, key=lambda score: score or 0)


@pytest.mark.seeded
async def test_the_sums_are_those_of_the_games(store: Store, dice: random.Random) -> None:
    """Games end, also earlier ones late; what is known of them changes; people are forgotten, game after game."""
    session_ids = [await end_any(store, dice) for _ in range(40)]
    await check(store, HERE)
    await check(store, ELSEWHERE)
    await check(store, DIRECT)
    for user_id in dice.sample(PEOPLE, 2):
        for session_id in dice.sample(session_ids, len(session_ids)):
            if session_id in await store.sessions_naming(user_id):
                await store.forget_person(user_id, [session_id], without(user_id, dice))
                if dice.random() < 0.2:
                    await check(store, HERE)
        session_ids.append(await end_any(store, dice))
        await check(store, HERE)
        await check(store, ELSEWHERE)
        await check(store, DIRECT)
    before = await store.book(HERE)
    await store.count_anew(0.8)
    after = await store.book(HERE)
    assert in_order(before) == in_order(after)
    assert before.stamp != after.stamp, "whoever keeps a book reads it again"
    await check(store, HERE)
