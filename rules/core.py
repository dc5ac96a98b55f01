"""The types of every game: plies, positions, what a position waits for, and how a game ends.

A position is a value: immutable, hashable and complete. It answers three questions: what it waits for (`turn`), what
follows from a ply (`play`), and what follows when a seat gives up (`resign`). Seats count from 1.

    >>> from rules.catalogue import GAMES
    >>> position = GAMES["games_up"].new(2)
    >>> position.turn()
    Chance(plies=(First(seat=1), First(seat=2)), weights=(1, 1), turn=0)
    >>> begun = position.play(position.turn().plies[0])
    >>> begun.turn().seat, len(begun.turn().plies)
    (1, 60)
    >>> begun.resign(1).ended.winners
    (2,)
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from msgspec import Struct, StructMeta

PositionT = TypeVar("PositionT", bound="Position")
if TYPE_CHECKING:
    # Type checkers know defaults of type variables before Python 3.13: `Played` alone means `Played[Position]`.
    from typing_extensions import TypeVar as DefaultTypeVar

    PositionT_co = DefaultTypeVar("PositionT_co", bound="Position", covariant=True, default="Position")
else:
    PositionT_co = TypeVar("PositionT_co", bound="Position", covariant=True)
PositionT_contra = TypeVar("PositionT_contra", bound="Position", contravariant=True)

CHANCE = 0
"""The seat of chance plies."""


class IllegalPlyError(ValueError):
    """A ply or a resignation that the position does not allow. The position is unchanged."""


class Ply(Struct, frozen=True):
    """One choice of a seat, or one act of chance.

    `str(ply)` is its notation: lower-case words, separated by one space. By default these are the class name and the
    fields; a game with another notation overrides `__str__`.

    >>> class Take(Ply, frozen=True):
    ...     column: str
    >>> str(Take("b2"))
    'take b2'
    """

    def __str__(self) -> str:
        words = [type(self).__name__.lower()]
        words += [str(getattr(self, each)) for each in self.__struct_fields__]
        return " ".join(words)


class Resign(Ply, frozen=True):
    """`resign N`: seat N gives up. It is never among the legal plies, but is possible at any time before the end."""

    seat: int


class _PartlyCompared(Struct, frozen=True, eq=False):
    """A value with fields that say how it came about; equality and hash ignore them."""

    ignored: ClassVar[tuple[str, ...]]
    """The names of these fields."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PartlyCompared) and type(self) is type(other) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    @property
    def _value(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in self.ignored)


class Choice(_PartlyCompared, frozen=True):
    """The position waits for a seat to choose a ply."""

    ignored = ("turn",)

    seat: int
    plies: tuple[Ply, ...]
    """The legal plies: at least one, all different, in a stable order."""

    turn: int
    """The number of the turn to which the choice belongs (see `Position.number`)."""


class Chance(_PartlyCompared, frozen=True):
    """The position waits for chance."""

    ignored = ("turn",)

    plies: tuple[Ply, ...]
    """The possible plies: at least one, all different, in a stable order."""

    weights: tuple[int, ...]
    """The relative probabilities of the plies: integers of at least 1."""

    turn: int = 0
    """The number of the turn that chance opens or interrupts; 0 while the game is set up."""


class Ending(Enum):
    """The ways in which a game can end. Every game has its own enumeration.

    The value is the reason in the output of `--replay`, with `{}` for each of the outcome's numbers. Players never
    read it: they read the sentences of the game's teller.
    """


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    """The winning seats in ascending order: none if the game is a draw or all lost, several if they share the win."""

    ending: Ending
    scores: tuple[int, ...] | None = None
    """The scores by seat; None in a game without scores."""

    numbers: tuple[int, ...] = ()
    """The numbers for the `{}` in the ending's value."""

    @property
    def reason(self) -> str:
        """The reason in the output of `--replay`."""
        return str(self.ending.value).format(*self.numbers)


class Over(Struct, frozen=True):
    """The position waits for nothing: the game has ended."""

    outcome: Outcome


Turn = Choice | Chance | Over


class Event(Struct, frozen=True):
    """A side effect of a ply, for example that a part of the turn was skipped. Each game has its own events."""


class _Kind(StructMeta, ABCMeta):
    """The metaclass of Structs with abstract methods."""


