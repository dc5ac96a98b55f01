"""UCT with chance nodes for any number of seats (max^n): needs no knowledge of a game, and uses what there is.

Chance is drawn from the search's own generator each time that the search passes a chance node. Of many plies, a node
looks at a few first and widens with its visits, so that 300 legal plies do not use up a small budget.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from opponents.search.turns import winning_turn
from opponents.skill import Shares, Skill, glance, shares_of
from opponents.thought import Candidate, Found, Meter
from rules.core import CHANCE, Chance, Choice, Over, Ply, Position

_EXPLORING = 0.7
"""The weight of exploring in the upper bound of a ply."""

_WIDTH, _WIDENING = 12, 3.0
"""A node with n visits looks at most at this number of plies, plus the second number times the root of n."""

_WELL_KNOWN = 8
"""A ply with fewer visits is known by a glance only, unless all have so few."""

_ENOUGH = 24
"""The visits that a later ply of a turn needs before it is chosen together with the first."""


class _Node:
    """A position in the tree."""

    __slots__ = ("children", "plies", "position", "seat", "totals", "turn", "visits", "weights")

    def __init__(self, position: Position, skill: Skill[Any], dice: random.Random) -> None:
        self.position = position
        self.visits = 0
        self.totals = [0.0] * position.seats
        self.children: dict[Ply, _Node] = {}
        self.plies: Sequence[Ply] = ()
        self.weights: tuple[int, ...] = ()
        self.seat = CHANCE
        self.turn = position.turn()
        if isinstance(self.turn, Chance):
            self.plies, self.weights = self.turn.plies, self.turn.weights
        elif isinstance(self.turn, Choice):
            self.seat = self.turn.seat
            plies = list(self.turn.plies)
            dice.shuffle(plies)
            self.plies = skill.order(position, plies) if skill.order else plies

    def mean(self, seat: int) -> float:
        """The mean share of `seat` in the visits so far, at least one."""
        return self.totals[seat - 1] / self.visits

    def choose(self, dice: random.Random) -> Ply:
        """The ply to look at next."""
        if self.weights:
            return dice.choices(self.plies, self.weights)[0]
        width = min(len(self.plies), _WIDTH + int(_WIDENING * math.sqrt(self.visits)))
        if len(self.children) < width:
            return next(ply for ply in self.plies if ply not in self.children)
        root = math.log(self.visits + 1)
        return max(
            self.children,
            key=lambda ply: (child := self.children[ply]).mean(self.seat) + _EXPLORING * math.sqrt(root / child.visits),
        )


def search(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> Found:
    """Candidates for the seat to act: those with many visits, and apart the others, of which little is known."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the position waits for a seat"
    if won := winning_turn(position, meter, meter.limit // 4):
        sure = tuple(float(seat == turn.seat) for seat in range(1, position.seats + 1))
        return Found([Candidate(tuple(map(str, won.plies)), sure)])
    root = _Node(position, skill, dice)
    longest = max(100, meter.limit // 20)
    while True:
        _simulate(root, skill, dice, meter, longest)
        if not meter.left:
            break
    enough = min(_WELL_KNOWN, max(each.visits for each in root.children.values()))
    best = sorted(root.children, key=lambda ply: -root.children[ply].mean(turn.seat))
    many, few = ([ply for ply in best if (root.children[ply].visits >= enough) is well] for well in (True, False))
    return Found(*([_candidate(ply, root.children[ply], turn) for ply in plies] for plies in (many, few)))


def _simulate(root: _Node, skill: Skill[Any], dice: random.Random, meter: Meter, longest: int) -> None:
    """One pass through the tree: a new node, the shares there, and their way back."""
    path = [root]
    while path[-1].plies:
        node = path[-1]
        ply = node.choose(dice)
        known = node.children.get(ply)
        child = known or _Node(node.position.play(ply), skill, dice)
        meter.spend()
        node.children[ply] = child
        path.append(child)
        if known is None:
            break
    shares = rollout(path[-1].position, skill, dice, meter, longest)
    for node in path:
        node.visits += 1
        for index, share in enumerate(shares):
            node.totals[index] += share


def rollout(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter, longest: int) -> Shares:
    """The shares after at most `longest` random plies, or at the first position where the game's evaluation holds."""
    for _ in range(longest):
        turn = position.turn()
        if isinstance(turn, Over):
            return shares_of(turn.outcome, position.seats)
        if skill.evaluate and (skill.quiet is None or skill.quiet(position)):
            break
        if isinstance(turn, Choice) and skill.policy:
            ply = skill.policy(position, dice)
        else:
            ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        position = position.play(ply)
        if not meter.spend():
            break
    return glance(position, skill)


def _candidate(ply: Ply, node: _Node, begun: Choice) -> Candidate:
    """The first ply of a candidate with the later ones of the turn, as far as they are well known, and the line."""
    shares = tuple(total / node.visits for total in node.totals)
    plies, line = [str(ply)], list[str]()
    while not node.weights and node.children:
        following = max(node.children, key=lambda each: node.children[each].visits)
        if node.children[following].visits < _ENOUGH:
            break
        same = isinstance(node.turn, Choice) and (node.turn.seat, node.turn.turn) == (begun.seat, begun.turn)
        (line if line or not same else plies).append(str(following))
        node = node.children[following]
    return Candidate(tuple(plies), shares, tuple(line))
