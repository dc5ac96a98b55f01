"""Seasons: what the games come to that end in them, their final places, and what becomes of both."""

from __future__ import annotations

import random

import pytest

from data.rows import MeetingRow, ResultRow, Rewriting, SeasonPlace, SeasonRow
from data.seasons import LATE
from data.shards import Shards
from data.store import Store
from tests.data.added import ELSEWHERE, GAMES, PEOPLE, added_up, end_any, finished, in_order, without
from tests.data.ended import HERE, ended
from tests.data.samples import anonymous

NOW, DAY = 1_800_000_000, 86_400
ALICE, BOB, CAT = 11, 22, 33
PLACES = (
    SeasonPlace("mars", "level=1", 1, ALICE, "Alice", 40, 2, 1),
    SeasonPlace("stranded", "", 1, BOB, "Bob", 900, 9, 7),
    SeasonPlace("stranded", "", 2, ALICE, "Alice", 850, 8, 3),
)


async def begun(store: Store, guild_id: int = HERE, days: int = 30) -> SeasonRow:
    found = await store.begin_season(guild_id, "Spring", days)
    assert found is not None
    return found


async def closed(store: Store, season: SeasonRow, places: tuple[SeasonPlace, ...] = PLACES) -> bool:
    stamp = (await store.book(season.key)).stamp
    return await store.end_season(season.id, stamp, places)


async def test_a_season_lasts_for_whole_days_and_one_runs_at_a_time(store: Store) -> None:
    first = await begun(store)
    assert first == SeasonRow(1, HERE, "Spring", NOW, (NOW // DAY + 31) * DAY, over=False)
    assert await store.begin_season(HERE, "Summer", 30) is None
    other = await begun(store, ELSEWHERE)
    assert await store.seasons(HERE) == [first]
    assert await store.seasons(ELSEWHERE) == [other]
    assert await closed(store, first)
    second = await begun(store)
    assert second.id not in (first.id, other.id)
    assert [each.id for each in await store.seasons(HERE)] == [second.id, first.id]


async def test_only_games_that_end_in_it_count(store: Store) -> None:
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW - 1)
    season = await begun(store)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], season.ends - 1)
    await ended(store, "stranded", [(BOB, 1, None), (ALICE, 2, None)], season.ends)
    await ended(store, "stranded", [(ALICE, 1, None), (CAT, 2, None)], NOW + 5, ELSEWHERE)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW + 5, 0)
    book = await store.book(season.key)
    assert [(each.user_id, each.games, each.won) for each in book.played] == [(ALICE, 2, 2), (BOB, 2, 0)]
    (meeting,) = await store.meetings(season.key, "stranded")
    assert (meeting.games, meeting.won) == (2, meeting.weight)
    (whole,) = await store.meetings(HERE, "stranded")
    assert whole.games == 4
    assert (await store.latest(season.key, "stranded", [ALICE]))[ALICE].streak == 2


async def test_its_stamp_changes_with_its_games_and_a_ranking_is_kept_until_then(store: Store) -> None:
    season = await begun(store)
    before = await store.book(season.key)
    assert await store.book(season.key, before) is before
    assert await store.keep_ranking(season.key, "stranded", before.stamp, "what follows")
    assert await store.kept_ranking(season.key, "stranded") == "what follows"
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW + 1)
    assert (await store.book(season.key, before)).stamp != before.stamp
    assert await store.kept_ranking(season.key, "stranded") is None


@pytest.mark.seeded
async def test_its_figures_are_those_of_its_games(store: Store, dice: random.Random) -> None:
    """Games end; people are forgotten, game after game; everything is counted anew."""
    # The clock of `end_any` stands at 1 to 9.
    season = SeasonRow(1, HERE, "Spring", 3, 7, over=False)
    await begun(store)
    await _move(store, season)

    async def check() -> None:
        games = [each for each in await finished(store, HERE) if season.begins <= each.at < season.ends]
        expected = added_up(games)
        assert in_order(await store.book(season.key)) == tuple(sorted(map(str, rows)) for rows in expected)

    session_ids = [await end_any(store, dice) for _ in range(40)]
    await check()
    for user_id in dice.sample(PEOPLE, 2):
        for session_id in session_ids:
            if session_id in await store.sessions_naming(user_id):
                await store.forget_person(user_id, [session_id], without(user_id, dice))
        await check()
        session_ids.append(await end_any(store, dice))
    before = [await store.meetings(season.key, game) for game in GAMES]
    await store.count_anew(0.8)
    await check()
    assert [await store.meetings(season.key, game) for game in GAMES] == before