class Position(_PartlyCompared, metaclass=_Kind, frozen=True, dict=True, kw_only=True):
    """The base class of every game's positions. A game adds fields and implements `_wait`, `_next` and `_without`.

    Equality and hash ignore `number` and `events`, which say how the position came about.
    """

    ignored = ("number", "events")

    incidental: ClassVar[tuple[str, ...]] = ()
    """The names of further fields that `likeness` leaves out: terms of the game, and how often something happened."""

    seats: int
    """The number of seats with which the game was started."""

    number: int = 0
    """The number of the turn: 0 while the game is set up, then 1 more for every turn, including turns without a ply."""

    events: tuple[Event, ...] = ()
    """The side effects of the last ply, in order."""

    def turn(self) -> Turn:
        """What the position waits for."""
        return self._turn

    @cached_property
    def _turn(self) -> Turn:
        return self._wait()

    @property
    def likeness(self) -> tuple[object, ...]:
        """What the position looks like. What is best to play in one position is best in all that look alike."""
        left_out = (*self.ignored, *self.incidental)
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in left_out)

    @property
    def ended(self) -> Outcome | None:
        """How the game ended; None while it goes on. A game overrides it if this is known before the legal plies."""
        turn = self._turn
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def waits_for(self) -> tuple[int, int] | None:
        """The seat that is to choose, and the number of its turn; None if none is. Overridden as `ended` is."""
        turn = self._turn
        return (turn.seat, turn.turn) if isinstance(turn, Choice) else None

    def play(self, ply: Ply) -> Self:
        """The position after `ply`.

        Raises IllegalPlyError if `ply` is not among the plies of `turn()`, which is always so when the game is over.

        >>> from rules.stranded import GAME, Caps, Move
        >>> position = GAME.new(2)
        >>> position.play(Caps("a1", "rb")).caps("a1")
        'rb'
        >>> position.play(Move("a1"))
        Traceback (most recent call last):
        rules.core.IllegalPlyError: move a1 is not a legal ply here
        """
        turn = self._turn
        # Usually `ply` is the same object that `turn()` gave. Looking for it first saves comparisons with other plies.
        if isinstance(turn, Over) or not (any(each is ply for each in turn.plies) or ply in turn.plies):
            raise IllegalPlyError(f"{ply} is not a legal ply here")
        return self._next(ply)

    def resign(self, seat: int) -> Self:
        """The position after `seat` has given up, which is possible at any time, whoever's turn it is.

        Raises IllegalPlyError if the game is over, or if the seat does not exist or is out of the game.
        """
        if isinstance(self._turn, Over):
            raise IllegalPlyError("the game is over")
        if seat not in self.remaining():
            raise IllegalPlyError(f"seat {seat} is not in the game")
        return self._without(seat)

    def remaining(self) -> tuple[int, ...]:
        """The seats that are still in the game, in ascending order. Games in which seats can drop out override it."""
        return tuple(range(1, self.seats + 1))

    def repeats(self, _ply: Ply, /) -> int:
        """How many times the seat to act can play this legal ply in a row, with only chance in between: 1 by default.

        A game in which the same choice is often repeated, such as drawing cards one by one, returns the maximum. The
        plies are still played one by one, and the repetition stops early if `interrupted` says so.
        """
        return 1

    def interrupted(self, _ply: Ply, /) -> bool:
        """Whether a player who repeats this ply should stop in this position and decide again."""
        return False

    @abstractmethod
    def _wait(self) -> Turn:
        """What the position waits for. It is called once for each position."""

    @abstractmethod
    def _next(self, ply: Ply) -> Self:
        """The position after `ply`, which is legal here."""

    @abstractmethod
    def _without(self, seat: int) -> Self:
        """The position after `seat`, which is in the game, has resigned."""


class Played(Struct, Generic[PositionT_co], frozen=True):
    """A ply that was played, with the positions before and after it."""

    before: PositionT_co
    seat: int
    """The seat that played it; CHANCE for a chance ply, and the seat that resigned for a resignation."""

    ply: Ply
    after: PositionT_co

    @property
    def turn(self) -> int:
        """The number of the turn to which the ply belongs; for a resignation, of the turn that it interrupted."""
        return self.before.number


def advance(position: PositionT, ply: Ply) -> PositionT:
    """The position after `ply`, which is a legal ply or a resignation. Raises IllegalPlyError.

    >>> from rules.stranded import GAME
    >>> advance(GAME.new(3), Resign(2)).remaining()
    (1, 3)
    """
    return position.resign(ply.seat) if isinstance(ply, Resign) else position.play(ply)
