"""Stranded, the tower game for two to four seats, by the clauses ST-1 to ST-23 of `seeds/en/stranded.md`.

Columns are named as squares (`b2`: file b, rank 2). Colours are single letters: `r` red, `b` blue, `y` yellow,
`g` green; a die face is one of these or `k`, black. A column's caps are a string, the lowest first: `rb` is a blue
cap on a red one.

Chance lays the caps; then each seat rolls for its tower and places it on a corner.

    >>> position = GAME.new(2)
    >>> while position.step is Step.CAPS:
    ...     position = position.play(position.turn().plies[0])
    >>> position.caps("a1"), position.caps("e5"), position.turn().weights
    ('rr', 'gg', (1, 1, 1, 1, 2))
    >>> position = position.play(Die("b"))
    >>> [str(ply) for ply in position.turn().plies]
    ['corner a1', 'corner e1', 'corner a5', 'corner e5']
    >>> position.play(Corner("e1")).tower_on("e1")
    1
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from msgspec.structs import replace

from rules import grid
from rules.core import Chance, Choice, Ending, Event, Outcome, Over, Played, Ply, Position, Turn
from rules.game import Game, Option

COLORS = "rbyg"
BLACK = "k"
HOLE = "c3"
"""The middle of the board, which is not a column (ST-1)."""

COLUMNS = tuple(square for square in grid.squares(5, 5) if square != HOLE)
"""The 24 columns in the order in which caps are laid: a1, b1, … e5 (ST-3)."""

CORNERS = ("a1", "e1", "a5", "e5")

_LAYOUT = """
    G R Y B Y
    Y B G R G
    G R . Y B
    B Y B G R
    R G R Y B
"""

PRINTED = {
    grid.name(file, 4 - row): color.lower()
    for row, line in enumerate(_LAYOUT.split("\n")[1:6])
    for file, color in enumerate(line.split())
    if color != "."
}
"""The colour printed on each column, seen when no cap covers it (ST-2)."""


def _open_line(line: tuple[str, ...]) -> tuple[str, ...]:
    """The part of `line` before the hole (ST-14)."""
    return line[: line.index(HOLE)] if HOLE in line else line


_LINES = {column: [_open_line(line) for line in grid.lines(column, 5, 5)] for column in COLUMNS}

BETWEEN = {(start, end): line[:steps] for start in COLUMNS for line in _LINES[start] for steps, end in enumerate(line)}
"""The columns passed over, in order, by start and end of a straight way that does not cross the hole (ST-13, ST-14)."""

REACH = {start: tuple(end for end in COLUMNS if (start, end) in BETWEEN) for start in COLUMNS}
"""The columns that can be reached from each column by such a way, whatever stands in between (ST-14)."""


class Caps(Ply, frozen=True):
    """Chance: two caps are stacked on a column, the lower one first (ST-3)."""

    column: str
    caps: str


class Die(Ply, frozen=True):
    """Chance: the die shows a colour or black (ST-7, ST-9)."""

    face: str


class Tower(Ply, frozen=True):
    """After black, the seat takes the tower of this colour (ST-7)."""

    color: str


class Corner(Ply, frozen=True):
    """The seat places its tower on this corner (ST-8)."""

    column: str


class Color(Ply, frozen=True):
    """After black, the seat names the turn's colour (ST-10)."""

    color: str


class Take(Ply, frozen=True):
    """Part one: the seat takes the top cap of this column (ST-11)."""

    column: str


class Move(Ply, frozen=True):
    """Part two: the seat's tower moves to this column (ST-12)."""

    column: str


class Put(Ply, frozen=True):
    """The jumped tower is set down on this column (ST-16)."""

    column: str


class Leave(Ply, frozen=True):
    """The jumped tower stays where it is (ST-16)."""


class Strand(Ply, frozen=True):
    """The seat's tower moves to this empty column and is stranded there (ST-18)."""

    column: str


class NoCapToTake(Event, frozen=True):
    """No cap of the turn's colour could be taken: part one was skipped (ST-11)."""

    seat: int
    color: str


class Stays(Event, frozen=True):
    """The tower could not go anywhere: it stays, and its seat is still in the game (ST-19)."""

    seat: int
    color: str


class Out(Event, frozen=True):
    """The seat is out of the game: stranded (ST-18) or resigned (ST-22)."""

    seat: int


