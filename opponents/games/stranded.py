"""What is known of Stranded: how near each tower is to being stranded.

Positions say little before the end, because the die decides much: the weights were fitted on games of the greedy player
against itself (`python -m opponents fit stranded`), and beam expectimax over whole turns does the rest.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from opponents.skill import EQUAL, Shares, Skill
from opponents.thought import Budget
from rules.stranded import BETWEEN, COLORS, COLUMNS, PRINTED, Step, Stranded

_REACH = {start: frozenset(end for end in COLUMNS if (start, end) in BETWEEN) for start in COLUMNS}

FEATURES = ("danger", "narrow", "stuck", "choices", "empty", "next")
"""What `strength` measures for a seat, in this order.

They are the probability that the next roll strands the tower, the numbers of colours with only one cap and with none in
reach, the root of the number of caps in reach, the number of empty columns in reach, and, for the seat that rolls next,
the danger again.
"""

WEIGHTS = (-0.93, -0.01, -0.02, -0.05, -0.04, -0.88)
"""The weight of each feature, in log-odds."""


def _tops(position: Stranded) -> tuple[dict[str, list[str]], set[str]]:
    """The columns by their takable top cap, and the empty columns without a tower."""
    tops: dict[str, list[str]] = {color: [] for color in COLORS}
    empty = set()
    for column, caps in zip(COLUMNS, position.stacks, strict=True):
        if column in position.spots:
            continue
        if caps:
            tops[caps[-1]].append(column)
        else:
            empty.add(column)
    return tops, empty


def _strands(position: Stranded, color: str, takable: list[str], reach: frozenset[str], empty: set[str]) -> bool:
    """Whether a turn of `color` strands a tower with this reach, whatever its seat takes (ST-11, ST-12, ST-18)."""
    ends = [column for column in takable if column in reach]
    if ends and (len(takable) > 1 or position.caps(ends[0])[-2:-1] == color):
        return False
    if any(PRINTED[column] == color and column in reach for column in empty):
        return True
    # Taking the last cap of a column of the colour opens a grave; only a choice of caps avoids that.
    return bool(takable) and all(
        len(position.caps(column)) == 1 and column in reach and PRINTED[column] == color for column in takable
    )


def strength(position: Stranded, seat: int) -> tuple[float, ...]:
    """The features of a seat that is still in the game and has placed its tower, in the order of FEATURES."""
    return _strength(position, seat, *_tops(position))


def _strength(position: Stranded, seat: int, tops: dict[str, list[str]], empty: set[str]) -> tuple[float, ...]:
    spot = position.spot(seat)
    assert spot is not None, "the tower stands somewhere"
    reach = _REACH[spot]
    counts = {color: sum(column in reach for column in takable) for color, takable in tops.items()}
    stranding = sum(_strands(position, color, takable, reach, empty) for color, takable in tops.items())
    danger = (stranding + position.blacks * (stranding == len(COLORS))) / (len(COLORS) + position.blacks)
    number = list(counts.values())
    rolls_next = position.step is Step.DIE and position.seat == seat
    return (
        danger,
        float(number.count(1)),
        float(number.count(0)),
        math.sqrt(sum(number)),
        float(sum(column in reach for column in empty)),
        danger if rolls_next else 0.0,
    )


def evaluate(position: Stranded) -> Shares:
    """The shares by the strengths of the seats: a softmax. While towers are placed, all are equal."""
    placed = [seat for seat in position.active if position.spot(seat) is not None]
    tops, empty = _tops(position)
    powers = dict.fromkeys(position.active, 0.0)
    if len(placed) == len(position.active):
        for seat in placed:
            features = _strength(position, seat, tops, empty)
            powers[seat] = sum(weight * feature for weight, feature in zip(WEIGHTS, features, strict=True))
    odds = {seat: math.exp(power) for seat, power in powers.items()}
    whole = sum(odds.values())
    return tuple(odds.get(seat, 0.0) / whole for seat in range(1, position.seats + 1))


def features(position: Stranded, seat: int) -> Mapping[str, float]:
    """What hints name: the own danger at the next roll, the greatest danger of another seat, and the caps in reach."""
    others = [other for other in position.active if other != seat and position.spot(other) is not None]
    mine = strength(position, seat) if seat in position.active and position.spot(seat) else (1.0, *(0.0,) * 5)
    return {
        "danger": mine[0],
        "their danger": max((strength(position, other)[0] for other in others), default=0.0),
        "caps in reach": round(mine[3] ** 2),
    }


SKILL = Skill(
    evaluate=evaluate,
    features=features,
    # Others roll before the seat does, so their danger counts at once.
    weights={"danger": WEIGHTS[0], "their danger": -WEIGHTS[0] - WEIGHTS[-1]},
    levels={
        "very_easy": Budget(nodes=400, hasty=0.5, blind=0.75),
        "easy": Budget(nodes=400, hasty=0.5, blind=0.5),
        "fairly_easy": Budget(nodes=400, hasty=0.5, blind=0.2),
        "medium": Budget(nodes=1_500, equal=EQUAL),
        "fairly_hard": Budget(nodes=3_000, equal=EQUAL),
        "hard": Budget(nodes=6_000, equal=EQUAL),
    },
)
