"""Matches that measure how strong players are."""

from __future__ import annotations

import random

import pytest

from opponents.__main__ import main
from opponents.matches.match import Clock, Match, Score, Tally, games, line, opened
from opponents.matches.players import UnknownPlayerError, player
from rules.catalogue import GAMES
from rules.core import Over


def played(key: str, names: tuple[str, ...], number: int, seats: int = 2, seed: int = 3) -> Tally:
    game = GAMES[key]
    match = Match(game, seats, game.settle({}), names, number, seed, 2 if seats > 1 else 0)
    *_, tally = games(match)
    assert line(match, tally).count("|") == 7
    return tally


@pytest.mark.parametrize(
    ("points", "number", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (0, 0, 0.0, 1.0),
        (95.5, 100, 0.8948, 0.9816),
    ],
)
def test_wilson_intervals(points: float, number: int, low: float, high: float) -> None:
    """Values of the Wilson interval without correction for continuity, z = 1.96."""
    assert Score(points, number).interval() == pytest.approx((low, high), abs=0.0005)


def test_seats_alternate_after_the_same_opening() -> None:
    """Two equal players without dice of their own have half of the points, and different games."""
    tally = played("games_up", ("nodes:30", "nodes:30"), 6)
    assert tally.games == 6
    assert len(tally.different) >= 3
    assert sum(tally.endings.values()) == 6


def test_the_same_seed_repeats_a_match() -> None:
    one, other = (played("stranded", ("greedy", "random"), 4) for _ in range(2))
    assert one.different == other.different
    assert one.points == other.points
    assert played("stranded", ("greedy", "random"), 4, seed=4).different != one.different


def test_the_stronger_player_wins_more() -> None:
    assert played("stranded", ("greedy", "random"), 30).score.mean > 0.7
    assert played("games_up", ("nodes:300", "random"), 6).points == 6


def test_one_against_three_and_one_alone() -> None:
    """Every seat of four comes in turn; a game for one has a player alone."""
    assert played("stranded", ("random", "greedy"), 4, seats=4).games == 4
    assert played("mars", ("policy",), 2, seats=1).games == 2


def test_openings_are_random_and_never_end_the_game(dice: random.Random) -> None:
    seed = dice.getrandbits(30)
    game = GAMES["strata5"]
    one, plies = opened(game, 2, game.settle({}), seed, 3)
    assert one == opened(game, 2, game.settle({}), seed, 3)[0]
    assert plies != opened(game, 2, game.settle({}), seed + 1, 3)[1]
    assert not isinstance(one.turn(), Over)
    assert one.number == 4


def test_time_that_is_due() -> None:
    """A player may take as long for its turns as the other one did on average."""
    mine, other = Clock(), Clock()
    other.seconds, other.turns = 6.0, 3
    assert mine.due(other) == 2
    mine.seconds, mine.turns = 3.0, 1
    assert mine.due(other) == 1
    mine.seconds = 9.0
    assert mine.due(other) == 0


@pytest.mark.parametrize("name", ["genius", "nodes", "nodes:", "nodes:0", "nodes:x", "uct:99999999999", "random:5"])
def test_unknown_players(name: str) -> None:
    with pytest.raises(UnknownPlayerError):
        player(name)


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "stranded", "beginner", "random", "--games", "2", "--option", "blacks=1"]) == 0
    shown = capsys.readouterr().out
    assert "stranded blacks=1, 2 seats | beginner against random | 2 (2 different)" in shown
    assert main(["match", "stranded", "genius", "random"]) == 1
    assert "There's no player “genius”" in capsys.readouterr().err
    assert main(["match", "mars", "policy", "policy"]) == 1
    assert "takes one player" in capsys.readouterr().err
    assert main(["match", "stranded", "random"]) == 1
    assert main(["match", "stranded", "random", "random", "--seats", "7"]) == 1
    assert main(["match", "stranded", "policy", "random", "--games", "1"]) == 1


def test_openspiel_where_it_is_installed(dice: random.Random) -> None:
    pytest.importorskip("pyspiel", reason="only for measurements")
    position, _ = opened(GAMES["games_up"], 2, GAMES["games_up"].settle({}), 1, 2)
    assert player("mcts")(position, 1, dice, 0.01)
