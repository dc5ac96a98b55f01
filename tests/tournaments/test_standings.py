"""Standings: tables computed by hand, and rules that hold in every tournament."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from bench.pairing import Simulated
from tournaments.pairing.berger import berger
from tournaments.pairing.boards import (
    DUELS,
    TABLES,
    Board,
    Earlier,
    How,
    Round,
    bye,
    changed,
    kept_apart,
    skipped,
    walkover,
)
from tournaments.pairing.field import Entrant
from tournaments.pairing.lots import round_key
from tournaments.pairing.swiss import pair
from tournaments.standings.places import Order, by_lot, in_order, ranked
from tournaments.standings.scores import Attempts, scored
from tournaments.standings.tie_breaks import Criterion, Term
from tournaments.standings.withdrawals import Change, annuls, open_boards, replaced, withdrawn

KEY = round_key(b"secret", "words", 5)


def played(first: int, second: int, points: int) -> Board:
    return Board((first, second), (points, 2 - points), How.PLAYED)


def entrants(count: int) -> list[Entrant]:
    return [Entrant(number) for number in range(1, count + 1)]


ROBIN = [
    Round(1, (played(1, 4, 2), played(2, 3, 1))),
    Round(2, (played(4, 3, 0), played(1, 2, 1))),
    Round(3, (played(2, 4, 2), played(3, 1, 1))),
]
"""1: win, draw, draw; 2: draw, draw, win; 3: draw, win, draw; 4 lost everything."""


def test_a_round_robin_by_hand() -> None:
    """All of 1, 2, 3 have 2 points (4 parts), drew with each other, and beat 4: everything is equal."""
    found = ranked(entrants(4), ROBIN, Order.ROBIN)
    assert [(each.number, each.place, each.shared, each.points) for each in found] == [
        (1, 1, True, 4),
        (2, 1, True, 4),
        (3, 1, True, 4),
        (4, 4, False, 0),
    ]
    sums = found[0].sums
    assert sums[Criterion.DIRECT].amount == 1
    # Half of 2 + half of 2 + 0
    assert sums[Criterion.SONNEBORN].amount == 2
    assert sums[Criterion.WINS].amount == 1
    assert found[3].decided_by is Criterion.POINTS


def test_direct_encounter_comes_before_sonneborn_berger_in_a_league() -> None:
    rounds = [
        Round(1, (played(1, 4, 0), played(2, 3, 2))),
        Round(2, (played(4, 3, 0), played(1, 2, 2))),
        Round(3, (played(2, 4, 2), played(3, 1, 0))),
    ]
    found = ranked(entrants(4), rounds, Order.ROBIN)
    assert [(each.number, each.place, each.decided_by) for each in found] == [
        (1, 1, None),
        (2, 2, Criterion.DIRECT),
        (4, 3, Criterion.POINTS) if found[2].number == 4 else (3, 3, Criterion.POINTS),
        (found[3].number, 4, Criterion.DIRECT),
    ]


SWISS = [
    Round(1, (played(1, 4, 2), played(2, 5, 2), bye(3, DUELS))),
    Round(2, (played(3, 1, 1), played(5, 2, 0), walkover((4, 6), [4], DUELS))),
    Round(3, (played(1, 2, 1), played(3, 4, 2), skipped(5, DUELS, 0))),
]
"""Points in halves: 1 has 2+1+1 = 4, 2 has 2+2+1 = 5, 3 has 2+1+2 = 5, 4 has 0+2+0 = 2, 5 has 0+0+1 = 1, 6 has 0."""


def test_a_swiss_by_hand() -> None:
    found = {each.number: each for each in ranked(entrants(6), SWISS, Order.SWISS)}
    assert {number: each.points for number, each in found.items()} == {1: 4, 2: 5, 3: 5, 4: 2, 5: 1, 6: 0}
    # 2 met 5, 5 and 1 (½ + ½ + 2); 3 met 1 and 4, and the bye stands for at most 3 draws (1½ + 2 + 1).
    two, three = found[2].sums[Criterion.BUCHHOLZ], found[3].sums[Criterion.BUCHHOLZ]
    assert two.amount == 3
    assert three.amount == Fraction(9, 2)
    assert three.terms == (Term(1, (), 3), Term(2, (1,), 4), Term(3, (4,), 2))
    assert found[3].sums[Criterion.BUCHHOLZ_CUT].amount == Fraction(7, 2)
    assert [each.left_out for each in found[3].sums[Criterion.BUCHHOLZ_CUT].terms] == [False, False, True]
    # 2 and 3 have not met, so the direct encounter does not apply.
    assert found[2].sums[Criterion.DIRECT].terms == ()
    assert (found[3].place, found[2].place) == (1, 2)
    assert found[2].decided_by is Criterion.BUCHHOLZ_CUT
    # 2 won twice against 5 (½ each) and drew with 1 (2).
    assert found[2].sums[Criterion.SONNEBORN].amount == 2
    assert found[3].sums[Criterion.WINS].amount == 1, "a bye is no game"
    assert found[4].sums[Criterion.WINS].amount == 0, "nor is a walkover"
    # 6 missed rounds 1 and 3 and lost the walkover: three rounds with own points of 0.
    assert len(found[6].sums[Criterion.BUCHHOLZ].terms) == 3


def test_tables_by_hand() -> None:
    rounds = [
        Round(1, (Board((1, 2, 3), (6, 3, 0), How.PLAYED), Board((4, 5, 6), (4, 4, 0), How.PLAYED))),
        Round(2, (Board((1, 4, 6), (0, 3, 6), How.PLAYED), Board((2, 3), (3, 3), How.TIME), bye(5, TABLES))),
    ]
    found = {each.number: each for each in ranked(entrants(6), rounds, Order.TABLES)}
    assert {number: each.points for number, each in found.items()} == {1: 6, 2: 6, 3: 3, 4: 7, 5: 10, 6: 6}
    assert found[4].sums[Criterion.FIRSTS].amount == Fraction(1, 2)
    assert found[2].sums[Criterion.FIRSTS].amount == Fraction(1, 2), "3 of 3 at a table of two is shared"
    # 1: the mean of 6 and 3, and of 7 and 6, in sixths of a win.
    assert found[1].sums[Criterion.OPPONENTS].amount == Fraction(9, 12) + Fraction(13, 12)
    # 5: the mean of 7 and 6, and two rounds' half wins for the bye.
    assert found[5].sums[Criterion.OPPONENTS].amount == Fraction(13, 12) + 1
    assert [found[number].place for number in (5, 4)] == [1, 2]


def test_the_sum_of_buchholz_is_that_of_points_times_rounds(dice: random.Random) -> None:
    """In a field without byes everybody's points are counted once for each opponent."""
    state = Simulated(dice, 12)
    for _ in range(5):
        boards = tuple(played(seats[0], seats[1], dice.choice((0, 1, 2))) for seats in pair(state.field(), state.key()))
        state.rounds.append(Round(len(state.rounds) + 1, boards, state.key()))
    found = ranked(state.entrants.values(), state.rounds, Order.SWISS)
    assert sum(each.sums[Criterion.BUCHHOLZ].value for each in found) == 5 * sum(each.points for each in found)
    keys = [tuple(each.sums[one].value for one in Order.SWISS.value if one is not Criterion.DIRECT) for each in found]
    places = [each.place or 0 for each in found]
    assert places == sorted(places)
    assert [key[0] for key in keys] == sorted((key[0] for key in keys), reverse=True)
    assert ranked(reversed(list(state.entrants.values())), state.rounds[::-1], Order.SWISS) == found


