"""How likely a game of Stranded on Mars is won, at the beginning of a round: a logistic regression for each phase."""

from __future__ import annotations

from opponents.games.mars.thumb import mean_and_variance_of, shortfall
from opponents.shares import sigmoid
from rules.mars.cards import ABILITIES, AGING, CODES, Phase
from rules.mars.position import Mars

FEATURES = (
    "constant",
    "life",
    "mean",
    "cards",
    "life cards",
    "drawing cards",
    "doubling cards",
    "destroying cards",
    "other abilities",
    "aging cards",
    "easier chapter",
    "harder chapter",
    "rounds left",
)
"""What `measured` returns, in this order.

They are the life, the mean value and the number of the cards owned, the numbers of their abilities, the points that are
likely to be missing in each of the two Final Chapters with free draws alone, and the rounds left in this phase.
"""

WEIGHTS = {
    Phase.GREEN: (-5.375, 0.269, 1.056, -2.955, 0.827, 0.48, 0.361, 1.21, 0.264, -0.405, -0.02, 0.003, 0.171),
    Phase.YELLOW: (-2.406, 0.485, -0.291, -2.76, 0.629, 0.394, 0.258, 0.65, 0.247, -0.865, -0.039, 0.006, -0.067),
    Phase.RED: (0.004, 0.712, 0.055, -0.396, 0.256, 0.355, 0.14, -0.09, -0.151, -1.102, -0.073, -0.051, -0.517),
}
"""The weights of FEATURES by phase, in log-odds, as `python -m opponents fit mars.worth` found them."""

_KINDS = {
    "life1": (4, 1.0),
    "life2": (4, 2.0),
    "card1": (5, 1.0),
    "card2": (5, 2.0),
    "double": (6, 1.0),
    "copy": (6, 1.0),
    "destroy": (7, 1.0),
}
"""By ability, the feature that counts it and how much; all others count as other abilities."""

_COUNTED = tuple(
    _KINDS.get(ABILITIES[code], (8, 1.0)) if code in ABILITIES else ((9, 1.0) if code in AGING else None)
    for code in CODES
)


def measured(position: Mars) -> tuple[float, ...]:
    """The features of a position between two fights, in the order of FEATURES."""
    owned = position.owned()
    mean, variance = mean_and_variance_of(owned)
    found = [1.0, float(position.life), mean, sum(owned) / 10, *(0.0,) * 6]
    for count, counted in zip(owned, _COUNTED, strict=True):
        if count and counted:
            feature, much = counted
            found[feature] += much * count
    missing = sorted(
        shortfall(position.value_of(code), position.free_draws_of(code), mean, variance)
        for code in position.finals
        if code not in position.beaten
    )
    hazards = sum(position.hazards) + len(position.dealt)
    return (*found, *(missing * 2)[:2], (hazards + 1) // 2) if missing else (*found, 0.0, 0.0, 0.0)


def chance_to_win(position: Mars) -> float:
    """The probability of a win."""
    weights = WEIGHTS[min(position.phase, Phase.RED)]
    return sigmoid(sum(weight * each for weight, each in zip(weights, measured(position), strict=True)))
