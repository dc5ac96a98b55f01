"""Fits small neural networks (`opponents.network`) by gradient descent (Adam), in plain Python.

Source: D. P. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from operator import mul
from statistics import fmean, pstdev

from msgspec import Struct

from opponents.fit.logit import Vector
from opponents.network import Network, Unit
from opponents.skill import sigmoid

_UNITS = 6
_DECAY = 10.0
"""The weight decay: a larger value keeps weights nearer to 0, so that the network fits single samples less."""

_PASSES = 60
"""The number of passes over all samples (epochs)."""

_BATCH = 256
"""The number of samples after which the weights are changed."""

_RATE = 0.01
"""The learning rate at the beginning. It falls to 0 along a cosine."""

_MEAN, _SQUARE = 0.9, 0.999
"""Adam's decay rates (beta 1 and beta 2) of the mean gradient and of the mean squared gradient."""


class Sample(Struct, frozen=True):
    """The features of a position, and what the network is to predict for it."""

    features: tuple[float, ...]
    """The first feature is the constant 1."""

    share: float
    """The probability of a win: 0 or 1 for the result of a game, a number between them for an estimate."""


def loss(network: Network, samples: Sequence[Sample]) -> float:
    """The mean log loss."""
    whole = 0.0
    for sample in samples:
        chance = min(max(network.probability(sample.features), 1e-12), 1 - 1e-12)
        whole -= sample.share * math.log(chance) + (1 - sample.share) * math.log(1 - chance)
    return whole / len(samples)


def fit(samples: Sequence[Sample], seed: int) -> Network:
    """A network that predicts the shares; the same one for the same samples and seed."""
    dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
    columns = zip(*(each.features for each in samples), strict=True)
    scale = [(fmean(column), pstdev(column) or 1.0) for column in columns]
    points = [([1.0, *_scaled(each.features, scale)[1:]], each.share) for each in samples]
    size = len(scale)
    rows = [[dice.gauss(0, 0.05) for _ in range(size)]]
    rows += [[dice.gauss(0, size**-0.5) for _ in range(size)] for _ in range(_UNITS)]
    rows.append([dice.gauss(0, 0.1) for _ in range(_UNITS)])
    means, squares = ([[0.0] * len(row) for row in rows] for _ in range(2))
    steps = 0
    for turn in range(_PASSES):
        dice.shuffle(points)
        rate = _RATE * (1 + math.cos(math.pi * turn / _PASSES)) / 2
        for batch in _batches(points):
            steps += 1
            for row, slope, mean, square in zip(rows, _slopes(rows, batch, len(points)), means, squares, strict=True):
                _move(row, slope, mean, square, rate, steps)
    return _network(rows, scale)


def _scaled(features: Sequence[float], scale: Sequence[tuple[float, float]]) -> Vector:
    return [(each - mean) / spread for each, (mean, spread) in zip(features, scale, strict=True)]


def _batches(points: Sequence[tuple[Vector, float]]) -> Iterator[Sequence[tuple[Vector, float]]]:
    for start in range(0, len(points), _BATCH):
        yield points[start : start + _BATCH]


def _slopes(rows: Sequence[Vector], batch: Sequence[tuple[Vector, float]], whole: int) -> list[Vector]:
    """The gradient of the mean log loss of a batch, with the weight decay, which spares the constants.

    The rows are the weights of the features, then those of each hidden unit, then the weights of the units themselves.
    """
    direct, *units, counts = rows
    slopes = [[0.0] * len(row) for row in rows]
    for point, share in batch:
        bent = [math.tanh(sum(map(mul, unit, point))) for unit in units]
        odds = sum(map(mul, direct, point)) + sum(map(mul, counts, bent))
        error = sigmoid(odds) - share
        slopes[0] = [slope + error * each for slope, each in zip(slopes[0], point, strict=True)]
        for number, (count, each_bent) in enumerate(zip(counts, bent, strict=True), 1):
            through = error * count * (1 - each_bent * each_bent)
            slopes[number] = [slope + through * each for slope, each in zip(slopes[number], point, strict=True)]
        slopes[-1] = [slope + error * each for slope, each in zip(slopes[-1], bent, strict=True)]
    pull = _DECAY / whole
    for row, slope in zip(rows, slopes, strict=True):
        for index, weight in enumerate(row):
            constant = index == 0 and row is not counts
            slope[index] = slope[index] / len(batch) + pull * weight * (not constant)
    return slopes


def _move(row: Vector, slope: Vector, mean: Vector, square: Vector, rate: float, steps: int) -> None:
    """Change a row of weights by one step of Adam."""
    for index, each in enumerate(slope):
        mean[index] = _MEAN * mean[index] + (1 - _MEAN) * each
        square[index] = _SQUARE * square[index] + (1 - _SQUARE) * each * each
        usual = math.sqrt(square[index] / (1 - _SQUARE**steps)) + 1e-8
        row[index] -= rate * mean[index] / (1 - _MEAN**steps) / usual


def _network(rows: Sequence[Vector], scale: Sequence[tuple[float, float]]) -> Network:
    """The network for features as they are measured, not scaled."""
    direct, *units, counts = rows
    return Network(
        _unscaled(direct, scale),
        tuple(Unit(_unscaled(unit, scale), round(count, 4)) for unit, count in zip(units, counts, strict=True)),
    )


def _unscaled(row: Vector, scale: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    weights = [weight / spread for weight, (_, spread) in zip(row, scale, strict=True)]
    weights[0] = row[0] - sum(weight * mean for weight, (mean, _) in zip(weights[1:], scale[1:], strict=True))
    return tuple(round(weight, 4) for weight in weights)
