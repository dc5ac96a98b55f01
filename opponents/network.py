"""A small neural network that says how likely something is. Fits find its weights (`opponents.fit.network`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul

from msgspec import Struct

from opponents.skill import sigmoid


class Unit(Struct, frozen=True):
    """A hidden unit: the hyperbolic tangent of a weighted sum of the features."""

    weights: tuple[float, ...]
    """One for each feature."""

    counts: float
    """The weight of the unit in the result, in log-odds."""


class Network(Struct, frozen=True):
    """A logistic regression on features and hidden units. The hidden units model how features act together.

    One feature must be a constant: the network has no other bias.
    """

    weights: tuple[float, ...]
    """One for each feature, in log-odds."""

    units: tuple[Unit, ...]

    def probability(self, features: Sequence[float]) -> float:
        """The probability, from as many features as there are weights."""
        odds = sum(map(mul, self.weights, features))
        for unit in self.units:
            odds += unit.counts * math.tanh(sum(map(mul, unit.weights, features)))
        return sigmoid(odds)
