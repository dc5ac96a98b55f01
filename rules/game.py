"""A game of the catalogue: its options, and how a game of it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, Protocol

from msgspec import Struct, field

from rules.core import Played, PositionT_co, PositionT_contra


class OptionError(ValueError):
    """A number of seats, an option or a value that a game does not have. The message is a sentence for a command line.

    Attributes:
        given (str): the text that was given.
        option (Option | None): the option that does not have this value; None if the mistake is another.
        seats (int | None): the number of seats that the game does not have; None if the mistake is another.
        form (Literal["no pair", "twice"] | None): that `given` is not of the form name=value, or names an option for
            the second time; None if the mistake is another.
    """

    def __init__(
        self,
        message: str,
        given: str = "",
        option: Option | None = None,
        seats: int | None = None,
        form: Literal["no pair", "twice"] | None = None,
    ) -> None:
        super().__init__(message)
        self.given = given
        self.option = option
        self.seats = seats
        self.form = form


class Option(Struct, frozen=True):
    """An option of a game, which is chosen before the game starts."""

    name: str
    """The option's name, as in commands and records."""

    values: tuple[str, ...]
    """All allowed values as records have them, in the order in which they are offered."""

    default: str
    """One of the values."""

    def check(self, value: str) -> str:
        """`value` as records have it. Raises OptionError, which says what is allowed.

        >>> Option("blacks", ("1", "2"), "2").check("3")
        Traceback (most recent call last):
        rules.game.OptionError: blacks can be 1 or 2, not “3”.
        """
        wanted = value.strip().lower()
        if wanted in self.values:
            return wanted
        raise OptionError(f"{self.name} can be {self.allowed()}, not “{value[:40]}”.", value, self)

    @property
    def range(self) -> tuple[str, str] | None:
        """The first and the last value, if the values are more than three numbers without a gap; otherwise None."""
        first, last = self.values[0], self.values[-1]
        counted = range(int(first), int(last) + 1) if first.isdecimal() and last.isdecimal() else range(0)
        return (first, last) if len(self.values) > 3 and self.values == tuple(map(str, counted)) else None

    def allowed(self) -> str:
        """The allowed values in English, for a command line.

        >>> Option("blacks", ("1", "2"), "2").allowed()
        '1 or 2'
        >>> Option("target", ("13", "14", "15", "16"), "15").allowed()
        '13 to 16'
        """
        if self.range is not None:
            return " to ".join(self.range)
        *others, last = self.values
        return f"{', '.join(others)} or {last}" if others else last


class Start(Protocol[PositionT_co]):
    """Makes the first position of a game from the number of seats and all options by name, which are valid."""

    def __call__(self, seats: int, options: Mapping[str, str], /) -> PositionT_co:
        """The first position."""


class Goal(Protocol[PositionT_contra]):
    """Whether a ply reached a goal of a lesson. `value` is the rest of the goal's text ("6" in "shows 6")."""

    def __call__(self, played: Played[PositionT_contra], value: str, /) -> bool:
        """Whether it did."""


class Game(Struct, Generic[PositionT_co], frozen=True):
    """A game of the catalogue."""

    key: str
    """The game's name in records, databases and file names."""

    clauses: str
    """The letters before the numbers of the game's clauses (`ST`)."""

    seats: Sequence[int]
    """The possible numbers of seats, in ascending order."""

    options: tuple[Option, ...]
    start: Start[PositionT_co]
    version: int = 1
    """The version of the rules. It is raised when behaviour changes; stored games are replayed by their own version."""

    first: bool = False
    """Whether the rules say who sits in seat 1, so that the table asks; otherwise all seats are drawn by lot."""

    rated_from: int = 3
    """The number of turns that every seat that stayed must have taken before a result counts for ratings."""

    lengths: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By seats: the turns of all players together in a usual game, and what 95 in 100 games do not exceed.

    Players of the levels easy or greedy took them (decision 47). Empty where nobody counted.
    """

    draws: Literal["dice", "cards", "lot"] = "lot"
    """What chance decides in this game, as players call it. `lot`: who sits where, or who starts, and nothing else."""

    goals: Mapping[str, Goal[PositionT_co]] = field(default_factory=dict)
    """What a lesson can ask for beside events, by name (`sessions/learning/lessons.py`).

    Each tells whether a ply reached it.
    """

    def settle(self, given: Mapping[str, str]) -> dict[str, str]:
        """The values of all options by name: those in `given`, and defaults for the others.

        Raises OptionError for an unknown option or a value that is not allowed.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                if not known:
                    raise OptionError(f"{self.key} has no options, so there's no “{name[:40]}”.", name)
                raise OptionError(f"{self.key} has no option “{name[:40]}”. Its options: {', '.join(known)}.", name)
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> PositionT_co:
        """The first position of a game. Raises OptionError for a wrong number of seats and for wrong options.

        >>> from rules.stranded import GAME
        >>> GAME.new(4, {"blacks": "1"}).blacks
        1
        >>> GAME.new(5)
        Traceback (most recent call last):
        rules.game.OptionError: stranded is for 2 to 4 seats, not 5.
        """
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            wanted = str(few) if few == many else f"{few} to {many}"
            raise OptionError(f"{self.key} is for {wanted} seats, not {seats}.", seats=seats)
        return self.start(seats, self.settle(options or {}))
