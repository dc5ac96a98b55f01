"""A computer of somebody's strength: how strong they are, and which level fits them."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from data.rows import Finished, ResultRow
from opponents.ladder.fitting import expected
from opponents.ladder.known import strength_of
from opponents.skill import Level
from sessions.results.fitting import GOAL, Met, chosen, last_level, met, points_of, rising, strength
from sessions.results.ratings import AVERAGE
from sessions.state.players import ComputerLevel

A = 11
STEPS = {level: 900.0 + 150 * number for number, level in enumerate(ComputerLevel)}
"""Levels as far apart as they may be."""


def game(place: int, *others: tuple[str | None, int], rated: str = "computer", options: str = "size=6") -> Finished:
    """A finished game of A, who took `place`, with others: the level of a computer, None for a person; their places."""
    seats = [ResultRow(1, A, place, None)]
    for number, (level, theirs) in enumerate(others, 2):
        seats.append(ResultRow(number, 20 + number if level is None else -number, theirs, None, level))
    return Finished(1, "strata5", options, 30, seats, rated)  # type: ignore[arg-type]


def test_the_levels_are_those_of_the_opponents() -> None:
    assert [each.value for each in ComputerLevel] == [each.value for each in Level]


def test_games_against_computers_are_meetings_with_their_strength() -> None:
    known = strength_of("strata5", {"size": "6"}, Level.HARD)
    assert known is not None
    assert met([game(1, ("hard", 2))], A) == [Met(known.points, 1.0, 1.0)]
    assert met([game(2, ("hard", 1))], A) == [Met(known.points, 1.0, 0.0)]
    assert met([game(1, ("hard", 1))], A) == [Met(known.points, 1.0, 0.5)], "a draw"
    assert met([game(2, ("hard", 1), ("hard", 3))], A) == [
        Met(known.points, 2 / 3, 0.0),
        Met(known.points, 2 / 3, 2 / 3),
    ]
    assert not met([game(1, (None, 2), rated="yes"), game(1, ("hard", 2))], 99), "others' games say nothing"
    assert not met([game(1, (None, 2), rated="yes")], A)


def test_levels_that_nobody_has_measured_are_in_order() -> None:
    points = [points_of("unknown", {}, level) for level in ComputerLevel]
    assert points == sorted(points)


def test_who_wins_is_stronger_and_the_last_games_count_most() -> None:
    won, lost = Met(1200, 1, 1), Met(1200, 1, 0)
    assert strength([]) == AVERAGE
    assert strength([won]) > 1200 > strength([lost])
    assert strength([lost] * 5 + [won] * 5) > strength([won] * 5 + [lost] * 5)


def test_between_two_levels_the_lot_decides_so_that_the_score_is_right_on_average() -> None:
    points = 1230.0
    picked = [chosen(points, STEPS, str(lot)) for lot in range(2000)]
    assert {each.level for each in picked} == {ComputerLevel.FAIRLY_EASY, ComputerLevel.MEDIUM}
    assert mean(each.score for each in picked) == pytest.approx(GOAL, abs=0.01)
    assert chosen(points, STEPS, "a lot") == chosen(points, STEPS, "a lot")


def test_a_single_game_moves_the_level_by_one_step_at_most() -> None:
    assert chosen(3000.0, STEPS, "", last=ComputerLevel.EASY).level is ComputerLevel.FAIRLY_EASY
    assert chosen(0.0, STEPS, "", last=ComputerLevel.HARD).level is ComputerLevel.FAIRLY_HARD
    games = [game(1, ("easy", 2), ("medium", 3)), game(1, (None, 2), rated="yes")]
    assert last_level(games) is ComputerLevel.MEDIUM
    assert last_level([]) is None


def test_no_level_is_weaker_than_one_below_it() -> None:
    uneven = STEPS | {ComputerLevel.HARD: 1000.0}
    assert list(rising(uneven).values()) == [*list(STEPS.values())[:-1], STEPS[ComputerLevel.FAIRLY_HARD]]
    assert rising(STEPS) == STEPS


def test_the_weakest_and_the_strongest_get_what_is_nearest() -> None:
    assert chosen(0.0, STEPS, "").level is ComputerLevel.VERY_EASY
    assert chosen(3000.0, STEPS, "").level is ComputerLevel.HARD


@pytest.mark.parametrize("true", [950, 1100, 1250, 1400, 1550])
def test_people_of_five_strengths_score_nearly_half_after_ten_games(true: int, dice: random.Random) -> None:
    scores = list[bool]()
    for person in range(80):
        seen, last = list[Met](), None
        for number in range(40):
            fit = chosen(strength(seen), STEPS, f"{person} {number}", last=last)
            last = fit.level
            wins = dice.random() < expected(true, STEPS[fit.level])
            seen.append(Met(STEPS[fit.level], 1.0, float(wins)))
            if number >= 10:
                scores.append(wins)
    assert 0.40 <= mean(scores) <= 0.50
