"""The engine of The Game's Up! held against the naive one, ply by ply, over random games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import Choice, Over, Position
from rules.games_up import GAME, SQUARES, GamesUp, Move
from rules.notation import legal, read_recorded
from rules.record import parse, replay
from tests.rules.games_up_diagrams import alone, begun
from tests.rules.naive_games_up import NaiveGamesUp
from tests.rules.perft import FIXTURES, perft
from tests.rules.walks import LONGEST


def told(position: Position) -> dict[str, object]:
    """Everything that both engines know, from the engine."""
    assert isinstance(position, GamesUp)
    turn = position.turn()
    return {
        "legal": None if isinstance(turn, Over) else sorted(map(str, turn.plies)),
        "acts": turn.seat if isinstance(turn, Choice) else None,
        "board": {
            square: "".join("rb"[piece.owner - 1] + str(piece.face) for piece in position.stack(square))
            for square in SQUARES
            if position.stack(square)
        },
        "closed": {(ply.start, ply.end) for ply in position.closed},
        "scores": list(position.scores),
        "quiet": position.quiet,
        "won": list(turn.outcome.winners) if isinstance(turn, Over) else None,
    }


def told_naively(naive: NaiveGamesUp) -> dict[str, object]:
    """The same from the naive engine."""
    won = naive.winners()
    return {
        "legal": sorted(naive.legal()) if won is None else None,
        "acts": {"r": 1, "b": 2}[naive.turn] if naive.turn and won is None else None,
        "board": naive.board,
        "closed": naive.closed(),
        "scores": naive.scores(),
        "quiet": naive.quiet,
        "won": won,
    }


CIRCLES = {1: {"a3", "a4", "b4"}, 2: {"e3", "f3", "f4"}}
"""For each seat three squares to go round in, so that positions come again."""


def pick(position: Position, dice: random.Random, manner: str) -> str:
    """A ply for both engines: any; a capture where there is one; none of those; or one round a circle."""
    assert isinstance(position, GamesUp)
    plies = [ply for ply in legal(position) if isinstance(ply, Move)]
    wanted: list[Move] = []
    if manner == "greedy":
        wanted = [ply for ply in plies if position.outlook(ply).taken]
    elif manner == "peaceful":
        wanted = [ply for ply in plies if not position.outlook(ply).taken]
    elif manner == "circling" and plies:
        circle = CIRCLES[position.seat]
        entering = [ply for ply in plies if ply.end in circle]
        wanted = [ply for ply in entering if ply.start in circle] or entering
    return str(dice.choice(wanted or legal(position)))


@pytest.mark.parametrize("manner", ["any", "greedy", "peaceful", "circling"])
@pytest.mark.parametrize("stacks", ["free", "alternating"])
@given(target=st.sampled_from(["13", "21", "30", "40"]), seed=st.integers(0, 2**32 - 1))
@settings(max_examples=8)
def test_both_engines_agree_on_every_position_of_a_game(stacks: str, manner: str, target: str, seed: int) -> None:
    """GU-3 to GU-20: legal plies, who acts, every stack, the closed ways, scores, the count, and who won."""
    dice = random.Random(seed)
    options = {"target": target, "stacks": stacks, "turning": "on"}
    position: Position = GAME.new(2, options)
    naive = NaiveGamesUp(options)
    for _ in range(LONGEST):
        assert told(position) == told_naively(naive)
        if isinstance(position.turn(), Over):
            return
        ply = pick(position, dice, manner)
        position = position.play(read_recorded(ply, position))
        naive.play(ply)
    raise AssertionError("the game did not end")


@given(full=st.sampled_from([0.3, 0.6, 1.0]), single=st.sampled_from([0.0, 0.3, 0.8]), seed=st.integers(0, 2**32 - 1))
@settings(max_examples=150)
def test_both_engines_agree_on_boards_that_no_game_may_come_to(full: float, single: float, seed: int) -> None:
    """GU-7 to GU-19: boards of any pieces and stacks, crowded ones without a move among them."""
    dice = random.Random(seed)
    squares = {square: dice.random() for square in SQUARES}
    stacks = {
        square: "".join(dice.choice("rb") + dice.choice("123456") for _ in range(1 if dice.random() < single else 2))
        for square, chance in squares.items()
        if chance < full
    }
    seat, out_of_reach = dice.choice((1, 2)), 1000
    naive = NaiveGamesUp({"target": str(out_of_reach), "stacks": "free"})
    naive.board, naive.turn = stacks, "rb"[seat - 1]
    placed = " ".join(f"{square}={stack}" for square, stack in stacks.items())
    assert told(alone(placed, seat=seat, target=out_of_reach)) == told_naively(naive)


@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=5)
def test_every_outlook_comes_true(seed: int) -> None:
    """GU-13 to GU-17: what a ply is said to lead to is what follows when it is played."""
    dice = random.Random(seed)
    here = begun(dice.choice((1, 2)), stacks=dice.choice(("free", "alternating")))
    while not isinstance(turn := here.turn(), Over):
        for ply in turn.plies:
            assert isinstance(ply, Move)
            outlook, then = here.outlook(ply), here.play(ply)
            assert isinstance(then, GamesUp)
            assert outlook.scores == then.scores
            assert outlook.points == then.score(here.seat) - here.score(here.seat)
            assert outlook.taken == here.stack(ply.end)
            assert outlook.taken + outlook.moved == then.stack(ply.end)
            assert then.score(3 - here.seat) <= here.score(3 - here.seat)  # a ply never raises the other's (GU-18)
        chosen = here.play(dice.choice(turn.plies))
        assert isinstance(chosen, GamesUp)
        here = chosen


def count(naive: NaiveGamesUp, depth: int) -> int:
    """Perft by the naive engine."""
    if naive.winners() is not None:
        return 0
    if depth == 1:
        return len(naive.legal())
    return sum(count(naive.after(ply), depth - 1) for ply in naive.legal())


def test_the_naive_engine_counts_the_same_lines() -> None:
    """The perft fixtures, two plies deep."""
    files = sorted((FIXTURES / "perft").glob("games_up-*.record"))
    assert files
    for file in files:
        record = parse(file.read_text(encoding="utf-8"))
        *_, last = replay(record)
        naive = NaiveGamesUp(record.options)
        for ply in record.plies:
            naive.play(ply)
        for depth in (1, 2):
            assert count(naive, depth) == perft(last.after, depth), file.name
