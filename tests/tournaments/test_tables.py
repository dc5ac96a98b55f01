"""Tables of three and four, and known designs."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.pairing import Simulated, play_tables
from tournaments.pairing.boards import Board, How, Round
from tournaments.pairing.designs import DESIGNS
from tournaments.pairing.field import Player
from tournaments.pairing.lots import round_key
from tournaments.pairing.table_search import TableCosts, cheapest, searched
from tournaments.pairing.tables import fixed_seatings, seatings, sizes, table_points

KEY = round_key(b"secret", "words", 1)


@settings(max_examples=20, deadline=None)  # `python -m bench pairing` plays thousands
@given(seed=st.integers(0, 2**32))
def test_what_must_always_hold_does(seed: int) -> None:
    assert play_tables(random.Random(seed))["rounds"] >= 0


@pytest.mark.parametrize(("size", "least"), [(3, 2), (4, 2)])
def test_tables_have_the_wanted_size_or_one_less(size: int, least: int) -> None:
    for count in range(6, 257):
        found = sizes(count, size)
        assert sum(found) == count
        assert min(found) >= least + (count > 8) - (size == 3)
        assert max(found) <= 4
    assert [sizes(count, 4) for count in (5, 6, 9, 10, 13)] == [[3, 2], [3, 3], [3, 3, 3], [4, 3, 3], [4, 3, 3, 3]]
    assert [sizes(count, 3) for count in (4, 5, 7, 8, 10)] == [[4], [3, 2], [4, 3], [3, 3, 2], [4, 3, 3]]


def test_points_are_the_part_of_the_others_that_somebody_is_ahead_of() -> None:
    assert [table_points(places) for places in ([1, 2], [1, 1], [1, 2, 3], [1, 1, 3], [1, 1, 1, 1], [2, 1, 3, 3])] == [
        (6, 0),
        (3, 3),
        (6, 3, 0),
        (4, 4, 0),
        (3, 3, 3, 3),
        (4, 6, 1, 1),
    ]


def play(state: Simulated, rounds: int, size: int, *, fixed: bool = False) -> Counter[frozenset[int]]:
    """How often people met in so many rounds."""
    first, count = state.key(), len(state.entrants)
    for number in range(1, rounds + 1):
        field = state.field()
        if fixed:
            dealt = fixed_seatings(field, count, number, (first, state.key()), size)
        else:
            dealt = seatings(field, state.key(), size)
        boards = tuple(
            Board(seats, table_points(state.dice.sample(range(len(seats)), len(seats))), How.PLAYED) for seats in dealt
        )
        state.rounds.append(Round(number, boards, state.key()))
    boards_of = (board for each in state.rounds for board in each.boards)
    return Counter(frozenset(pair) for board in boards_of for pair in combinations(board.seats, 2))


def test_nobody_of_forty_meets_anybody_twice_in_six_rounds(dice: random.Random) -> None:
    assert max(play(Simulated(dice, 40), 6, 4).values()) == 1


def test_nobody_of_sixteen_meets_anybody_twice_in_five_rounds_of_a_design(dice: random.Random) -> None:
    state = Simulated(dice, 16)
    assert play(state, 5, 4, fixed=True) == Counter(dict.fromkeys(map(frozenset, combinations(range(1, 17), 2)), 1))
    seats = [[each.seats.count(seat) for seat in range(1, 5)] for each in state.field()]
    assert max(max(each) - min(each) for each in seats) <= 2


@pytest.mark.parametrize(("which", "most"), [((8, 4), 3), ((9, 3), 1), ((12, 3), 1), ((15, 3), 1), ((16, 4), 1)])
def test_a_design_seats_everybody_and_repeats_as_little_as_it_says(which: tuple[int, int], most: int) -> None:
    count, size = which
    met = Counter(frozenset(pair) for tables in DESIGNS[which] for table in tables for pair in combinations(table, 2))
    assert max(met.values()) == most
    for tables in DESIGNS[which]:
        assert {len(table) for table in tables} == {size}
        assert sorted(number for table in tables for number in table) == list(range(1, count + 1))
    if which != (12, 3):
        assert set(met.values()) == {most}
        assert len(met) == count * (count - 1) // 2


def test_a_design_ends_with_a_withdrawal_and_gives_way_to_who_is_kept_apart(dice: random.Random) -> None:
    state = Simulated(dice, 9)
    play(state, 1, 3, fixed=True)
    state.gone.add(3)
    dealt = fixed_seatings(state.field(), 9, 2, (KEY, KEY), 3)
    assert dealt == seatings(state.field(), KEY, 3, by_points=False)
    state.gone.clear()
    table = fixed_seatings(state.field(), 9, 2, (KEY, KEY), 3)[0]
    apart = frozenset(table[:2])
    assert not any(apart <= set(seats) for seats in fixed_seatings(state.field(), 9, 2, (KEY, KEY), 3, [apart]))


def test_the_search_is_hardly_worse_than_trying_all_seatings(dice: random.Random) -> None:
    """With twelve players both can be done."""
    state = Simulated(dice, 12)
    play(state, 3, 4)
    field = state.field()
    costs = TableCosts(field, [4, 4, 4], 4, by_points=True)
    index = {each.number: at for at, each in enumerate(costs.players)}
    best, found = cheapest(costs, KEY, ()), searched(costs, KEY, (), by_points=True)
    assert best is not None
    assert found is not None
    least, reached = (sum(costs.table([index[n] for n in table]) for table in each) for each in (best, found))
    assert least <= reached <= 1.1 * least


def test_many_people_who_are_kept_apart_leave_as_few_byes_as_can_be() -> None:
    """Five people who must not meet cannot sit at four tables."""
    apart = [frozenset(pair) for pair in combinations(range(1, 6), 2)]
    dealt = seatings([Player(number) for number in range(1, 17)], KEY, 4, apart)
    assert sum(len(seats) == 1 for seats in dealt) <= 1
    assert not any(pair <= set(seats) for pair in apart for seats in dealt)


def test_a_table_of_unusual_size_is_not_for_the_same_people_again(dice: random.Random) -> None:
    state = Simulated(dice, 23)
    play(state, 3, 4)
    assert sorted(each.unusual for each in state.field())[-1] == 1
