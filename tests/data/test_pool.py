"""The pool in both stores: many offers of four processes at once, and what is left of somebody who is deleted."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from data.rows import ANY
from data.shards import Shards
from data.store import Store
from sessions.acts import Resign
from sessions.log import Person
from sessions.people.strangers import CLOCKS
from sessions.refusals.limits import TooManyOffers
from sessions.tables import Tables
from sessions.tables.offers import MOST_OFFERS, offered_games
from tests.data.implementations import Implementation
from tests.sessions.pool import ready, wish

PEOPLE = [Person(1000 + number, "Somebody") for number in range(60)]


@pytest.fixture
async def four(database: Implementation, store: Store, path: Path) -> AsyncIterator[list[Tables]]:
    """The tables of four processes on one database."""
    async with AsyncExitStack() as stack:
        stores = [store, *[await stack.enter_async_context(database.opened(path)) for _ in range(3)]]
        yield [Tables(each, shards=Shards(4, frozenset({number}))) for number, each in enumerate(stores)]


async def test_offers_of_four_processes_at_once_lead_nobody_into_two_games(
    four: list[Tables], dice: random.Random
) -> None:
    await ready(four[0], *PEOPLE)
    wishes = [(each, wish(game, dice.choice(CLOCKS))) for each in PEOPLE for game in (*offered_games(), ANY)]
    dice.shuffle(wishes)
    made = [four[number % 4].pool.make(each.user_id, wanted) for number, (each, wanted) in enumerate(wishes)]
    # While one process takes over from another, both may look for matches.
    both = [four[0], Tables(four[3].store)]
    making = asyncio.gather(*made, return_exceptions=True)
    begun = [*await asyncio.gather(*(each.pool.look() for each in both))]
    found = await making
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, TooManyOffers) for each in refused), refused
    for _ in range(30):
        more = [await each.pool.look() for each in both]
        begun += more
        if not any(more):
            break
    taken = Counter(offer for some in begun for session in some for offer in (each.user_id for each in session.people))
    for person in PEOPLE:
        left = await four[1].pool.of(person.user_id)
        assert len(left) <= MOST_OFFERS
        accepted = sum(
            not isinstance(each, BaseException) for (who, _), each in zip(wishes, found, strict=True) if who == person
        )
        assert taken[person.user_id] + len(left) == accepted, "each offer is taken once, or stands"


async def test_of_who_is_deleted_no_row_has_the_id(database: Implementation, four: list[Tables], path: Path) -> None:
    tables, (ann, ben, *_) = four[0], PEOPLE
    await ready(tables, ann, ben)
    for each in (ann, ben):
        await tables.pool.make(each.user_id, wish("strata5"))
    (session,) = await tables.pool.look()
    await tables.do(session.id, Resign(ben.user_id))
    await tables.pool.make(ann.user_id, wish("stranded"))
    name = await tables.strangers.names.drawn(ann.user_id)
    await tables.people.forget(ann.user_id)
    rows = database.contents(path)
    assert not [each for each in rows if str(ann.user_id) in each]
    assert not [each for each in rows if name.word in each and str(name.number) in each]
    assert [each for each in rows if str(ben.user_id) in each], "the other keeps the game"
    assert (await tables.load(session.id)).state == "over"
