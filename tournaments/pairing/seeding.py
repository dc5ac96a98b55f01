"""Who has which pairing number, and who is in which group."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tournaments.pairing.divisions import LARGEST
from tournaments.pairing.lots import lot


class Registered(Struct, frozen=True):
    """Somebody who has registered.

    Attributes:
        joined (int): the place in the order in which people joined, counted from 1.
        rating (float | None): the established rating; None for who has none, or only a provisional one.
    """

    joined: int
    rating: float | None = None


def numbered(people: Sequence[Registered], key: bytes) -> list[Registered]:
    """The people in the order of their pairing numbers: by established rating, the highest first; the others by lot.

    Equal ratings are ordered by lot, too. `key` is that of round 0.
    """
    return sorted(
        people,
        key=lambda each: (each.rating is None, -(each.rating or 0.0), lot(key, "number", each.joined), each.joined),
    )


def group_count(count: int) -> int:
    """Into how many groups a field of 8 to 100 is divided: of five or six members each, and at most ten groups.

    The first of each group play the final, which has at most ten members. So above 60 entrants the groups are larger.
    """
    return min(LARGEST, max(2, -(-count // 6)))


def snake(numbers: Sequence[int], groups: int) -> list[list[int]]:
    """The groups of a field that stands in the order of its numbers: dealt from left to right, and back.

    >>> snake([1, 2, 3, 4, 5, 6, 7], 3)
    [[1, 6, 7], [2, 5], [3, 4]]
    """
    dealt: list[list[int]] = [[] for _ in range(groups)]
    for at, number in enumerate(numbers):
        row, column = divmod(at, groups)
        dealt[groups - 1 - column if row % 2 else column].append(number)
    return dealt


def through(groups: int) -> int:
    """How many of each group play the final: the first, or the first two of two groups."""
    return 2 if groups == 2 else 1
