"""Places: entrants ordered by the criteria of a format, with all sums that decided."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum

from msgspec import Struct

from tournaments.pairing.boards import DUELS, TABLES, Round, Scale
from tournaments.pairing.field import Entrant
from tournaments.pairing.lots import drawn
from tournaments.standings.records import records
from tournaments.standings.tie_breaks import COMPUTED, Criterion, Field, Sum


class Order(Enum):
    """By what the entrants of a format are ordered; who is equal in all of it shares a place."""

    ROBIN = (Criterion.POINTS, Criterion.DIRECT, Criterion.SONNEBORN, Criterion.WINS)
    """Leagues and groups."""
    SWISS = (
        Criterion.POINTS,
        Criterion.DIRECT,
        Criterion.BUCHHOLZ_CUT,
        Criterion.BUCHHOLZ,
        Criterion.SONNEBORN,
        Criterion.WINS,
    )
    TABLES = (Criterion.POINTS, Criterion.FIRSTS, Criterion.OPPONENTS, Criterion.AHEAD)
    ARENA = (Criterion.POINTS, Criterion.WINS)

    @property
    def scale(self) -> Scale:
        """How points are counted."""
        return TABLES if self is Order.TABLES else DUELS


class Placed(Struct, frozen=True):
    """An entrant in the standings.

    Attributes:
        number (int): the entrant's number.
        place (int | None): the place; None for somebody who is out, and stands at the end.
        shared (bool): whether others have the same place.
        sums (Mapping[Criterion, Sum]): the sums of all criteria, in their order.
        decided_by (Criterion | None): what puts this entrant behind the one above; None for the first, and where the
            place is shared with the one above.
    """

    number: int
    place: int | None
    shared: bool
    sums: Mapping[Criterion, Sum]
    decided_by: Criterion | None = None

    @property
    def points(self) -> int:
        """The points, as they are counted."""
        return self.sums[Criterion.POINTS].value


def ranked(
    entrants: Iterable[Entrant], rounds: Sequence[Round], order: Order, out: Collection[int] = ()
) -> list[Placed]:
    """The standings, the first place first; equal ones in the order of their numbers.

    `out` have no place, and stand at the end: those whose games were annulled. Boards that are not over do not count
    yet.
    """
    everybody = list(entrants)
    found_records = records(everybody, rounds)
    points = {number: each.points for number, each in found_records.items()}
    field = Field(found_records, order.scale, len(rounds), points)
    inside = sorted(each.number for each in everybody if each.number not in out)
    found: list[Placed] = []
    for group, sums, decided in _split(field, inside, order.value, {number: {} for number in inside}, None):
        place = len(found) + 1
        found += [
            Placed(number, place, len(group) > 1, sums[number], None if at else decided)
            for at, number in enumerate(group)
        ]
    for number in sorted(each.number for each in everybody if each.number in out):
        sums_of = {each: COMPUTED[each](field, number, (number,)) for each in order.value}
        found.append(Placed(number, None, shared=False, sums=sums_of))
    return found


_Sums = dict[int, dict[Criterion, Sum]]


def _split(
    field: Field, tied: Sequence[int], criteria: Sequence[Criterion], sums: _Sums, decided: Criterion | None
) -> list[tuple[list[int], _Sums, Criterion | None]]:
    """The tied in the order of the criteria: groups who are equal, and what puts each behind the one before."""
    if not criteria:
        return [(list(tied), sums, decided)] if tied else []
    criterion, *rest = criteria
    groups: dict[int, list[int]] = {}
    for number in tied:
        found = COMPUTED[criterion](field, number, tied)
        sums[number][criterion] = found
        groups.setdefault(found.value, []).append(number)
    result = []
    for at, value in enumerate(sorted(groups, reverse=True)):
        result += _split(field, groups[value], rest, sums, criterion if at else decided)
    return result


def in_order(placed: Sequence[Placed], key: bytes) -> list[int]:
    """The numbers of all who have a place; lots from `key`, that of the last round, order those who share one."""
    by_place: dict[int, list[int]] = {}
    for each in placed:
        if each.place is not None:
            by_place.setdefault(each.place, []).append(each.number)
    return [number for place in sorted(by_place) for number in drawn(key, "place", by_place[place])]


def by_lot(placed: Sequence[Placed], first: int) -> list[int]:
    """Who of the standings shares a place that the end of the first `first` cuts: there a lot must decide.

    The list is empty where the cut falls between two places.
    """
    inside = [each for each in placed if each.place is not None]
    if not 0 < first < len(inside) or inside[first - 1].place != inside[first].place:
        return []
    return [each.number for each in inside if each.place == inside[first].place]
