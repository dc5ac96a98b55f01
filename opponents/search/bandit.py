"""A bandit over the plies: rollouts by the game's policy to the next quiet position, which is evaluated.

For games with many short decisions between quiet positions, such as a fight with cards. Every round of rollouts draws
chance from the same seeds for all plies that are left, which makes their means comparable sooner.
"""

from __future__ import annotations

import random
from typing import Any

from opponents.meter import Meter
from opponents.search.uct import rollout
from opponents.skill import Skill
from opponents.thought import Candidate
from rules.core import Choice, Ply, Position

_LONGEST = 400
"""The most plies of a rollout."""


class _Arm:
    """A ply with what its rollouts brought."""

    def __init__(self, ply: Ply, position: Position) -> None:
        self.ply = ply
        self.after = position.play(ply)
        self.visits = 0
        self.totals = [0.0] * position.seats

    def mean(self, seat: int) -> float:
        """The mean share of `seat`; the visits are at least one."""
        return self.totals[seat - 1] / self.visits


def search(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> list[Candidate]:
    """Each ply of the seat to act as a candidate, the best first, by successive halving."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the position waits for a seat"
    arms = [_Arm(ply, position) for ply in turn.plies]
    meter.spend(len(arms))
    left, out = arms, list[_Arm]()
    rounds = max(1, (len(arms) - 1).bit_length())
    for number in range(rounds, 0, -1):
        _pull(left, skill, dice, meter, meter.left // number)
        left.sort(key=lambda arm: -arm.mean(turn.seat))
        keep = max(1, (len(left) + 1) // 2)
        out = left[keep:] + out
        left = left[:keep]
        if not meter.left:
            break
    return [Candidate((str(arm.ply),), tuple(total / arm.visits for total in arm.totals)) for arm in (*left, *out)]


def _pull(arms: list[_Arm], skill: Skill[Any], dice: random.Random, meter: Meter, nodes: int) -> None:
    """Rollouts of all arms in turn, until `nodes` are spent; at least one of each."""
    until = meter.nodes + nodes
    while True:
        seed = dice.getrandbits(64)
        for arm in arms:
            shares = rollout(arm.after, skill, random.Random(seed), meter, _LONGEST)  # noqa: S311 - a search's dice
            meter.spend()  # a rollout costs something even if it ends at once
            arm.visits += 1
            for index, share in enumerate(shares):
                arm.totals[index] += share
        if meter.nodes >= until or not meter.left:
            return
