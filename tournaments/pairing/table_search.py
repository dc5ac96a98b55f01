"""The search for the cheapest tables: all of them for few players, by exchanging players for many."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from tournaments.pairing.field import Player
from tournaments.pairing.lots import Pair, lot

RESTARTS = 150
"""So many starts are tried for up to 24 players; for more, in proportion fewer."""

FEWEST_STARTS = 24
"""So many starts are tried for more than 48 players."""

BY_POINTS = 6
"""In so many of the first starts the players are dealt in the order of their points."""

Seating = list[tuple[int, ...]]
"""The tables of a round, each as the numbers of its players."""


class TableCosts:
    """What it costs that people sit at one table, as whole numbers in which an earlier level outweighs all later ones.

    Attributes:
        players (list[Player]): the players, by their numbers; elsewhere they are named by their index here.
        sizes (list[int]): the sizes of the tables.
        pair (list[list[int]]): what it costs that two players sit together, by their indexes.
        alone (list[list[int]]): what it costs that a player sits at a table of a size, by their index and the size.
    """

    def __init__(self, players: Sequence[Player], sizes: Sequence[int], usual: int, *, by_points: bool) -> None:
        self.players = list(players)
        self.sizes = list(sizes)
        pairs = sum(size * (size - 1) // 2 for size in sizes)
        spread = max((each.points for each in players), default=0) - min((each.points for each in players), default=0)
        odd = 1 + pairs * spread**2 if by_points else 1
        meeting = odd * (1 + sum(each.unusual for each in players))
        self.pair = [
            [
                meeting * _repeated(one.met.get(other.number, 0))
                + ((one.points - other.points) ** 2 if by_points else 0)
                for other in players
            ]
            for one in players
        ]
        largest = max(sizes, default=0)
        self.alone = [[odd * each.unusual if size != usual else 0 for size in range(largest + 1)] for each in players]
        # Nothing that a seating can cost reaches this.
        most = max((self.pair[a][b] for a, b in combinations(range(len(players)), 2)), default=0)
        self.beyond = 1 + pairs * most + odd * sum(each.unusual for each in players)

    def table(self, people: Sequence[int]) -> int:
        """What a table of these indexes costs."""
        together = sum(self.pair[one][other] for one, other in combinations(people, 2))
        return together + sum(self.alone[each][len(people)] for each in people)

    def named(self, tables: Sequence[Sequence[int]]) -> Seating:
        """The tables as numbers."""
        return [tuple(sorted(self.players[each].number for each in table)) for table in tables]

    def barred(self, apart: Collection[Pair]) -> set[Pair]:
        """The pairs that are kept apart, as indexes."""
        index = {each.number: at for at, each in enumerate(self.players)}
        return {frozenset(index[each] for each in pair) for pair in apart if pair <= index.keys()}


def _repeated(met: int) -> int:
    """The cost of a meeting: 3, 5, 7 … for the first, second, third repetition."""
    return 2 * met + 1 if met else 0


# ---- all seatings ----


def cheapest(costs: TableCosts, key: bytes, apart: Collection[Pair]) -> Seating | None:
    """The seating of least cost; of equal ones that with the smallest sum of lots. None if there is none."""
    barred = costs.barred(apart)
    lots: dict[tuple[int, ...], int] = {}

    def lot_of(table: tuple[int, ...]) -> int:
        if table not in lots:
            lots[table] = lot(key, "table", *(costs.players[each].number for each in table))
        return lots[table]

    best: tuple[int, int, list[tuple[int, ...]]] | None = None

    def seat(left: tuple[int, ...], sizes: tuple[int, ...], cost: int, tables: list[tuple[int, ...]]) -> None:
        nonlocal best
        if not left:
            found = (cost, sum(map(lot_of, tables)), tables)
            best = found if best is None or found[:2] < best[:2] else best
            return
        for table, rest in _first_tables(left, sizes, barred):
            more = cost + costs.table(table)
            if best is None or more <= best[0]:
                remaining = tuple(each for each in left if each not in table)
                seat(remaining, rest, more, [*tables, table])

    seat(tuple(range(len(costs.players))), tuple(costs.sizes), 0, [])
    return None if best is None else costs.named(best[2])


def _first_tables(
    left: tuple[int, ...], sizes: tuple[int, ...], barred: Collection[Pair]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The tables at which the first of `left` can sit, each with the sizes that remain."""
    for size in sorted(set(sizes), reverse=True):
        at = sizes.index(size)
        for others in combinations(left[1:], size - 1):
            table = (left[0], *others)
            if not barred or not any(frozenset(pair) in barred for pair in combinations(table, 2)):
                yield table, sizes[:at] + sizes[at + 1 :]


