"""Known designs: rounds of tables for fixed fields, in which people meet again as rarely as can be.

| players | tables of | rounds | two people meet | what it is |
| --- | --- | --- | --- | --- |
| 8 | four | 7 | three times each | the planes of the affine space of order 2 |
| 9 | three | 4 | once each | the affine plane of order 3 |
| 12 | three | 4 | at most once | social golfers; a fifth round without repetition does not exist |
| 15 | three | 7 | once each | a Kirkman triple system |
| 16 | four | 5 | once each | the affine plane of order 4 |

For 12 players in fours no design is kept: whatever is played, the second round repeats 3 meetings, and 4 rounds that
were sought all at once repeated 13, as many as the search that sees one round at a time.
"""

from __future__ import annotations

from tournaments.pairing.lots import drawn
from tournaments.pairing.table_search import Seating

_WRITTEN = {
    (8, 4): (
        "1 3 5 7 / 2 4 6 8",
        "1 2 5 6 / 3 4 7 8",
        "1 4 5 8 / 2 3 6 7",
        "1 2 3 4 / 5 6 7 8",
        "1 3 6 8 / 2 4 5 7",
        "1 2 7 8 / 3 4 5 6",
        "1 4 6 7 / 2 3 5 8",
    ),
    (9, 3): (
        "1 2 3 / 4 5 6 / 7 8 9",
        "1 4 7 / 2 5 8 / 3 6 9",
        "1 5 9 / 2 6 7 / 3 4 8",
        "1 6 8 / 2 4 9 / 3 5 7",
    ),
    (12, 3): (
        "1 5 8 / 2 3 4 / 6 9 11 / 7 10 12",
        "1 3 6 / 2 5 7 / 4 10 11 / 8 9 12",
        "1 4 12 / 2 6 8 / 3 7 11 / 5 9 10",
        "1 7 9 / 2 11 12 / 3 8 10 / 4 5 6",
    ),
    (15, 3): (
        "1 8 15 / 2 3 5 / 4 9 13 / 6 12 14 / 7 10 11",
        "1 11 12 / 2 9 15 / 3 4 6 / 5 10 14 / 7 8 13",
        "1 9 14 / 2 12 13 / 3 10 15 / 4 5 7 / 6 8 11",
        "1 5 6 / 2 8 10 / 3 13 14 / 4 11 15 / 7 9 12",
        "1 10 13 / 2 6 7 / 3 9 11 / 4 8 14 / 5 12 15",
        "1 3 7 / 2 11 14 / 4 10 12 / 5 8 9 / 6 13 15",
        "1 2 4 / 3 8 12 / 5 11 13 / 6 9 10 / 7 14 15",
    ),
    (16, 4): (
        "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 16",
        "1 5 9 13 / 2 6 10 14 / 3 7 11 15 / 4 8 12 16",
        "1 6 11 16 / 2 5 12 15 / 3 8 9 14 / 4 7 10 13",
        "1 7 12 14 / 2 8 11 13 / 3 5 10 16 / 4 6 9 15",
        "1 8 10 15 / 2 7 9 16 / 3 6 12 13 / 4 5 11 14",
    ),
}

DESIGNS: dict[tuple[int, int], list[Seating]] = {
    which: [[tuple(map(int, table.split())) for table in written.split("/")] for written in rounds]
    for which, rounds in _WRITTEN.items()
}
"""The tables of each round, by the number of players and the size of the tables."""


def seated_by_design(count: int, size: int, number: int, key: bytes) -> Seating | None:
    """The tables of the round `number`, counted from 1; None where no design is known for it.

    `key` is that of the first round: its lot says who of the field is who in the design.
    """
    rounds = DESIGNS.get((count, size), [])
    if number > len(rounds):
        return None
    who = drawn(key, "design", range(1, count + 1))
    return [tuple(sorted(who[place - 1] for place in table)) for table in rounds[number - 1]]
