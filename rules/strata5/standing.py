"""The structure, pawns and hands of a position of Strata 5, and what can be asked about them."""

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
"""The number of blocks in the game, including the Starting Blocks (S5-2)."""

NUMBERS = (2, 2, 3, 4, 5, 6)
"""The numbers of a side's pawns at the start (S5-4)."""

Hand = tuple[int, ...]
"""The numbers of the pawns in a hand, in ascending order (S5-4)."""


class Gap(NamedTuple):
    """Air below a block: the levels of `space` between `floor` and `roof` are empty."""

    space: str
    floor: int
    """The level of the block below (0: the board); if a pawn is trapped on it, one level more."""

    roof: int
    """The level of the block above."""


# Plies are values, so all positions share them.
_move, _enter, _block = cache(Move), cache(Enter), cache(Block)


def other(seat: int) -> int:
    """The opponent of `seat`."""
    return 3 - seat


class Standing(Position, frozen=True):
    """The part of a position that consists of pieces. `Strata5` adds the turns."""

    structure: Structure
    """The blocks that are built."""

    hands: tuple[Hand, Hand]
    """The pawns in hand, seat 1's first."""

    pawns: tuple[Pawn, ...] = ()
    """The pawns on the board, by file and then by rank, without trapped ones."""

    trapped: tuple[Pawn, ...] = ()
    """The trapped pawns, by file, rank and level: several can be trapped above each other (S5-21)."""

    seat: int = 1
    """The seat whose turn it is; in a finished game, the seat whose turn was the last."""

    moved: str | None = None
    """The space of the first pawn of the turn, while the seat must move a second one (S5-8); else None."""

    # What can be seen

    @property
    def size(self) -> int:
        """The number of spaces along each side of the board (S5-1)."""
        return self.structure.size

    @property
    def blocks_left(self) -> int:
        """The number of blocks that have not been laid, for both seats together (S5-2)."""
        return BLOCKS - len(self.structure.blocks)

    def hand(self, seat: int) -> Hand:
        """The numbers of the pawns that `seat` has in hand, in ascending order."""
        return self.hands[seat - 1]

    def pawn_on(self, space: str) -> Pawn | None:
        """The pawn on `space`, which is not trapped (S5-13); None if there is none."""
        return next((pawn for pawn in self.pawns if pawn.space == space), None)

    def open_spaces(self, seat: int) -> tuple[str, ...]:
        """The open spaces of the Starting Blocks of `seat`, including those with a pawn (S5-14)."""
        return tuple(self.structure.board.names(self._open(seat)))

    def gaps(self) -> tuple[Gap, ...]:
        """The gaps below blocks, by file, rank and level (S5-21)."""
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
        """The pawn that `ply`, one of the plies of `turn()`, would capture (S5-16); None if it captures none."""
        return self.pawn_on(ply.end)

    def mover(self, ply: Move | Enter) -> Pawn:
        """The pawn that `ply`, one of the plies of `turn()`, would move, as it would stand afterwards."""
        number = ply.number if isinstance(ply, Enter) else self._number_on(ply.start)
        return Pawn(ply.end, self.structure.level(ply.end), self.seat, number)

    def way(self, ply: Move | Enter) -> tuple[str, ...]:
        """One way of the pawn of `ply`, one of the plies of `turn()`, including both ends (S5-15).

        For a pawn that enters, it has as many spaces as the pawn's number; for another one, one space more.
        """
        on, number = self.structure.board, self.mover(ply).number
        enters = isinstance(ply, Enter)
        starts = list(on.names(self._entry_spaces)) if isinstance(ply, Enter) else [ply.start]
        ways = (
            walking.way(self.structure, on.bit[start], number - enters, self._free, on.bit[ply.end]) for start in starts
        )
        return tuple(on.name[bit] for bit in next(way for way in ways if way is not None))

    def supports(self, place: str) -> dict[str, int]:
        """The support heights of the four spaces of a block at `place`, a place on the board (S5-19)."""
        four = self.structure.covered_by(place)
        return {space: self.structure.level(space) + (self.pawn_on(space) is not None) for space in four}

    def lies_on(self, ply: Block) -> int:
        """The level on which the block of `ply`, one of the plies of `turn()`, would lie (S5-18, S5-19)."""
        return self.structure.resting_level(ply.place, self._taken)

    def trapped_by(self, ply: Block) -> tuple[Pawn, ...]:
        """The pawns, of either colour, that the block of `ply` would trap, by file and then by rank (S5-21)."""
        under = self.structure.covered_by(ply.place)
        return tuple(pawn for pawn in self.pawns if pawn.space in under)

    def locked_by(self, ply: Ply) -> tuple[Pawn, ...]:
        """The pawns on the board that `ply`, one of the plies of `turn()`, would lock without trapping them (S5-24).

        They are ordered by file and then by rank, and given as they would stand. Pawns that are already locked are
        left out.
        """
        if isinstance(ply, Block):
            then = self.structure.with_block(ply.place, self.lies_on(ply))
            under = self.trapped_by(ply)
            return tuple(
                pawn
                for pawn in self.pawns
                if pawn not in under and is_locked(then, pawn) and not is_locked(self.structure, pawn)
            )
        assert isinstance(ply, Move | Enter), f"{ply} is no ply of Strata 5"
        mover = self.mover(ply)
        return (mover,) if is_locked(self.structure, mover) else ()

    def _number_on(self, space: str) -> int:
        pawn = self.pawn_on(space)
        assert pawn is not None, "a pawn that moves stands on the board"
        return pawn.number

    # Locked pawns and seats

    def is_locked(self, pawn: Pawn) -> bool:
        """Whether `pawn`, one of `pawns`, is locked: it could not move even if all others were lifted off (S5-24)."""
        return is_locked(self.structure, pawn)

    def ends_alone(self, pawn: Pawn) -> tuple[str, ...]:
        """The spaces on which `pawn`, one of `pawns`, could end if all others were lifted off the board (S5-24)."""
        on, built = self.structure.board, self.structure.built
        return tuple(on.names(walking.ends(self.structure, on.bit[pawn.space], pawn.number, built, built)))

    def entries_alone(self, number: int) -> tuple[str, ...]:
        """The spaces on which a pawn in the mover's hand with this number could end if no pawn were on the board."""
        entries, built = self._open(self.seat), self.structure.built
        return tuple(self.structure.board.names(walking.entering(self.structure, entries, number, built, built)))

    def all_locked(self, seat: int) -> bool:
        """Whether all pawns of `seat` are locked (S5-24)."""
        if self.hand(seat) and self._open(seat):
            return False
        return all(self.is_locked(pawn) for pawn in self.pawns if pawn.seat == seat)

    # What can be done

    @cached_property
    def _taken(self) -> Mask:
        """The spaces with a pawn."""
        return self.structure.board.mask(*[pawn.space for pawn in self.pawns])

    @property
    def _free(self) -> Mask:
        """The spaces on which a pawn can step and from which it can go on (S5-10, S5-12)."""
        return self.structure.built & ~self._taken

    @property
    def _entry_spaces(self) -> Mask:
        """The spaces on which a pawn of the seat to move can be put from hand (S5-14)."""
        return self._open(self.seat) & ~self._taken

    def _open(self, seat: int) -> Mask:
        return board.home(self.size, seat) & self.structure.at[1]

    def _walks(self) -> Iterator[Ply]:
        """Every move of a pawn: from hand by number, then from the board by space (S5-8 to S5-16)."""
        structure, on, free = self.structure, self.structure.board, self._free
        last = free | on.mask(*[pawn.space for pawn in self.pawns if pawn.seat != self.seat])
        entries = self._entry_spaces
        for number in dict.fromkeys(self.hand(self.seat)):
            for end in on.names(walking.entering(structure, entries, number, free, last)):
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


def is_locked(structure: Structure, pawn: Pawn) -> bool:
    """Whether no walk of the pawn's number leads anywhere on `structure` without other pawns (S5-24)."""
    built = structure.built
    return not walking.ends(structure, structure.board.bit[pawn.space], pawn.number, built, built)