# ---- exchanging players ----


def searched(costs: TableCosts, key: bytes, apart: Collection[Pair], *, by_points: bool) -> Seating | None:
    """A cheap seating: that of the best start, from which pairs of players change places until nothing improves.

    At first the pairs that are kept apart are only left out of the choice between starts, so that what is found for
    others does not depend on them. If no start keeps them apart, the search avoids them. None if that fails, too.
    """
    barred = costs.barred(apart)
    for avoided in (frozenset[Pair](), frozenset(barred)):
        best: tuple[int, Sequence[Sequence[int]]] | None = None
        for order in _starts(costs, key, by_points=by_points):
            total, tables = _improved(costs, order, avoided)
            if any(pair <= set(table) for table in tables for pair in barred):
                continue
            if best is None or total < best[0]:
                best = total, tables
            if not total:
                break
        if best is not None:
            return costs.named(best[1])
    return None


def _starts(costs: TableCosts, key: bytes, *, by_points: bool) -> Iterator[list[int]]:
    """The orders in which the players are dealt to tables, as indexes."""
    count = len(costs.players)
    number = FEWEST_STARTS if count > 48 else RESTARTS * 24 // max(24, count)
    for attempt in range(number):
        ranked = by_points and attempt < BY_POINTS
        keys = [
            (-each.points if ranked else 0, lot(key, "order", attempt, each.number), each.number)
            for each in costs.players
        ]
        yield sorted(range(count), key=keys.__getitem__)


class _Tables:
    """Tables while players change places. `load[x][t]` is what it costs that x sits with all members of table t."""

    def __init__(self, costs: TableCosts, order: Sequence[int], avoided: Collection[Pair]) -> None:
        self.costs = costs
        self.pair = [row[:] for row in costs.pair]
        for one, other in map(sorted, avoided):
            self.pair[one][other] = self.pair[other][one] = costs.beyond
        self.tables: list[list[int]] = []
        at = 0
        for size in costs.sizes:
            self.tables.append(list(order[at : at + size]))
            at += size
        for each in range(len(order)):
            self.pair[each][each] = 0
        self.load = [[sum(row[member] for member in table) for table in self.tables] for row in self.pair]

    def gain(self, i: int, x: int, j: int, y: int) -> int:
        """By how much the cost falls if x of table i and y of table j change places."""
        size_i, size_j, alone = len(self.tables[i]), len(self.tables[j]), self.costs.alone
        here = self.load[x][i] + self.load[y][j] + alone[x][size_i] + alone[y][size_j]
        there = self.load[x][j] + self.load[y][i] - 2 * self.pair[x][y] + alone[x][size_j] + alone[y][size_i]
        return here - there

    def exchange(self, i: int, at_i: int, j: int, at_j: int) -> None:
        """Have two players change places."""
        x, y = self.tables[i][at_i], self.tables[j][at_j]
        self.tables[i][at_i], self.tables[j][at_j] = y, x
        for row, load in zip(self.pair, self.load, strict=True):
            change = row[y] - row[x]
            load[i] += change
            load[j] -= change

    @property
    def total(self) -> int:
        """What all tables cost."""
        together = sum(self.load[x][i] for i, table in enumerate(self.tables) for x in table) // 2
        return together + sum(self.costs.alone[x][len(table)] for table in self.tables for x in table)


def _improved(costs: TableCosts, order: Sequence[int], avoided: Collection[Pair]) -> tuple[int, list[list[int]]]:
    """The tables of a start when no exchange of two players improves them, with their cost."""
    state = _Tables(costs, order, avoided)
    improving = True
    while improving:
        improving = False
        for i, j in combinations(range(len(state.tables)), 2):
            for at_i, at_j in ((a, b) for a in range(len(state.tables[i])) for b in range(len(state.tables[j]))):
                if state.gain(i, state.tables[i][at_i], j, state.tables[j][at_j]) > 0:
                    state.exchange(i, at_i, j, at_j)
                    improving = True
    return state.total, state.tables
