"""Player names as they are kept: one for each user, and no two the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from data.errors import NameTakenError
from data.rows import PlayerNameRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous


async def test_a_user_keeps_the_name_that_was_drawn_first(store: Store) -> None:
    assert await store.player_name(ALICE) is None
    given = await store.name_player(ALICE, "basalt", 482, 0)
    assert given == await store.player_name(ALICE) == PlayerNameRow(ALICE, "basalt", 482, 0)
    assert await store.name_player(ALICE, "willow", 100, 0) == given


async def test_an_old_name_makes_room_for_another(store: Store) -> None:
    await store.name_player(ALICE, "basalt", 482, 0)
    given = await store.name_player(ALICE, "willow", 100, store.now())
    assert given == PlayerNameRow(ALICE, "willow", 100, store.now())
    assert await store.name_player(ALICE, "cedar", 100, store.now()) == given
    assert (await store.name_player(BOB, "basalt", 482, 0)).user_id == BOB, "nobody is called so any more"


async def test_a_name_that_is_taken_takes_nothing_from_anybody(store: Store) -> None:
    await store.name_player(ALICE, "basalt", 482, 0)
    mine = await store.name_player(BOB, "basalt", 483, 0)
    with pytest.raises(NameTakenError):
        await store.name_player(BOB, "basalt", 482, store.now())
    assert await store.player_name(BOB) == mine


async def test_of_many_who_want_one_name_at_once_one_gets_it(store: Store) -> None:
    wanted = [store.name_player(each, "basalt", 482, 0) for each in (ALICE, BOB, CAROL)]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    given = [each for each in found if isinstance(each, PlayerNameRow)]
    assert len(given) == 1
    assert all(isinstance(each, NameTakenError) for each in found if each not in given), found


async def test_two_names_at_once_are_one(store: Store) -> None:
    wanted = [store.name_player(ALICE, "basalt", number, 0) for number in (482, 483)]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    kept = await store.player_name(ALICE)
    assert kept is not None
    assert {each for each in found if isinstance(each, PlayerNameRow)} == {kept}


async def test_the_name_of_somebody_who_is_deleted_is_free(database: Implementation, store: Store, path: Path) -> None:
    await store.name_player(ALICE, "basalt", 482, 0)
    await store.forget_person(ALICE, [], anonymous)
    assert not [each for each in database.contents(path) if str(ALICE) in each or "basalt" in each]
    assert (await store.name_player(BOB, "basalt", 482, 0)).user_id == BOB