async def _move(store: Store, season: SeasonRow) -> None:
    """Move the only season of the store to another time."""
    from data.sql.store import SqlStore

    assert isinstance(store, SqlStore)
    await store._run(
        lambda within: within.execute(
            "UPDATE season SET begins = ?, ends = ? WHERE id = ?", (season.begins, season.ends, season.id)
        )
    )


async def test_it_is_due_a_little_after_its_end(store: Store) -> None:
    """Then the figures that it was made from go, and the places stay."""
    season = await begun(store)
    assert await store.seasons_due() == []
    moved = SeasonRow(season.id, HERE, "Spring", NOW - DAY, NOW - LATE, over=False)
    await _move(store, moved)
    assert await store.seasons_due() == [moved]
    assert await store.seasons_due(Shards(2, frozenset({0}))) == [moved]
    assert await store.seasons_due(Shards(2, frozenset({1}))) == []
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW - DAY)
    await ended(store, "mars", [(ALICE, 1, 40)], NOW - DAY, options="level=1")
    assert await closed(store, season)
    assert await store.seasons_due() == []
    assert await store.season_places(season.id) == list(PLACES)
    assert (await store.seasons(HERE))[0].ends == NOW - LATE
    assert (await store.book(season.key)).played == ()
    assert await store.meetings(season.key, "stranded") == []
    assert (await store.meetings(HERE, "stranded"))[0].games == 1


async def test_places_are_final_only_if_they_are_of_the_last_game_and_only_once(store: Store) -> None:
    season = await begun(store)
    stamp = (await store.book(season.key)).stamp
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW)
    assert not await store.end_season(season.id, stamp, PLACES)
    assert await store.season_places(season.id) == []
    assert await closed(store, season)
    assert not await closed(store, season, ())
    assert await store.season_places(season.id) == list(PLACES)


async def test_a_season_that_is_ended_early_ends_now(store: Store) -> None:
    season = await begun(store)
    assert await closed(store, season, ())
    (found,) = await store.seasons(HERE)
    assert (found.ends, found.over) == (NOW, True)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW)
    assert (await store.book(season.key)).played == (), "what ends now does not count any more"


async def test_deletion_takes_the_name_and_leaves_the_place(store: Store) -> None:
    """Of others nothing changes, neither in a season that is over nor in one that runs."""
    over = await begun(store)
    assert await closed(store, over)
    running = await begun(store)
    session_id = await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW)
    assert await store.season_places_of(ALICE) == [
        ((await store.seasons(HERE))[1], PLACES[0]),
        ((await store.seasons(HERE))[1], PLACES[2]),
    ]
    await store.forget_person(ALICE, [session_id], lambda row: Rewriting(anonymous(row).entries, {ALICE: -1}))
    assert await store.season_places_of(ALICE) == []
    assert await store.season_places(over.id) == [
        SeasonPlace("mars", "level=1", 1, 0, "", 40, 2, 1),
        PLACES[1],
        SeasonPlace("stranded", "", 2, 0, "", 850, 8, 3),
    ]
    (meeting,) = await store.meetings(running.key, "stranded")
    assert meeting.one < 0
    assert meeting == MeetingRow(meeting.one, BOB, 1, 1.0, 1.0, NOW // DAY)
    assert {each.user_id for each in (await store.book(running.key)).played} == {0, BOB}


async def test_a_server_that_is_forgotten_has_no_seasons(store: Store) -> None:
    over = await begun(store)
    assert await closed(store, over)
    running = await begun(store)
    await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW)
    kept = await begun(store, ELSEWHERE)
    await store.forget_server(HERE, lambda row: Rewriting(anonymous(row).entries, {ALICE: -1, BOB: -2}))
    assert await store.seasons(HERE) == []
    assert await store.season_places(over.id) == []
    assert await store.meetings(running.key, "stranded") == []
    assert (await store.book(running.key)).played == ()
    assert await store.seasons(ELSEWHERE) == [kept]
    new = await begun(store)
    assert new.id > kept.id, "no number is used again"


async def test_a_result_that_is_written_late_belongs_to_the_season_of_its_end(store: Store) -> None:
    session_id = await ended(store, "stranded", [(ALICE, 1, None), (BOB, 2, None)], NOW - 5)
    season = await begun(store)
    await store.write_results(session_id, [ResultRow(1, BOB, 1, None), ResultRow(2, ALICE, 2, None)])
    assert (await store.book(season.key)).played == ()
