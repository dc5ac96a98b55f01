"""The pairings of a Swiss round for two: the one matching of least cost.

The cost of a pair has levels (`swiss_costs`); sums of an earlier level count before those of all later ones, and the
last level is a lot of 48 bits. Of m pairs that could be chosen, two cheapest matchings exist with a probability below
m / 2**48 (isolation lemma). So any correct solver finds the same pairings, whatever its own order of work.

In a field of up to 48 players all pairs who have not met can be chosen. In a larger one these are the cheapest
opponents of each player, those nearest to the opposite place, and the next ones in the order. This choice is part
of the rule: it keeps a round of 256 players below two seconds. It counts pairs that are kept apart, and leaves them
out afterwards, so that what others may choose does not depend on them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tournaments.pairing.field import Player
from tournaments.pairing.lots import Pair, lot
from tournaments.pairing.swiss_costs import Costs, Levels, seated

WHOLE = 48
"""In a field of up to so many players, all opponents who were not met are tried."""

CHEAPEST = 20
"""How many of the cheapest opponents of each player are tried at first; twice as many if that is not enough."""

NEXT = 3
"""How many of the following players in the order are tried beside them."""

OPPOSITE = 8
"""How many of the opponents nearest to the opposite place of the score group are tried beside them."""

_Edges = dict[tuple[int, int], Levels]
"""The costs of pairs, by their numbers, the lower one first. Numbers below 1 stand for byes."""


def pair(
    players: Sequence[Player], key: bytes, apart: Collection[Pair] = (), cheapest: int = CHEAPEST
) -> list[tuple[int, ...]]:
    """The boards of a round as numbers in the order of seats, the highest first; a single number has a bye.

    `players` are those who are present, in any order, `apart` the pairs that are never made. Nobody who is present is
    left out. There is one bye where the number is odd; more only if pairs are kept apart, and the field cannot be
    paired otherwise.
    """
    costs = Costs(players)
    barred = {(min(each), max(each)) for each in apart}
    for edges, byes in _choices(costs, barred, cheapest):
        found = _matching(edges, [*costs.by_number, *byes], key)
        if 2 * len(found) == len(costs.by_number) + len(byes):
            return _boards(found, costs, key)
    raise AssertionError("with a bye for everybody, each field can be paired")


def _choices(costs: Costs, barred: Collection[tuple[int, int]], cheapest: int) -> Iterator[tuple[_Edges, list[int]]]:
    """The pairs and byes to choose from: usually the first choice is enough, and the last always is."""
    field = costs.ordered
    odd = len(field) % 2
    fewest = [each for each in field if each.byes == costs.fewest_byes]
    listed = costs.opponents(NEXT)
    if len(field) <= WHOLE:
        cheapest = max(cheapest, len(field))
    while cheapest < 2 * len(field):
        edges = {
            (min(number, other), max(number, other)): levels
            for number, others in listed.items()
            for levels, other in _nearest(others, cheapest)
        }
        nearest = sorted(fewest, key=costs.bye)[: 4 * cheapest]
        yield _allowed(edges, barred, costs, nearest, odd)
        cheapest *= 2
    # Opponents are met again only when there is no other way.
    edges = {(min(n, o), max(n, o)): levels for n, others in listed.items() for levels, o, _ in others}
    for candidates in (fewest, field):
        for byes in range(odd, len(candidates) + 1, 2):
            yield _allowed(edges, barred, costs, candidates, byes)


def _nearest(others: Sequence[tuple[Levels, int, bool]], cheapest: int) -> Iterator[tuple[Levels, int]]:
    """The opponents that are tried at first, without those met before. `others` are in the order of their costs."""
    new = [each for each in others if not each[0][1]]
    # Some pairs of a group must get seats that are not due: these opponents are not among the cheapest.
    opposite = sorted(new, key=lambda each: (each[0][2], each[0][5], each[1]))[:OPPOSITE]
    tried = {other for _, other, _ in (*new[:cheapest], *opposite)}
    for levels, other, follows in new:
        if follows or other in tried:
            yield levels, other


def _allowed(
    edges: _Edges, barred: Collection[tuple[int, int]], costs: Costs, candidates: Sequence[Player], byes: int
) -> tuple[_Edges, list[int]]:
    """The edges without those that are barred and with so many byes, and the numbers of the byes."""
    numbers = list(range(0, -byes, -1))
    free = {pair: levels for pair, levels in edges.items() if pair not in barred}
    free |= {(bye, each.number): costs.bye(each) for bye in numbers for each in candidates}
    return free, numbers


def _matching(edges: _Edges, numbers: Sequence[int], key: bytes) -> set[tuple[int, int]]:
    """The matching of most pairs, and among these of least cost."""
    import networkx  # only a process that pairs loads it: it takes half a second

    if not edges:
        return set()
    # Each level is worth more than the largest possible sum of all later ones.
    most = (len(numbers) + 1) // 2
    scale, factors = most << 48, []
    for level in reversed(range(len(next(iter(edges.values()))))):
        factors.append(scale)
        scale *= most * max(each[level] for each in edges.values()) + 1
    factors.reverse()
    weighed = {
        pair: sum(factor * value for factor, value in zip(factors, levels, strict=True)) + _lot(key, pair)
        for pair, levels in edges.items()
    }
    highest = max(weighed.values()) + 1
    graph = networkx.Graph()
    graph.add_nodes_from(sorted(numbers))
    graph.add_weighted_edges_from((one, other, highest - cost) for (one, other), cost in sorted(weighed.items()))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return {(min(pair), max(pair)) for pair in found}


def _lot(key: bytes, pair: tuple[int, int]) -> int:
    low, high = pair
    return lot(key, "bye", high) if low < 1 else lot(key, "pair", low, high)


def _boards(found: Collection[tuple[int, int]], costs: Costs, key: bytes) -> list[tuple[int, ...]]:
    """The boards of a matching in their order: by the better player, byes behind."""
    boards: list[tuple[int, ...]] = []
    for low, high in found:
        if high < 1:
            continue
        one, other = costs.by_number.get(low), costs.by_number[high]
        boards.append((high,) if one is None else tuple(each.number for each in seated(one, other, key)))
    place = {each.number: at for at, each in enumerate(costs.ordered)}
    return sorted(boards, key=lambda seats: (len(seats) == 1, min(place[each] for each in seats)))
