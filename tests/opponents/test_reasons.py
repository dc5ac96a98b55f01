"""Which quantities explain why a turn is better: those that are better, and account for a third of the difference."""

from __future__ import annotations

import random

import pytest

from opponents.reasons import PART, explaining
from opponents.skill import Skill, hint_budget, log_odds, skill_of
from opponents.thinking import played, quantities, think
from rules.catalogue import GAMES
from rules.core import Choice, Position
from tests.opponents.random_games import random_game

SKILL: Skill[Position] = Skill(weights={"points": 0.1, "danger": -2.0})


@pytest.mark.parametrize(
    ("better", "other", "shares", "named"),
    [
        ((5, 0.5), (2, 0.5), (0.6, 0.5), {"points"}),
        ((5, 0.2), (2, 0.5), (0.6, 0.5), {"points", "danger"}),
        ((2, 0.5), (5, 0.5), (0.6, 0.5), set()),
        ((5, 0.5), (5, 0.5), (0.6, 0.5), set()),
        ((5, 0.5), (2, 0.5), (0.9, 0.5), set()),
        ((5, 0.5), (2, 0.5), (1.0, 0.5), set()),
        ((5, 0.5), (2, 0.5), (0.5, 0.5), set()),
        ((5, 0.5), (2, 0.5), (0.5, 0.6), set()),
    ],
)
def test_a_quantity_explains_what_it_accounts_for(
    better: tuple[float, float], other: tuple[float, float], shares: tuple[float, float], named: set[str]
) -> None:
    names = ("points", "danger")
    one, two = (dict(zip(names, each, strict=True)) for each in (better, other))
    assert explaining(SKILL, one, two, shares) == named


@pytest.mark.parametrize("key", GAMES)
def test_what_a_hint_names_is_better_than_after_the_next_best_turn(key: str, dice: random.Random) -> None:
    _, start, plies = random_game(key, dice, GAMES[key].seats[0], most=30)
    positions = [each for each in (start, *(step.after for step in plies)) if isinstance(each.turn(), Choice)]
    for position in dice.sample(positions, min(3, len(positions))):
        turn = position.turn()
        assert isinstance(turn, Choice)
        thought = think(position, turn.seat, dice, hint_budget(position)) if len(turn.plies) > 1 else None
        if thought is None or thought.otherwise is None:
            continue
        skill = skill_of(type(position))
        ends = [quantities(played(position, each.plies), turn.seat) for each in (thought.chosen, thought.otherwise)]
        difference = log_odds(thought.share) - log_odds(thought.share_of(thought.otherwise))
        for change in thought.changes:
            assert (change.after, change.other) == (ends[0][change.name], ends[1][change.name])
            if change.explains:
                gain = skill.weights[change.name] * (ends[0][change.name] - ends[1][change.name])
                assert gain >= PART * difference > 0
