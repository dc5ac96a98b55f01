"""What every game is made of: plies, positions, what a position waits for, and how a game ends.

A position is a value: immutable, hashable, complete. It knows three things: what it waits for (`turn`), what
follows when that ply is played (`play`), and what follows when a seat gives up (`resign`). Seats count from 1.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct, StructMeta, field

PositionT = TypeVar("PositionT", bound="Position")
if TYPE_CHECKING:
    # Type checkers know defaults of type variables before Python 3.13: `Played` alone means `Played[Position]`.
    from typing_extensions import TypeVar as DefaultTypeVar

    PositionT_co = DefaultTypeVar("PositionT_co", bound="Position", covariant=True, default="Position")
else:
    PositionT_co = TypeVar("PositionT_co", bound="Position", covariant=True)
PositionT_contra = TypeVar("PositionT_contra", bound="Position", contravariant=True)

CHANCE = 0
"""The seat that a chance ply is recorded under: the table itself."""


class IllegalPlyError(ValueError):
    """A ply, or a resignation, that the position does not allow. The position is unchanged."""


class OptionError(ValueError):
    """Seats or options that a game does not have. The message is a sentence for a command line.

    `given` is what was asked for; `option` the option whose value it is not, or None where it is no option's name.
    """

    def __init__(self, message: str, given: str = "", option: Option | None = None) -> None:
        super().__init__(message)
        self.given = given
        self.option = option


class Ply(Struct, frozen=True):
    """One choice of a seat or one act of chance.

    `str(ply)` is the notation: lower-case words with one space between them. It is the class's name and then its
    fields (`Take("b2")` reads `take b2`); a game whose plies read otherwise overrides `__str__`.
    """

    def __str__(self) -> str:
        words = [type(self).__name__.lower()]
        words += [str(getattr(self, each)) for each in self.__struct_fields__]
        return " ".join(words)


class Resign(Ply, frozen=True):
    """`resign N`: seat N gives up. Never among the legal plies; it may stand anywhere before the end."""

    seat: int


class _Told(Struct, frozen=True, eq=False):
    """A value that also tells how it came about: equality and hash leave these fields out."""

    telling: ClassVar[tuple[str, ...]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Told) and type(self) is type(other) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    @property
    def _value(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in self.telling)


class Choice(_Told, frozen=True):
    """The position waits for `seat` to choose one of `plies`: never empty, no two alike, in a stable order.

    `turn` is the number of the turn that the choice belongs to (see `Position.number`).
    """

    telling = ("turn",)

    seat: int
    plies: tuple[Ply, ...]
    turn: int


class Chance(_Told, frozen=True):
    """The position waits for chance: `plies[i]` comes up with the share `weights[i]` (integers of at least 1).

    `turn` is the number of the turn that it opens or interrupts; 0 where it belongs to none (setting up).
    """

    telling = ("turn",)

    plies: tuple[Ply, ...]
    weights: tuple[int, ...]
    turn: int = 0


class Ending(Enum):
    """How a game can end: every game has an enumeration of its own.

    The value is the reason as a line of `--replay` has it, with `{}` for each of the outcome's numbers. Players read
    the words of whoever tells the game, never this.
    """


class Outcome(Struct, frozen=True):
    """How a game ended.

    `winners` are seats in ascending order: none in a draw or a loss of all, several in a shared win. `scores` holds
    one number a seat, or is None where the game keeps none. `numbers` fill the gaps in the ending's value.
    """

    winners: tuple[int, ...]
    ending: Ending
    scores: tuple[int, ...] | None = None
    numbers: tuple[int, ...] = ()

    @property
    def reason(self) -> str:
        """The ending as a line of `--replay` has it."""
        return str(self.ending.value).format(*self.numbers)


class Over(Struct, frozen=True):
    """The position waits for nothing: the game has ended."""

    outcome: Outcome


Turn = Choice | Chance | Over


class Event(Struct, frozen=True):
    """Something that a ply brought about by itself: a part skipped, a tower stranded. Each game has its own."""


class _Kind(StructMeta, ABCMeta):
    """What makes classes of values that leave some of their methods to the classes below."""


class Position(_Told, metaclass=_Kind, frozen=True, dict=True, kw_only=True):
    """The base of every game's position. A game adds its own fields and fills in `_wait`, `_next` and `_without`.

    Equality and hash leave `number` and `events` out: they tell how the position came about, not what it is.
    """

    telling = ("number", "events")

    seats: int
    """How many seats the game was started with."""

    number: int = 0
    """Which turn it is: 0 while the game is set up, then one more with every turn, also one without a ply."""

    events: tuple[Event, ...] = ()
    """What the last ply brought about by itself, in order."""

    def turn(self) -> Turn:
        """What the position waits for."""
        return self._turn

    @cached_property
    def _turn(self) -> Turn:
        return self._wait()

    def play(self, ply: Ply) -> Self:
        """The position after `ply`.

        Raises IllegalPlyError when `ply` is not among the plies of `turn()`, and so always when the game is over.
        """
        turn = self._turn
        # Mostly it is the very ply that `turn()` gave; to look for that first spares comparing it with all before it.
        if isinstance(turn, Over) or not (any(each is ply for each in turn.plies) or ply in turn.plies):
            raise IllegalPlyError(f"{ply} is not a legal ply here")
        return self._next(ply)

    def resign(self, seat: int) -> Self:
        """The position without `seat`, at any time before the end, whoever's turn it is.

        Raises IllegalPlyError when the game is over, or the seat does not exist or is out already.
        """
        if isinstance(self._turn, Over):
            raise IllegalPlyError("the game is over")
        if seat not in self.remaining():
            raise IllegalPlyError(f"seat {seat} is not in the game")
        return self._without(seat)

    def remaining(self) -> tuple[int, ...]:
        """The seats still in the game, in ascending order. A game from which seats drop out overrides it."""
        return tuple(range(1, self.seats + 1))

    def repeats(self, _ply: Ply, /) -> int:
        """How often the seat to act may play this legal ply in a row, with only chance in between: once by default.

        A game in which one choice is often made several times running (cards that are drawn one by one) says how often
        at the most. It is still played ply by ply, and stops early where `interrupted` says so.
        """
        return 1

    def interrupted(self, _ply: Ply, /) -> bool:
        """Whether whoever plays this ply several times in a row should decide anew here before the next one."""
        return False

    @abstractmethod
    def _wait(self) -> Turn:
        """What the position waits for; asked once a position."""

    @abstractmethod
    def _next(self, ply: Ply) -> Self:
        """The position after `ply`, which is legal here."""

    @abstractmethod
    def _without(self, seat: int) -> Self:
        """The position after `seat`, which is in the game, has resigned."""


class Option(Struct, frozen=True):
    """One thing that can be settled before a game starts; every menu and page is made from it.

    `values` holds every allowed value as it is written in a record, in the order offered; `default` is one of them.
    """

    name: str
    values: tuple[str, ...]
    default: str

    def check(self, value: str) -> str:
        """`value` as it is written in a record. Raises OptionError, with what would be allowed."""
        wanted = value.strip().lower()
        if wanted in self.values:
            return wanted
        raise OptionError(f"{self.name} can be {self.allowed()}, not “{value[:40]}”.", value, self)

    def allowed(self) -> str:
        """The allowed values in words: `1 or 2`, `13 to 40`."""
        first, last = self.values[0], self.values[-1]
        counted = range(int(first), int(last) + 1) if first.isdecimal() and last.isdecimal() else range(0)
        if len(self.values) > 3 and self.values == tuple(map(str, counted)):
            return f"{first} to {last}"
        return first if len(self.values) == 1 else f"{', '.join(self.values[:-1])} or {last}"


class Start(Protocol[PositionT_co]):
    """Makes the first position from the number of seats and every option by name, all checked."""

    def __call__(self, seats: int, options: Mapping[str, str], /) -> PositionT_co:
        """The first position."""


class Goal(Protocol[PositionT_contra]):
    """Whether `played` did what was asked for; `value` is the rest of the goal's text ("6" of "shows 6")."""

    def __call__(self, played: Played[PositionT_contra], value: str, /) -> bool:
        """Whether it did."""