def test_a_lot_decides_only_where_a_shared_place_is_cut() -> None:
    found = ranked(entrants(4), ROBIN, Order.ROBIN)
    assert by_lot(found, 2) == [1, 2, 3]
    assert by_lot(found, 3) == []
    assert by_lot(found, 4) == []
    order = in_order(found, KEY)
    assert sorted(order[:3]) == [1, 2, 3]
    assert order[3] == 4
    assert len({tuple(in_order(found, round_key(b"secret", "words", n))) for n in range(40)}) == 6


# ---- results without a game ----


def division(results: dict[tuple[int, int], int]) -> list[Round]:
    """A division of six in which these games are over, by the points of the first seat."""
    return [
        Round(n, tuple(played(*game, results[game]) if game in results else Board(game) for game in games))
        for n, games in enumerate(berger(6), 1)
    ]


def after(rounds: list[Round], changes: list[Change]) -> dict[tuple[int, ...], Board]:
    boards = {(each.number, at): board for each in rounds for at, board in enumerate(each.boards)}
    boards |= {(each.round, each.board): each.new for each in changes}
    return {board.seats: board for board in boards.values()}


def test_an_early_withdrawal_annuls_all_games_and_a_late_one_gives_walkovers() -> None:
    early = division({(1, 6): 2, (6, 4): 0})
    assert annuls(early, 6)
    found = after(early, withdrawn(early, 6))
    assert {board.how for seats, board in found.items() if 6 in seats} == {How.ANNULLED}
    assert found[1, 6].earlier == (Earlier(5, (2, 0), How.PLAYED),)
    assert found[2, 5].how is None
    late = division({(1, 6): 2, (6, 4): 0, (2, 6): 1})
    assert not annuls(late, 6)
    found = after(late, withdrawn(late, 6))
    assert (found[1, 6].how, found[6, 5].how, found[6, 5].points) == (How.PLAYED, How.WALKOVER, (0, 2))
    both = after(late, open_boards(late, 6, gone=[5]))
    assert both[6, 5].points == (0, 0)


