"""Positions of Strata 5: the parts of a turn, what follows from a ply, and how a game ends."""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from msgspec.structs import replace

from rules.core import Choice, Event, Outcome, Over, Ply, Turn
from rules.strata5.plies import (
    IDLE_TURNS,
    Block,
    Captured,
    End,
    Enter,
    Move,
    NoBlockLeft,
    NoPawnMoves,
    NoPlace,
    NoSecondPawn,
    Passed,
    Pawn,
    Trapped,
)
from rules.strata5.standing import NUMBERS, Hand, Standing, other
from rules.strata5.structure import TOP, cornered

Sameness = tuple[int, tuple[Pawn, ...], tuple[Hand, Hand]]
"""What S5-28 compares to find repetitions at the start of a turn: the seat to move, the pawns and the hands.

The blocks need not be compared, because only positions without a new block between them are.
"""


class Step(Enum):
    """The part of a turn that the position waits for (S5-7)."""

    FIRST = "first pawn"
    SECOND = "second pawn"
    BLOCK = "block"


class Strata5(Standing, frozen=True):
    """A position of Strata 5.

    Equal positions look the same and have the same future, so `idle` and `history` are compared too. Repetitions
    (S5-28) are found with `Sameness` alone.
    """

    incidental = ("idle", "history")

    step: Step = Step.FIRST
    idle: int = 0
    """The number of successive turns before this one without a capture or a block (S5-28).

    In a game that ended by this count, it includes this turn.
    """

    stirred: bool = False
    """Whether this turn has brought a capture or a block (S5-28)."""

    history: tuple[Sameness, ...] = ()
    """The positions at the start of each turn since the last block, this turn's last (S5-28).

    Positions from before a block cannot come again, because blocks never move. Captures can be undone by captures, so
    positions from before a capture are kept.
    """

    outcome: Outcome | None = None
    """How the game ended; None while it goes on."""

    def remaining(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        if self.outcome is not None and self.outcome.ending is End.RESIGNED:
            return self.outcome.winners
        return super().remaining()

    @property
    def times(self) -> int:
        """How often the position at the start of this turn has occurred, including this time (S5-28)."""
        return self.history.count(self.history[-1])

    # What the position waits for

    def _wait(self) -> Turn:
        return Choice(self.seat, self._plies, self.number) if self.outcome is None else Over(self.outcome)

    @property
    def ended(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.outcome

    @property
    def waits_for(self) -> tuple[int, int] | None:
        """The seat that is to choose, and the number of its turn; None after the end."""
        return (self.seat, self.number) if self.outcome is None else None

    @property
    def _possible(self) -> bool:
        """Whether this part of the turn has a ply. Of many positions nobody asks which plies there are."""
        plies = self._blocks() if self.step is Step.BLOCK else self._walks()
        return next(plies, None) is not None

    @cached_property
    def _plies(self) -> tuple[Ply, ...]:
        """The legal plies of this part of the turn; none if it must be skipped (S5-7)."""
        return tuple(self._blocks() if self.step is Step.BLOCK else self._walks())

    # What follows

    def _next(self, ply: Ply) -> Strata5:
        match ply:
            case Move() | Enter():
                return self._walked(ply)
            case Block():
                return self._built(ply)
            case _:
                raise AssertionError(f"{ply} is no ply of Strata 5")

    def _walked(self, ply: Move | Enter) -> Strata5:
        """A pawn has moved, perhaps with a capture, and may have ended the game (S5-16, S5-23, S5-25)."""
        mover, captured = self.mover(ply), self.captured_by(ply)
        left = ply.end, ply.start if isinstance(ply, Move) else None
        hand = list(self.hand(self.seat))
        if isinstance(ply, Enter):
            hand.remove(ply.number)
        if captured:
            hand.append(captured.number)
        mine, theirs = tuple(sorted(hand)), self.hand(other(self.seat))
        first = self.step is Step.FIRST
        then = replace(
            self,
            pawns=self._in_order([mover, *(pawn for pawn in self.pawns if pawn.space not in left)]),
            hands=(mine, theirs) if self.seat == 1 else (theirs, mine),
            step=Step.SECOND if first else Step.BLOCK,
            moved=ply.end if first else None,
            stirred=self.stirred or captured is not None,
            events=(Captured(self.seat, captured),) if captured else (),
        )
        if mover.level == TOP:
            return then._won(self.seat, End.CLIMBED)
        if captured and then.all_locked(other(self.seat)):
            return then._won(self.seat, End.LOCKED_BY_CAPTURE)
        return then._go_on()

    def _built(self, ply: Block) -> Strata5:
        """A block was laid, which ends the turn or the game (S5-21, S5-25)."""
        under = self.trapped_by(ply)
        then = replace(
            self,
            structure=self.structure.with_block(ply.place, self.lies_on(ply)),
            pawns=tuple(pawn for pawn in self.pawns if pawn not in under),
            trapped=self._in_order([*self.trapped, *under]),
            stirred=True,
            events=tuple(Trapped(pawn) for pawn in under),
        )
        if then.all_locked(other(self.seat)):
            return then._won(self.seat, End.LOCKED_BY_BLOCK)
        return then._end_turn(())._go_on()

    def _go_on(self) -> Strata5:
        """Go on to the next part of a turn that is possible (S5-7)."""
        here = self
        while here.outcome is None and not here._possible:
            here = here._skip()
        return here

    def _skip(self) -> Strata5:
        """Skip the present part, which is impossible (S5-7)."""
        match self.step:
            case Step.FIRST:
                return replace(self._tell(NoPawnMoves(self.seat)), step=Step.BLOCK)
            case Step.SECOND:
                return replace(self._tell(NoSecondPawn(self.seat)), step=Step.BLOCK, moved=None)
            case Step.BLOCK:
                passed = self.events[-1:] == (NoPawnMoves(self.seat),)
                told = self._tell(NoPlace(self.seat) if self.blocks_left else NoBlockLeft(self.seat))
                return (told._tell(Passed(self.seat, self.number)) if passed else told)._end_turn(self.history)

    def _tell(self, event: Event) -> Strata5:
        return replace(self, events=(*self.events, event))

    def _end_turn(self, before: tuple[Sameness, ...]) -> Strata5:
        """End the turn: the game ends or the other seat's turn begins. The ends are checked in the order of S5-28.

        `before` are the positions that the new one can repeat.
        """
        if self.all_locked(self.seat):
            return self._won(other(self.seat), End.LOCKED_ITSELF)
        if not self.blocks_left and not self.structure.at[TOP]:
            return self._drawn(End.NO_FIVE)
        idle = 0 if self.stirred else self.idle + 1
        if idle >= IDLE_TURNS:
            return replace(self, idle=idle)._drawn(End.IDLE)
        history = (*before, (other(self.seat), self.pawns, self.hands))
        if history.count(history[-1]) >= 3:
            return replace(self, idle=idle, history=history)._drawn(End.THIRD_TIME)
        return replace(
            self,
            seat=other(self.seat),
            number=self.number + 1,
            step=Step.FIRST,
            idle=idle,
            stirred=False,
            history=history,
        )

    def _won(self, seat: int, ending: End) -> Strata5:
        return replace(self, outcome=Outcome((seat,), ending))

    def _drawn(self, ending: End) -> Strata5:
        return replace(self, outcome=Outcome((), ending))

    def _without(self, seat: int) -> Strata5:
        """The other seat wins (S5-29)."""
        return replace(self._won(other(seat), End.RESIGNED), events=())


def first(size: int, seats: int) -> Strata5:
    """The first position: a block in each corner, all pawns in hand, seat 1 to move (S5-1 to S5-5)."""
    hands = (NUMBERS, NUMBERS)
    return Strata5(
        seats=seats,
        number=1,
        structure=cornered(size),
        hands=hands,
        history=((1, (), hands),),
    )
