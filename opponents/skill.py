"""What is known of a game, and how it is found."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic

from msgspec import Struct, field

from opponents.meter import Meter
from opponents.thought import Budget, Candidate
from rules.core import Ply, Position, PositionT

Shares = tuple[float, ...]
"""For each seat, seat 1 first, its share of the win; they add up to at most 1."""

Search = Callable[[PositionT, random.Random, Meter, Budget], Sequence[Candidate]]
"""Finds candidates for a position that waits for a seat: at least one, the best for that seat first."""


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

    features: Callable[[PositionT, int], Mapping[str, float]] | None = None
    """The quantities that a hint can name, for a seat."""

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
