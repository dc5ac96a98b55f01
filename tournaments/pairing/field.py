"""The field as a round begins: what the pairing of a round looks at, computed from the rounds before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from tournaments.pairing.boards import Board, How, Round, Scale

UP, DOWN = 1, -1
"""How somebody floats: to an opponent with more points, or with fewer."""


class Entrant(Struct, frozen=True):
    """Somebody who is in a tournament.

    Attributes:
        number (int): the pairing number: 1 for the strongest; late joiners follow behind.
        start (int): the points with which a late joiner begins (`late_start`).
    """

    number: int
    start: int = 0


class Player(Struct, frozen=True):
    """An entrant as a round begins.

    Attributes:
        number (int): the pairing number.
        points (int): the points of all rounds before.
        met (Mapping[int, int]): how often this player was paired with each other one.
        seats (tuple[int, ...]): the seats of the games that were played, counted from 1, in their order.
        floats (tuple[int, ...]): of the last two rounds, UP, DOWN or 0. Points without a game float down.
        byes (int): how many byes and walkovers the player has had.
        unusual (int): how often the player sat at a table of another size than most.
    """

    number: int
    points: int = 0
    met: Mapping[int, int] = {}
    seats: tuple[int, ...] = ()
    floats: tuple[int, ...] = ()
    byes: int = 0
    unusual: int = 0

    @property
    def balance(self) -> int:
        """In games for two: how much oftener the player had the first seat than the second."""
        return self.seats.count(1) - self.seats.count(2)


class _History:
    """What is known of one entrant while the rounds are read."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.met: Counter[int] = Counter()
        self.seats: list[int] = []
        self.floats: dict[int, int] = {}
        self.byes = 0
        self.unusual = 0

    def player(self, number: int, before: int) -> Player:
        floats = tuple(self.floats.get(each, 0) for each in range(max(1, before - 2), before))
        return Player(number, self.points, dict(self.met), tuple(self.seats), floats, self.byes, self.unusual)


def players(
    entrants: Iterable[Entrant], rounds: Iterable[Round], present: Collection[int], before: int
) -> list[Player]:
    """The players who are present, as the round `before` is paired, in the order of their numbers.

    Of `rounds` those that come before it are looked at, with the points that stood when it was paired.
    """
    known = {each.number: _History(each.start) for each in sorted(entrants, key=lambda each: each.number)}
    for each in sorted((each for each in rounds if each.number < before), key=lambda each: each.number):
        _read(each.number, [board.as_of(before) for board in each.boards], known)
    return [history.player(number, before) for number, history in known.items() if number in present]


def _read(round_: int, boards: Sequence[Board], known: Mapping[int, _History]) -> None:
    """Note the boards of a round."""
    points = {number: history.points for number, history in known.items()}
    usual = usual_size([len(board.seats) for board in boards if not board.alone])
    for board in boards:
        for seat, number in enumerate(board.seats, 1):
            history, gained = known[number], board.points[seat - 1] if board.points else 0
            history.points += gained
            history.floats[round_] = _float(board, number, gained, points)
            history.byes += board.how is How.BYE or (board.how is How.WALKOVER and gained > 0)
            history.unusual += not board.alone and len(board.seats) != usual
            if board.is_game:
                history.seats.append(seat)
            if board.how is not How.APART:
                history.met.update(other for other in board.seats if other != number)


def _float(board: Board, number: int, gained: int, points: Mapping[int, int]) -> int:
    """How an entrant floats at a board; `points` are those before the round."""
    if not board.is_game:
        return DOWN if gained else 0
    # At a table of three or four nobody floats.
    gap = points[number] - points[sum(board.seats) - number] if len(board.seats) == 2 else 0
    return DOWN if gap > 0 else UP if gap < 0 else 0


def usual_size(sizes: Sequence[int]) -> int:
    """The size that most tables of a round have, or the larger one where two are as frequent; 0 of no tables."""
    return max(sizes, key=lambda size: (sizes.count(size), size), default=0)


def late_start(missed: int, points: Iterable[int], scale: Scale) -> int:
    """The points with which somebody begins who has missed so many rounds: half a win for each of them.

    It is no more than the most that anybody of the lower half of the field has; `points` are those of the field.
    """
    ordered = sorted(points)
    lower = ordered[: len(ordered) // 2]
    return min(missed * scale.half, lower[-1] if lower else 0)
