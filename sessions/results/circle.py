"""Who can be compared with whom: the circle of those who have a place in a ranking.

People who have only played among themselves can be compared with nobody else, however often they won: they may be five
accounts of one person. So a ranking needs a circle. It begins with four people who have all met each other, and takes
in the people who have met three of its members, until nobody else is left. Where a server has several circles, the
largest one is the ranking; of equal ones that which is older.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from data.rows import MeetingRow

FEWEST = 3
"""How many members of the circle somebody must have met to belong to it."""

Met = Mapping[int, frozenset[int]]
"""Whom each person has met in a rated game."""


def circle(meetings: Sequence[MeetingRow]) -> frozenset[int]:
    """The members of the circle; nobody where no four people have all met each other."""
    met = _met(meetings)
    found: list[frozenset[int]] = []
    # What is found so far decides which four come next.
    found.extend(_grown(four, met) for four in _fours(met, found))
    return max(found, key=lambda each: _rank(each, meetings), default=frozenset())


def _met(meetings: Iterable[MeetingRow]) -> Met:
    found: dict[int, set[int]] = defaultdict(set)
    for each in meetings:
        found[each.one].add(each.other)
        found[each.other].add(each.one)
    return {person: frozenset(others) for person, others in found.items()}


def _fours(met: Met, found: Sequence[frozenset[int]]) -> Iterable[tuple[int, int, int, int]]:
    """Any four who have all met each other, but for those who are in a circle that was found already."""
    for one in sorted(met):
        if len(met[one]) < FEWEST or any(one in each and met[one] <= each for each in found):
            continue
        for two in sorted(each for each in met[one] if each > one):
            both = met[one] & met[two]
            if any(one in each and two in each and both <= each for each in found):
                continue
            for three, four in combinations(sorted(each for each in both if each > two), 2):
                if four in met[three] and not any({one, two, three, four} <= each for each in found):
                    yield one, two, three, four


def _grown(four: Iterable[int], met: Met) -> frozenset[int]:
    """These four, and all who have met enough of them, or of those who came to them so."""
    inside, waiting = set(four), list(four)
    number: dict[int, int] = defaultdict(int)
    while waiting:
        for each in met[waiting.pop()] - inside:
            number[each] += 1
            if number[each] >= FEWEST:
                inside.add(each)
                waiting.append(each)
    return frozenset(inside)


def _rank(members: frozenset[int], meetings: Iterable[MeetingRow]) -> tuple[int, int, float]:
    """How much a circle is to be preferred: by its size, its age, and how open the games of its members are."""
    inside = [each for each in meetings if each.one in members and each.other in members]
    return (
        len(members),
        -min(each.since for each in inside),
        sum(each.won * (each.weight - each.won) / each.weight for each in inside),
    )
