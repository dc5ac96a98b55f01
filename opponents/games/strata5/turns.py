"""Whole turns of Strata 5: two pawns and a block, the best first by a glance at what they leave.

All pairs of walks are ranked first, and blocks are tried after the best of them alone. Blocks that would lock the other
seat in are looked for after every pair.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from opponents.games.strata5.board import BLOCK, FIRST, SECOND, Board, Ply, Walk, bits
from opponents.games.strata5.evaluation import WON, side, value_of
from opponents.thought import Meter
from rules.strata5.board import Mask
from rules.strata5.structure import TOP


class Turn(NamedTuple):
    """A whole turn, or the rest of one."""

    value: float
    """By a glance, for the seat that takes it."""

    plies: tuple[Ply, ...]
    after: Board
    """What it leaves. Parts of the next turn that must be skipped are not skipped yet (`Board.gone_on`)."""


class Care(NamedTuple):
    """How much is looked at."""

    firsts: int
    """The number of first walks of which all second walks are looked at; of others, only those that capture."""

    pairs: int
    """When this number of walks was looked at, only captures are looked at further."""

    built: int
    """The number of pairs after which all blocks are tried."""

    cornered: int
    """Blocks that lock are looked for after every pair if the other seat has at most this number of free pawns."""


class _WonError(Exception):
    """A turn that wins was found."""

    def __init__(self, turn: Turn) -> None:
        super().__init__()
        self.turn = turn


class TurnFinder:
    """Finds the turns of a position."""

    def __init__(self, meter: Meter, care: Care) -> None:
        self.meter = meter
        self.care = care

    def turns(self, board: Board, keep: int) -> list[Turn]:
        """The best turns of the seat to move, at least one; only one if it wins. `board` is not over."""
        try:
            pairs, done = self._walks(board)
            done += self._blocks(board, pairs)
        except _WonError as won:
            return [won.turn]
        done.sort(key=lambda turn: -turn.value)
        return done[:keep]

    def _walks(self, board: Board) -> tuple[list[Turn], list[Turn]]:
        """The ways to the block part, the best first, and the turns that end before it. Raises _WonError."""
        if board.step == BLOCK:
            return [Turn(0.0, (), board)], []
        pairs: list[Turn] = []
        done: list[Turn] = []
        if board.step == SECOND:
            for walk in board.plies():
                self._put(board, (walk,), board.play(walk), pairs, done)
            pairs.sort(key=lambda turn: -turn.value)
            return pairs, done
        firsts: list[Turn] = []
        for walk in board.plies():
            then = board.play(walk)
            self._put(board, (walk,), then, firsts if then.step == SECOND else pairs, done)
        firsts.sort(key=lambda turn: -turn.value)
        self._seconds(board, firsts, pairs, done)
        pairs.sort(key=lambda turn: -turn.value)
        return pairs, done

    def _seconds(self, board: Board, firsts: list[Turn], pairs: list[Turn], done: list[Turn]) -> None:
        """Add a second walk to each of the first ones. Raises _WonError."""
        seen: set[tuple[Walk, Walk]] = set()
        sharp = board.masks[2 - board.seat] | board.terrain.structure.at[TOP]
        spent = 0
        for number, first in enumerate(firsts):
            (walk,) = cast("tuple[Walk]", first.plies)
            few = number >= self.care.firsts or spent > self.care.pairs
            for second in cast("list[Walk]", first.after.plies()):
                both = (walk, second) if walk < second else (second, walk)
                if both in seen or (few and not second[2] & sharp):
                    continue
                seen.add(both)
                spent += 1
                self._put(board, (walk, second), first.after.walked(second), pairs, done)

    def _put(self, board: Board, plies: tuple[Ply, ...], then: Board, going: list[Turn], done: list[Turn]) -> None:
        """Value what some plies lead to, and add it to the turns that go on or to those that are done."""
        self.meter.spend()
        seat = board.seat
        if then.winner == seat:
            raise _WonError(Turn(WON, plies, then))
        # A position in the middle of a turn is valued as if the other seat were to move already.
        turn = Turn(-value_of(then, 3 - seat), plies, then)
        (going if then.winner is None and then.seat == seat and then.step != FIRST else done).append(turn)

    def _blocks(self, board: Board, pairs: list[Turn]) -> list[Turn]:
        """The best pairs with every block, and all pairs with the blocks that lock. Raises _WonError."""
        done: list[Turn] = []
        locking = self._locking(board) if len(pairs) > self.care.built else 0
        for number, pair in enumerate(pairs):
            if number < self.care.built:
                here = pair.after.gone_on()
                if here.winner is not None or here.seat != board.seat or here.step != BLOCK:
                    self._put(board, pair.plies, here, done, done)
                    continue
                places = [ply for ply in here.plies() if isinstance(ply, int)]
            elif locking:
                here = pair.after
                places = bits(here.terrain.places(here.taken) & locking)
            else:
                break
            for place in places:
                self._put(board, (*pair.plies, place), here.built(place), done, done)
        return done

    def _locking(self, board: Board) -> Mask:
        """The places where a block may lock the other seat in, whatever else moves; 0 if it has too many free pawns."""
        other = 3 - board.seat
        terrain = board.terrain
        if side(board, other)[3] > self.care.cornered or not terrain.left:
            return 0
        on = terrain.structure.board
        found = 0
        for place in bits(on.places):
            under = on.block(place)
            pawns = {space: number for space, number in board.pawns[other - 1].items() if not space & under}
            for taken in (0, under):
                if terrain.structure.resting_level(on.name[place], taken) > TOP:
                    continue
                self.meter.spend()
                then = terrain.with_block(place, taken)
                if board.hands[other - 1] and then.open[other - 1]:
                    continue
                if not any(then.outlook(space, number).ends for space, number in pawns.items()):
                    found |= place
        return found