class Game(Struct, Generic[PositionT_co], frozen=True):
    """A game of the catalogue.

    `key` is what records and databases call it; `clauses` the letters before its clause numbers. `version` changes
    only when behaviour does, so that a stored game is never replayed by other rules than it was played by. `rated_from`
    is how many turns every seat must have taken before a result counts for ratings: as few as a real game can have.
    """

    key: str
    clauses: str
    seats: Sequence[int]
    options: tuple[Option, ...]
    start: Start[PositionT_co]
    version: int = 1
    first: bool = False
    """Whether the rules say who sits in seat 1, so that the table asks; else all seats are drawn by lot."""

    rated_from: int = 3

    draws: Literal["dice", "cards", "lot"] = "lot"
    """What chance decides in this game, as players call it. `lot`: who sits where, or who starts, and nothing else."""

    goals: Mapping[str, Goal[PositionT_co]] = field(default_factory=dict)
    """What a lesson can ask for beside events, by name (`sessions/learning/lessons.py`).

    Each tells whether a ply reached it.
    """

    def settle(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game by name: `given` where it says so, else the default.

        Raises OptionError for an option the game does not have or a value that it does not allow.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = ", ".join(known) or "none"
                raise OptionError(f"{self.key} has no option “{name[:40]}” (its options: {has}).", name)
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> PositionT_co:
        """The first position for `seats` seats. Raises OptionError when seats or options are not the game's."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            wanted = str(few) if few == many else f"{few} to {many}"
            raise OptionError(f"{self.key} is for {wanted} seats, not {seats}.")
        return self.start(seats, self.settle(options or {}))


class Played(Struct, Generic[PositionT_co], frozen=True):
    """One ply of a game with the positions around it. `seat` is 0 for chance, and who resigned for a resignation."""

    before: PositionT_co
    seat: int
    ply: Ply
    after: PositionT_co

    @property
    def turn(self) -> int:
        """The number of the turn that the ply belongs to; for a resignation, of the turn that it interrupted."""
        return self.before.number


def advance(position: PositionT, ply: Ply) -> PositionT:
    """`position` after `ply`, be it a legal ply or a resignation. Raises IllegalPlyError."""
    return position.resign(ply.seat) if isinstance(ply, Resign) else position.play(ply)
