"""Exercises: costly turns of a game that was played, and which answers are as good as the better turn."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import TypeVar

import msgspec
import pytest

from opponents import exercises as made_of
from opponents.analysis import Analysed, Look, Mistake, Value
from opponents.exercises import ENOUGH, HOPE, MOST, TRIED, Exercise, exercises, nodes_after, read, written
from opponents.thinking import last_position, played
from opponents.thought import Candidate
from opponents.worker import asked_for
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Played, Resign
from tests.opponents.random_games import random_game

MadeT = TypeVar("MadeT")


def driven(steps: Generator[Look, Value, MadeT], answer: Callable[[Look], Value]) -> MadeT:
    """What a generator returns that asks for values."""
    look = next(steps)
    while True:
        try:
            look = steps.send(answer(look))
        except StopIteration as end:
            found: MadeT = end.value
            return found


def quick(look: Look) -> Value:
    """The value with hardly any search."""
    return asked_for(msgspec.structs.replace(look, nodes=60))


def suspected(game: list[Played]) -> Analysed:
    """An analysis that suspects every choice with an alternative."""
    each = [
        Mistake(index, one.seat, 0.5, ())
        for index, one in enumerate(game)
        if one.seat != CHANCE and not isinstance(one.ply, Resign) and len(getattr(one.before.turn(), "plies", ())) > 1
    ]
    return Analysed((), tuple(one.seat for one in game), tuple(each))


@pytest.mark.parametrize("key", GAMES)
def test_an_exercise_is_a_position_in_which_something_else_is_clearly_better(
    key: str, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made_of, "TRIED", 20)
    record, _, game = random_game(key, dice, GAMES[key].seats[0], most=60)
    own = [index for index, each in enumerate(game) if each.seat == 1]
    found = driven(exercises(record, game, suspected(game), own), quick)
    assert found, "a random game has costly turns"
    assert len(found) <= MOST
    costs = [each.better.shares[0] - each.played.shares[0] for each in found]
    assert all(cost >= ENOUGH for cost in costs)
    assert costs == sorted(costs, reverse=True)
    for each in found:
        assert read(written(each)) == each
        position = last_position(each.record)
        turn = position.turn()
        assert isinstance(turn, Choice)
        assert turn.seat == 1
        stood = next(index for index, one in enumerate(game) if one.before == position and one.seat == 1)
        assert each.move == sum(one.seat != CHANCE for one in game[: stood + 1])
        assert each.played.plies == tuple(str(one.ply) for one in game[stood : stood + len(each.played.plies)])
        assert played(position, each.better.plies) != played(position, each.played.plies)


def test_choices_of_others_and_those_that_cost_nothing_are_left_out(dice: random.Random) -> None:
    record, _, game = random_game("games_up", dice, 2, most=12)
    assert driven(exercises(record, game, suspected(game), {index for index, _ in enumerate(game)}), _even) == ()
    with pytest.raises(StopIteration):
        next(exercises(record, game, suspected(game), ()))


def test_what_has_hardly_cost_anything_is_not_searched_to_the_end(dice: random.Random) -> None:
    """Neither a choice that costs little by the analysis, nor one that a search of the position finds hardly better."""
    record, _, game = random_game("games_up", dice, 2, most=12)
    all_of_them = range(len(game))
    every = suspected(game)
    cheap = [msgspec.structs.replace(each, cost=HOPE - 0.001) for each in every.mistakes]
    with pytest.raises(StopIteration):
        next(exercises(record, game, msgspec.structs.replace(every, mistakes=tuple(cheap)), all_of_them))
    asked = list[Look]()

    def even(look: Look) -> Value:
        asked.append(look)
        return _even(look)

    good = msgspec.structs.replace(
        every, mistakes=tuple(msgspec.structs.replace(each, share=0.48) for each in every.mistakes)
    )
    assert driven(exercises(record, game, good, all_of_them), even) == ()
    assert len(asked) == TRIED
    assert not any(look.instead for look in asked)


def _even(look: Look) -> Value:
    """Every turn is worth the same."""
    return msgspec.structs.replace(quick(look), shares=(0.5, 0.5))


def test_an_answer_may_be_a_little_worse_but_not_half_as_bad_as_what_was_played() -> None:
    def exercise(best: float, was: float) -> Exercise:
        return Exercise("", 1, Candidate(("a",), (best, 1 - best)), Candidate(("b",), (was, 1 - was)), 900)

    for best, was, allowed in ((0.6, 0.54, 0.02), (0.6, 0.48, 0.03), (0.9, 0.1, 0.05)):
        here = exercise(best, was)
        assert here.as_good(best - allowed + 0.001, 1)
        assert not here.as_good(best - allowed - 0.001, 1)
        assert not here.as_good(was, 1)


def test_outcomes_of_chance_share_the_nodes(dice: random.Random) -> None:
    _, start, game = random_game("stranded", dice, 2, most=60)
    for position in (start, *(each.after for each in game)):
        turn = position.turn()
        if isinstance(turn, Chance):
            assert nodes_after(position, 8_000) <= 8_000 // min(len(turn.plies), 8)
        else:
            assert nodes_after(position, 8_000) == 8_000
