"""Levels of the games without luck: no two games are alike, and each can be played again move by move."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from opponents.skill import Level, best_budget, budget, hint_budget
from opponents.thinking import answer_in, think
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Position
from rules.notation import read_recorded

TURNS = 8
"""So many thoughts of a game are compared."""


def game_of_computers(position: Position, level: Level, secret: str) -> list[str]:
    """What computers of one level play from a position on, at a table with this secret."""
    plies: list[str] = []
    for number in range(TURNS):
        turn = position.turn()
        assert isinstance(turn, Choice)
        means = replace(budget(position, level), nodes=600)
        for text in answer_in(position, turn.seat, f"{secret} {number}", means).plies:
            plies.append(text)
            position = position.play(read_recorded(text, position))
    return plies


def begun(key: str) -> Position:
    """The position in which the first seat of a game chooses."""
    position: Position = GAMES[key].new(GAMES[key].seats[0])
    while isinstance(turn := position.turn(), Chance):
        position = position.play(turn.plies[0])
    return position


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
@pytest.mark.parametrize("key", ["games_up", "strata5"])
def test_games_at_two_tables_differ_and_each_can_be_repeated(key: str, level: Level) -> None:
    """The same opening at six tables. A thought that is lost is thought again and is the same."""
    games = [game_of_computers(begun(key), level, secret) for secret in "abcdef"]
    assert len({tuple(each) for each in games}) >= 5
    assert game_of_computers(begun(key), level, "a") == games[0]


def test_hints_and_analyses_name_the_best_turn(dice: random.Random) -> None:
    """They do not choose among turns that are as good."""
    for key in GAMES:
        position = begun(key)
        turn = position.turn()
        assert isinstance(turn, Choice)
        for means in (best_budget(position), hint_budget(position)):
            assert means.equal == 0
            thought = think(position, turn.seat, dice, replace(means, nodes=600))
            assert thought.chosen == thought.candidates[0]