class End(Ending):
    """How a game ends (ST-21)."""

    LAST_LEFT = "is the last one left in the game"


class Step(Enum):
    """What the position waits for."""

    CAPS = "caps"
    FIRST_DIE = "first die"
    TOWER = "tower"
    CORNER = "corner"
    DIE = "die"
    COLOR = "color"
    TAKE = "take"
    MOVE = "move"
    STRAND = "strand"
    PUT = "put"
    OVER = "over"


_SETTING_UP = {Step.FIRST_DIE, Step.TOWER, Step.CORNER}

# Plies are values, so all positions share them.
_CAPS = [Caps(column, lower + upper) for column in COLUMNS for lower in COLORS for upper in COLORS]
_DIE = {face: Die(face) for face in COLORS + BLACK}
_COLOR = tuple(Color(color) for color in COLORS)
_TAKE = {column: Take(column) for column in COLUMNS}
_MOVE = {column: Move(column) for column in COLUMNS}
_STRAND = {column: Strand(column) for column in COLUMNS}
_PUT = {column: Put(column) for column in COLUMNS}
_LEAVE = Leave()
_INDEX = {column: index for index, column in enumerate(COLUMNS)}


class Stranded(Position, frozen=True):
    """A position of Stranded. Tuples with one item for each seat begin with seat 1."""

    incidental = ("blacks",)

    blacks: int
    """The number of black faces of the die (ST-5)."""

    stacks: tuple[str, ...]
    """The caps of each column, in the order of COLUMNS, the lowest cap first."""

    colors: tuple[str | None, ...]
    """The colours of the towers by seat; None for a seat without a tower (ST-7)."""

    spots: tuple[str | None, ...]
    """The columns of the towers by seat; None for a tower that has not been placed (ST-8)."""

    active: tuple[int, ...]
    """The seats still in the game, in ascending order."""

    step: Step
    seat: int
    """The seat whose turn it is; while caps are laid, the seat that will begin."""

    color: str | None = None
    """The turn's colour, from the roll to the end of the turn (ST-9, ST-10)."""

    jumped: tuple[int, ...] = ()
    """The seats whose towers were jumped and must still be set down or left, in the order passed (ST-16)."""

    def remaining(self) -> tuple[int, ...]:
        """The seats still in the game, in ascending order."""
        return self.active

    def caps(self, column: str) -> str:
        """The caps on `column`, the lowest first; empty if there are none."""
        return self.stacks[_INDEX[column]]

    def spot(self, seat: int) -> str | None:
        """The column of the tower of `seat`; None if the tower is not on the board."""
        return self.spots[seat - 1]

    def tower_on(self, column: str) -> int | None:
        """The seat whose tower is on `column`; None if there is no tower."""
        return self.spots.index(column) + 1 if column in self.spots else None

    def takable(self, color: str) -> tuple[str, ...]:
        """The columns whose top cap has `color` and no tower on it (ST-11); the ends of ST-12 are among them."""
        return tuple(
            column
            for column, caps in zip(COLUMNS, self.stacks, strict=True)
            if caps and caps[-1] == color and column not in self.spots
        )

    # What the position waits for

    def _wait(self) -> Turn:
        match self.step:
            case Step.CAPS:
                return self._deal()
            case Step.FIRST_DIE:
                return self._roll([color for color in COLORS if color not in self.colors])
            case Step.DIE:
                return self._roll(list(COLORS))
            case Step.OVER:
                return Over(Outcome(self.active, End.LAST_LEFT))
            case _:
                return Choice(self.seat, self._choices(), self.number)

    def _deal(self) -> Chance:
        """Two caps for the next bare column, from those that have not been laid (ST-3)."""
        laid = "".join(self.stacks)
        left = {color: 12 - laid.count(color) for color in COLORS}
        first = 16 * self.stacks.index("")  # _CAPS has 16 plies for each column
        weights = {
            ply: left[ply.caps[0]] * (left[ply.caps[1]] - (ply.caps[0] == ply.caps[1]))
            for ply in _CAPS[first : first + 16]
        }
        possible = {ply: weight for ply, weight in weights.items() if weight > 0}
        return Chance(tuple(possible), tuple(possible.values()), self.number)

    def _roll(self, colors: list[str]) -> Chance:
        """The die with one face for each of `colors` and its black ones (ST-5, ST-7)."""
        return Chance(tuple(_DIE[face] for face in [*colors, BLACK]), (*(1 for _ in colors), self.blacks), self.number)

    def _choices(self) -> tuple[Ply, ...]:
        match self.step:
            case Step.TOWER:
                return tuple(Tower(color) for color in COLORS if color not in self.colors)
            case Step.CORNER:
                return tuple(Corner(column) for column in CORNERS if column not in self.spots)
            case Step.COLOR:
                return _COLOR
            case Step.TAKE:
                return tuple(_TAKE[column] for column in self.takable(self._turns_color()))
            case Step.MOVE:
                return tuple(_MOVE[column] for column in self._moves())
            case Step.STRAND:
                return tuple(_STRAND[column] for column in self._strandings())
            case _:
                return (*(_PUT[column] for column in COLUMNS if self._may_hold(column)), _LEAVE)

    def _turns_color(self) -> str:
        assert self.color is not None, "a turn has a colour once the die is rolled"
        return self.color

    def _moves(self) -> tuple[str, ...]:
        """The columns with a cap of the turn's colour to which the tower can move (ST-12 to ST-15)."""
        reach = REACH[self._standing(self.seat)]
        return tuple(column for column in self.takable(self._turns_color()) if column in reach)

    def _strandings(self) -> tuple[str, ...]:
        """The empty columns of the turn's colour to which the tower can move (ST-18)."""
        return tuple(
            column
            for column in REACH[self._standing(self.seat)]
            if PRINTED[column] == self.color and not self.caps(column) and column not in self.spots
        )

    def _may_hold(self, column: str) -> bool:
        """Whether a jumped tower can be set down on `column` (ST-16)."""
        return bool(self.caps(column)) and column not in self.spots

    def _standing(self, seat: int) -> str:
        spot = self.spot(seat)
        assert spot is not None, "a seat that takes its turn has placed its tower"
        return spot

    # What follows

    def _next(self, ply: Ply) -> Stranded:  # noqa: C901 - it has a line for each kind of ply
        quiet = replace(self, events=())
        match ply:
            case Caps(column=column, caps=caps):
                return quiet._with_stack(column, caps)._once_laid()
            case Die(face=face) if self.step is Step.FIRST_DIE:
                return replace(quiet, step=Step.TOWER) if face == BLACK else quiet._with_tower(face)
            case Tower(color=color):
                return quiet._with_tower(color)
            case Corner(column=column):
                return quiet._with_spot(self.seat, column)._set_up_on()
            case Die(face=face):
                return replace(quiet, step=Step.COLOR) if face == BLACK else quiet._part_one(face)
            case Color(color=color):
                return quiet._part_one(color)
            case Take(column=column):
                return quiet._with_stack(column, self.caps(column)[:-1])._part_two()
            case Move(column=column):
                return quiet._moved(column)
            case Put(column=column):
                return quiet._with_spot(self.jumped[0], column)._asked()
            case Leave():
                return quiet._asked()
            case Strand(column=column):
                return quiet._with_spot(self.seat, column)._drop_out(self.seat)
            case _:
                raise AssertionError(f"{ply} is no ply of Stranded")

    def _with_stack(self, column: str, caps: str) -> Stranded:
        index = _INDEX[column]
        return replace(self, stacks=(*self.stacks[:index], caps, *self.stacks[index + 1 :]))

    def _with_tower(self, color: str) -> Stranded:
        """The seat takes a tower and must place it (ST-7, ST-8)."""
        return replace(self, colors=_set(self.colors, self.seat, color), step=Step.CORNER)

    def _with_spot(self, seat: int, column: str) -> Stranded:
        return replace(self, spots=_set(self.spots, seat, column))

    def _tell(self, event: Event) -> Stranded:
        return replace(self, events=(*self.events, event))

    def _once_laid(self) -> Stranded:
        return self if "" in self.stacks else self._set_up_on()

    def _set_up_on(self) -> Stranded:
        """The next seat without a tower rolls for one; if all have one, the first turn begins (ST-6, ST-7)."""
        for seat in self.active:
            if self.spot(seat) is None:
                return replace(self, step=Step.FIRST_DIE, seat=seat, number=self.number + 1)
        return replace(self, step=Step.DIE, seat=self.active[0], number=self.number + 1)

    def _part_one(self, color: str) -> Stranded:
        """Part one: take a cap of the turn's colour, or skip this part (ST-11)."""
        colored = replace(self, color=color)
        if colored.takable(color):
            return replace(colored, step=Step.TAKE)
        return colored._tell(NoCapToTake(self.seat, color))._part_two()

    def _part_two(self) -> Stranded:
        """Part two: move to a cap if possible, else strand if possible, else stay (ST-12, ST-18, ST-19)."""
        if self._moves():
            return replace(self, step=Step.MOVE)
        if self._strandings():
            return replace(self, step=Step.STRAND)
        return self._tell(Stays(self.seat, self._turns_color()))._pass_on()

    def _moved(self, column: str) -> Stranded:
        """The tower has moved to `column`; the active towers it passed over were jumped (ST-16, ST-17)."""
        passed = BETWEEN[self._standing(self.seat), column]
        towers = (self.tower_on(each) for each in passed)
        jumped = tuple(seat for seat in towers if seat in self.active and seat is not None)
        return replace(self, step=Step.PUT, jumped=jumped)._with_spot(self.seat, column)._ask()

    def _asked(self) -> Stranded:
        return replace(self, jumped=self.jumped[1:])._ask()

    def _ask(self) -> Stranded:
        """Ask what to do with the next jumped tower, or end the turn if there is none left (ST-16)."""
        return self if self.jumped else self._pass_on()

    def _pass_on(self) -> Stranded:
        """The next seat that is still in the game rolls (ST-20)."""
        later = [seat for seat in self.active if seat > self.seat]
        return replace(
            self, step=Step.DIE, seat=(later or self.active)[0], color=None, jumped=(), number=self.number + 1
        )

    def _drop_out(self, seat: int) -> Stranded:
        """`seat` is out; its tower stays for good (ST-18, ST-22). The last seat left wins (ST-21)."""
        left = tuple(each for each in self.active if each != seat)
        told = replace(self, active=left)._tell(Out(seat))
        if len(left) == 1:
            return replace(told, step=Step.OVER, color=None, jumped=())
        return told._go_on_without(seat)

    def _go_on_without(self, seat: int) -> Stranded:
        if self.step is Step.CAPS:
            return replace(self, seat=self.active[0])
        if seat != self.seat:
            still = replace(self, jumped=tuple(each for each in self.jumped if each != seat))
            return still._ask() if self.step is Step.PUT else still
        return self._set_up_on() if self.step in _SETTING_UP else self._pass_on()

    def _without(self, seat: int) -> Stranded:
        return replace(self, events=())._drop_out(seat)


