"""The bandit over the plies: another ply than the policy's is preferred only by as much as luck does not explain."""

from __future__ import annotations

import pytest

from opponents.search import bandit
from tests.opponents.made_up import Guess, Pick


def arm(leads: list[float]) -> bandit._Arm:
    """A ply whose rollouts were better than those of the policy's ply by so much."""
    made = bandit._Arm(Pick(1), Guess(seats=2))
    made.visits = len(leads)
    made.lead = sum(leads)
    made.squares = sum(each * each for each in leads)
    return made


@pytest.mark.parametrize(
    ("leads", "certain"),
    [
        ([0.5] * 4, 0.5),
        ([1.0, 0.0, 1.0, 0.0], 0.25),
        ([1.0, 0.0] * 8, 0.375),
        ([1.0, -0.8], 0.0),
        ([0.9], 0.0),
        ([-1.0, 0.0, -1.0, 0.0], -0.5),
        ([-0.9], -0.9),
    ],
)
def test_a_lead_is_certain_less_its_standard_error(leads: list[float], certain: float) -> None:
    """One rollout says nothing of how much luck is in it; what is worse is not corrected."""
    assert arm(leads).certain_lead == pytest.approx(certain)


def test_the_share_of_another_ply_is_that_of_the_policys_and_the_certain_lead() -> None:
    usual, other = arm([0.0] * 4), arm([1.0, 0.0, 1.0, 0.0])
    usual.totals, other.totals = [1.0, 3.0], [3.0, 1.0]
    assert bandit._candidate(usual, usual, 1).shares == (0.25, 0.75)
    assert bandit._candidate(other, usual, 1).shares == pytest.approx((0.25 + 0.25, 0.25))
