"""Deals of the day: one for each day, one attempt for each person, and tables without people who are forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.errors import AttemptedError
from data.rows import AttemptRow, Change, DealRow, NewAttempt, ResultRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous, entry, lobby, table

DAY = 20_000
DEAL = DealRow(DAY, "mars", "level=2", b"one", 60)


async def attempt(
    store: Store, user_id: int, score: int | None, day: int = DAY, guild_id: int = 5, place: int = 2
) -> int:
    """An attempt of a user that ended with a score; None: it still runs. Returns the session's id."""
    new = replace(table(user_id, exclusive=False), attempt=NewAttempt(day, user_id, guild_id))
    row = await store.create(new, lobby(user_id))
    if score is not None:
        ended = Change((entry("ended"),), "over", results=(ResultRow(1, user_id, place, score),))
        await store.append(row.id, 1, ended)
    return row.id


async def best(store: Store, guild_id: int | None = None, user_id: int = ALICE) -> tuple[list[int], int, int | None]:
    found = await store.deal_table(DAY, guild_id, user_id, 2)
    return [each.user_id for each in found.best], found.number, found.place


async def test_a_day_has_one_deal_whoever_binds_it_first(store: Store) -> None:
    other = DealRow(DAY + 1, "mars", "level=3", b"two", 60)
    assert await store.bind_deals([DEAL]) == [DEAL]
    late = [replace(DEAL, secret=b"late", options="level=1", bound_at=70), other]
    assert await store.bind_deals(late) == [DEAL, other]
    assert await store.deals([DAY - 1, DAY, DAY + 1]) == [DEAL, other]


async def test_two_processes_bind_one_deal_at_midnight(database: Implementation, path: Path) -> None:
    async with database.opened(path) as one, database.opened(path) as other:
        for day in range(DAY, DAY + 5):
            wanted = [[DealRow(day, "mars", "level=1", secret, 60)] for secret in (b"one", b"other")]
            mine, theirs = await asyncio.gather(one.bind_deals(wanted[0]), other.bind_deals(wanted[1]))
            assert mine == theirs == await one.deals([day])


async def test_two_processes_begin_one_attempt(database: Implementation, path: Path) -> None:
    async with database.opened(path) as one, database.opened(path) as other:
        for day in range(DAY, DAY + 5):
            begun = await asyncio.gather(
                *(attempt(each, ALICE, None, day) for each in (one, other)), return_exceptions=True
            )
            assert {type(each) for each in begun} == {AttemptedError, int}
        sessions = [each.session_id for each in (await one.attempts([ALICE]))[ALICE]]
        assert sessions == sorted(await one.all_open()), "the other table was not opened"


async def test_the_best_of_a_day_come_first_and_equal_scores_share_a_place(store: Store) -> None:
    for user_id, score in ((ALICE, -3), (BOB, 40), (CAROL, 40), (1004, None)):
        await attempt(store, user_id, score, guild_id=6 if user_id == CAROL else 5)
    await attempt(store, ALICE, 99, DAY + 1)
    assert await best(store) == ([BOB, CAROL], 3, 3)
    assert (await best(store, user_id=CAROL))[2] == 1
    assert (await best(store, user_id=1004))[2] is None
    assert await best(store, 5) == ([BOB, ALICE], 2, 2)
    assert await best(store, 6) == ([CAROL], 1, None)
    assert (await store.attempts([ALICE, 4444])) == {
        ALICE: [
            AttemptRow(DAY, ALICE, 1, 5, -3, at=store.now()),
            AttemptRow(DAY + 1, ALICE, 5, 5, 99, at=store.now()),
        ],
        4444: [],
    }


async def test_a_game_that_has_no_result_has_no_score(store: Store) -> None:
    session_id = await attempt(store, ALICE, None)
    await store.append(session_id, 1, Change((entry("ended"),), "over"))
    assert await best(store) == ([], 0, None)
    with pytest.raises(AttemptedError):
        await attempt(store, ALICE, None)


async def test_who_is_forgotten_is_in_no_table(store: Store) -> None:
    mine = await attempt(store, ALICE, 50, place=1)
    await attempt(store, BOB, 40)
    await attempt(store, CAROL, 60, guild_id=6)
    assert (await store.attempts([ALICE]))[ALICE][0].won
    await store.forget_person(ALICE, [mine], anonymous)
    assert (await best(store), await store.attempts([ALICE])) == (([CAROL, BOB], 2, None), {ALICE: []})
    await store.write_results(mine, [ResultRow(1, -1, 1, 50)])
    assert (await best(store))[1] == 2


async def test_a_damaged_log_does_not_keep_anybody_in_the_tables(store: Store) -> None:
    await attempt(store, ALICE, 50)
    await store.forget_person(ALICE, [], anonymous)
    assert await best(store) == ([], 0, None)


async def test_a_server_that_is_forgotten_has_no_table(store: Store) -> None:
    await attempt(store, BOB, 40)
    await store.forget_server(5, anonymous)
    assert await best(store, 5, BOB) == ([], 0, None)
