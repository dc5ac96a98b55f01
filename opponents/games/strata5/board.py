"""A compact position of Strata 5 for search, which is never changed. The tests compare it with the engine ply by ply.

Spaces and sets of spaces are bits (`rules.strata5.board`). A pawn ply is a `Walk`, a block ply the bit of its place.
"""

from __future__ import annotations

from typing import cast

from opponents.games.strata5.terrain import Terrain
from rules.strata5.board import Mask
from rules.strata5.plies import IDLE_TURNS
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP

Walk = tuple[Mask, int, Mask]
"""A pawn ply: the start (0: from hand), the pawn's number, and the end (S5-14, S5-15)."""

Ply = Walk | Mask
Pawns = dict[Mask, int]
"""The pawns of a seat: the number of each by its space. It is never changed."""

Hand = tuple[int, ...]
Side = tuple[float, Mask, bool, int]
"""The evaluation of a seat's pawns, which `evaluation.side` returns."""

Sameness = tuple[int, Pawns, Pawns, Hand, Hand]
"""What S5-28 compares: the seat to move, and both seats' pawns and hands."""

FIRST, SECOND, BLOCK = 1, 2, 3
DRAWN = 0


class Board:
    """A position. `plies` are legal plies; a part of a turn that cannot be done is skipped at once (S5-7)."""

    __slots__ = (
        "_plies",
        "hands",
        "history",
        "idle",
        "masks",
        "moved",
        "pawns",
        "seat",
        "sides",
        "step",
        "stirred",
        "terrain",
        "winner",
    )

    terrain: Terrain
    seat: int
    step: int
    """FIRST, SECOND or BLOCK."""

    moved: Mask
    """The space of the first pawn of the turn (S5-8); 0 before and after the second."""

    pawns: tuple[Pawns, Pawns]
    masks: tuple[Mask, Mask]
    """The spaces of the pawns of each seat."""

    hands: tuple[Hand, Hand]
    idle: int
    """The number of turns before this one without a capture or a block (S5-28)."""

    stirred: bool
    """Whether this turn has brought a capture or a block."""

    history: tuple[Sameness, ...]
    winner: int | None
    """The seat that has won, or DRAWN; None while the game goes on."""

    sides: tuple[Side | None, Side | None]
    """The evaluation of each seat's pawns; None if it must be computed again, after its pawns or the blocks changed."""

    _plies: list[Ply] | None

    @property
    def taken(self) -> Mask:
        """The spaces with a pawn."""
        return self.masks[0] | self.masks[1]

    def plies(self) -> list[Ply]:
        """The legal plies; none if the part of the turn must be skipped."""
        if self._plies is None:
            self._plies = self._blocks() if self.step == BLOCK else self._walks()
        return self._plies

    def _blocks(self) -> list[Ply]:
        return list(bits(self.terrain.places(self.taken)))

    def _walks(self) -> list[Ply]:
        terrain, me = self.terrain, self.seat - 1
        taken = self.taken
        free = terrain.built & ~taken
        last = free | self.masks[1 - me]
        found: list[Ply] = []
        doors = terrain.open[me] & ~taken
        if doors:
            for number in dict.fromkeys(self.hands[me]):
                ends = terrain.entering(doors, number, free, last)
                found += [(0, number, end) for end in bits(ends)]
        for space, number in self.pawns[me].items():
            if space != self.moved and terrain.outlook(space, number).ends:
                ends = terrain.ends(space, number, free, last)
                found += [(space, number, end) for end in bits(ends)]
        return found

    def play(self, ply: Ply) -> Board:
        """The position after a legal ply, and after the parts that must be skipped then."""
        then = self.built(ply) if isinstance(ply, int) else self.walked(ply)
        return then.gone_on()

    def _copy(self) -> Board:
        then = Board.__new__(Board)
        then.terrain, then.seat, then.step, then.moved = self.terrain, self.seat, self.step, self.moved
        then.pawns, then.masks, then.hands = self.pawns, self.masks, self.hands
        then.idle, then.stirred, then.history, then.sides = self.idle, self.stirred, self.history, self.sides
        then.winner = then._plies = None
        return then

    def walked(self, walk: Walk) -> Board:
        """The position after a pawn ply, before anything is skipped (S5-16, S5-23, S5-25)."""
        start, number, end = walk
        then, me = self._copy(), self.seat - 1
        mine, theirs, hand = dict(self.pawns[me]), self.pawns[1 - me], self.hands[me]
        if start:
            del mine[start]
        else:
            at = hand.index(number)
            hand = hand[:at] + hand[at + 1 :]
        mine[end] = number
        my_mask, their_mask = self.masks[me] & ~start | end, self.masks[1 - me]
        captured = theirs.get(end)
        if captured:
            theirs = {space: each for space, each in theirs.items() if space != end}
            their_mask &= ~end
            hand = tuple(sorted((*hand, captured)))
            then.stirred = True
        their_side = None if captured else self.sides[1 - me]
        then.sides = (None, their_side) if me == 0 else (their_side, None)
        then.pawns = (mine, theirs) if me == 0 else (theirs, mine)
        then.masks = (my_mask, their_mask) if me == 0 else (their_mask, my_mask)
        then.hands = (hand, self.hands[1]) if me == 0 else (self.hands[0], hand)
        then.step, then.moved = (SECOND, end) if self.step == FIRST else (BLOCK, 0)
        if self.terrain.structure.at[TOP] & end or (captured and then.locked(3 - self.seat)):
            then.winner = self.seat
        return then

    def built(self, place: Mask) -> Board:
        """The position after a block ply: the start of the next turn, before anything is skipped (S5-21, S5-25)."""
        then, taken = self._copy(), self.taken
        then.terrain, then.sides = self.terrain.with_block(place, taken), (None, None)
        under = self.terrain.structure.board.block(place)
        if under & taken:
            one, two = ({space: each for space, each in pawns.items() if not space & under} for pawns in self.pawns)
            then.pawns = one, two
            then.masks = self.masks[0] & ~under, self.masks[1] & ~under
        then.stirred = True
        if then.locked(3 - self.seat):
            then.winner = self.seat
        else:
            then._end_turn(())
        return then

    def locked(self, seat: int) -> bool:
        """Whether all pawns of `seat` are locked (S5-24)."""
        terrain = self.terrain
        if self.hands[seat - 1] and terrain.open[seat - 1]:
            return False
        return not any(terrain.outlook(space, number).ends for space, number in self.pawns[seat - 1].items())

    def _end_turn(self, before: tuple[Sameness, ...]) -> None:
        """End the turn of a position that nobody else has yet (S5-25, S5-27, S5-28)."""
        self.idle = 0 if self.stirred else self.idle + 1
        now: Sameness = (3 - self.seat, *self.pawns, *self.hands)
        self.history = (*before, now)
        if self.locked(self.seat):
            self.winner = 3 - self.seat
        elif (
            (not self.terrain.left and not self.terrain.structure.at[TOP])
            or self.idle >= IDLE_TURNS
            or (before and self.history.count(now) >= 3)
        ):
            self.winner = DRAWN
        else:
            self.seat, self.step, self.moved, self.stirred = 3 - self.seat, FIRST, 0, False
            self._plies = None

    def gone_on(self) -> Board:
        """This position after the parts that must be skipped (S5-7), which changes it: nobody else may have it yet."""
        while self.winner is None and not self.plies():
            if self.step == BLOCK:
                self._end_turn(self.history)
            else:
                self.step, self.moved, self._plies = BLOCK, 0, None
        return self


