"""Who wants strangers of about their own rating meets those first, and others before their offer is old."""

from __future__ import annotations

import random

import pytest

from data.store import Store
from sessions.people.strangers import NEAR, NEAR_FOR, WIDE, reach
from sessions.state.clock import DAY, MINUTE
from sessions.state.players import Person
from sessions.tables import Tables
from tests.data.ended import ended
from tests.sessions.club import ANN, BEN, CAT, Time
from tests.sessions.pool import offer, some_time

__all__ = ["some_time"]

GAME = "strata5"


@pytest.fixture
async def tables(store: Store, dice: random.Random) -> Tables:
    """The tables of a process. Ann has a high rating in the pool, and Ben and Cat have low ones."""
    for _ in range(5):
        for loser in (BEN, CAT):
            await ended(store, GAME, [(ANN.user_id, 1, None), (loser.user_id, 2, None)], 9, 0)
    return Tables(store, make_secret=lambda: dice.randbytes(32))


async def begun(tables: Tables) -> list[set[int]]:
    """Who are in the games that begin now."""
    return [{each.user_id for each in session.people} for session in await tables.pool.look()]


@pytest.mark.parametrize("near", [ANN, BEN], ids=["the first", "the second"])
async def test_ratings_that_are_far_apart_wait_a_tenth_of_the_time(tables: Tables, time: Time, near: Person) -> None:
    for each in (ANN, BEN):
        await offer(tables, each, game=GAME, near=each is near)
    assert await begun(tables) == []
    time.now += round(DAY * NEAR_FOR / 4)
    assert await begun(tables) == []
    time.now += round(DAY * NEAR_FOR)
    assert await begun(tables) == [{ANN.user_id, BEN.user_id}]


async def test_ratings_that_are_near_meet_at_once(tables: Tables) -> None:
    await offer(tables, ANN, game=GAME)
    await offer(tables, BEN, game=GAME, near=True)
    await offer(tables, CAT, game=GAME, near=True)
    assert await begun(tables) == [{BEN.user_id, CAT.user_id}]


async def test_who_does_not_ask_for_it_meets_anybody(tables: Tables) -> None:
    await offer(tables, ANN, game=GAME)
    await offer(tables, BEN, game=GAME)
    assert await begun(tables) == [{ANN.user_id, BEN.user_id}]


async def test_where_any_game_goes_no_rating_counts(tables: Tables) -> None:
    await offer(tables, ANN, near=True)
    await offer(tables, BEN, near=True)
    assert await begun(tables) == [{ANN.user_id, BEN.user_id}]


async def test_a_short_offer_is_looked_at_often(tables: Tables, time: Time) -> None:
    """Else it would be over before it takes any rating."""
    await offer(tables, ANN, game=GAME, near=True, stands="1h")
    await offer(tables, BEN, game=GAME, stands="1h")
    for _ in range(6):
        assert await begun(tables) == []
        time.now += MINUTE
    assert await begun(tables) == [{ANN.user_id, BEN.user_id}]


def test_it_reaches_further_as_it_gets_older() -> None:
    found = [reach(age, DAY) for age in (0, DAY // 20, DAY // 10 - 1, DAY // 10)]
    assert found[0] == NEAR
    assert found == sorted(found)
    assert found[2] <= WIDE < found[3]
