"""Which quantities of a game explain that one turn is better than another: what hints and analyses may name.

A quantity is named only if it is better after the turn than after the other one, and if its weight in the game's
evaluation accounts for at least PART of the difference that the search found. Otherwise the reason is something else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opponents.skill import EQUAL, Skill, log_odds

PART = 1 / 3
"""How much of the difference a quantity accounts for, at least."""


def explaining(
    skill: Skill[Any], better: Mapping[str, float], other: Mapping[str, float], shares: tuple[float, float]
) -> frozenset[str]:
    """The names of the quantities that explain a difference.

    `better` and `other` are the quantities (`Skill.features`) after the better turn and after the other one, and
    `shares` what the seat can expect after each. Turns that are as good (EQUAL) need no reason.

    >>> skill = Skill(weights={"points": 0.1, "cards": 0.1})
    >>> sorted(explaining(skill, {"points": 9, "cards": 2}, {"points": 4, "cards": 2}, (0.7, 0.5)))
    ['points']
    >>> explaining(skill, {"points": 9, "cards": 2}, {"points": 8, "cards": 2}, (0.9, 0.5))
    frozenset()
    """
    difference = log_odds(shares[0]) - log_odds(shares[1])
    if difference <= EQUAL:
        return frozenset()
    gains = {name: weight * (better[name] - other[name]) for name, weight in skill.weights.items()}
    return frozenset(name for name, gain in gains.items() if gain > 0 and gain >= PART * difference)
