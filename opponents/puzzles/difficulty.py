"""How difficult a puzzle is, in points of the people's ratings: as strong as whoever solves it in half of all cases.

400 points more solve 10 of 11. Each kind of player that has tried a puzzle counts as one attempt, as a computer hardly
plays otherwise the second time.
"""

from __future__ import annotations

from collections.abc import Mapping

from opponents.ladder.known import strength_of
from opponents.skill import Level

PLAYERS = {"guess": 500.0, "glance": 850.0, "easy": 1000.0, "medium": 1350.0, "hard": 1650.0}
"""The points of those who try puzzles (`Trials`) where they were not measured: 1000 is a careful beginner."""

USUAL, SPREAD = 1200.0, 400.0
"""What is known of a puzzle that nobody has tried: its mean and its deviation."""


def players(game_key: str, options: Mapping[str, str]) -> Mapping[str, float]:
    """The points of those who try puzzles of a game with these options: of its levels the measured ones."""
    measured = {level.value: strength_of(game_key, options, level) for level in Level}
    return PLAYERS | {name: found.points for name, found in measured.items() if found is not None and name in PLAYERS}
