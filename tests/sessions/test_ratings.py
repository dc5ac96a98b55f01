"""Ratings: who can be compared with whom, what one opponent can give, and that a deletion changes nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest

from data.rows import Finished, MeetingRow, ResultRow
from data.store import Store
from sessions.acts import Resign
from sessions.people.exporting import without_all
from sessions.results.circle import circle
from sessions.results.ratings import EDITION, Ranking, course, ranking, ratings
from sessions.results.scoring import MEMORY
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, long_enough, rows, started
from tests.sessions.meetings import everybody, met

A, B, C, D = 11, 22, 33, 44
CLUB = (A, B, C, D)
FARM = (71, 72, 73, 74)


# The circle


def test_a_circle_begins_with_four_who_have_all_met() -> None:
    assert circle([]) == frozenset()
    assert circle(everybody((A, B, C))) == frozenset()
    assert circle(everybody(CLUB)[:-1]) == frozenset()
    assert circle(everybody(CLUB)) == {*CLUB}


def test_whoever_has_met_three_of_it_belongs_to_it() -> None:
    two = [met(5, A), met(5, B)]
    assert 5 not in circle([*everybody(CLUB), *two])
    three = [*two, met(5, C)]
    assert 5 in circle([*everybody(CLUB), *three])
    assert 6 in circle([*everybody(CLUB), *three, met(6, 5), met(6, A), met(6, B)]), "the fifth is a member as well"


def test_of_several_circles_the_largest_one_and_then_the_older_one_is_the_ranking() -> None:
    new, old = everybody(FARM, since=3), everybody(CLUB, since=2)
    assert circle([*new, *old]) == {*CLUB}
    more = [met(75, each, since=3) for each in FARM]
    assert circle([*new, *old, *more]) == {*FARM, 75}
    open_games, one_sided = everybody(CLUB), everybody(FARM, won=5)
    assert circle([*one_sided, *open_games]) == {*CLUB}, "of two that began on one day, that with open games"


# Ratings


def test_a_rating_rises_with_wins_and_begins_at_nothing() -> None:
    found = ratings([met(A, B, won=5)])
    assert found[A].value > 300
    assert found[B].value == 0
    assert ratings([]) == {}


def test_only_members_of_the_circle_with_enough_games_have_a_place() -> None:
    found = ratings([*everybody(CLUB), met(5, A, won=5), met(5, B, won=5)])
    assert not any(found[each].provisional for each in CLUB)
    assert found[5].provisional
    assert all(
        each.provisional for each in ratings([met(*pair, games=1, won=1) for pair in combinations(CLUB, 2)]).values()
    )


def test_more_wins_are_never_worth_less() -> None:
    """Also not where they leave it open how much stronger somebody is."""
    shown = [
        ratings([*everybody((B, C, D)), *(met(A, each, won=won) for each in (B, C, D))])[A].value
        for won in (1, 2, 3, 4, 4.5, 5)
    ]
    assert shown == sorted(shown)


def test_second_accounts_change_nothing_for_anybody_in_the_circle() -> None:
    club = everybody(CLUB)
    farm = everybody((D, *FARM[:3]), won=5, since=1)
    before, after = ratings(club), ratings([*club, *farm])
    assert {each: after[each] for each in CLUB} == before


def test_somebody_who_is_forgotten_still_stands_between_the_others() -> None:
    club = [*everybody(CLUB), met(5, A, won=5), met(5, B), met(5, C)]
    before = ratings(club)
    number = -987_654
    replaced = [
        met(number if each.one == A else each.one, number if each.other == A else each.other, each.games, each.won)
        for each in club
    ]
    after = ratings(replaced)
    assert {each: after[each].value for each in (B, C, D, 5)} == pytest.approx(
        {each: before[each].value for each in (B, C, D, 5)}, abs=0.1
    )
    assert {each: after[each].provisional for each in (B, C, D, 5)} == {
        each: before[each].provisional for each in (B, C, D, 5)
    }


def test_the_course_of_a_rating_ends_with_the_present_one() -> None:
    games = [
        Finished(number, "stranded", "", 9, [ResultRow(1, A, 1, None), ResultRow(2, each, 2, None)])
        for number, each in enumerate((B, C, D) * 3)
    ]
    meetings = everybody(CLUB, won=5)
    values = course(ranking(meetings), games, A)
    assert len(values) == 9
    assert values[-1] == ratings(meetings)[A].value
    assert values[0] < values[3] < values[7]
    assert course(ranking(meetings), games, 99) == ()


def test_the_course_is_right_to_half_a_point(dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one is worked out in fewer steps than the ratings, which nobody sees."""
    people = range(2, 42)
    meetings = [
        met(one, other, 10, won=dice.randint(0, 10))
        for one in range(1, 42)
        for other in dice.sample(people, 9)
        if one < other
    ]
    games = []
    for number in range(400):
        first = dice.random() < 0.6
        results = [ResultRow(1, 1, 2 - first, None), ResultRow(2, dice.choice(people), 1 + first, None)]
        games.append(Finished(number, "stranded", "", 9, results))
    found = course(ranking(meetings), games, 1)
    monkeypatch.setattr("sessions.results.ratings._NEAR", 1e-9)
    assert found == pytest.approx(course(ranking(meetings), games, 1), abs=0.5)


# What is stored


async def beaten(tables: Tables, *people: object) -> None:
    """A rated game that all but the first give up."""
    session = await long_enough(tables, await started(tables, people))  # type: ignore[arg-type]
    for each in session.people:
        if each != people[0] and session.state == "running":
            session = await tables.do(session.id, Resign(each.user_id))