def test_the_annulled_have_no_place_and_take_no_point_from_others() -> None:
    rounds = division({(1, 6): 0, (2, 5): 2})
    changes = {(each.round, each.board): each.new for each in withdrawn(rounds, 6)}
    now = [Round(r.number, tuple(changes.get((r.number, at), b) for at, b in enumerate(r.boards))) for r in rounds]
    found = ranked(entrants(6), now, Order.ROBIN, out=[6])
    assert [(each.number, each.place) for each in found][-1] == (6, None)
    assert found[0].number == 2
    assert found[-1].points == 0


def test_somebody_who_takes_a_place_plays_all_games_from_the_start() -> None:
    rounds = division({(1, 6): 0})
    found = replaced(rounds, 6, 7)
    assert len(found) == 5
    assert all(7 in each.new.seats and each.new.how is None for each in found)


def test_a_correction_keeps_what_stood_when_later_rounds_were_paired() -> None:
    board = changed(played(1, 2, 2), (1, 1), How.CORRECTED, paired=3)
    again = changed(board, (0, 0), How.ANNULLED, paired=4)
    assert [again.as_of(number).points for number in (3, 4, 5)] == [(2, 0), (1, 1), (0, 0)]
    assert changed(Board((1, 2)), (2, 0), How.CORRECTED, 1).earlier == ()
    assert kept_apart((1, 2), DUELS).points == (1, 1)
    assert skipped(1, DUELS, 1).points == (0,)


# ---- score events ----


def test_the_best_scores_count_and_equal_ones_share_a_place() -> None:
    played: dict[int, Attempts] = {
        1: {1: 10, 2: 7, 3: 5},
        2: {1: 9, 2: 8, 3: None},
        3: {2: 17, 1: 0},
        4: {},
        5: {2: 99},
        6: {1: -8, 3: -9},
    }
    found = scored(played, counting=2)
    assert [(each.number, each.place, each.shared, each.score.value, each.counted) for each in found] == [
        (1, 1, True, 17, 2),
        (3, 1, True, 17, 2),
        (2, 3, False, 17, 2),
        # Whoever has played more is never worse off for it.
        (6, 4, False, -17, 2),
        (5, 5, False, 99, 1),
        (4, 6, False, 0, 0),
    ]
    assert [(each.round, each.left_out) for each in found[0].score.terms] == [(1, False), (2, False), (3, True)]
    assert found[2].unfinished.value == 1


@pytest.mark.parametrize("order", Order)
def test_nobody_has_played_yet(order: Order) -> None:
    assert [each.place for each in ranked(entrants(3), [], order)] == [1, 1, 1]
    assert ranked([], [], order) == []
