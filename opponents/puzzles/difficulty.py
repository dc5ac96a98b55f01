"""How difficult a puzzle is, in points of the people's ratings: as strong as whoever solves it in half of all cases.

400 points more solve 10 of 11. Each kind of player that has tried a puzzle counts as one attempt, as a computer hardly
plays otherwise the second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log

from opponents.ladder.known import strength_of
from opponents.skill import Level

POINT = log(10) / 400
"""A point in log-odds."""

PLAYERS = {"guess": 500.0, "glance": 850.0, "easy": 1000.0, "medium": 1350.0, "hard": 1650.0}
"""The points of those who try puzzles (`Trials`) where they were not measured: 1000 is a careful beginner."""

USUAL, SPREAD = 1200.0, 400.0
"""What is known of a puzzle that nobody has tried: its mean and its deviation."""

_ROUNDS = 40


def players(game_key: str, options: Mapping[str, str]) -> Mapping[str, float]:
    """The points of those who try puzzles of a game with these options: of its levels the measured ones."""
    measured = {level.value: strength_of(game_key, options, level) for level in Level}
    return PLAYERS | {name: found.points for name, found in measured.items() if found is not None and name in PLAYERS}


def chance(strength: float, difficulty: float) -> float:
    """How likely somebody solves a puzzle.

    >>> chance(1000, 1000), round(chance(1400, 1000), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + exp((difficulty - strength) * POINT))


def balance(mean: float, spread: float, met: Iterable[tuple[float, float, float]]) -> float:
    """The most likely points of somebody, or of a puzzle, of whom nothing else is known than `mean` and `spread`.

    `met` are the points of those whom it has met, the scores against them from 0 to 1, and what each of them weighs.
    """
    known = [*met]
    low, high = mean - 4 * spread, mean + 4 * spread
    for _ in range(_ROUNDS):
        middle = (low + high) / 2
        # The slope of the log-likelihood falls everywhere; it is 0 at the most likely value.
        slope = (mean - middle) / (POINT * spread**2)
        slope += sum(weight * (score - chance(middle, points)) for points, score, weight in known)
        low, high = (middle, high) if slope > 0 else (low, middle)
    return low
