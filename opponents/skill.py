"""What is known of a game and how it is found, the budgets of the levels, and shares of the win."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic

from msgspec import Struct, field
from msgspec.structs import replace

from opponents.thought import Budget, Candidate, Found, Meter
from rules.core import Outcome, Over, Played, Ply, Position, PositionT

Shares = tuple[float, ...]
"""For each seat, seat 1 first, its share of the win; they add up to at most 1."""

Search = Callable[[PositionT, random.Random, Meter, Budget], Found]
"""Finds candidates for a position that waits for a seat."""

EQUAL = 0.04
"""Turns that differ by at most this much are as good (`Budget.equal`): 0.04 in log-odds is 0.01 of the win at most."""


class Skill(Struct, Generic[PositionT], frozen=True):
    """What is known of a game. Everything is optional."""

    evaluate: Callable[[PositionT], Shares] | None = None
    """The shares in a position that is not over, by a glance."""

    order: Callable[[PositionT, Sequence[Ply]], Sequence[Ply]] | None = None
    """The plies of a position, the most promising first."""

    policy: Callable[[PositionT, random.Random], Ply] | None = None
    """A fast player: one of the plies of a position that waits for a seat."""

    quiet: Callable[[PositionT], bool] | None = None
    """Whether `evaluate` is reliable in a position. Without this, it is in every position."""

    search: Search[PositionT] | None = None
    """A search of the game's own."""

    second: Search[PositionT] | None = None
    """Another search, which works in another way: what both find is hardly a mistake of one of them."""

    turns: Callable[[PositionT], Sequence[Candidate]] | None = None
    """All turns of a position that waits for a seat, by a glance, the best first: faster than `whole_turns` is."""

    features: Callable[[PositionT, int], Mapping[str, float]] | None = None
    """The quantities that a hint can name, for a seat."""

    themes: Callable[[Sequence[Played], int], Collection[str]] | None = None
    """What an answer to a puzzle with these plies of a seat is about: values of `Theme` that only this game knows."""

    weights: Mapping[str, float] = field(default_factory=dict)
    """How much 1 more of such a quantity adds to the log-odds of the win. Others are not named as reasons."""

    levels: Mapping[str, Budget] = field(default_factory=dict)
    """The budgets of the levels that differ from the usual ones, by the level's value."""


@cache
def skill_of(kind: type[Position]) -> Skill[Any]:
    """What is known of the game with this class of positions; a Skill without anything for an unknown one.

    The class `rules.strata5.position.Strata5` belongs to `opponents.games.strata5`.
    """
    for name in kind.__module__.split("."):
        if name.isidentifier() and find_spec(f"opponents.games.{name}") is not None:
            skill = import_module(f"opponents.games.{name}").SKILL
            assert isinstance(skill, Skill), f"{name} provides no Skill"
            return skill
    return Skill()


class Level(Enum):
    """How well a computer plays, the weakest first. The values are those that tables store."""

    VERY_EASY = "very_easy"
    EASY = "easy"
    FAIRLY_EASY = "fairly_easy"
    MEDIUM = "medium"
    FAIRLY_HARD = "fairly_hard"
    HARD = "hard"


_USUAL = {
    Level.VERY_EASY: Budget(nodes=300, blind=0.5, hasty=0.5, noise=0.8, slack=0.35, exact=1000),
    Level.EASY: Budget(nodes=600, noise=0.8, slack=0.25, exact=1000),
    Level.FAIRLY_EASY: Budget(nodes=1_200, blind=0.2, hasty=0.2),
    Level.MEDIUM: Budget(nodes=3_000),
    Level.FAIRLY_HARD: Budget(nodes=7_000),
    Level.HARD: Budget(nodes=15_000),
}
"""The budgets of games whose skill gives none of their own."""


def budget(position: Position, level: Level) -> Budget:
    """The budget of `level` in the game of `position`.

    >>> from rules.stranded import GAME
    >>> easy, hard = (budget(GAME.new(2), level) for level in (Level.EASY, Level.HARD))
    >>> easy.nodes < hard.nodes, easy.blind > hard.blind
    (True, True)
    """
    return skill_of(type(position)).levels.get(level.value, _USUAL[level])


def best_budget(position: Position) -> Budget:
    """The budget of the strongest level for a search that names the best turn, and not any that is as good."""
    return replace(budget(position, Level.HARD), equal=0.0)


def hint_budget(position: Position) -> Budget:
    """The budget of a hint: that of the strongest level, with the shares of three candidates, which can be compared."""
    return replace(best_budget(position), exact=3)


def shares_of(outcome: Outcome, seats: int) -> Shares:
    """The shares of an ended game: the winners share the win; a draw is shared by all; a lost solo game has none.

    >>> from rules.stranded import End
    >>> shares_of(Outcome((3,), End.LAST_LEFT), seats=4)
    (0.0, 0.0, 1.0, 0.0)
    >>> shares_of(Outcome((), End.LAST_LEFT), seats=2)
    (0.5, 0.5)
    """
    winners = outcome.winners or (tuple(range(1, seats + 1)) if seats > 1 else ())
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(1, seats + 1))


def undecided(position: Position) -> Shares:
    """Equal shares for all seats that are still in the game: nothing is known."""
    left = position.remaining()
    share = 1 / max(len(left), 2)
    return tuple(share if seat in left else 0.0 for seat in range(1, position.seats + 1))


def glance(position: Position, skill: Skill[Any]) -> Shares:
    """The shares in a position without looking ahead: those of its outcome, by `evaluate`, or equal ones."""
    turn = position.turn()
    if isinstance(turn, Over):
        return shares_of(turn.outcome, position.seats)
    return skill.evaluate(position) if skill.evaluate else undecided(position)


def log_odds(share: float) -> float:
    """The log-odds of a share, between -9 and 9."""
    within = min(max(share, 1e-4), 1 - 1e-4)
    return math.log(within / (1 - within))


def sigmoid(odds: float) -> float:
    """The share with these log-odds: the inverse of `log_odds`."""
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, odds))))
