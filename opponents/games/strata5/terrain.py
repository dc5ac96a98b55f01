"""The blocks of Strata 5 with a memory of what follows from them alone: shared by all positions of a search on them."""

from __future__ import annotations

from typing import NamedTuple

from rules.strata5 import board, walking
from rules.strata5.board import Mask
from rules.strata5.structure import TOP, Structure

MOST_ENDS = 8
"""More ends of a pawn than this number count no more."""


class Outlook(NamedTuple):
    """Where a pawn could end with every other pawn lifted off the board (S5-24), and what that is worth."""

    ends: Mask
    worth: float
    """In log-odds: mobility, height, and level 4 in reach."""

    climbs: bool
    """Whether it could end on level 5 (S5-23)."""


class Weights(NamedTuple):
    """The weights of an outlook, in log-odds."""

    end: float = 0.012
    height: float = 0.03
    """For the square of the level."""

    four: float = 0.10
    """For level 4 in reach."""


_WEIGHTS = Weights()
LOCKED = Outlook(0, 0.0, False)


class Terrain:
    """A structure, the number of blocks left, and what is remembered of both."""

    __slots__ = (
        "_entered",
        "_entries",
        "_hands",
        "_higher",
        "_places",
        "_resting",
        "_walks",
        "_zones",
        "built",
        "left",
        "open",
        "outlooks",
        "structure",
    )

    def __init__(self, structure: Structure, left: int) -> None:
        self.structure = structure
        self.left = left
        """The number of blocks that have not been laid."""
        self.built = structure.built
        self.open = tuple(board.home(structure.size, seat) & structure.at[1] for seat in (1, 2))
        """By seat, the open spaces of its Starting Blocks (S5-14)."""
        self.outlooks: dict[tuple[Mask, int], Outlook] = {}
        """What `outlook` has found so far, for whoever asks so often that the call counts."""
        self._entries: dict[tuple[int, int], Outlook] = {}
        self._hands: dict[tuple[int, tuple[int, ...]], tuple[Outlook, ...]] = {}
        self._walks: dict[tuple[Mask, int, Mask, Mask], Mask] = {}
        self._entered: dict[tuple[Mask, int, Mask, Mask], Mask] = {}
        self._zones: dict[tuple[Mask, int], Mask] = {}
        self._places: dict[Mask, Mask] = {}
        self._higher: dict[tuple[Mask, Mask], Terrain] = {}
        self._resting: dict[tuple[Mask, int], Terrain] = {}

    def outlook(self, space: Mask, number: int) -> Outlook:
        """The outlook of a pawn on `space` with this number."""
        found = self.outlooks.get((space, number))
        if found is None:
            ends = walking.ends(self.structure, space, number, self.built, self.built)
            found = self.outlooks[space, number] = self._valued(ends, self.level(space)) if ends else LOCKED
        return found

    def entries(self, seat: int, hand: tuple[int, ...]) -> tuple[Outlook, ...]:
        """The outlook of each different number in the hand of `seat`."""
        found = self._hands.get((seat, hand))
        if found is None:
            found = self._hands[seat, hand] = tuple(self._entry(seat, number) for number in set(hand))
        return found

    def _entry(self, seat: int, number: int) -> Outlook:
        found = self._entries.get((seat, number))
        if found is None:
            ends = walking.entering(self.structure, self.open[seat - 1], number, self.built, self.built)
            found = self._entries[seat, number] = self._valued(ends, 0)
        return found

    def ends(self, space: Mask, number: int, free: Mask, last: Mask) -> Mask:
        """The spaces on which a pawn on `space` can end its move (S5-9 to S5-12).

        Its steps lead onto spaces of `free`, but the last step onto a space of `last`.
        """
        zone = self._zone(space, number)
        key = (space, number, free & zone, last & zone)
        found = self._walks.get(key)
        if found is None:
            found = self._walks[key] = walking.ends(self.structure, space, number, free, last)
        return found

    def entering(self, doors: Mask, number: int, free: Mask, last: Mask) -> Mask:
        """The spaces on which a pawn in hand can end its move if it enters on a space of `doors` (S5-14).

        `free` and `last` are the same as for `ends`.
        """
        zone = self._zone(doors, number - 1)
        key = (doors, number, free & zone, last & zone)
        found = self._entered.get(key)
        if found is None:
            found = self._entered[key] = walking.entering(self.structure, doors, number, free, last)
        return found

    def _zone(self, starts: Mask, steps: int) -> Mask:
        """All spaces that a walk of `steps` steps from `starts` can touch. Pawns elsewhere cannot change the walk."""
        found = self._zones.get((starts, steps))
        if found is None:
            found = starts
            for _ in range(steps):
                found |= walking.unturning(self.structure, found, 1, self.built, self.built)
            self._zones[starts, steps] = found
        return found

    def _valued(self, ends: Mask, level: int) -> Outlook:
        at = self.structure.at
        worth = _WEIGHTS.end * min(ends.bit_count(), MOST_ENDS) + _WEIGHTS.height * level * level
        return Outlook(ends, worth + _WEIGHTS.four * bool(ends & at[TOP - 1]), bool(ends & at[TOP]))

    def level(self, space: Mask) -> int:
        """The level of a space."""
        return next(level for level, spaces in enumerate(self.structure.at) if spaces & space)

    def places(self, pawns: Mask) -> Mask:
        """Where a block can be laid while pawns are on `pawns` (S5-17 to S5-20); nowhere without a block left."""
        if not self.left:
            return 0
        found = self._places.get(pawns)
        if found is None:
            found = self._places[pawns] = self.structure.places(pawns)
        return found

    def with_block(self, place: Mask, pawns: Mask) -> Terrain:
        """The terrain with one more block, laid while pawns are on `pawns` (S5-19)."""
        board = self.structure.board
        under = pawns & board.block(place)
        found = self._higher.get((place, under))
        if found is None:
            name = board.name[place]
            level = self.structure.resting_level(name, under)
            # The pawns below the block are of no importance once the level is known.
            found = self._resting.get((place, level))
            if found is None:
                found = self._resting[place, level] = Terrain(self.structure.with_block(name, level), self.left - 1)
            self._higher[place, under] = found
        return found
