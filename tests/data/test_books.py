"""What the finished games of a server come to, and how it is noticed that they have changed."""

from __future__ import annotations

from data.rows import BestRow, LatestRow, PlayedRow
from data.store import Store
from tests.data.ended import HERE, ended
from tests.data.samples import anonymous

ALICE, BOB, CAT = 11, 22, 33
ELSEWHERE = 6


async def test_games_of_several_are_added_up_by_seat(store: Store) -> None:
    """Draws are won by nobody; games with computers, and those of other servers, are left out."""
    await ended(store, "mars", [(ALICE, 1, None), (BOB, 2, None)], 50)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 40)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 1, None)], 60)
    await ended(store, "stranded", [(BOB, 1, None), (ALICE, 2, None)], 70)
    await ended(store, "stranded", [(ALICE, 1, None), (-7, 2, None)], 80, rated="computer")
    await ended(store, "stranded", [(ALICE, 1, None), (CAT, 2, None)], 90, ELSEWHERE)
    found = await store.book(HERE)
    assert [each.game for each in found.played] == ["stranded"] * 4 + ["mars"] * 2, "what was played first"
    assert found.played[:4] == (
        PlayedRow("stranded", ALICE, 1, helped=False, several=True, games=2, won=1, moves=20),
        PlayedRow("stranded", ALICE, 2, helped=False, several=True, games=1, won=0, moves=10),
        PlayedRow("stranded", BOB, 1, helped=False, several=True, games=1, won=1, moves=10),
        PlayedRow("stranded", BOB, 2, helped=False, several=True, games=2, won=0, moves=20),
    )
    assert found.best == ()


async def test_the_best_scores_of_games_for_one(store: Store) -> None:
    """Of equal scores the earlier one comes first; games with hints stand apart."""
    await ended(store, "strata5", [(ALICE, 2, 10)], 10, options="level=1")
    await ended(store, "strata5", [(BOB, 1, 40)], 20, options="level=1")
    await ended(store, "strata5", [(ALICE, 1, 40)], 30, options="level=1")
    await ended(store, "strata5", [(ALICE, 1, 90)], 40, options="level=1", hinted=True)
    await ended(store, "strata5", [(ALICE, 2, -84)], 50, options="level=2")
    found = await store.book(HERE)
    assert found.best == (
        BestRow("strata5", "level=1", helped=True, user_id=ALICE, score=90, games=1),
        BestRow("strata5", "level=1", helped=False, user_id=BOB, score=40, games=1),
        BestRow("strata5", "level=1", helped=False, user_id=ALICE, score=40, games=2),
        BestRow("strata5", "level=2", helped=False, user_id=ALICE, score=-84, games=1),
    )
    helped = [each for each in found.played if each.helped]
    assert helped == [PlayedRow("strata5", ALICE, 1, helped=True, several=False, games=1, won=1, moves=10)]


async def test_the_latest_games_of_people(store: Store) -> None:
    """By the time at which they were over; games for one with hints are in no streak."""
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 90)
    newest = await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 99)
    await ended(store, "stranded", [(ALICE, 2, None), (BOB, 1, None)], 10)
    await ended(store, "stranded", [(ALICE, 1, None), (CAT, 2, None)], 999, ELSEWHERE)
    assert await store.latest(HERE, "stranded", [ALICE, BOB, CAT]) == {
        ALICE: LatestRow(newest, 2),
        BOB: LatestRow(newest, 0),
    }
    await ended(store, "strata5", [(CAT, 1, 5)], 10)
    hinted = await ended(store, "strata5", [(CAT, 2, 5)], 20, hinted=True)
    assert await store.latest(HERE, "strata5", [CAT]) == {CAT: LatestRow(hinted, 1)}


async def test_a_book_is_read_again_only_after_a_change_of_its_games(store: Store) -> None:
    session_id = await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 50)
    first = await store.book(HERE)
    await ended(store, "stranded", [(ALICE, 1, None), (CAT, 2, None)], 60, ELSEWHERE)
    assert await store.book(HERE, first) is first
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 60)
    second = await store.book(HERE, first)
    assert (second.stamp != first.stamp, sum(each.games for each in second.played)) == (True, 4)
    await store.forget_person(ALICE, [session_id], anonymous)
    third = await store.book(HERE, second)
    assert third.stamp != second.stamp
    # One whose games are replaced already stays in meetings until now.
    await store.forget_person(BOB, [], anonymous)
    assert (await store.book(HERE, third)).stamp != third.stamp


async def test_a_ranking_is_kept_until_a_meeting_changes(store: Store) -> None:
    session_id = await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 50)
    stamp = (await store.book(HERE)).stamp
    assert await store.kept_ranking(HERE, "stranded") is None
    assert await store.keep_ranking(HERE, "stranded", stamp, "first")
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 60, ELSEWHERE)
    await ended(store, "strata5", [(ALICE, 1, None), (BOB, 2, None)], 60)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 60, rated="short")
    assert await store.kept_ranking(HERE, "stranded") == "first", "games of others, and what is not rated"
    assert not await store.keep_ranking(HERE, "stranded", stamp, "from an old book")
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 70)
    assert await store.kept_ranking(HERE, "stranded") is None
    stamp = (await store.book(HERE)).stamp
    assert await store.keep_ranking(HERE, "stranded", stamp, "second")
    assert await store.keep_ranking(HERE, "stranded", stamp, "the same again")
    assert await store.kept_ranking(HERE, "stranded") == "the same again"
    await store.forget_person(ALICE, [session_id], anonymous)
    assert await store.kept_ranking(HERE, "stranded") is None, "it named them"
    assert await store.keep_ranking(HERE, "stranded", (await store.book(HERE)).stamp, "third")
    await store.count_anew(0.8)
    assert await store.kept_ranking(HERE, "stranded") is None


async def test_nothing_is_kept_of_games_alone_in_direct_messages(store: Store) -> None:
    await ended(store, "mars", [(ALICE, 1, 7)], 50, 0)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], 50, 0, rated="agreed")
    assert not (await store.book(0)).played
    assert not await store.keep_ranking(0, "stranded", (await store.book(0)).stamp, "first")
