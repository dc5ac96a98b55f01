"""How likely a game of Stranded on Mars is won, at the beginning of a round.

A small network for each phase tells it. Their weights are in `worth.json`.
"""

from __future__ import annotations

import math
from pathlib import Path

import msgspec

from opponents.games.mars.thumb import mean_and_variance_of, shortfall
from opponents.network import Network
from rules.mars.cards import ABILITIES, AGING, CODES, KINDS, Phase
from rules.mars.position import Mars

FEATURES = (
    "constant",
    "life",
    "root of life",
    "mean",
    "deviation",
    "cards",
    "life cards",
    "drawing cards",
    "doubling cards",
    "destroying cards",
    "exchanging cards",
    "other abilities",
    "aging cards",
    "aging left",
    "stack",
    "easier chapter",
    "harder chapter",
    "spare life",
    "rounds left",
    "missing now",
    "missing later",
)
"""What `measured` returns, in this order.

They are the life and its root; the mean value, its standard deviation and the number of the cards owned; the numbers of
their abilities; the aging cards owned and those still to come; the cards in the stack; the points that are likely to be
missing in each of the two Final Chapters with free draws alone, and the life that is left if cards are paid for them;
the rounds left in this phase, the points that are likely to be missing in them, and in a fight of the last phase.
Numbers of cards and of missing points in chapters are divided by ten.
"""

_FILE = Path(__file__).with_suffix(".json")

NETWORKS = {
    Phase[name]: network for name, network in msgspec.json.decode(_FILE.read_bytes(), type=dict[str, Network]).items()
}
"""By phase, what predicts a win from FEATURES.

`python -m opponents fit mars.worth --games 2237 --seed 2` found them, with earlier ones in the search.
"""

_FIRST = FEATURES.index("life cards")
_KINDS = {
    "life1": (0, 1.0),
    "life2": (0, 2.0),
    "card1": (1, 1.0),
    "card2": (1, 2.0),
    "double": (2, 1.0),
    "copy": (2, 1.0),
    "destroy": (3, 1.0),
    "swap1": (4, 1.0),
    "swap2": (4, 2.0),
    "under": (4, 1.0),
}
"""By ability, the feature that counts it (after _FIRST) and how much; all others count as other abilities."""


def _counted(code: str) -> tuple[int, float] | None:
    """The feature that counts a card, if one does, and how much."""
    if code in AGING:
        return 6, 1.0
    return _KINDS.get(ABILITIES[code], (5, 1.0)) if code in ABILITIES else None


_COUNTED = tuple(map(_counted, CODES))
_KIND_OF = tuple(list(KINDS).index(code[:2]) if code[:2] in KINDS else -1 for code in CODES)
"""For each card, the index of its kind of hazard, or -1 if it is no hazard."""


def measured(position: Mars) -> tuple[float, ...]:
    """The features of a position between two fights, in the order of FEATURES."""
    owned = position.owned()
    mean, variance = mean_and_variance_of(owned)
    counts = [0.0] * 7
    for count, counted in zip(owned, _COUNTED, strict=True):
        if count and counted:
            feature, much = counted
            counts[feature] += much * count
    chapters = sorted(
        shortfall(position.value_of(code), position.free_draws_of(code), mean, variance)
        for code in position.finals
        if code not in position.beaten
    )
    easier, harder = (chapters * 2)[:2] if chapters else (0.0, 0.0)
    spare = position.life - (easier + harder) / max(mean, 0.4)
    now, later = _missing(position, mean, variance)
    rounds = (sum(position.hazards) + len(position.dealt) + 1) // 2
    return (
        1.0,
        float(position.life),
        math.sqrt(position.life),
        mean,
        math.sqrt(variance),
        sum(owned) / 10,
        *counts,
        sum(position.aging) / 10,
        sum(position.middle) / 10,
        easier / 10,
        harder / 10,
        max(-4.0, min(3.0, spare / 10)),
        float(rounds),
        rounds * now,
        later,
    )


def _missing(position: Mars, mean: float, variance: float) -> tuple[float, float]:
    """The points that are likely to be missing in a fight of this phase, and in one of the last phase, on average."""
    phase = min(position.phase, Phase.RED)
    waiting, unbeaten = [0] * len(KINDS), [0] * len(KINDS)
    for index, in_pile, past in zip(_KIND_OF, position.hazards, position.past, strict=True):
        if index >= 0:
            waiting[index] += in_pile
            unbeaten[index] += in_pile + past
    now = later = 0.0
    for kind, here, there in zip(KINDS.values(), waiting, unbeaten, strict=True):
        if here:
            now += here * shortfall(kind.values[phase], kind.free, mean, variance)
        if there:
            later += there * shortfall(kind.values[Phase.RED], kind.free, mean, variance)
    return now / max(1, sum(waiting)), later / max(1, sum(unbeaten))


def chance_to_win(position: Mars) -> float:
    """The probability of a win."""
    return NETWORKS[min(position.phase, Phase.RED)].probability(measured(position))