async def test_each_later_game_makes_the_earlier_ones_worth_less(tables: Tables) -> None:
    for _ in range(2):
        await beaten(tables, ANN, BEN)
    [meeting] = await tables.overview.books.meetings(5, "stranded")
    assert (meeting.one, meeting.other, meeting.games) == (ANN.user_id, BEN.user_id, 2)
    assert (meeting.weight, meeting.won) == pytest.approx((1 + MEMORY, 1 + MEMORY))
    await beaten(tables, BEN, ANN)
    [meeting] = await tables.overview.books.meetings(5, "stranded")
    assert (meeting.weight, meeting.won) == pytest.approx((1 + MEMORY + MEMORY**2, MEMORY + MEMORY**2))


async def test_a_game_of_three_is_three_meetings_of_less_weight(tables: Tables) -> None:
    await beaten(tables, ANN, BEN, CAT)
    found = await tables.overview.books.meetings(5, "stranded")
    assert [(each.one, each.other) for each in found] == [(11, 22), (11, 33), (22, 33)]
    assert [each.weight for each in found] == pytest.approx([2 / 3] * 3)
    assert [each.won for each in found] == pytest.approx([2 / 3, 2 / 3, 2 / 3])


async def test_a_deletion_leaves_numbers_that_follow_from_nothing(tables: Tables, store: Store, path: Path) -> None:
    for pair in combinations((ANN, BEN, CAT, DAN), 2):
        for _ in range(3):
            await beaten(tables, *pair)
    before = ratings(await tables.overview.books.meetings(5, "stranded"))
    await tables.people.forget(BEN.user_id)
    for reader in (tables, Tables(store)):
        after = ratings(await reader.overview.books.meetings(5, "stranded"))
        assert BEN.user_id not in after
        for each in (ANN, CAT, DAN):
            assert after[each.user_id].value == pytest.approx(before[each.user_id].value, abs=0.1)
            assert after[each.user_id].provisional == before[each.user_id].provisional
    numbers = {
        each for row in rows(path, "SELECT one, other FROM meeting") for each in map(int, map(str, row)) if each < 0
    }
    assert len(numbers) == 1
    await store.count_anew(MEMORY)
    again = ratings(await tables.overview.books.meetings(5, "stranded"))
    assert {each: again[each].value for each in after} == pytest.approx({each: after[each].value for each in after})
    await beaten(tables, ANN, BEN)
    assert ratings(await tables.overview.books.meetings(5, "stranded"))[BEN.user_id].provisional, "a newcomer"


async def test_another_process_reads_the_ratings_that_one_has_worked_out(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(by: Tables) -> Ranking:
        books = by.overview.books
        return await books.ranking(await books.of(5), "stranded")

    for pair in combinations((ANN, BEN, CAT, DAN), 2):
        for _ in range(2):
            await beaten(tables, *pair)
    before = await read(tables)
    assert before == ranking(await tables.overview.books.meetings(5, "stranded"))
    worked_out: list[Sequence[MeetingRow]] = []

    def noted(meetings: Sequence[MeetingRow], fewest: int) -> Ranking:
        worked_out.append(meetings)
        return ranking(meetings, fewest)

    monkeypatch.setattr("sessions.tables.books.ranking", noted)
    assert await read(Tables(store)) == before
    assert not worked_out
    await beaten(tables, ANN, BEN)
    assert await read(Tables(store)) != before
    assert len(worked_out) == 1
    monkeypatch.setattr("sessions.tables.books.EDITION", EDITION + 1)
    await read(Tables(store))
    assert len(worked_out) == 2, "what an earlier version has kept is not used"
    stamp = (await store.book(5)).stamp
    assert await store.keep_ranking(5, "stranded", stamp, "{}")
    await read(Tables(store))
    assert len(worked_out) == 3, "what cannot be read is not used, either"


async def test_ratings_that_were_asked_for_are_worked_out_again_before_anybody_asks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    books, worked_out = tables.overview.books, list[Sequence[MeetingRow]]()

    def noted(meetings: Sequence[MeetingRow], fewest: int) -> Ranking:
        worked_out.append(meetings)
        return ranking(meetings, fewest)

    monkeypatch.setattr("sessions.tables.books.ranking", noted)
    for pair in combinations((ANN, BEN, CAT, DAN), 2):
        await beaten(tables, *pair)
    await books.of(5)
    await books.renew()
    assert not worked_out, "nobody has asked for them"
    before = await books.ranking(await books.of(5), "stranded")
    await books.renew()
    assert len(worked_out) == 1, "nothing has changed"
    await beaten(tables, ANN, BEN)
    await books.renew()
    assert len(worked_out) == 2
    assert await books.ranking(await books.of(5), "stranded") != before
    assert len(worked_out) == 2, "they were kept"
    await beaten(tables, ANN, BEN)
    await books.renew()
    assert len(worked_out) == 3, "and so on"


def test_an_edition_gives_these_ratings() -> None:
    """Where these numbers change, so must `EDITION`: then nobody is shown what an earlier version has kept."""
    found = ratings([*everybody(CLUB), met(5, A, 3, 1), met(5, B, 4, 4), met(6, A, 2, 0)])
    assert EDITION == 2
    assert {each: round(rating.value, 3) for each, rating in found.items()} == {
        11: 712.138,
        22: 679.924,
        33: 646.581,
        44: 611.541,
        5: 724.376,
        6: 60.756,
    }


async def test_a_forgotten_server_keeps_no_meeting(tables: Tables, store: Store) -> None:
    await beaten(tables, ANN, BEN)
    await store.forget_server(5, without_all)
    assert await tables.overview.books.meetings(5, "stranded") == []
