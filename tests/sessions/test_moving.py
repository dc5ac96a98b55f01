"""How games against people move the strengths of computers."""

from __future__ import annotations

import random

import pytest

from data.rows import Finished, MeetingRow, ResultRow
from opponents.ladder.fitting import expected
from sessions.results.fitting import points_of
from sessions.results.moving import MEASURED, moved
from sessions.results.ratings import AVERAGE, Ranking, ranking
from sessions.state.players import ComputerLevel

KEY, OPTIONS = "strata5", {"size": "8"}
NOBODY = Ranking({}, {})


def games(dice: random.Random, stronger: float, people: int, each: int, **given: bool) -> list[Finished]:
    """Games of people of 1,000 points with levels that are by so many points stronger than they were measured."""
    found = list[Finished]()
    for person in range(1, people + 1):
        for _ in range(each):
            level = dice.choice([ComputerLevel.VERY_EASY, ComputerLevel.EASY])
            chance = expected(AVERAGE, points_of(KEY, OPTIONS, level) + stronger)
            places = (1, 2) if dice.random() < chance else (2, 1)
            seats = [ResultRow(1, person, places[0], None), ResultRow(2, -1, places[1], None, level.value)]
            found.append(Finished(len(found), KEY, "size=8", 30, seats, "computer", **given))
    return found


def test_without_games_the_strengths_are_those_that_were_measured() -> None:
    assert moved([], NOBODY) == MEASURED
    for level in ComputerLevel:
        assert MEASURED.points(KEY, OPTIONS, level) == points_of(KEY, OPTIONS, level)


@pytest.mark.parametrize("stronger", [-150.0, 0.0, 150.0])
def test_many_games_against_people_move_the_levels(stronger: float, dice: random.Random) -> None:
    found = moved(games(dice, stronger, people=60, each=10), NOBODY)
    assert found.games == 600
    for level in (ComputerLevel.VERY_EASY, ComputerLevel.EASY, ComputerLevel.HARD):
        by = found.points(KEY, OPTIONS, level) - points_of(KEY, OPTIONS, level)
        assert by == pytest.approx(stronger, abs=90), "all levels move together"


def test_a_few_games_move_them_little(dice: random.Random) -> None:
    assert abs(moved(games(dice, 300.0, people=1, each=3), NOBODY).together) < 60


def test_games_with_hints_say_nothing(dice: random.Random) -> None:
    assert moved(games(dice, 300.0, people=5, each=5, hinted=True), NOBODY) == MEASURED


def test_people_are_as_strong_as_the_ratings_know(dice: random.Random) -> None:
    """Somebody who is strong among people and beats a computer says less for its weakness than anybody else."""
    meetings = [MeetingRow(1, other, 20, 5.0, 4.9, 0) for other in (2, 3, 4)]
    meetings += [MeetingRow(one, other, 20, 5.0, 2.5, 0) for one, other in ((2, 3), (2, 4), (3, 4))]
    known = ranking(meetings)
    won = [
        Finished(number, KEY, "size=8", 30, [ResultRow(1, 1, 1, None), ResultRow(2, -1, 2, None, "medium")], "computer")
        for number in range(10)
    ]
    assert moved(won, known).together > moved(won, NOBODY).together


def test_somebody_who_was_forgotten_is_another_person_in_each_game() -> None:
    seats = [ResultRow(1, -7, 1, None), ResultRow(2, -1, 2, None, "easy")]
    found = moved([Finished(number, KEY, "size=8", 30, seats, "computer") for number in range(5)], NOBODY)
    assert found.games == 5
    assert found.together < 0
