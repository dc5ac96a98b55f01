"""Round robins, divisions, groups, seeds and knockouts."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tournaments.pairing.berger import berger, division_rounds, openable
from tournaments.pairing.boards import DUELS, Board, How, walkover
from tournaments.pairing.divisions import Newcomer, next_season, sizes
from tournaments.pairing.knockout import MOST_GAMES, Tie, bracket, next_ties
from tournaments.pairing.lots import round_key
from tournaments.pairing.seeding import Registered, group_count, numbered, snake, through

KEY = round_key(b"secret", "words", 1)

FIDE = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / "
    "4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / 10-7 8-6 9-5 1-4 2-3 / "
    "3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / 4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5 / 5-10 6-4 7-3 8-2 9-1",
    12: "1-12 2-11 3-10 4-9 5-8 6-7 / 12-7 8-6 9-5 10-4 11-3 1-2 / 2-12 3-1 4-11 5-10 6-9 7-8 / "
    "12-8 9-7 10-6 11-5 1-4 2-3 / 3-12 4-2 5-1 6-11 7-10 8-9 / 12-9 10-8 11-7 1-6 2-5 3-4 / "
    "4-12 5-3 6-2 7-1 8-11 9-10 / 12-10 11-9 1-8 2-7 3-6 4-5 / 5-12 6-4 7-3 8-2 9-1 10-11 / "
    "12-11 1-10 2-9 3-8 4-7 5-6 / 6-12 7-5 8-4 9-3 10-2 11-1",
    14: "1-14 2-13 3-12 4-11 5-10 6-9 7-8 / 14-8 9-7 10-6 11-5 12-4 13-3 1-2 / 2-14 3-1 4-13 5-12 6-11 7-10 8-9 / "
    "14-9 10-8 11-7 12-6 13-5 1-4 2-3 / 3-14 4-2 5-1 6-13 7-12 8-11 9-10 / 14-10 11-9 12-8 13-7 1-6 2-5 3-4 / "
    "4-14 5-3 6-2 7-1 8-13 9-12 10-11 / 14-11 12-10 13-9 1-8 2-7 3-6 4-5 / 5-14 6-4 7-3 8-2 9-1 10-13 11-12 / "
    "14-12 13-11 1-10 2-9 3-8 4-7 5-6 / 6-14 7-5 8-4 9-3 10-2 11-1 12-13 / 14-13 1-12 2-11 3-10 4-9 5-8 6-7 / "
    "7-14 8-6 9-5 10-4 11-3 12-2 13-1",
    16: "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9 / 16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2 / "
    "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10 / 16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3 / "
    "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11 / 16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4 / "
    "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12 / 16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5 / "
    "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13 / 16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6 / "
    "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14 / 16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7 / "
    "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15 / 16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8 / "
    "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1",
}
"""All tables of FIDE's Handbook, C.05 annex 1."""


@pytest.mark.parametrize("size", FIDE)
def test_berger_tables_are_those_of_fide(size: int) -> None:
    written = [{tuple(map(int, game.split("-"))) for game in each.split()} for each in FIDE[size].split("/")]
    assert [set(games) for games in berger(size)] == written
    # With one player less, whoever meets the last one is free.
    without = [{tuple(n for n in game if n != size) for game in games} for games in written]
    assert [set(games) for games in berger(size - 1)] == without


@pytest.mark.parametrize("size", range(3, 17))
def test_everybody_meets_everybody_and_seats_differ_by_one_at_most(size: int) -> None:
    games = [game for games in berger(size) for game in games if len(game) == 2]
    assert sorted(map(sorted, games)) == [list(pair) for pair in combinations(range(1, size + 1), 2)]
    firsts, seconds = Counter(game[0] for game in games), Counter(game[1] for game in games)
    assert all(abs(firsts[each] - seconds[each]) <= 1 for each in range(1, size + 1))
    double = [game for games in berger(size, double=True) for game in games if len(game) == 2]
    assert len(set(double)) == size * (size - 1)


@pytest.mark.parametrize("size", range(4, 17, 2))
def test_nobody_has_the_same_seat_three_times_running_in_a_double_round_robin(size: int) -> None:
    for number in range(1, size + 1):
        seats = [game.index(number) for games in berger(size, double=True) for game in games if number in game]
        assert not any(len(set(seats[at : at + 3])) == 1 for at in range(len(seats) - 2))


def test_all_games_begin_in_turn_when_people_play_two_at_a_time(dice: random.Random) -> None:
    rounds = division_rounds([11, 12, 13, 14, 15, 16, 17])
    running: list[tuple[int, ...]] = []
    done: set[tuple[int, ...]] = set()
    while len(done) < 21:
        running += openable(rounds, {frozenset(each) for each in running}, done, 2)
        assert running
        assert max(Counter(number for game in running for number in game).values()) <= 2
        game = running.pop(dice.randrange(len(running)))
        done.add(game)
    assert openable(rounds, set(), done, 2) == []


# ---- divisions ----


def test_divisions_have_five_to_ten_members() -> None:
    assert [sizes(count) for count in (4, 9, 10, 17, 20, 29)] == [[4], [9], [5, 5], [8, 9], [8, 6, 6], [8, 8, 8, 5]]
    assert sizes(15, 6) == [5, 5, 5]
    for size in range(5, 11):
        for count in range(10, 201):
            found = sizes(count, size)
            assert sum(found) == count
            assert min(found) >= 5
            assert max(found) <= 10


