"""The board of Strata 5 in bits: a set of spaces is an integer with one bit for each space (S5-1).

The bits are ordered by file and then by rank: a1 is bit 0 and a2 is bit 1. The next rank is one bit away, and the next
file `size` bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules import grid

Mask = int
"""A set of spaces, or of places of blocks by their lower left spaces."""


class Board:
    """The constants of a board of `size` by `size` spaces. `of` makes one for each size."""

    def __init__(self, size: int) -> None:
        self.size = size
        ranks = range(size)
        self.spaces = tuple(grid.name(file, rank) for file in ranks for rank in ranks)
        self.index = {space: index for index, space in enumerate(self.spaces)}
        self.bit = {space: 1 << index for space, index in self.index.items()}
        self.name = {bit: space for space, bit in self.bit.items()}
        self.all = (1 << size * size) - 1
        self.lowest = sum(1 << file * size for file in ranks)
        """The spaces of rank 1."""
        self.below = self.all & ~(self.lowest << (size - 1))
        """The spaces that have a rank above them."""
        self.places = self.below & (self.all >> size)
        """Where a block can lie on the board with all four spaces (S5-17)."""

    def block(self, place: Mask) -> Mask:
        """The four spaces of a block at each of these places (S5-2)."""
        column = place | place << 1
        return column | column << self.size

    def touched(self, spaces: Mask) -> Mask:
        """The places of blocks that cover at least one of `spaces`, including those that stick out of the board."""
        column = spaces | spaces >> 1
        return column | column >> self.size

    def beside(self, spaces: Mask) -> Mask:
        """The orthogonal neighbours of `spaces`."""
        up, down = (spaces & self.below) << 1, spaces >> 1 & self.below
        return (up | down | spaces << self.size | spaces >> self.size) & self.all

    def names(self, spaces: Mask) -> Iterator[str]:
        """The names of `spaces`, by file and then by rank."""
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            yield self.name[bit]

    def mask(self, *spaces: str) -> Mask:
        """The set of these spaces."""
        return sum(self.bit[space] for space in set(spaces))


@cache
def of(size: int) -> Board:
    """The board of `size` by `size` spaces."""
    return Board(size)


@cache
def corners(size: int) -> tuple[str, str, str, str]:
    """The places of the four Starting Blocks: both of seat 1, then both of seat 2 (S5-2, S5-3)."""
    far = size - 2
    return grid.name(0, 0), grid.name(far, 0), grid.name(0, far), grid.name(far, far)


@cache
def home(size: int, seat: int) -> Mask:
    """The eight spaces of the Starting Blocks of `seat` (S5-3)."""
    board = of(size)
    return board.block(board.mask(*corners(size)[2 * seat - 2 : 2 * seat]))
