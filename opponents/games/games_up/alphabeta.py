"""Alpha-beta for The Game's Up!: deepens ply by ply, and ends in a search of captures alone.

Values are in points for the seat to move; `WON` and above are wins, and the higher the sooner.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from opponents.games.games_up.board import Board, Move, Sameness
from opponents.search.leaders import Leaders
from opponents.thought import Meter
from rules.games_up import QUIET_PLIES

WON = 10_000.0
_SURE = WON / 2
_REDUCED_FROM = 5
"""From this quiet ply of a node on, plies are first searched one ply less deep."""

_DEEPEST = 24
_LINE = 6
"""The most plies of a line that is reported."""


class OutOfNodesError(Exception):
    """The budget is spent."""


class _Known(NamedTuple):
    """What is known of a position: its value or a bound of it, at a depth, and the best ply."""

    depth: int
    value: float
    bound: int
    """0 for a value, 1 for a lower and -1 for an upper bound."""

    move: Move | None

    def settles(self, alpha: float, beta: float) -> bool:
        """Whether nothing more needs to be known in a window."""
        return self.bound == 0 or (self.value >= beta if self.bound > 0 else self.value <= alpha)


Key = tuple[Sameness, int, int]
"""The position, how often it has occurred, and the count of quiet plies where the end by GU-20 is in sight."""


class Rated(NamedTuple):
    """A ply at the root with its exact value for the seat that plays it."""

    value: float
    move: Move


def value_of(board: Board) -> float:
    """A position by a glance: points count the more, the nearer they bring a seat to the target."""
    one, two = board.scores
    value = one - two + (one * one - two * two) / board.target
    return value if board.seat == 1 else -value


def _later(value: float) -> float:
    """A value one ply earlier: wins and losses are worth less, the further away they are."""
    return value - 1 if value > _SURE else value + 1 if value < -_SURE else value


class AlphaBeta:
    """One search with what it remembers."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.known: dict[Key, _Known] = {}
        self.good: dict[Move, int] = {}
        """How often each quiet ply was too good for the other seat, weighted by depth (the history heuristic)."""

    def root(self, board: Board, dice: random.Random, exact: int, deepest: int, equal: float = 0.0) -> list[Rated]:
        """The best `exact` plies with their values, the best first, of the deepest search that the budget allows.

        Plies that are less than `equal` below the best one are always among them.
        """
        moves = board.moves()
        dice.shuffle(moves)
        moves.sort(key=lambda move: -self._promise(board, move))
        best = sorted((self._at_once(board, move) for move in moves), key=lambda rated: -rated.value)[:exact]
        for depth in range(1, min(deepest, _DEEPEST) + 1):
            try:
                best = self._deepened(board, moves, depth, Leaders[Rated](exact, equal), len(best))
            except OutOfNodesError:
                break
            front = [each.move for each in best]
            moves = front + [move for move in moves if move not in front]
            if abs(best[0].value) > _SURE or len(moves) == 1:
                break
        return best

    def _at_once(self, board: Board, move: Move) -> Rated:
        """A ply by its gain alone; a win where it reaches the target."""
        gain = board.gain(move)
        wins = board.owners[move[0]] == board.seat and board.scores[board.seat - 1] + gain >= board.target
        then = board.play(move) if wins else None
        won = then is not None and then.scores[board.seat - 1] >= board.target
        return Rated(WON - 1 if won else float(gain), move)

    def _deepened(
        self, board: Board, moves: list[Move], depth: int, leaders: Leaders[Rated], before: int
    ) -> list[Rated]:
        """The best plies at this depth. If nodes run out after the first, what is found so far can be used already.

        `before` is the number of best plies of the depth before, which come first. Raises OutOfNodesError if not even
        these were finished.
        """
        for move in moves:
            alpha = max(-2 * WON, leaders.bar)
            try:
                value = _later(-self._search(board.play(move), depth - 1, -2 * WON, -alpha))
            except OutOfNodesError:
                if len(leaders.rated) < min(leaders.exact, before):
                    raise
                break
            if value > alpha:
                leaders.add(Rated(value, move))
        return leaders.rated

    def line(self, board: Board) -> list[Move]:
        """The best play from a position on, as far as it is remembered."""
        found: list[Move] = []
        while len(found) < _LINE and (known := self.known.get(key_of(board))) and known.move:
            if board.ended(board.moves()) is not None:
                break
            found.append(known.move)
            board = board.play(known.move)
        return found

    def _search(self, board: Board, depth: int, alpha: float, beta: float) -> float:
        """The value for the seat to move, exact between `alpha` and `beta`. Raises OutOfNodesError."""
        if not self.meter.spend():
            raise OutOfNodesError
        if board.scores[2 - board.seat] >= board.target:
            return -WON
        if depth <= 0:
            return self._captures(board, alpha, beta)
        moves = board.moves()
        ended = board.ended(moves)
        if ended is not None:
            return 0.0 if not ended else WON if ended == board.seat else -WON
        key = key_of(board)
        known = self.known.get(key)
        if known and known.depth >= depth and known.settles(alpha, beta):
            return known.value
        hint = known.move if known else None
        moves.sort(key=lambda move: -1e9 if move == hint else -self._promise(board, move))
        best, chosen = self._best(board, moves, depth, alpha, beta)
        bound = 1 if best >= beta else 0 if best > alpha else -1
        self.known[key] = _Known(depth, best, bound, chosen)
        return best

    def _best(self, board: Board, moves: list[Move], depth: int, alpha: float, beta: float) -> tuple[float, Move]:
        """The best value and ply among `moves`, which are in the order of their promise."""
        best, chosen = -2 * WON, moves[0]
        for number, move in enumerate(moves):
            then = board.play(move)
            takes = not then.quiet
            if number >= _REDUCED_FROM and depth > 1 and not takes:
                value = _later(-self._search(then, depth - 2, -alpha - 1e-6, -alpha))
                if value > alpha:
                    value = _later(-self._search(then, depth - 1, -beta, -alpha))
            else:
                value = _later(-self._search(then, depth - 1, -beta, -alpha))
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    if not takes:
                        self.good[move] = self.good.get(move, 0) + depth * depth
                    break
        return best, chosen

    def _captures(self, board: Board, alpha: float, beta: float) -> float:
        """The value when only captures are looked at; a seat may also leave it at what it has."""
        best = value_of(board)
        if best >= beta:
            return best
        alpha = max(alpha, best)
        for move in sorted(board.moves(quiet=False), key=lambda move: -board.gain(move)):
            then = board.play(move)
            if not self.meter.spend():
                raise OutOfNodesError
            if then.scores[board.seat - 1] >= board.target:
                return WON - 1
            value = -self._captures(then, -beta, -alpha)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best

    def _promise(self, board: Board, move: Move) -> float:
        """What is searched first: captures by their gain, then quiet plies that were good elsewhere."""
        if board.owners[move[1]]:
            return 1e6 + board.gain(move)
        return board.gain(move) * 10 + self.good.get(move, 0)


def key_of(board: Board) -> Key:
    """What the future of a position depends on, beside positions before it that have occurred once."""
    near = board.quiet if board.quiet >= QUIET_PLIES - _DEEPEST else 0
    return board.sameness, board.times, near
