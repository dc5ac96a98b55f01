"""The general search, on games of which nothing is known."""

from __future__ import annotations

import logging
import math
import random

import pytest

from opponents.skill import Level, budget
from opponents.thinking import think
from opponents.thought import Budget
from rules.core import Position
from tests.opponents.made_up import Field, Guess, Long, Steps
from tests.sessions.solo import CLIMB

LIMIT = 400
"""A search may finish the pass that it is in."""


def test_chance_is_weighed_and_all_seats_count_for_themselves(dice: random.Random) -> None:
    thought = think(Guess(seats=3), 1, dice, Budget(nodes=4000))
    assert thought.plies == ("pick 1",)
    assert thought.share == pytest.approx(0.75, abs=0.08)
    assert sum(thought.chosen.shares) == pytest.approx(1, abs=0.05)
    assert thought.chosen.shares[1] > thought.chosen.shares[2]


def test_chance_is_drawn_anew(dice: random.Random) -> None:
    """The generator with which the table would throw the coin does not tell the search what it will show."""
    for _ in range(8):
        state = dice.getrandbits(64)
        thought = think(Guess(seats=2), 1, random.Random(state), Budget(nodes=600))
        assert thought.plies == ("pick 1",), "though the next throw may show 0"
        assert 0.5 < thought.share < 0.95


def test_a_solo_game_is_played(dice: random.Random) -> None:
    position: Position = CLIMB.new(1, {"top": CLIMB.options[0].values[0]})
    while position.turn().__class__.__name__ != "Choice":
        position = position.play(position.turn().plies[0])  # type: ignore[union-attr]  # chance, by the condition
    thought = think(position, 1, dice, Budget(nodes=2000))
    assert len(thought.chosen.shares) == 1
    assert 0 <= thought.share <= 1


@pytest.mark.parametrize("level", Level)
def test_300_plies(level: Level, dice: random.Random) -> None:
    """The one good ply among 300 is found by every level but the weakest, within its budget."""
    position = Field(seats=2, good=dice.randrange(300))
    means = budget(position, level)
    thought = think(position, 1, dice, means)
    assert thought.nodes <= means.nodes + LIMIT
    if level is Level.HARD:
        assert thought.plies[0] == f"pick {position.good}"


def test_a_game_of_900_plies(dice: random.Random) -> None:
    means = Budget(nodes=3000)
    thought = think(Long(seats=2), 1, dice, means)
    assert means.nodes <= thought.nodes <= means.nodes + LIMIT
    position = Long(seats=2, played=894, ones=(3, 3))
    assert think(position, 1, dice, means).plies == ("pick 1",)


@pytest.mark.parametrize("level", Level)
def test_a_turn_that_wins_is_seen_though_it_begins_badly(level: Level, dice: random.Random) -> None:
    position = Steps(seats=2)
    thought = think(position, 1, dice, budget(position, level))
    assert thought.plies == ("pick 7", "pick 3")
    assert thought.share == 1


@pytest.mark.parametrize(("seconds", "until"), [(0.0, math.inf), (20.0, 0.0)], ids=["processor", "clock"])
def test_the_safety_net(seconds: float, until: float, dice: random.Random, caplog: pytest.LogCaptureFixture) -> None:
    """Without processor time, or when its time on the clock is over, a search ends with what it has, and logs that."""
    caplog.set_level(logging.INFO)
    thought = think(Long(seats=2), 1, dice, Budget(nodes=10**7, seconds=seconds), until=until)
    assert thought.cut
    assert thought.nodes < 10_000
    assert thought.plies[0] in ("pick 0", "pick 1")
    assert "was cut after" in caplog.text
