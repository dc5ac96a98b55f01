"""People who agree to play with strangers, and their offers in the pool."""

from __future__ import annotations

import random
from typing import Any

import pytest

from data.rows import ANY, OfferRow
from data.store import Store
from sessions.people.strangers import ACCOUNT_DAYS, old_enough_at
from sessions.state.players import Person
from sessions.tables import Tables
from sessions.tables.offers import Terms
from sessions.tables.pool import PoolWish
from tests.sessions.club import DAN, Time

CHANNEL = 7000
"""The direct messages of a person have this number and their id."""


@pytest.fixture
def tables(store: Store, dice: random.Random) -> Tables:
    """The tables of a process, which draws another name for each person."""
    return Tables(store, make_secret=lambda: dice.randbytes(32))


@pytest.fixture(autouse=True)
def some_time(time: Time) -> None:
    """The account of everybody is old enough: before, nobody can agree to play with strangers."""
    time.now = old_enough_at(DAN.user_id, ACCOUNT_DAYS)


async def ready(tables: Tables, *people: Person) -> None:
    """These people agree to play with strangers, and their direct messages are open."""
    for each in people:
        await tables.direct.note_opened(each.user_id, CHANNEL + each.user_id)
        await tables.strangers.agree(each.user_id)


def wish(game: str = ANY, clock: str = ANY, rated: str = ANY, stands: str = "1d", **other: Any) -> PoolWish:
    return PoolWish(Terms(game, clock, rated), stands, **{"salt": "9", "language": "en", **other})


async def offer(tables: Tables, person: Person, *, beside: OfferRow | None = None, **wanted: Any) -> OfferRow:
    """An offer of that person in the pool, who agrees to play with strangers."""
    if not await tables.strangers.has_agreed(person.user_id):
        await ready(tables, person)
    return await tables.pool.make(person.user_id, wish(**wanted), beside)
