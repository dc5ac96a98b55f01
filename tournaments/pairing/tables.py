"""Tables of three and four: who sits with whom, and in which seats.

What a seating costs has levels, and an earlier one counts before all later ones: people who meet again (3, 5, 7 … for
the first, second, third repetition), people who sit at a table of an unusual size again, and, where the points count,
their squared differences at each table. Pairs that are kept apart never sit together.

Up to twelve players all seatings are compared, so there is one answer, as in `swiss`. For more, the search of
`table_search` is the rule: the program is announced, not only what it looks for, as it is not sure to find the least
cost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations

from tournaments.pairing.designs import seated_by_design
from tournaments.pairing.field import Player, usual_size
from tournaments.pairing.lots import Pair, lot
from tournaments.pairing.table_search import Seating, TableCosts, cheapest, searched

EXACT = 12
"""Up to so many players all seatings are compared."""


def sizes(count: int, size: int) -> list[int]:
    """The sizes of the tables of so many players, where tables of `size` (3 or 4) are wanted; the larger ones first.

    As many of that size as possible. The rest sit at tables of one less; but where threes leave one player over,
    there is one table of four, rather than two of two.

    >>> sizes(17, 4), sizes(5, 4), sizes(7, 3), sizes(8, 3)
    ([4, 4, 3, 3, 3], [3, 2], [4, 3], [3, 3, 2])
    """
    if count <= size:
        return [count] if count else []
    if size == 3 and count % 3 == 1:
        return [4] + [3] * (count // 3 - 1)
    tables = -(-count // size)
    small = tables * size - count
    if small > tables:
        return [size - 1, count - size + 1]
    return [size] * (tables - small) + [size - 1] * small


def seatings(
    players: Sequence[Player], key: bytes, size: int, apart: Collection[Pair] = (), *, by_points: bool = True
) -> list[tuple[int, ...]]:
    """The tables of a round as numbers in the order of seats, the highest table first; a single number has a bye.

    `players` are those who are present, in any order; `size` is 3 or 4; `by_points` is whether people with equal points
    meet. Nobody has a bye but where the field is a single player, or where pairs that are kept apart leave no other
    way.
    """
    ordered = sorted(players, key=lambda each: each.number)
    pairs = frozenset(apart)
    for left_out in _left_out(ordered, pairs, key):
        here = [each for each in ordered if each.number not in left_out]
        found = _seating(here, key, size, pairs, by_points=by_points)
        if found is not None:
            return _finished(found, left_out, ordered, key)
    raise AssertionError("with a bye for all who are kept apart from somebody, each field can be seated")


def fixed_seatings(
    players: Sequence[Player],
    count: int,
    number: int,
    keys: tuple[bytes, bytes],
    size: int,
    apart: Collection[Pair] = (),
) -> list[tuple[int, ...]]:
    """The tables of a round in which only meetings count: by a known design, or else by `seatings` without points.

    A design is used while the field is whole, which means that the `count` players who began are all present, and in
    the rounds in which it keeps apart who is to be kept apart. `keys` are those of the first round, whose lot says who
    is who in the design, and of this one.
    """
    first, key = keys
    if [each.number for each in sorted(players, key=lambda each: each.number)] == list(range(1, count + 1)):
        found = seated_by_design(count, size, number, first)
        if found is not None and not any(pair <= set(table) for table in found for pair in apart):
            return _finished(found, (), players, key)
    return seatings(players, key, size, apart, by_points=False)


def _left_out(players: Sequence[Player], apart: Collection[Pair], key: bytes) -> Iterator[tuple[int, ...]]:
    """Who might have a bye, the best choice first: nobody; else as few as possible, who have had the fewest byes."""
    numbers = {each.number for each in players}
    between = [pair for pair in apart if pair <= numbers]
    involved = [each for each in players if any(each.number in pair for pair in between)]
    involved.sort(key=lambda each: (each.byes, each.points, lot(key, "bye", each.number)))
    fewest = min((each.byes for each in players), default=0)
    first = [each for each in involved if each.byes == fewest]
    yield ()
    for candidates in (first, involved):
        listed = [each.number for each in candidates]
        for count in range(1, len(listed) + 1):
            yield from combinations(listed, count)


def _seating(
    players: Sequence[Player], key: bytes, size: int, apart: Collection[Pair], *, by_points: bool
) -> Seating | None:
    """The cheapest seating that keeps the pairs apart; None if none was found."""
    wanted = sizes(len(players), size)
    costs = TableCosts(players, wanted, usual_size(wanted), by_points=by_points)
    if len(players) <= EXACT:
        return cheapest(costs, key, apart)
    return searched(costs, key, apart, by_points=by_points)


def _finished(
    seating: Seating, left_out: Sequence[int], players: Sequence[Player], key: bytes
) -> list[tuple[int, ...]]:
    """The tables with their seats, by their best player, and byes behind."""
    by_number = {each.number: each for each in players}
    tables = [_seats([by_number[number] for number in table], key) for table in seating]
    place = {each.number: at for at, each in enumerate(sorted(players, key=lambda each: (-each.points, each.number)))}
    boards = [*tables, *((number,) for number in left_out)]
    return sorted(boards, key=lambda seats: (len(seats) == 1, min(place[each] for each in seats)))


def _seats(people: Sequence[Player], key: bytes) -> tuple[int, ...]:
    """The order of a table in which people have the seats that they have had least; else by lot."""

    def cost(order: Sequence[Player]) -> tuple[int, int]:
        had = sum(2 * each.seats.count(seat) + 1 for seat, each in enumerate(order, 1))
        return had, lot(key, "seats", *(each.number for each in order))

    return tuple(each.number for each in min(permutations(people), key=cost))


def table_points(places: Sequence[int]) -> tuple[int, ...]:
    """Six times the part of the others that somebody is ahead of, by seat; half of one for a shared place.

    >>> table_points([1, 2, 3, 4]), table_points([2, 1, 3]), table_points([1, 1, 3, 4])
    ((6, 4, 2, 0), (3, 6, 0), (5, 5, 2, 0))
    """
    rest = len(places) - 1
    return tuple(
        sum(6 if own < other else 3 if own == other else 0 for at, other in enumerate(places) if at != seat) // rest
        for seat, own in enumerate(places)
    )
