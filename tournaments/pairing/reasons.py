"""Why somebody was paired as they were, as facts from which a sentence is made."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tournaments.pairing.field import DOWN, UP, Player
from tournaments.pairing.swiss_costs import Costs, seat_cost


class Other(Struct, frozen=True):
    """An opponent: the points before the round, and how often the two had been paired before."""

    number: int
    points: int
    met: int


class Why(Struct, frozen=True):
    """The facts behind a board, for one of its players.

    Attributes:
        points (int): the player's points before the round.
        opponents (tuple[Other, ...]): the opponents; nobody in a round with a bye.
        floats (int): UP or DOWN, if a single opponent has more or fewer points, else 0.
        upper_half (bool): whether the player is in the upper half of their score group.
        opposite (bool): whether a single opponent has exactly the opposite place ("upper half meets lower half").
        seat (int): the seat, counted from 1; 0 in a round with a bye.
        due (bool): whether the seat makes the seats more equal; else a lot decided.
        byes (int): how many byes and walkovers the player had had before.
    """

    points: int
    opponents: tuple[Other, ...]
    floats: int
    upper_half: bool
    opposite: bool
    seat: int
    due: bool
    byes: int


def why(players: Sequence[Player], seats: tuple[int, ...], number: int) -> Why:
    """Why `number` has this board, given the field as the round began. `seats` are the numbers at the board."""
    costs = Costs(players)
    own = costs.by_number[number]
    opponents = [costs.by_number[each] for each in seats if each != number]
    single = opponents[0] if len(opponents) == 1 else None
    gap = single.points - own.points if single else 0
    group = costs.groups[own.points]
    return Why(
        own.points,
        tuple(Other(each.number, each.points, own.met.get(each.number, 0)) for each in opponents),
        UP if gap > 0 else DOWN if gap < 0 else 0,
        group.index(number) < len(group) // 2,
        single is not None and _opposite(costs, own, single),
        seats.index(number) + 1 if opponents else 0,
        _due(own, opponents, seats),
        own.byes,
    )


def _opposite(costs: Costs, one: Player, other: Player) -> bool:
    upper, lower = sorted((one, other), key=costs.ordered.index)
    return costs.fold(upper, lower) == 0


def _due(own: Player, opponents: Sequence[Player], seats: tuple[int, ...]) -> bool:
    """Whether the seat follows from the seats that the players have had."""
    if not opponents:
        return False
    if len(opponents) == 1:
        return seat_cost(own, opponents[0]) != seat_cost(opponents[0], own)
    had = [own.seats.count(seat) for seat in range(1, len(seats) + 1)]
    mine = had[seats.index(own.number)]
    return mine == min(had) and had.count(mine) < len(had)