def _set(values: tuple[Any, ...], seat: int, value: str) -> tuple[Any, ...]:
    """`values`, which are by seat, with that of `seat` changed."""
    return (*values[: seat - 1], value, *values[seat:])


def start(seats: int, options: Mapping[str, str]) -> Stranded:
    """The first position: no cap has been laid and no tower taken."""
    nobody = (None,) * seats
    return Stranded(
        seats=seats,
        blacks=int(options["blacks"]),
        stacks=("",) * len(COLUMNS),
        colors=nobody,
        spots=nobody,
        active=tuple(range(1, seats + 1)),
        step=Step.CAPS,
        seat=1,
    )


def set_on(played: Played[Stranded], caps: str) -> bool:
    """Whether the seat set the jumped tower down on a column with this number of caps (ST-16)."""
    ply, after = played.ply, played.after
    return isinstance(ply, Put) and len(after.caps(ply.column)) == int(caps)


def jumps(played: Played[Stranded], column: str) -> bool:
    """Whether the seat's tower passed over the tower on `column` (ST-16)."""
    after = played.after
    return any(after.spot(seat) == column for seat in after.jumped)


GAME = Game(
    key="stranded",
    clauses="ST",
    seats=range(2, 5),
    first=True,
    options=(Option(name="blacks", values=("1", "2"), default="2"),),
    start=start,
    goals={"set-on": set_on, "jumps": jumps},
    draws="dice",
    lengths={2: (22, 34), 3: (26, 38), 4: (31, 41)},
    rated_from=3,  # the first of them is choosing a tower and a corner (ST-7, ST-8)
)
