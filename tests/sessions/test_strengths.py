"""How strong somebody is at puzzles, and how people move the difficulty of puzzles."""

from __future__ import annotations

import random

import pytest

from opponents.ladder.fitting import expected, likely
from sessions.learning.strengths import (
    BEGINS,
    EASIER,
    FARTHEST,
    MOVES,
    Finished,
    moved,
    score,
    tally,
    within,
)


def test_a_strength_rises_with_what_is_solved_by_how_soon_and_falls_with_what_is_not() -> None:
    found = [tally([Finished(900, each)]).strength for each in (1.0, 0.6, 0.3, 0.0)]
    assert found == sorted(found, reverse=True)
    assert found[0] > BEGINS > found[-1]
    assert tally([Finished(1400, 1.0)]).strength > found[0], "a difficult puzzle says more"
    assert [score(tries, solved=True) for tries in (1, 2, 3)] == [1.0, 0.6, 0.3]


def test_a_row_is_broken_by_a_puzzle_that_is_not_solved() -> None:
    scores = (1.0, 0.6, 0.0, 1.0, 1.0, 0.3, 0.0, 1.0)
    found = tally([Finished(800, each) for each in scores])
    assert (found.streak, found.best, found.finished) == (1, 3, 8)
    assert tally([]).streak == 0


@pytest.mark.parametrize("true", [700, 1000, 1300, 1600])
def test_people_of_all_strengths_are_recognized_and_solve_about_seven_of_ten(true: float, dice: random.Random) -> None:
    """Whoever gets puzzles that suit them is known within 150 points after 60 of them."""
    found: list[Finished] = []
    solved = 0
    for number in range(60):
        hard = max(600.0, tally(found).strength - EASIER)
        right = dice.random() < expected(true, hard)
        found.append(Finished(hard, float(right)))
        solved += right and number >= 20
    if true > 800:
        assert 0.5 <= solved / 40 <= 0.9
    assert abs(tally(found).strength - true) < 150


def test_a_puzzle_moves_towards_what_people_find_and_newcomers_hardly_move_it() -> None:
    assert moved(1000, 0, 1000, 1.0) == 0
    assert moved(1000, 5, 1000, 0.0) == pytest.approx(MOVES / 4)
    assert moved(1000, 5, 1000, 1.0) == pytest.approx(-MOVES / 4)
    assert abs(moved(1000, 500, 1000, 1.0)) < MOVES / 2
    assert within(9_999) == FARTHEST == -within(-9_999)


def test_a_balance_is_where_as_much_is_won_as_lost() -> None:
    found = likely(1000, 400, [(1200.0, 1.0, 1.0), (800.0, 0.0, 1.0)])
    assert found == pytest.approx(1000, abs=0.01)
    assert likely(1000, 400, []) == pytest.approx(1000, abs=0.01)
    sure = likely(1000, 400, [(1200.0, 0.5, 1000.0)])
    assert sure == pytest.approx(1200, abs=1)
