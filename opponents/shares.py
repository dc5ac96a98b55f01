"""Shares of the win in positions."""

from __future__ import annotations

import math
from typing import Any

from opponents.skill import Shares, Skill
from rules.core import Outcome, Over, Position


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
