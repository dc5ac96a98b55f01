"""Challenges in both stores: which stand, for whom, and how a table takes one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.errors import OfferGoneError
from data.rows import ChallengeRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous, lobby, table

NOW = 1_800_000_000

DAY = 86_400

ROW = ChallengeRow(ALICE, BOB, "oak", 111, "elm", 222, "stranded", "1d", "en", NOW - 9, NOW + 3600)


@pytest.fixture(autouse=True)
async def named(store: Store) -> None:
    """All three have a player name."""
    for user_id, word, number in ((ALICE, "oak", 111), (BOB, "elm", 222), (CAROL, "fir", 333)):
        await store.name_player(user_id, word, number, 0)


async def test_what_stands_and_for_whom(store: Store) -> None:
    assert await store.make_challenge(ROW, 2) == "kept"
    assert await store.make_challenge(ROW, 2) == "lately"
    assert await store.make_challenge(replace(ROW, other_id=CAROL, word="fir", number=333), 2) == "kept"
    assert await store.make_challenge(replace(ROW, other_id=99), 2) == "full"
    assert {each.other_id for each in await store.challenges_by(ALICE)} == {BOB, CAROL}
    assert await store.challenges_to(BOB) == [ROW]
    assert await store.challenges_to(ALICE) == await store.challenges_by(BOB) == []
    await store.decline_challenge(ALICE, BOB)
    assert await store.challenges_to(BOB) == []
    assert len(await store.challenges_by(ALICE)) == 2
    assert [each.other_id for each in await store.challenges_to_look_at(9)] == [CAROL]
    assert await store.withdraw_challenges(ALICE, "fir", 333) == 1
    assert await store.withdraw_challenges(ALICE, "fir", 333) == 0
    assert await store.challenges_to_look_at(9) == await store.challenges_to(CAROL) == []
    assert await store.withdraw_challenges(ALICE) == 1
    assert await store.challenges_by(ALICE) == []


async def test_names_that_were_drawn_anew_end_it(store: Store) -> None:
    await store.make_challenge(ROW, 2)
    await store.name_player(BOB, "ash", 444, NOW)
    assert await store.challenges_to(BOB) == await store.challenges_to_look_at(9) == []
    assert await store.challenges_by(ALICE) == [ROW], "whoever challenges does not see it"
    await store.name_player(ALICE, "ash", 555, NOW)
    assert await store.challenges_by(ALICE) == []


async def test_somebody_is_told_once(store: Store) -> None:
    await store.make_challenge(ROW, 2)
    assert await store.challenges_to_look_at(9) == [ROW]
    await store.look_at_challenges([ROW], NOW + 60)
    assert await store.challenges_to_look_at(9) == []
    await store.look_at_challenges([ROW], NOW)
    await store.note_challenge_told(ROW)
    assert await store.challenges_to_look_at(9) == []
    assert await store.told_of_challenges(BOB, NOW - 60) == 1
    assert await store.told_of_challenges(BOB, NOW + 60) == 0
    (have,) = await store.challenges_to(BOB)
    assert have.told_at


async def test_one_table_takes_it_whoever_opens_it(database: Implementation, store: Store, path: Path) -> None:
    await store.make_challenge(ROW, 2)
    await store.make_challenge(
        replace(ROW, user_id=BOB, other_id=ALICE, by_word="elm", by_number=222, word="oak", number=111), 2
    )
    async with database.opened(path) as other:
        tries = [
            process.create(replace(table(number, exclusive=False), challenge=(ALICE, BOB)), lobby())
            for number, process in enumerate((store, other, store, other))
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
    assert len([each for each in results if isinstance(each, OfferGoneError)]) == 3
    assert len(await store.all_open()) == 1, "nothing is left of the other tables"
    assert await store.challenges_by(ALICE) == await store.challenges_by(BOB) == []


async def test_they_are_deleted_with_either_of_the_two_and_when_they_are_old(store: Store) -> None:
    for gone in (ALICE, BOB):
        await store.make_challenge(ROW, 2)
        await store.forget_person(gone, [], anonymous)
        await store.name_player(gone, "pine", gone, 0)
        assert await store.challenges_by(ALICE) == await store.challenges_to(BOB) == []
    await store.make_challenge(replace(ROW, made_at=NOW - DAY, until=NOW - 60), 2)
    await store.drop_challenges(NOW)
    assert await store.told_of_challenges(BOB, 0) == 0
