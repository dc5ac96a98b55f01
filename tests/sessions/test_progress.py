"""How well somebody plays: what analyses have found about their moves, and how much of the results is luck."""

from __future__ import annotations

import random

import pytest

from opponents.analysis import Analysed
from rules.core import CHANCE, Choice, Played, Resign
from sessions.learning.progress import (
    FEWEST,
    PHASES,
    WINDOW,
    Review,
    by_phase,
    course,
    loss_per_move,
    part_of_luck,
    read,
    review_of,
    written,
)
from tests.opponents.random_games import random_game


def one(lost: float, moves: int = 10, luck: float = 0.0, others: float = 0.0) -> Review:
    """The review of a game in which all choices were in the middle."""
    return Review((0, moves, 0), (0.0, lost, 0.0), luck, others)


def shares(number: int, dice: random.Random) -> tuple[tuple[float, float], ...]:
    """Shares of two seats at so many moments."""
    return tuple((share, 1 - share) for share in (dice.random() for _ in range(number)))


@pytest.mark.parametrize("game_key", ["stranded", "strata5", "games_up"])
def test_own_moves_luck_and_the_others_make_up_the_whole(game_key: str, dice: random.Random) -> None:
    """Every change of the share belongs to one of the three, for both seats."""
    _, _, played = random_game(game_key, dice, 2, most=60)
    analysed = Analysed(shares(len(played) + 1, dice), tuple(each.seat for each in played))
    for seat in (1, 2):
        own = {index for index, each in enumerate(played) if each.seat == seat}
        found = review_of(played, analysed, own)
        assert found is not None
        assert found.whole == pytest.approx(analysed.whole(seat))
        assert found.luck == pytest.approx(analysed.luck(seat))
        assert len(found.moves) == len(found.lost) == PHASES
        choices = [each.before.turn() for each in played if each.seat == seat]
        assert sum(found.moves) == sum(isinstance(each, Choice) and len(each.plies) > 1 for each in choices)
        if not any(each.seat == CHANCE for each in played):
            assert found.luck == 0


def test_resigning_is_no_move(dice: random.Random) -> None:
    """What it costs is part of the whole, and not of the loss per move."""
    _, _, played = random_game("games_up", dice, 2, most=12)
    last = played[-1].after
    turn = last.turn()
    assert isinstance(turn, Choice)
    given_up = [*played, Played(last, turn.seat, Resign(turn.seat), last.resign(turn.seat))]
    analysed = Analysed(shares(len(given_up) + 1, dice), tuple(each.seat for each in given_up))
    own = {index for index, each in enumerate(given_up) if each.seat == turn.seat}
    found = review_of(given_up, analysed, own)
    assert found is not None
    assert found.given_up == pytest.approx(analysed.shares[-2][turn.seat - 1] - analysed.shares[-1][turn.seat - 1])
    assert found.whole == pytest.approx(analysed.whole(turn.seat))


def test_only_whoever_played_one_seat_alone_gets_a_review(dice: random.Random) -> None:
    _, _, played = random_game("stranded", dice, 2, most=40)
    analysed = Analysed(shares(len(played) + 1, dice), tuple(each.seat for each in played))
    own = [index for index, each in enumerate(played) if each.seat == 1]
    assert review_of(played, analysed, own[1:]) is None, "somebody else has begun"
    assert review_of(played, analysed, range(len(played))) is None, "both seats"
    assert review_of(played, analysed, ()) is None


def test_the_loss_per_move_counts_every_move_alike_and_its_interval_comes_from_the_games(dice: random.Random) -> None:
    found = loss_per_move([one(0.2, 10), one(0.1, 40)])
    assert found.mean == pytest.approx(0.3 / 50)
    assert found.low == found.mean == found.high, "two games tell no interval"
    inside = 0
    for _ in range(200):
        games = [one(max(0.0, dice.gauss(0.3, 0.1)), dice.randint(8, 12)) for _ in range(12)]
        inside += (got := loss_per_move(games)).low <= 0.03 <= got.high
        assert got.low < got.mean < got.high
    assert 180 <= inside <= 199, "the interval contains the true mean in about 95 of 100 cases"


def test_the_course_has_a_mean_for_each_game_but_the_first(dice: random.Random) -> None:
    games = [one(dice.random()) for _ in range(WINDOW + 5)]
    found = course(games)
    assert len(found) == len(games) - FEWEST + 1
    assert found[-1] == loss_per_move(games[-WINDOW:])
    assert found[0] == loss_per_move(games[:FEWEST])
    assert course(games[: FEWEST - 1]) == ()


def test_phases_without_a_choice_tell_nothing() -> None:
    beginning, middle, end = by_phase([one(0.2), one(0.4, 20)])
    assert (beginning, end) == (None, None)
    assert middle == pytest.approx(0.02)


def test_the_part_of_luck_is_what_moves_results(dice: random.Random) -> None:
    """All of it, none of it, and half where luck and choices vary alike."""
    swings = [dice.gauss(0, 1) for _ in range(400)]
    assert part_of_luck([one(0.1, luck=each) for each in swings]) == pytest.approx(1.0)
    noise = [dice.gauss(0, 1) for _ in swings]
    half = part_of_luck([one(lost, luck=luck) for lost, luck in zip(noise, swings, strict=True)])
    assert half == pytest.approx(0.5, abs=0.1)
    assert part_of_luck([one(each) for each in noise]) is None, "a game without luck"
    assert part_of_luck([one(0.1, luck=0.1)] * 9) is None, "all results are alike"
    assert part_of_luck([one(0.1, luck=each) for each in swings[:3]]) is None, "too few games"


def test_a_review_is_written_and_read() -> None:
    found = one(0.1, luck=-0.2, others=0.3)
    assert read(written(found)) == found
    assert read("{}") is None
    assert read('{"moves":[1],"lost":[0.1],"luck":0,"others":0}') is None
