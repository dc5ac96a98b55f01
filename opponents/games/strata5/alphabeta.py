"""Alpha-beta over whole turns of Strata 5, with beams that widen from pass to pass."""

from __future__ import annotations

from typing import NamedTuple

from opponents.games.strata5.board import Board
from opponents.games.strata5.evaluation import WON, value_of
from opponents.games.strata5.turns import Care, Turn, TurnFinder
from opponents.search.leaders import Leaders
from opponents.thought import Meter

_PASSES = ((8,), (12, 6), (10, 6, 4), (12, 8, 6, 4), (14, 10, 8, 6, 4))
"""For each pass, the number of turns that are looked at in the first turn, in the answer to it, and so on."""

_ROOT = Care(firsts=99, pairs=600, built=14, cornered=3)
_LATER = Care(firsts=6, pairs=120, built=5, cornered=1)
_SURE = WON / 2
_MOST = 60
"""The turns that are kept at the root."""

EVERY = Care(firsts=10**6, pairs=10**6, built=10**6, cornered=0)
"""Looks at all turns. All blocks are tried after every pair, so none needs to be looked for."""

_KEPT = 12
"""The turns that are kept of a later position."""


class OutOfNodesError(Exception):
    """The budget is spent."""


class Rated(NamedTuple):
    """A turn at the root with its value for the seat that takes it."""

    value: float
    turn: Turn


def _later(value: float) -> float:
    """A value one turn earlier: wins and losses are worth less, the further away they are."""
    return value - 1 if value > _SURE else value + 1 if value < -_SURE else value


def _without(turns: list[Turn], rated: list[Rated]) -> list[Turn]:
    """The turns that are not among those that were rated."""
    return [turn for turn in turns if not any(turn is each.turn for each in rated)]


class AlphaBeta:
    """One search with what it remembers."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self._at_root = TurnFinder(meter, _ROOT)
        self._at_later = TurnFinder(meter, _LATER)
        self._turns: dict[Board, list[Turn]] = {}
        """The turns of positions, which are compared by identity."""
        self._best: dict[Board, Turn] = {}

    def root(self, board: Board, exact: int, equal: float = 0.0) -> tuple[list[Rated], list[Turn]]:
        """The best `exact` turns with their values, of the last pass that the budget allows, and the others.

        The best come first. Turns that are less than `equal` below the best one are always among them, if they are in
        the beam.
        """
        turns = self._at_root.turns(board, max(_MOST, exact))
        best = [Rated(turn.value, turn) for turn in turns[:exact]]
        for widths in _PASSES:
            if abs(best[0].value) > _SURE or len(turns) == 1:
                break
            try:
                best = self._pass(board, turns, widths, Leaders[Rated](exact, equal), len(best))
            except OutOfNodesError:
                break
            turns = [each.turn for each in best] + _without(turns, best)
        return best, sorted(_without(turns, best), key=lambda turn: -turn.value)

    def answer(self, board: Board) -> Turn | None:
        """The best turn in a position that the search has looked at; None in another one."""
        return self._best.get(board)

    def _pass(
        self, board: Board, turns: list[Turn], widths: tuple[int, ...], leaders: Leaders[Rated], before: int
    ) -> list[Rated]:
        """The best turns of a pass. When all in the beam lose, the others are tried too.

        `before` is the number of turns that were the best before, which come first. When nodes run out after them,
        what was found is used. Raises OutOfNodesError when they run out earlier.
        """
        for number, turn in enumerate(turns):
            if number >= widths[0] and leaders.rated[0].value > -_SURE:
                break
            alpha = max(-2 * WON, leaders.bar)
            try:
                value = self._after(board, turn, widths[1:], alpha, 2 * WON)
            except OutOfNodesError:
                if len(leaders.rated) < min(leaders.exact, before):
                    raise
                break
            if value > alpha:
                leaders.add(Rated(value, turn))
        return leaders.rated

    def _after(self, board: Board, turn: Turn, widths: tuple[int, ...], alpha: float, beta: float) -> float:
        """The value of a turn for the seat that takes it, between `alpha` and `beta`. Raises OutOfNodesError."""
        then = turn.after.gone_on() if turn.after.winner is None else turn.after
        if then.winner is not None:
            return _later(value_of(then, board.seat))
        if then.seat == board.seat:
            return _later(self._search(then, widths, alpha, beta))
        return _later(-self._search(then, widths, -beta, -alpha))

    def _search(self, board: Board, widths: tuple[int, ...], alpha: float, beta: float) -> float:
        """The value for the seat to move. Raises OutOfNodesError."""
        turns = self._turns.get(board)
        if turns is None:
            if not self.meter.left:
                raise OutOfNodesError
            turns = self._turns[board] = self._at_later.turns(board, _KEPT)
        best = turns[0].value
        self._best[board] = turns[0]
        if not widths or best >= WON:
            return best
        best, leader = -2 * WON, turns[0]
        for turn in turns[: widths[0]]:
            value = self._after(board, turn, widths[1:], alpha, beta)
            if value > best:
                best, leader = value, turn
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        self._best[board] = leader
        # The next pass looks at it first, which refutes more of the turns before.
        turns.remove(leader)
        turns.insert(0, leader)
        return best
