"""Lines of moves that somebody tries from a moment of a game, for themselves. Nothing of them is stored.

A line is short enough for the custom ids of buttons, so that any process can go on with it at any time: a number that
counts the choices, in digits of base 64. A position with one ply alone takes no room in it: that ply follows by itself.
Chance does what the user chooses, or is drawn from a generator of its own; the secret of a table has no part in it.
"""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence

from msgspec import Struct

from rules.core import CHANCE, Chance, Over, Played, Position
from rules.notation import continuations, following, legal, play_recorded, seat_to_act

LONGEST = 40
"""The most digits of a line."""

FEW = 25
"""If chance has more possibilities than this, it is drawn at once: a menu has no room for them."""

_DIGITS = string.digits + string.ascii_letters + "-_"
_START = 1
"""The number of a line without a choice."""


class BadLineError(ValueError):
    """Text that is no line from that position."""


class TooLongError(ValueError):
    """A line that has no room for one more choice."""


class Tried(Struct, frozen=True):
    """A line from a position.

    Attributes:
        base (Position): the position from which it starts.
        steps (tuple of int): the choices of seats and of chance, as indices of the plies that were possible; positions
            with one ply alone have none.
        played (tuple[Played, ...]): all plies, oldest first.
    """

    base: Position
    steps: tuple[int, ...]
    played: tuple[Played, ...]

    @property
    def position(self) -> Position:
        """The position after the line."""
        return self.played[-1].after if self.played else self.base

    @property
    def seat(self) -> int | None:
        """The seat to choose; CHANCE (0) if chance has several possibilities, None after the end."""
        return seat_to_act(self.position)

    @property
    def line(self) -> str:
        """The line as text, of at most LONGEST digits."""
        number, turns = _START, self._sizes()
        for step, size in zip(reversed(self.steps), reversed(turns), strict=True):
            number = number * size + step
        text = ""
        while number:
            number, digit = divmod(number, len(_DIGITS))
            text = _DIGITS[digit] + text
        return text

    def continuations(self, chosen: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """The words that may follow `chosen`, each with the plies that continue with it; none if no seat is to act."""
        return following(legal(self.position), chosen) if self.seat else {}

    def outcomes(self) -> tuple[Played, ...]:
        """What chance can do now, one ply each; none if chance is not to act."""
        plies = legal(self.position) if self.seat == CHANCE else ()
        return tuple(Played(self.position, CHANCE, ply, self.position.play(ply)) for ply in plies)

    def then(self, index: int) -> Tried:
        """The line with one more choice: the ply with that index; settled. Raises BadLineError or TooLongError."""
        after = self._chosen(index).settled()
        if len(after.line) > LONGEST:
            raise TooLongError
        return after

    def settled(self) -> Tried:
        """The line with what chance does next, if it has more than FEW possibilities: that is drawn."""
        after = self
        while after.seat == CHANCE and len(legal(after.position)) > FEW:
            after = after._chosen(after.drawn())
        return after

    def _chosen(self, index: int) -> Tried:
        """The line with one more choice, and with the plies that follow it by themselves. Raises BadLineError."""
        plies = legal(self.position)
        if not 0 <= index < len(plies):
            raise BadLineError("there is no such ply")
        ply = play_recorded(str(plies[index]), self.position)
        return Tried(self.base, (*self.steps, index), (*self.played, ply, *_alone(ply.after)))

    def drawn(self) -> int:
        """The index of a ply of chance, drawn with the weights of the possibilities. Raises BadLineError."""
        turn = self.position.turn()
        if not isinstance(turn, Chance):
            raise BadLineError("chance is not to act")
        value = secrets.randbelow(sum(turn.weights))
        for index, weight in enumerate(turn.weights):
            value -= weight
            if value < 0:
                return index
        raise AssertionError("the weights add up to more than the value")

    def index(self, ply: str) -> int:
        """The index of a ply in the notation. Raises BadLineError for one that is not legal."""
        found = continuations(legal(self.position), ply.split()).get("")
        if not self.seat or not found:
            raise BadLineError(f"{ply[:40]!r} cannot be played")
        return legal(self.position).index(found[0])

    def back(self) -> Tried:
        """The line without its last choice, and without what was drawn at once before that; settled."""
        steps = self.steps[:-1]
        before = _followed(self.base, steps)
        while steps and before.seat == CHANCE and len(legal(before.position)) > FEW:
            steps = steps[:-1]
            before = _followed(self.base, steps)
        return before.settled()

    def _sizes(self) -> list[int]:
        sizes = [len(legal(each.before)) for each in self.played]
        return [each for each in sizes if each > 1]


def begun(base: Position) -> Tried:
    """The line without a choice, settled."""
    return _followed(base, ()).settled()


def tried(base: Position, line: str) -> Tried:
    """The line that a text names. Raises BadLineError."""
    number = 0
    for digit in line[: LONGEST + 1]:
        if digit not in _DIGITS:
            raise BadLineError("a line has other digits")
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    if number < _START or len(line) > LONGEST:
        raise BadLineError("a line has another length")
    found = _followed(base, ())
    while number != _START:
        plies = legal(found.position)
        if not plies:
            raise BadLineError("the line goes on after the end of the game")
        number, step = divmod(number, len(plies))
        if not number:
            raise BadLineError("a line has another beginning")
        found = found._chosen(step)
    return found


def _followed(base: Position, steps: Sequence[int]) -> Tried:
    """The line of these choices. Raises BadLineError."""
    found = Tried(base, (), tuple(_alone(base)))
    for step in steps:
        found = found._chosen(step)
    return found


def _alone(position: Position) -> list[Played]:
    """The plies from `position` on that are the only ones."""
    played: list[Played] = []
    while not isinstance(position.turn(), Over) and len(plies := legal(position)) == 1:
        played.append(play_recorded(str(plies[0]), position))
        position = played[-1].after
    return played
