"""From numbers to a table."""

from __future__ import annotations

import math

import pytest

from bench.figures import Table, kilobytes, median, milliseconds, number, percentile, ratio


def test_the_median_is_the_middle_or_the_mean_of_the_middle_two() -> None:
    assert median([3, 1, 2]) == 2
    assert median([4, 1, 3, 2]) == 2.5
    assert math.isnan(median([]))


@pytest.mark.parametrize(
    ("count", "share", "expected"),
    [(100, 99, 99), (200, 99, 198), (10, 99, 10), (10, 50, 5), (10, 100, 10), (1, 99, 1), (10, 0, 1)],
)
def test_a_percentile_is_a_value_that_was_measured(count: int, share: float, expected: int) -> None:
    assert percentile(range(count, 0, -1), share) == expected


def test_a_percentile_of_nothing_is_not_a_number() -> None:
    assert math.isnan(percentile([], 99))


def test_figures_read_well() -> None:
    assert number(12345.6) == "12,346"
    assert number(1.005, 1) == "1.0"
    assert number(math.nan) == "–"
    assert milliseconds(0.01234) == "12.3"
    assert milliseconds(1.2344) == "1,234"
    assert kilobytes(56_789) == "56.8"


def test_a_ratio_is_ours_over_the_peers_and_a_dash_where_there_is_no_peer() -> None:
    assert ratio(1, 2) == "0.50×"
    assert ratio(3, 2) == "1.50×"
    assert ratio(1, math.nan) == "–"
    assert ratio(math.nan, 1) == "–"
    assert ratio(1, 0) == "–"


def test_a_table_is_aligned_names_to_the_left_and_figures_to_the_right() -> None:
    table = Table("what: and how", ("game", "ms", "ratio"))
    table.add("a", "1.5", "0.50×")
    table.add("longer", "100", "12.00×")
    table.notes.append("said below")
    assert str(table).splitlines() == [
        "what: and how",
        "-------------------",
        "game     ms   ratio",
        "-------------------",
        "a       1.5   0.50×",
        "longer  100  12.00×",
        "-------------------",
        "said below",
    ]


def test_a_row_has_one_cell_a_column() -> None:
    with pytest.raises(ValueError, match="2 cells for 3 columns"):
        Table("", ("a", "b", "c")).add("x", "1")