OLD = [list(range(10, 18)), list(range(20, 28)), list(range(30, 38))]
EVERYBODY = {who for table in OLD for who in table}


def test_two_go_up_and_two_go_down() -> None:
    first, second, third = next_season(OLD, EVERYBODY)
    assert first == [10, 11, 12, 13, 14, 15, 20, 21]
    assert second == [16, 17, 22, 23, 24, 25, 30, 31]
    assert third == [26, 27, 32, 33, 34, 35, 36, 37]


def test_one_goes_up_from_a_division_of_five() -> None:
    first, second = next_season([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], set(range(1, 11)), size=5)
    assert (first, second) == ([1, 2, 3, 4, 6], [5, 7, 8, 9, 10])


def test_free_places_are_filled_by_the_best_who_did_not_go_up() -> None:
    first, second, third = next_season(OLD, EVERYBODY - {10, 11, 36, 37}, [Newcomer(1), Newcomer(2)])
    assert first == [12, 13, 14, 15, 20, 21, 22, 23]
    assert {16, 17} <= set(second)
    assert len(first) + len(second) + len(third) == 22


def test_who_lost_two_games_by_time_does_not_go_up() -> None:
    first, second, _ = next_season(OLD, EVERYBODY, barred={20})
    assert first[-2:] == [21, 22]
    assert 20 in second


def test_newcomers_enter_the_lowest_division_or_with_a_high_rating_the_one_above() -> None:
    ratings = dict.fromkeys(OLD[1], 20.0)
    left = EVERYBODY - {24, 25, 36, 37}
    _, second, third = next_season(OLD, left, [Newcomer(1, 30.0), Newcomer(2, 10.0), Newcomer(3)], ratings=ratings)
    assert 1 in second
    assert {2, 3} <= set(third)


def test_everybody_plays_in_exactly_one_division_of_the_next_season(dice: random.Random) -> None:
    for _ in range(300):
        count = dice.randint(3, 60)
        people = list(range(count))
        tables, at = [], 0
        for size in sizes(count):
            tables.append(people[at : at + size])
            at += size
        playing = {who for who in people if dice.random() < 0.8}
        newcomers = [Newcomer(100 + n, dice.choice((None, 5.0, 30.0))) for n in range(dice.randint(0, 12))]
        barred = {who for who in people if dice.random() < 0.1}
        found = next_season(tables, playing, newcomers, barred=barred, ratings=dict.fromkeys(people, 20.0))
        assert sorted(who for each in found for who in each) == sorted([*playing, *(each.who for each in newcomers)])
        assert [len(each) for each in found] == sizes(len(playing) + len(newcomers))


# ---- seeds and knockouts ----


def test_numbers_follow_ratings_and_then_the_lot() -> None:
    people = [Registered(1), Registered(2, 20.0), Registered(3), Registered(4, 30.0)]
    found = numbered(people, KEY)
    assert [each.joined for each in found[:2]] == [4, 2]
    assert numbered(people[::-1], KEY) == found
    orders = {tuple(each.joined for each in numbered(people, round_key(b"secret", "words", n))[2:]) for n in range(20)}
    assert orders == {(1, 3), (3, 1)}


@pytest.mark.parametrize("count", range(8, 101))
def test_groups_are_even_and_their_final_fits(count: int) -> None:
    groups = snake(list(range(1, count + 1)), group_count(count))
    assert sorted(number for each in groups for number in each) == list(range(1, count + 1))
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    assert 4 <= len(groups[-1]) <= 10
    assert 3 <= len(groups) * through(len(groups)) <= 10


def test_a_knockout_keeps_the_first_two_apart_until_the_final() -> None:
    assert bracket([5, 6, 7, 8]) == [(5, 8), (6, 7)]
    assert next_ties([1, 2, 3, 4, 5, 6, 7, 8], [8, 4, 2, 3]) == [(4, 8), (2, 3)]
    with pytest.raises(ValueError, match="4 or 8"):
        bracket([1, 2, 3])


def test_a_tie_goes_on_until_somebody_is_ahead() -> None:
    tie = Tie(1, 8)
    first = tie.next_board(KEY)
    assert first is not None
    tie = Tie(1, 8, (Board(first.seats, (2, 0), How.PLAYED),))
    second = tie.next_board(KEY)
    assert second is not None
    assert second.seats == first.seats[::-1]
    assert Tie(1, 8, (*tie.games, Board(second.seats))).next_board(KEY) is None, "a game runs"
    even = Tie(1, 8, (*tie.games, Board(second.seats, (2, 0), How.PLAYED)))
    assert even.winner is None
    assert even.next_board(KEY) is not None
    won = Tie(1, 8, (*even.games, Board((8, 1), (0, 2), How.PLAYED)))
    assert (won.winner, won.next_board(KEY)) == (1, None)


def test_each_tie_ends() -> None:
    draws = tuple(Board((8, 1), (1, 1), How.PLAYED) for _ in range(MOST_GAMES))
    assert Tie(1, 8, draws[:-1]).winner is None
    assert Tie(1, 8, draws).winner == 1
    assert Tie(1, 8, (draws[0], walkover((1, 8), [], DUELS))).winner == 1
    tie = Tie(1, 8)
    while (board := tie.next_board(KEY, gone=[1])) is not None:
        tie = Tie(1, 8, (*tie.games, board))
    assert tie.winner == 8
