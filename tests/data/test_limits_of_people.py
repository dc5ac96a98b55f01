"""A table that offers lead to opens only where those who sit there want another one: counted as it opens."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from data.errors import OfferGoneError, SeatedError
from data.store import Store
from tests.data.offers import make, offer
from tests.data.samples import ALICE, BOB, CAROL, kept, lobby, table

ONE_EACH = ((ALICE, 1), (CAROL, 1))


async def limit(store: Store, *user_ids: int) -> None:
    """These users want one table."""
    for each in user_ids:
        await store.change_person_settings(each, {"open_games": "1"})


async def test_who_sits_at_enough_tables_gets_no_other_and_the_offers_stand(store: Store) -> None:
    await limit(store, ALICE, CAROL)
    await kept(store)
    offers = (offer(ALICE), offer(CAROL))
    await make(store, *offers)
    with pytest.raises(SeatedError):
        await store.create(replace(table(8), offers=offers, limits=ONE_EACH), lobby(ALICE, CAROL))
    assert await store.offers_in(5, 9) == list(offers), "nothing of it is kept"
    assert await store.open_in_server(5) == [1]
    await store.create(replace(table(8), offers=offers, limits=((ALICE, 2), (CAROL, 1))), lobby(ALICE, CAROL))
    assert await store.offers_in(5, 9) == []


async def test_what_does_not_count_does_not_keep_anybody_from_a_table(store: Store) -> None:
    """A game alone, and others' tables."""
    await limit(store, ALICE)
    await store.create(table(7, exclusive=False), lobby(ALICE))
    await store.create(table(8), lobby(BOB, CAROL))
    await store.create(replace(table(9), limits=((ALICE, 1),)), lobby(ALICE, BOB))
    with pytest.raises(SeatedError):
        await store.create(replace(table(10), limits=((ALICE, 1),)), lobby(ALICE, CAROL))


async def test_of_two_tables_in_the_same_moment_one_opens(store: Store) -> None:
    """In two servers, with the two people the other way round: neither transaction waits for ever."""
    await limit(store, ALICE, CAROL)
    one = replace(table(8), limits=ONE_EACH)
    two = replace(table(9), guild_id=6, limits=ONE_EACH[::-1])
    done = await asyncio.gather(
        store.create(one, lobby(ALICE, CAROL)), store.create(two, lobby(CAROL, ALICE)), return_exceptions=True
    )
    assert sorted(isinstance(each, SeatedError) for each in done) == [False, True]
    assert len(await store.all_open()) == 1


async def test_an_offer_that_is_gone_is_told_before_a_limit(store: Store) -> None:
    await limit(store, ALICE)
    await kept(store)
    with pytest.raises(OfferGoneError):
        await store.create(replace(table(8), offers=(offer(BOB),), limits=((ALICE, 1),)), lobby(ALICE, BOB))
