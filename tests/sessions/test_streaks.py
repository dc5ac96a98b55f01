"""Days, and days in a row."""

import pytest

from sessions.results.streaks import Streak, begin_of, day_of, streak
from sessions.state.clock import DAY


def test_a_day_begins_at_midnight_utc() -> None:
    midnight = 1_764_201_600  # 2025-11-27 00:00 UTC
    assert day_of(midnight) == day_of(midnight - 1) + 1 == day_of(midnight + DAY - 1)
    assert begin_of(day_of(midnight + 5)) == midnight


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], Streak(0, 0)),
        ([10], Streak(1, 1)),
        ([9], Streak(1, 1)),  # today is still open
        ([8], Streak(0, 1)),
        ([8, 9, 10], Streak(3, 3)),
        ([10, 8, 9, 9], Streak(3, 3)),
        ([1, 2, 3, 4, 9, 10], Streak(2, 4)),
        ([1, 2, 3, 4, 7], Streak(0, 4)),
        ([9, 10, 11], Streak(2, 2)),  # the clock was set back: tomorrow does not count yet
    ],
)
def test_days_in_a_row(days: list[int], expected: Streak) -> None:
    assert streak(days, today=10) == expected
