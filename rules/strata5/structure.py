"""The structure of Strata 5: where blocks lie, the levels of the spaces, and where blocks can be laid."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from rules.strata5 import board
from rules.strata5.board import Board, Mask

TOP = 5
"""The highest level, on which a pawn wins (S5-20, S5-23)."""


class Laid(NamedTuple):
    """A block in the structure: its level, 1 to 5, and its place."""

    level: int
    place: str


class Structure(Struct, frozen=True, dict=True):
    """The blocks on a board. The masks follow from the blocks."""

    size: int
    """The number of spaces along each side of the board."""

    blocks: tuple[Laid, ...] = ()
    """All blocks, by level and then by place; in this order no block lies below an earlier one."""

    at: tuple[Mask, ...] = ()
    """The spaces of each level, 0 to 5 (S5-6)."""

    ground: Mask = 0
    """The spaces that have a block on level 1, whatever lies above (S5-18)."""

    uncovered: Mask = 0
    """The places of the blocks with no other block above them."""

    @property
    def board(self) -> Board:
        """The board below the structure."""
        return board.of(self.size)

    @cached_property
    def built(self) -> Mask:
        """The spaces with a level of at least 1, on which pawns can step (S5-10)."""
        return self.board.all & ~self.at[0]

    @cached_property
    def up(self) -> Mask:
        """The spaces from which one can step to the next rank, and back from there (S5-10)."""
        return self._joined(1) & self.board.below

    @cached_property
    def right(self) -> Mask:
        """The spaces from which one can step to the next file, and back from there (S5-10)."""
        return self._joined(self.size)

    def _joined(self, shift: int) -> Mask:
        """The spaces whose level differs by at most 1 from that of the space `shift` bits further; both have blocks."""
        _, one, two, three, four, five = self.at
        return (
            (one & (one | two) >> shift)
            | (two & (one | two | three) >> shift)
            | (three & (two | three | four) >> shift)
            | (four & (three | four | five) >> shift)
            | (five & (four | five) >> shift)
        )

    @cached_property
    def levels(self) -> dict[str, int]:
        """The level of every space, by file and then by rank (S5-6)."""
        return {space: self.level(space) for space in self.board.spaces}

    def level(self, space: str) -> int:
        """The level of `space`: that of its highest block, or 0 without a block (S5-6)."""
        bit = self.board.bit[space]
        return next(level for level, spaces in enumerate(self.at) if spaces & bit)

    @cached_property
    def columns(self) -> dict[str, tuple[Laid, ...]]:
        """The blocks of every space, the lowest first."""
        found: dict[str, list[Laid]] = {space: [] for space in self.board.spaces}
        for block in self.blocks:
            for space in self.covered_by(block.place):
                found[space].append(block)
        return {space: tuple(blocks) for space, blocks in found.items()}

    def covered_by(self, place: str) -> tuple[str, ...]:
        """The four spaces of a block at `place`: lower left, upper left, lower right, upper right."""
        return tuple(self.board.names(self.board.block(self.board.bit[place])))

    # Laying blocks

    def places(self, pawns: Mask) -> Mask:
        """The places where a block can be laid while pawns, none of them trapped, are on `pawns` (S5-17 to S5-20)."""
        on, at = self.board, self.at
        found = ~on.touched(on.all & ~at[0]) & on.touched(on.beside(self.ground))
        higher = at[TOP] | at[TOP - 1] & pawns
        for m in range(TOP - 1, 0, -1):
            a = at[m] & ~pawns | at[m - 1] & pawns
            b, c, d = a >> 1, a >> self.size, a >> (self.size + 1)
            three = a & b & (c | d) | c & d & (a | b)
            found |= three & ~on.touched(higher)
            higher |= a
        # Three spaces on one block are three of that block's own four, so only there a single piece bears everything.
        squarely = self.uncovered & ~on.touched(pawns)
        return found & on.places & ~squarely

    def resting_level(self, place: str, pawns: Mask) -> int:
        """The level on which a block at `place` lies: one above the highest support (S5-19)."""
        four = self.board.block(self.board.bit[place])
        for level in range(TOP, -1, -1):
            # A pawn on a lower level reaches no higher than the highest space.
            if there := self.at[level] & four:
                return 1 + level + bool(there & pawns)
        raise AssertionError("a block lies on the board")

    def with_block(self, place: str, level: int) -> Structure:
        """The structure with one more block, which covers everything below it (S5-21)."""
        bit = self.board.bit[place]
        four = self.board.block(bit)
        at = [spaces & ~four for spaces in self.at]
        at[level] |= four
        return Structure(
            self.size,
            tuple(sorted((*self.blocks, Laid(level, place)))),
            tuple(at),
            self.ground | four if level == 1 else self.ground,
            self.uncovered & ~self.board.touched(four) | bit,
        )


def bare(size: int) -> Structure:
    """An empty board."""
    return Structure(size, at=(board.of(size).all, *(0,) * TOP))


def cornered(size: int) -> Structure:
    """The board at the start: the four Starting Blocks on level 1 (S5-2)."""
    structure = bare(size)
    for place in board.corners(size):
        structure = structure.with_block(place, 1)
    return structure
