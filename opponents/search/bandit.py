"""A bandit over the plies: rollouts by the game's policy to the next quiet position, which is evaluated.

For games with many short decisions between quiet positions, such as a fight with cards. In each round of rollouts, all
plies that are left draw chance from the same seed. Another ply is preferred to that of the policy only by as much as
luck does not explain: so a small budget does not play worse than the policy alone.
"""

from __future__ import annotations

import math
import random
from typing import Any

from opponents.search.uct import rollout
from opponents.skill import Skill
from opponents.thought import Candidate, Found, Meter
from rules.core import Choice, Over, Ply, Position

_LONGEST = 400
"""The most plies of a rollout."""


class _Arm:
    """A ply with what its rollouts brought."""

    def __init__(self, ply: Ply, position: Position) -> None:
        self.ply = ply
        self.after = position.play(ply)
        self.visits = 0
        self.totals = [0.0] * position.seats
        self.lead = 0.0
        """The sum of the differences to the policy's ply, in the rounds of rollouts with it."""
        self.squares = 0.0
        """The sum of the squares of these differences."""

    def mean(self, seat: int) -> float:
        """The mean share of `seat`; the visits are at least one."""
        return self.totals[seat - 1] / self.visits

    @property
    def certain_lead(self) -> float:
        """By how much the ply is better than the policy's, less the standard error; what is worse is not corrected."""
        mean = self.lead / self.visits
        error = math.sqrt(max(self.squares / self.visits - mean * mean, 0.0) / self.visits) if self.visits > 1 else 1.0
        return max(0.0, mean - error) if mean > 0 else mean


def search(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> Found:
    """Each ply of the seat to act as a candidate, by successive halving."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the position waits for a seat"
    assert skill.policy is not None, "rollouts need a policy"
    seat = turn.seat
    usual = skill.policy(position, dice)
    arms = [_Arm(ply, position) for ply in (usual, *(ply for ply in turn.plies if ply != usual))]
    meter.spend(len(arms))
    left, out = arms[1:], list[_Arm]()
    for number in range(max(1, len(left).bit_length()), 0, -1):
        _pull([arms[0], *left], seat, skill, dice, meter, meter.left // number)
        left.sort(key=lambda arm: -arm.mean(seat))
        keep = max(1, (len(left) + 1) // 2)
        out = left[keep:] + out
        left = left[:keep]
        if not meter.left:
            break
    found = [_candidate(arm, arms[0], seat) for arm in (arms[0], *left, *out)]
    return Found(sorted(found, key=lambda each: -each.shares[seat - 1]))


def _candidate(arm: _Arm, usual: _Arm, seat: int) -> Candidate:
    """The candidate of an arm: its share is changed so that its lead is the certain one, unless it ends the game."""
    shares = [total / arm.visits for total in arm.totals]
    if arm is not usual and not isinstance(arm.after.turn(), Over):
        shares[seat - 1] = min(1.0, max(0.0, usual.mean(seat) + arm.certain_lead))
    return Candidate((str(arm.ply),), tuple(shares))


def _pull(arms: list[_Arm], seat: int, skill: Skill[Any], dice: random.Random, meter: Meter, nodes: int) -> None:
    """Rollouts of all arms in turn, until `nodes` are spent; at least one of each. The first arm is the policy's."""
    until = meter.nodes + nodes
    while True:
        seed = dice.getrandbits(64)
        usual = 0.0
        for arm in arms:
            shares = rollout(arm.after, skill, random.Random(seed), meter, _LONGEST)  # noqa: S311 - a search's dice
            meter.spend()  # a rollout costs something even if it ends at once
            arm.visits += 1
            for index, share in enumerate(shares):
                arm.totals[index] += share
            usual = shares[seat - 1] if arm is arms[0] else usual
            arm.lead += shares[seat - 1] - usual
            arm.squares += (shares[seat - 1] - usual) ** 2
        if meter.nodes >= until or not meter.left:
            return
