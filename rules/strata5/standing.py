"""What stands where in Strata 5: structure, pawns and hands; what may move, what is locked, what there is to show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from rules.core import Ply, Position
from rules.strata5 import board, walking
from rules.strata5.board import Mask
from rules.strata5.plies import Block, Enter, Move, Pawn
from rules.strata5.structure import Structure

BLOCKS = 32
"""How many blocks there are, the Starting Blocks among them (S5-2)."""

NUMBERS = (2, 2, 3, 4, 5, 6)
"""The pawns of a side at the start (S5-4)."""

Hand = tuple[int, ...]
"""The numbers of the pawns in a hand, in ascending order (S5-4)."""


class Gap(NamedTuple):
    """Air below an overhang: over `space` nothing fills the levels between `floor` and the block on level `roof`.

    `floor` is the level of the block below, 0 for the bare board, or that of the trapped pawn on it, which is one more.
    """

    space: str
    floor: int
    roof: int


# Plies are values: one of each serves every position.
_move, _enter, _block = cache(Move), cache(Enter), cache(Block)


def other(seat: int) -> int:
    """The opponent of `seat`."""
    return 3 - seat


class Standing(Position, frozen=True):
    """The part of a position that can be touched. What a turn makes of it is left to `Strata5`."""

    structure: Structure
    """The blocks that are built."""

    hands: tuple[Hand, Hand]
    """The pawns in hand, seat 1's first."""

    pawns: tuple[Pawn, ...] = ()
    """The pawns on the board, by file and then by rank; trapped ones are not among them."""

    trapped: tuple[Pawn, ...] = ()
    """The trapped pawns, by file and rank and then by level: several may be trapped above each other (S5-21)."""

    seat: int = 1
    """Whose turn it is; of a game that is over, whose the last one was."""

    moved: str | None = None
    """Where the first pawn of the turn stands now, while a second one is asked for (S5-8)."""

    # What there is to see

    @property
    def size(self) -> int:
        """How many spaces the board has each way (S5-1)."""
        return self.structure.size

    @property
    def blocks_left(self) -> int:
        """How many blocks are left to build with, for both seats together (S5-2)."""
        return BLOCKS - len(self.structure.blocks)

    def hand(self, seat: int) -> Hand:
        """The numbers of the pawns that `seat` has in hand, in ascending order."""
        return self.hands[seat - 1]

    def pawn_on(self, space: str) -> Pawn | None:
        """The pawn that stands on `space`, trapped ones left out (S5-13)."""
        return next((pawn for pawn in self.pawns if pawn.space == space), None)

    def open_spaces(self, seat: int) -> tuple[str, ...]:
        """The open spaces of the Starting Blocks of `seat`, those that hold a pawn among them (S5-14)."""
        return tuple(self.structure.board.names(self._open(seat)))

    def gaps(self) -> tuple[Gap, ...]:
        """Where blocks hang over air, by file, rank and level (S5-21)."""
        filled = {(pawn.space, pawn.level): pawn.level + 1 for pawn in self.trapped}
        found = []
        for space, blocks in self.structure.columns.items():
            below = 0
            for block in blocks:
                floor = filled.get((space, below), below)
                if floor + 1 < block.level:
                    found.append(Gap(space, floor, block.level))
                below = block.level
        return tuple(found)

    # What a ply would do

    def captured_by(self, ply: Move | Enter) -> Pawn | None:
        """The pawn that `ply`, one of the plies of `turn()`, would capture (S5-16)."""
        return self.pawn_on(ply.end)

    def mover(self, ply: Move | Enter) -> Pawn:
        """The pawn that `ply`, one of the plies of `turn()`, would move, as it would stand at the end."""
        number = ply.number if isinstance(ply, Enter) else self._number_on(ply.start)
        return Pawn(ply.end, self.structure.level(ply.end), self.seat, number)

    def way(self, ply: Move | Enter) -> tuple[str, ...]:
        """One way that the pawn of `ply`, one of the plies of `turn()`, can go, both ends included (S5-15).

        It has as many spaces as the pawn's number when it enters, the first of them where it is put, else one more.
        """
        on, number = self.structure.board, self.mover(ply).number
        enters = isinstance(ply, Enter)
        starts = list(on.names(self._doors)) if isinstance(ply, Enter) else [ply.start]
        ways = (
            walking.way(self.structure, on.bit[start], number - enters, self._free, on.bit[ply.end]) for start in starts
        )
        return tuple(on.name[bit] for bit in next(way for way in ways if way is not None))

    def supports(self, place: str) -> dict[str, int]:
        """The support heights of the four spaces of a block at `place`, which is on the board (S5-19)."""
        four = self.structure.covered_by(place)
        return {space: self.structure.level(space) + (self.pawn_on(space) is not None) for space in four}

    def lies_on(self, ply: Block) -> int:
        """The level on which the block of `ply`, one of the plies of `turn()`, would lie (S5-18, S5-19)."""
        return self.structure.rest(ply.place, self._taken)

    def trapped_by(self, ply: Block) -> tuple[Pawn, ...]:
        """The pawns, of either colour, that the block of `ply` would trap, by file and then by rank (S5-21)."""
        under = self.structure.covered_by(ply.place)
        return tuple(pawn for pawn in self.pawns if pawn.space in under)

    def walled_in_by(self, ply: Ply) -> tuple[Pawn, ...]:
        """The pawns on the board that `ply`, one of the plies of `turn()`, would lock without trapping them (S5-24).

        By file and then by rank, each as it would stand. Pawns that are locked already do not count.
        """
        if isinstance(ply, Block):
            then = self.structure.with_block(ply.place, self.lies_on(ply))
            under = self.trapped_by(ply)
            return tuple(
                pawn
                for pawn in self.pawns
                if pawn not in under and walled_in(then, pawn) and not walled_in(self.structure, pawn)
            )
        assert isinstance(ply, Move | Enter), f"{ply} is no ply of Strata 5"
        mover = self.mover(ply)
        return (mover,) if walled_in(self.structure, mover) else ()

    def _number_on(self, space: str) -> int:
        pawn = self.pawn_on(space)
        assert pawn is not None, "a pawn that moves stands on the board"
        return pawn.number

    # Locked pawns and seats

    def walled_in(self, pawn: Pawn) -> bool:
        """Whether `pawn`, one of `pawns`, could not move even with every other pawn lifted off (S5-24)."""
        return walled_in(self.structure, pawn)

    def ends_alone(self, pawn: Pawn) -> tuple[str, ...]:
        """Where `pawn`, one of `pawns`, could end with every other pawn lifted off the board (S5-24)."""
        on, built = self.structure.board, self.structure.built
        return tuple(on.names(walking.ends(self.structure, on.bit[pawn.space], pawn.number, built, built)))

    def entries_alone(self, number: int) -> tuple[str, ...]:
        """Where a pawn with this number in the hand of the seat to move could end if no pawn stood on the board."""
        doors, built = self._open(self.seat), self.structure.built
        return tuple(self.structure.board.names(walking.entering(self.structure, doors, number, built, built)))

    def locked(self, seat: int) -> bool:
        """Whether `seat` has no pawn that is not locked (S5-24)."""
        if self.hand(seat) and self._open(seat):
            return False
        return all(self.walled_in(pawn) for pawn in self.pawns if pawn.seat == seat)

    # What may be done

    @cached_property
    def _taken(self) -> Mask:
        """The spaces on which pawns stand."""
        return self.structure.board.mask(*[pawn.space for pawn in self.pawns])

    @property
    def _free(self) -> Mask:
        """The spaces that a pawn may step on and go on from (S5-10, S5-12)."""
        return self.structure.built & ~self._taken

    @property
    def _doors(self) -> Mask:
        """The spaces on which a pawn of the seat to move can be put from hand (S5-14)."""
        return self._open(self.seat) & ~self._taken

    def _open(self, seat: int) -> Mask:
        return board.home(self.size, seat) & self.structure.at[1]

    def _walks(self) -> Iterator[Ply]:
        """Every move of a pawn: from hand by number, then from the board by space (S5-8 to S5-16)."""
        structure, on, free = self.structure, self.structure.board, self._free
        last = free | on.mask(*[pawn.space for pawn in self.pawns if pawn.seat != self.seat])
        doors = self._doors
        for number in dict.fromkeys(self.hand(self.seat)):
            for end in on.names(walking.entering(structure, doors, number, free, last)):
                yield _enter(number, end)
        for pawn in self.pawns:
            if pawn.seat == self.seat and pawn.space != self.moved:
                for end in on.names(walking.ends(structure, on.bit[pawn.space], pawn.number, free, last)):
                    yield _move(pawn.space, end)

    def _blocks(self) -> Iterator[Ply]:
        """Every place for a block, while one is left (S5-17 to S5-20)."""
        if self.blocks_left:
            for place in self.structure.board.names(self.structure.places(self._taken)):
                yield _block(place)

    def _in_order(self, pawns: Iterable[Pawn]) -> tuple[Pawn, ...]:
        """`pawns` by file, rank and level."""
        index = self.structure.board.index
        return tuple(sorted(pawns, key=lambda pawn: (index[pawn.space], pawn.level)))


def walled_in(structure: Structure, pawn: Pawn) -> bool:
    """Whether no walk of the pawn's number leads anywhere over `structure` with no other pawn on it (S5-24)."""
    built = structure.built
    return not walking.ends(structure, structure.board.bit[pawn.space], pawn.number, built, built)
