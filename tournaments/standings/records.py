"""What each entrant has reached: a line for each board, from which points and tie-breaks are added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tournaments.pairing.boards import Board, How, Round
from tournaments.pairing.field import Entrant


class Line(Struct, frozen=True):
    """One board of one entrant that is over.

    Attributes:
        round (int): the number of the round.
        opponents (tuple[int, ...]): who else sat there, in the order of seats.
        own (int): the entrant's points of it.
        others (tuple[int, ...]): the points of the opponents.
        is_game (bool): whether it counts as a game for tie-breaks.
        how (How): how it came to its points.
    """

    round: int
    opponents: tuple[int, ...]
    own: int
    others: tuple[int, ...]
    is_game: bool
    how: How


class Record(Struct, frozen=True):
    """What an entrant has reached.

    Attributes:
        number (int): the entrant's number.
        start (int): the points with which they began.
        lines (tuple[Line, ...]): their boards that are over, in the order of the rounds.
        missed (tuple[int, ...]): the rounds that are over in which they had no board.
    """

    number: int
    start: int
    lines: tuple[Line, ...]
    missed: tuple[int, ...]

    @property
    def points(self) -> int:
        """All points."""
        return self.start + sum(each.own for each in self.lines)

    @property
    def games(self) -> list[Line]:
        """The lines that count as games for tie-breaks."""
        return [each for each in self.lines if each.is_game]


def records(entrants: Iterable[Entrant], rounds: Sequence[Round]) -> dict[int, Record]:
    """What each entrant has reached, by number. Boards that are not over do not count yet."""
    lines: dict[int, list[Line]] = {each.number: [] for each in entrants}
    seen: dict[int, set[int]] = {number: set() for number in lines}
    ordered = sorted(rounds, key=lambda each: each.number)
    for round_ in ordered:
        for board in round_.boards:
            for number in board.seats:
                seen[number].add(round_.number)
                if board.how is not None:
                    lines[number].append(_line(round_.number, board, board.how, number))
    over = [each.number for each in ordered if all(board.over for board in each.boards)]
    return {
        each.number: Record(
            each.number,
            each.start,
            tuple(lines[each.number]),
            tuple(number for number in over if number not in seen[each.number]),
        )
        for each in entrants
    }


def _line(number: int, board: Board, how: How, entrant: int) -> Line:
    others = [(seat, points) for seat, points in zip(board.seats, board.points, strict=True) if seat != entrant]
    opponents, points = tuple(seat for seat, _ in others), tuple(each for _, each in others)
    return Line(number, opponents, board.given(entrant), points, board.is_game, how)
