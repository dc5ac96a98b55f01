"""The boards of a round: who sat where, with how many points, and how it came to them.

Points are whole numbers. In games for two a win has 2 and a draw 1; at tables of three and four whoever is ahead of
everybody has 6. So a half is always a whole number, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct


class How(Enum):
    """How a board came to its points."""

    PLAYED = "played"
    TIME = "time"
    """Somebody's time ran out, after all had played as many turns as a rated game needs."""
    WALKOVER = "walkover"
    """Somebody did not play: it gives points, and is no game for tie-breaks."""
    BYE = "bye"
    """The one who was left over had no opponent."""
    SKIPPED = "skipped"
    """Somebody asked not to play in this round."""
    ANNULLED = "annulled"
    CORRECTED = "corrected"
    """An organiser has set the points."""
    APART = "apart"
    """The two are kept apart, and their game in a division was not opened: both have a draw."""


GAMES = frozenset({How.PLAYED, How.TIME, How.CORRECTED})
"""What counts as a game for tie-breaks and for the balance of seats."""


class Earlier(Struct, frozen=True):
    """The points that a board had before they were corrected or annulled.

    Attributes:
        until (int): the last round that was paired while they stood.
        points (tuple[int, ...]): the points by seat.
        how (How): how the board came to them.
    """

    until: int
    points: tuple[int, ...]
    how: How


class Board(Struct, frozen=True):
    """One board of a round.

    Attributes:
        seats (tuple[int, ...]): the entrants' numbers in the order of seats; a single one has a bye or skips the round.
        points (tuple[int, ...]): the points by seat; empty while the board is not over.
        how (How | None): how it came to them; None while it is not over.
        earlier (tuple[Earlier, ...]): what stood before, the oldest first.
    """

    seats: tuple[int, ...]
    points: tuple[int, ...] = ()
    how: How | None = None
    earlier: tuple[Earlier, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether nobody else sits at the board."""
        return len(self.seats) == 1

    @property
    def over(self) -> bool:
        """Whether it has its points."""
        return self.how is not None

    @property
    def is_game(self) -> bool:
        """Whether it counts as a game for tie-breaks and for the balance of seats."""
        return self.how in GAMES and not self.alone

    def as_of(self, number: int) -> Board:
        """The board as it stood when the round `number` was paired."""
        for each in self.earlier:
            if number <= each.until:
                return Board(self.seats, each.points, each.how)
        return self

    def given(self, number: int) -> int:
        """The points that this entrant has of it; 0 while it is not over."""
        return self.points[self.seats.index(number)] if self.points else 0


class Queue(Struct, frozen=True):
    """Who waited as games of an arena were paired.

    Attributes:
        present (int): how many people played or waited.
        waiting (tuple[tuple[int, int], ...]): who waited: their numbers, and for how many seconds.
    """

    present: int
    waiting: tuple[tuple[int, int], ...]


class Round(Struct, frozen=True):
    """A round: its number, counted from 1, and its boards, the highest first.

    Attributes:
        number (int): the number, which rises by one from round to round.
        boards (tuple[Board, ...]): the boards; in a division all may be open at once.
        key (bytes): the key of its lots; empty where it needs none.
        queue (Queue | None): who waited; None where it is no round of an arena.
    """

    number: int
    boards: tuple[Board, ...]
    key: bytes = b""
    queue: Queue | None = None


class Scale(Struct, frozen=True):
    """How points are counted: `whole` is what a win is worth, an even number."""

    whole: int

    @property
    def half(self) -> int:
        """What a draw is worth."""
        return self.whole // 2


DUELS = Scale(2)
"""Games for two."""

TABLES = Scale(6)
"""Tables of three and four."""


def bye(number: int, scale: Scale) -> Board:
    """The board of somebody who is left over: it counts as a win."""
    return Board((number,), (scale.whole,), How.BYE)


def skipped(number: int, scale: Scale, before: int) -> Board:
    """The board of somebody who skips a round, after `before` others: half a win the first time, then nothing."""
    return Board((number,), (0 if before else scale.half,), How.SKIPPED)


def walkover(seats: Sequence[int], present: Sequence[int], scale: Scale) -> Board:
    """A board at which only `present` came, one of the seats or none: they have a win, and the others nothing."""
    return Board(tuple(seats), tuple(scale.whole if each in present else 0 for each in seats), How.WALKOVER)


def kept_apart(seats: Sequence[int], scale: Scale) -> Board:
    """The board of a division that is not opened, since the two are kept apart: a draw."""
    return Board(tuple(seats), (scale.half,) * len(seats), How.APART)


def changed(board: Board, points: Sequence[int], how: How, paired: int) -> Board:
    """The board with other points, from an organiser or by the rule on withdrawal.

    `paired` is the number of the last round that has been paired: these pairings stay as they are.
    """
    if board.how is None:
        return Board(board.seats, tuple(points), how, board.earlier)
    return Board(board.seats, tuple(points), how, (*board.earlier, Earlier(paired, board.points, board.how)))
