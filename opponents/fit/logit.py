"""Conditional logistic regression in plain Python, by Newton's method, with a small ridge."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

Vector = list[float]


class Sample(Struct, frozen=True):
    """A position: the features of each alternative, and which of them came true.

    For a game of several, the alternatives are the seats. For a game for one, they are a win, with the features, and a
    loss, with zeros.
    """

    alternatives: tuple[tuple[float, ...], ...]
    chosen: int


def probabilities(weights: Sequence[float], sample: Sample) -> Vector:
    """The probability of each alternative: a softmax of the weighted features."""
    powers = [sum(w * x for w, x in zip(weights, each, strict=True)) for each in sample.alternatives]
    highest = max(powers)
    odds = [math.exp(power - highest) for power in powers]
    whole = sum(odds)
    return [each / whole for each in odds]


def loss(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    """The mean log loss."""
    return -sum(math.log(max(probabilities(weights, each)[each.chosen], 1e-12)) for each in samples) / len(samples)


def fit(samples: Sequence[Sample], ridge: float = 1.0, rounds: int = 12) -> Vector:
    """The weights with the least log loss."""
    size = len(samples[0].alternatives[0])
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-ridge * weight for weight in weights]
        curve = [[ridge if row == column else 0.0 for column in range(size)] for row in range(size)]
        for sample in samples:
            _add(sample, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def _add(sample: Sample, weights: Sequence[float], slope: Vector, curve: list[Vector]) -> None:
    """Add the gradient and the curvature of one sample."""
    chances = probabilities(weights, sample)
    size = len(weights)
    mean = [
        sum(chance * each[index] for chance, each in zip(chances, sample.alternatives, strict=True))
        for index in range(size)
    ]
    for index in range(size):
        slope[index] += sample.alternatives[sample.chosen][index] - mean[index]
    for chance, each in zip(chances, sample.alternatives, strict=True):
        apart = [x - m for x, m in zip(each, mean, strict=True)]
        for row in range(size):
            if apart[row]:
                scaled = chance * apart[row]
                for column in range(size):
                    curve[row][column] += scaled * apart[column]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> Vector:
    """The solution of a system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[index][size] / rows[index][index] for index in range(size)]
