"""A second search of Strata 5: a tree that grows by one position at a time, where the best play leads.

It shares the evaluation and the turns with alpha-beta, but not the order, the depth or the beams: what both find is
hardly a mistake of one of them. Proofs of puzzles compare them. Wins are proved on the way up; a position counts as
lost when all turns lose that are kept.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from opponents.games.strata5.board import Board
from opponents.games.strata5.evaluation import WON
from opponents.games.strata5.turns import Care, Turn, TurnFinder
from opponents.skill import sigmoid
from opponents.thought import Meter

_ROOT = Care(firsts=99, pairs=600, built=14, cornered=3)
_LATER = Care(firsts=8, pairs=200, built=8, cornered=2)
_KEPT_AT_ROOT, _KEPT = 30, 16
"""The turns that are kept."""

_EXPLORING = 1.2
"""The weight of exploring in the upper bound of a turn."""

_WELL_KNOWN = 4
"""A turn is well known if it has at least this part, the fourth, of the visits of the most visited one."""


class Known(NamedTuple):
    """A turn that the search knows well."""

    share: float
    """The share of the win for the seat that takes it."""

    turn: Turn


class _Node:
    """A position in the tree, between two turns."""

    __slots__ = ("board", "children", "priors", "proved", "total", "turns", "visits")

    def __init__(self, board: Board) -> None:
        self.board = board if board.winner is not None else board.gone_on()
        self.visits = 0
        self.total = 0.0
        """The sum of the shares of the seat to move in all visits."""
        self.turns: list[Turn] = []
        self.priors: list[float] = []
        self.children: dict[int, _Node] = {}
        self.proved: float | None = None
        """The share of the seat to move, if it is certain."""
        if self.board.winner is not None:
            self.proved = 0.5 if not self.board.winner else float(self.board.winner == self.board.seat)

    def grow(self, turns: list[Turn]) -> float:
        """Take in the turns. Returns the share of the seat to move by a glance."""
        self.turns = turns
        best = turns[0].value
        if best >= WON:
            self.proved = 1.0
            return 1.0
        weights = [math.exp(turn.value - best) for turn in turns]
        whole = sum(weights)
        self.priors = [weight / whole for weight in weights]
        return sigmoid(best)

    def share_after(self, index: int) -> float:
        """The share of the seat to move after one of its turns: as its visits say, or by a glance."""
        child = self.children.get(index)
        if child is None or not (child.visits or child.proved is not None):
            return sigmoid(self.turns[index].value)
        share = child.total / child.visits if child.proved is None else child.proved
        return self.own(child, share)

    def own(self, child: _Node, share: float) -> float:
        """The share of this node's seat, if `share` is that of the child's: the same seat may move again."""
        return share if child.board.seat == self.board.seat else 1 - share

    def next(self) -> int:
        """The turn to look at next: one of which nothing is certain, as long as there is one."""
        root = math.sqrt(self.visits + 1)
        open_ones = [
            index
            for index in range(len(self.turns))
            if (child := self.children.get(index)) is None or child.proved is None
        ]

        def promise(index: int) -> float:
            child = self.children.get(index)
            visits = child.visits if child else 0
            return self.share_after(index) + _EXPLORING * self.priors[index] * root / (1 + visits)

        return max(open_ones or range(len(self.turns)), key=promise)


def search(board: Board, meter: Meter) -> tuple[list[Known], list[Turn]]:
    """The turns of a position that are well known, the best first, and the others, the best by a glance first."""
    root = _Node(board)
    root.grow(TurnFinder(meter, _ROOT).turns(root.board, _KEPT_AT_ROOT))
    if root.proved is not None:
        return [Known(1.0, root.turns[0])], []
    finder = TurnFinder(meter, _LATER)
    while meter.left and root.proved is None and len(root.turns) > 1:
        _visit(root, finder)
    visits = {index: child.visits for index, child in root.children.items()}
    most = max(visits.values(), default=0)
    wins = [index for index in visits if root.share_after(index) == 1]
    well = wins or [index for index, each in visits.items() if each * _WELL_KNOWN >= most] or [0]
    known = [Known(root.share_after(index), root.turns[index]) for index in well]
    rest = [turn for index, turn in enumerate(root.turns) if index not in well]
    return sorted(known, key=lambda each: -each.share), rest


def _visit(node: _Node, finder: TurnFinder) -> float:
    """One pass through the tree below a node. Returns the share of its seat to move."""
    # A pass costs something even where nothing new is found, so that the search ends.
    finder.meter.spend()
    if node.proved is not None:
        share = node.proved
    elif not node.turns:
        share = node.grow(finder.turns(node.board, _KEPT))
    else:
        index = node.next()
        child = node.children.setdefault(index, _Node(node.turns[index].after))
        share = node.own(child, _visit(child, finder))
        _prove(node, child)
    node.visits += 1
    node.total += share
    return share


def _prove(node: _Node, child: _Node) -> None:
    """Note what is certain of a node now that a child was looked at again."""
    if child.proved is None:
        return
    if node.own(child, child.proved) == 1:
        node.proved = 1.0
    elif len(node.children) == len(node.turns):
        proved = [each.proved for each in node.children.values()]
        if all(each is not None for each in proved):
            node.proved = max(node.own(each, each.proved or 0.0) for each in node.children.values())
