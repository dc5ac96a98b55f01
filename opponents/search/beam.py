"""Expectimax over whole turns for any number of seats (max^n), with a beam: for games with `evaluate` and small dice.

All turns of a seat are valued by a glance; the best few are looked at more closely. The search deepens by one turn at a
time while nodes are left, and returns what the last finished depth found. Shares of different depths cannot be
compared: turns that were only glanced at are returned apart.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from opponents.search.turns import WholeTurn, whole_turns
from opponents.skill import Shares, Skill, glance
from opponents.thought import Candidate, Found, Meter
from rules.core import Chance, Choice, Over, Position

_ROOT, _LATER = 10, 3
"""The number of turns that are looked at closely at the root, and further down."""

_MOST = 400
"""About the number of turns that are valued by a glance."""

_OUTCOMES = 8
"""Of a chance with more outcomes, this number is drawn."""

_DEEPEST = 6


class _Valued(NamedTuple):
    shares: Shares
    turn: WholeTurn


class _OutOfNodesError(Exception):
    """The budget does not suffice for this depth."""


def search(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> Found:
    """Candidates for the seat to act: the best _ROOT turns, or all turns if the nodes suffice for a glance only."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the position waits for a seat"
    looker = _Looker(skill, dice, meter)
    valued = looker.turns(position, turn.seat)
    closer, rest = valued[:_ROOT], valued[_ROOT:]
    looked = valued
    for depth in range(1, _DEEPEST + 1):
        if len(looked) == 1 or looked[0].shares[turn.seat - 1] >= 1:
            break
        try:
            found = [_Valued(looker.shares(each.turn.after, depth), each.turn) for each in closer]
        except _OutOfNodesError:
            break
        looked = closer = sorted(found, key=lambda each: -each.shares[turn.seat - 1])
    return Found(_candidates(looked), _candidates(rest if len(looked) < len(valued) else ()))


def glances(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> Sequence[Candidate]:
    """All turns of the seat to act by a glance, without a look at what follows."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the position waits for a seat"
    return _candidates(_Looker(skill, dice, meter).turns(position, turn.seat))


def _candidates(valued: Sequence[_Valued]) -> list[Candidate]:
    return [Candidate(tuple(map(str, each.turn.plies)), each.shares) for each in valued]


class _Looker:
    """The recursion of one search."""

    def __init__(self, skill: Skill[Any], dice: random.Random, meter: Meter) -> None:
        self.skill = skill
        self.dice = dice
        self.meter = meter

    def turns(self, position: Position, seat: int) -> list[_Valued]:
        """All turns of `seat` by a glance, the best first, and equal ones in random order."""
        found = whole_turns(position, self.skill, self.meter, _MOST)
        valued = [_Valued(glance(each.after, self.skill), each) for each in found]
        self.dice.shuffle(valued)
        return sorted(valued, key=lambda each: -each.shares[seat - 1])

    def shares(self, position: Position, depth: int) -> Shares:
        """The expected shares after `depth` more turns. Raises _OutOfNodesError."""
        turn = position.turn()
        if isinstance(turn, Over) or depth == 0:
            return glance(position, self.skill)
        if not self.meter.left:
            raise _OutOfNodesError
        if isinstance(turn, Choice):
            valued = self.turns(position, turn.seat)
            if not self.meter.left:
                raise _OutOfNodesError
            if depth == 1:
                return valued[0].shares
            return max(
                (self.shares(each.turn.after, depth - 1) for each in valued[:_LATER]),
                key=lambda shares: shares[turn.seat - 1],
            )
        return self._expected(position, turn, depth)

    def _expected(self, position: Position, turn: Chance, depth: int) -> Shares:
        """The mean over the outcomes of chance, or over some that are drawn."""
        plies, weights = turn.plies, turn.weights
        if len(plies) > _OUTCOMES:
            plies, weights = tuple(self.dice.choices(plies, weights, k=_OUTCOMES)), (1,) * _OUTCOMES
        each = []
        for ply in plies:
            self.meter.spend()
            after = position.play(ply)
            # A turn that chance alone decides counts as one, or chance after chance would have no end.
            each.append(self.shares(after, depth - isinstance(after.turn(), Chance)))
        return _mean(each, weights)


def _mean(shares: Sequence[Shares], weights: Sequence[int]) -> Shares:
    whole = sum(weights)
    return tuple(
        sum(weight * each[index] for weight, each in zip(weights, shares, strict=True)) / whole
        for index in range(len(shares[0]))
    )
