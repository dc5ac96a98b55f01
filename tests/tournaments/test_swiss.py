"""Swiss pairings: what must always hold, the one answer, and the comparison with the FIDE Dutch system."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.pairing import Simulated, play_swiss, timed
from tournaments.pairing.boards import DUELS, Board, How, Round, bye, skipped, walkover
from tournaments.pairing.field import DOWN, UP, Entrant, Player, late_start, players
from tournaments.pairing.lots import lot, round_key
from tournaments.pairing.reasons import why
from tournaments.pairing.swiss import WHOLE, pair
from tournaments.pairing.swiss_costs import Costs

KEY = round_key(b"secret", "words", 1)


@settings(max_examples=100, deadline=None)  # `python -m bench pairing` plays thousands
@given(seed=st.integers(0, 2**32))
def test_what_must_always_hold_does(seed: int) -> None:
    """Everybody once, byes in turn, nobody with whom they are kept apart, whatever the order of the input."""
    assert play_swiss(random.Random(seed))["rounds"] >= 0


# ---- the one answer ----


def matchings(numbers: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to pair all of these; with an odd number one of them stays alone."""
    if not numbers:
        yield []
        return
    first, *rest = numbers
    for other in rest:
        for more in matchings([each for each in rest if each != other]):
            yield [(first, other), *more]
    if len(numbers) % 2:
        for more in matchings(rest):
            yield [(first,), *more]


def cost(costs: Costs, matching: list[tuple[int, ...]], key: bytes) -> tuple[int, ...]:
    """What a matching costs, level by level, its lots at the end. Players are in the order of the field."""
    levels = []
    for each in matching:
        found = [costs.by_number[number] for number in each]
        paid = costs.bye(found[0]) if len(found) == 1 else costs.pair(*found)
        low_high = ("bye", *each) if len(each) == 1 else ("pair", *sorted(each))
        levels.append((*paid, lot(key, *low_high)))
    return tuple(map(sum, zip(*levels, strict=True)))


def test_small_fields_are_paired_as_by_trying_all_matchings(dice: random.Random) -> None:
    rounds = 0
    while rounds < 150:
        state = Simulated(dice, dice.randint(4, 9))
        for _ in range(len(state.entrants) // 2):
            field = state.field()
            costs = Costs(field)
            best = min(
                matchings([each.number for each in costs.ordered]), key=lambda each: cost(costs, each, state.key())
            )
            found = pair(field, state.key())
            assert {frozenset(each) for each in found} == {frozenset(each) for each in best}
            state.play(found)
            rounds += 1


def test_the_choice_of_opponents_in_a_large_field_gives_nearly_the_cheapest_matching(dice: random.Random) -> None:
    """The levels before the last two come out as with all opponents."""
    count = WHOLE + 12
    state = Simulated(dice, count)
    for _ in range(3):
        field = state.field()
        found, whole = pair(field, state.key()), pair(field, state.key(), cheapest=2 * count)
        costs = Costs(field)
        place = {each.number: at for at, each in enumerate(costs.ordered)}
        sums = [
            cost(costs, [tuple(sorted(seats, key=place.__getitem__)) for seats in boards], state.key())[:3]
            for boards in (found, whole)
        ]
        assert sums[0] == sums[1]
        state.play(found)


# ---- byes, walkovers, late joiners ----


def test_the_first_round_has_the_upper_half_against_the_lower_half() -> None:
    boards = pair([Player(number) for number in range(1, 10)], KEY)
    assert [set(seats) for seats in boards] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}, {9}]


def test_a_rematch_is_made_rather_than_a_second_bye() -> None:
    field = [
        Player(1, 4, {2: 1, 3: 1}, (1, 2)),
        Player(2, 2, {1: 1}, (2,), byes=1),
        Player(3, 2, {1: 1}, (1,), byes=1),
    ]
    assert (1,) in pair(field, KEY)


def test_people_who_are_kept_apart_have_byes_if_there_is_no_other_way() -> None:
    field = [Player(number) for number in (1, 2)]
    assert pair(field, KEY, [frozenset({1, 2})]) == [(1,), (2,)]
    assert pair([], KEY) == []
    assert pair([Player(7)], KEY) == [(7,)]