def bits(mask: Mask) -> list[Mask]:
    """The single bits of a mask, the lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(bit)
    return found


_STEPS = {Step.FIRST: FIRST, Step.SECOND: SECOND, Step.BLOCK: BLOCK}


def of(position: Strata5) -> Board:
    """The compact position of one that is not over."""
    board = Board.__new__(Board)
    bit = position.structure.board.bit
    board.terrain = Terrain(position.structure, position.blocks_left)
    board.seat, board.step = position.seat, _STEPS[position.step]
    board.moved = bit[position.moved] if position.moved else 0
    one, two = ({bit[pawn.space]: pawn.number for pawn in position.pawns if pawn.seat == seat} for seat in (1, 2))
    board.pawns, board.masks, board.hands = (one, two), (sum(one), sum(two)), position.hands
    board.idle, board.stirred = position.idle, position.stirred
    board.history = tuple(
        (
            seat,
            *cast(
                "tuple[Pawns, Pawns]",
                tuple({bit[pawn.space]: pawn.number for pawn in pawns if pawn.seat == each} for each in (1, 2)),
            ),
            *hands,
        )
        for seat, pawns, hands in position.history
    )
    board.sides = (None, None)
    board.winner = board._plies = None
    return board


def text(board: Board, ply: Ply) -> str:
    """A ply in the notation."""
    name = board.terrain.structure.board.name
    if isinstance(ply, int):
        return f"block {name[ply]}"
    start, number, end = ply
    return f"{name[start] if start else number} {name[end]}"
