"""The levels of computer players."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import replace

from opponents.skill import skill_of
from opponents.thought import Budget
from rules.core import Position


class Level(Enum):
    """How well a computer plays. The values are those that tables store."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


_USUAL = {
    Level.EASY: Budget(nodes=600, noise=0.8, slack=0.25, exact=1000),
    Level.MEDIUM: Budget(nodes=3_000),
    Level.HARD: Budget(nodes=15_000),
}
"""The budgets of games whose skill gives none of their own."""


def budget(position: Position, level: Level) -> Budget:
    """The budget of `level` in the game of `position`.

    >>> from rules.stranded import GAME
    >>> easy, hard = (budget(GAME.new(2), level) for level in (Level.EASY, Level.HARD))
    >>> easy.nodes < hard.nodes, easy.noise > hard.noise
    (True, True)
    """
    return skill_of(type(position)).levels.get(level.value, _USUAL[level])


def hint_budget(position: Position) -> Budget:
    """The budget of a hint: that of the strongest level, with the shares of three candidates, which can be compared."""
    return replace(budget(position, Level.HARD), exact=3)