def test_a_field_is_computed_from_the_rounds() -> None:
    entrants = [Entrant(number) for number in (1, 2, 3, 4, 5)] + [Entrant(6, start=1)]
    rounds = [
        Round(1, (Board((1, 3), (2, 0), How.PLAYED), walkover((4, 2), [4], DUELS), bye(5, DUELS))),
        Round(2, (Board((4, 1), (1, 1), How.TIME), Board((5, 2), (0, 2), How.PLAYED), skipped(3, DUELS, 0))),
    ]
    field = {each.number: each for each in players(entrants, rounds, {1, 2, 3, 4, 5, 6}, 3)}
    assert field[1] == Player(1, 3, {3: 1, 4: 1}, (1, 2), (0, 0), 0, 0)
    assert field[2] == Player(2, 2, {4: 1, 5: 1}, (2,), (0, UP), 0, 0)
    assert field[3] == Player(3, 1, {1: 1}, (2,), (0, DOWN), 0, 0)
    assert field[4] == Player(4, 3, {2: 1, 1: 1}, (1,), (DOWN, 0), 1, 0)
    assert field[5] == Player(5, 2, {2: 1}, (1,), (DOWN, DOWN), 1, 0)
    assert field[6] == Player(6, 1, {}, (), (0, 0), 0, 0)


def test_late_joiners_have_half_a_point_a_round_and_no_more_than_the_lower_half() -> None:
    assert late_start(1, [2, 2, 0, 0], DUELS) == 0
    assert late_start(2, [4, 3, 1, 0], DUELS) == 1
    assert late_start(2, [4, 4, 3, 3], DUELS) == 2
    assert late_start(2, [], DUELS) == 0


def test_why_somebody_was_paired_so_is_told_in_facts() -> None:
    field = [
        Player(1, 2, {3: 1}, (2,)),
        Player(2, 2, {4: 1}, (1,)),
        Player(3, 0, {1: 1}, (1,)),
        Player(4, 0, {2: 1}, (2,)),
    ]
    found = why(field, (1, 2), 1)
    assert (found.points, found.seat, found.due, found.floats, found.upper_half, found.opposite) == (
        2,
        1,
        True,
        0,
        True,
        True,
    )
    assert found.opponents[0].number == 2
    assert why(field, (3,), 3).seat == 0


# ---- time, and the Dutch system ----


def test_sixty_four_players_are_paired_in_little_time(dice: random.Random) -> None:
    """0.3 s of processor time are allowed; the median of some rounds is far below."""
    middle, _, _ = timed(64, 3, dice)
    assert middle < 0.3


FIXTURE = Path(__file__).parent.parent / "fixtures" / "pairings" / "dutch.jsonl"


def judged(field: dict[int, Player], boards: list[tuple[int, ...]]) -> list[int]:
    """Pairs of unequal points, squared differences, seats beyond one, rematches."""
    pairs = [(field[each[0]], field[each[1]]) for each in boards if len(each) == 2]
    gaps = [abs(one.points - other.points) for one, other in pairs]
    beyond = [max(0, abs(p.balance + change) - 1) for pair_ in pairs for p, change in zip(pair_, (1, -1), strict=True)]
    return [
        sum(gap > 0 for gap in gaps),
        sum(gap * gap for gap in gaps),
        sum(beyond),
        sum(other.number in one.met for one, other in pairs),
    ]


@pytest.mark.once
def test_pairings_are_as_good_as_those_of_the_dutch_system() -> None:
    ours, theirs = [0] * 4, [0] * 4
    lines = FIXTURE.read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 500
    for at, line in enumerate(lines):
        states, pairs = json.loads(line)
        field = [
            Player(number, points, dict.fromkeys(met, 1), tuple(seats), tuple(floats), byes)
            for number, (points, met, seats, floats, byes) in enumerate(states, 1)
        ]
        by_number = {each.number: each for each in field}
        found = pair(field, round_key(b"secret", "words", at))
        dutch = [tuple(each for each in one if each) for one in pairs]
        ours = [a + b for a, b in zip(ours, judged(by_number, found), strict=True)]
        theirs = [a + b for a, b in zip(theirs, judged(by_number, dutch), strict=True)]
    for mine, other in zip(ours, theirs, strict=True):
        assert mine <= 1.02 * other, (ours, theirs)
