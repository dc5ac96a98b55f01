"""A division of a tournament: its members, its boards, and the standings that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec
from msgspec import Struct

from data.rows import BoardRow, EntrantRow
from tournaments.pairing.boards import Board, Earlier, How, Queue, Round
from tournaments.pairing.field import Entrant
from tournaments.standings.places import Order, Placed, ranked


class Division(Struct, frozen=True, dict=True):
    """Entrants who play against each other: a division of a league, a group, a final, or all entrants.

    Attributes:
        number (int): its number, from 1; 0 where everybody meets everybody.
        members (Mapping[int, EntrantRow]): who is in it, by pairing number.
        boards (tuple[BoardRow, ...]): its boards.
        final (bool): whether the best of the groups meet in it.
        order (Order): by what its members are ordered.
    """

    number: int
    members: Mapping[int, EntrantRow]
    boards: tuple[BoardRow, ...]
    final: bool = False
    order: Order = Order.ROBIN

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """The boards by round, as the standings are computed from them."""
        boards: dict[int, list[BoardRow]] = {}
        for each in self.boards:
            boards.setdefault(each.round, []).append(each)
        return tuple(
            Round(number, tuple(map(_board, boards[number])), queue=_queue(boards[number][0]))
            for number in sorted(boards)
        )

    @cached_property
    def gone(self) -> tuple[int, ...]:
        """The numbers of those who do not play any more."""
        return tuple(number for number, each in self.members.items() if each.state != "in")

    @cached_property
    def out(self) -> tuple[int, ...]:
        """The numbers of those who have no place: they are out, and all their games were annulled."""
        if self.order is not Order.ROBIN:
            return ()
        kept = {number for each in self.boards if each.how != How.ANNULLED.value for number in each.seats}
        return tuple(number for number in self.gone if number not in kept)

    @cached_property
    def placed(self) -> list[Placed]:
        """The standings, the first place first."""
        entrants = [Entrant(number, each.start) for number, each in self.members.items()]
        return ranked(entrants, self.rounds, self.order, self.out)


def _queue(first: BoardRow) -> Queue | None:
    return msgspec.json.decode(first.queue, type=Queue) if first.queue else None


def _board(row: BoardRow) -> Board:
    return Board(row.seats, row.points, How(row.how) if row.how else None, earlier_of(row))


def earlier_of(row: BoardRow) -> tuple[Earlier, ...]:
    """What a board came to before it was corrected, the oldest first."""
    return msgspec.json.decode(row.earlier, type=tuple[Earlier, ...]) if row.earlier else ()
