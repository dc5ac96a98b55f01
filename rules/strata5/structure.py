"""The structure of Strata 5: which blocks lie where, how high every space is, and where a block may go."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from rules.strata5 import board
from rules.strata5.board import Board, Mask

TOP = 5
"""The highest level, on which a pawn wins (S5-20, S5-23)."""


class Laid(NamedTuple):
    """A block that lies in the structure: its level, 1 to 5, and its place."""

    level: int
    place: str


class Structure(Struct, frozen=True, dict=True):
    """Blocks on a board. Equal when the same blocks lie in the same places; the masks follow from them."""

    size: int
    blocks: tuple[Laid, ...] = ()
    """Every block, the lowest level first and then by place: in this order none lies under an earlier one."""

    at: tuple[Mask, ...] = ()
    """By level, 0 to 5, the spaces that have it (S5-6)."""

    ground: Mask = 0
    """The spaces that have a block on level 1, whatever lies above (S5-18)."""

    uncovered: Mask = 0
    """The places of the blocks over which no other block lies."""

    @property
    def board(self) -> Board:
        """The board that it stands on."""
        return board.of(self.size)

    @cached_property
    def built(self) -> Mask:
        """The spaces with a level of at least 1, on which a pawn may step (S5-10)."""
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
        """The spaces that differ by at most one level from the one that is `shift` bits on, bare board left out."""
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
        """The level of `space`: that of the highest block over it, 0 for the bare board (S5-6)."""
        bit = self.board.bit[space]
        return next(level for level, spaces in enumerate(self.at) if spaces & bit)

    @cached_property
    def columns(self) -> dict[str, tuple[Laid, ...]]:
        """For every space, the blocks over it, the lowest first."""
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
        """Where a block may be laid while pawns stand on `pawns`, none of them trapped (S5-17 to S5-20)."""
        on, at = self.board, self.at
        found = ~on.touched(on.all & ~at[0]) & on.touched(on.beside(self.ground))
        higher = at[TOP] | at[TOP - 1] & pawns
        for m in range(TOP - 1, 0, -1):
            a = at[m] & ~pawns | at[m - 1] & pawns
            b, c, d = a >> 1, a >> self.size, a >> (self.size + 1)
            three = a & b & (c | d) | c & d & (a | b)
            found |= three & ~on.touched(higher)
            higher |= a
        # Three spaces on the same block are three of that block's own four: only there can one piece bear it all.
        squarely = self.uncovered & ~on.touched(pawns)
        return found & on.places & ~squarely

    def rest(self, place: str, pawns: Mask) -> int:
        """The level on which a block at `place` lies: one above the highest support (S5-19)."""
        four = self.board.block(self.board.bit[place])
        return 1 + max(level + bool(there & pawns) for level, spaces in enumerate(self.at) if (there := spaces & four))

    def with_block(self, place: str, level: int) -> Structure:
        """The structure with a block more, which covers all that was under it (S5-21)."""
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
    """The board without a block."""
    return Structure(size, at=(board.of(size).all, *(0,) * TOP))


def cornered(size: int) -> Structure:
    """The board at the start: the four Starting Blocks on level 1 (S5-2)."""
    structure = bare(size)
    for place in board.corners(size):
        structure = structure.with_block(place, 1)
    return structure
