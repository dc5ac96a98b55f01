"""Strengths that explain results best: the model of Bradley and Terry, in points of Elo's.

A difference of 400 points wins 10 of 11 games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

POINT = log(10) / 400
"""A point in log-odds."""

_PRIOR = (1 / 3000 / POINT) ** 2
"""What is known of a player without games: next to nothing (one by the square of the deviation)."""

_Z = 1.96
"""The quantile of a 95 % interval."""

_ROUNDS, _CLOSE = 100, 1e-6


class Tally(Struct):
    """What games of two players came to.

    Attributes:
        one, other (str): the players' names.
        games (int): how many games they played.
        points (float): how many of them `one` won; a draw counts as a half.
    """

    one: str
    other: str
    games: int = 0
    points: float = 0.0


class Strength(Struct, frozen=True):
    """How strong a player is, in points, with the ends of the 95 % interval."""

    points: float
    low: float
    high: float


def expected(mine: float, theirs: float) -> float:
    """The score that a player can expect against another one, by their points.

    >>> expected(1000, 1000), round(expected(1400, 1000), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + exp((theirs - mine) * POINT))


def likely(mean: float, spread: float, met: Iterable[tuple[float, float, float]]) -> float:
    """The most likely points of somebody, or of a puzzle, of whom nothing else is known than `mean` and `spread`.

    At most four times `spread` from `mean`. `met` are the points of those whom it has met, the scores against them from
    0 to 1, and what each of them weighs.
    """
    known = [*met]
    certainty = (1 / spread / POINT) ** 2
    value = 0.0
    for _ in range(_ROUNDS):
        slope, bend = -certainty * value, certainty
        for points, score, weight in known:
            chance = expected(mean + value / POINT, points)
            slope += weight * (score - chance)
            bend += weight * chance * (1 - chance)
        step = max(-1.0, min(1.0, slope / bend))
        value += step
        if abs(step) < _CLOSE:
            break
    return mean + max(-4 * spread, min(4 * spread, value / POINT))


def strengths(tallies: Sequence[Tally], fixed: str, at: float) -> Mapping[str, Strength]:
    """The strength of each player, where that of the player `fixed` is `at`.

    One game of each pair is added that nobody wins, so that somebody who wins all has a strength, too.
    """
    names = sorted({name for each in tallies for name in (each.one, each.other)} - {fixed})
    place = {name: number for number, name in enumerate(names)}
    values = [0.0] * len(names)
    bends = [[0.0]]
    for _ in range(_ROUNDS):
        slopes, bends = _slopes(tallies, place, values)
        steps = _solved(bends, slopes)
        values = [value + max(-1.0, min(1.0, step)) for value, step in zip(values, steps, strict=True)]
        if max(map(abs, steps), default=0.0) < _CLOSE:
            break
    found = {fixed: Strength(at, at, at)}
    for name, number in place.items():
        unit = [float(each == number) for each in range(len(names))]
        half = _Z * sqrt(_solved(bends, unit)[number]) / POINT
        points = at + values[number] / POINT
        found[name] = Strength(round(points, 1), round(points - half, 1), round(points + half, 1))
    return found


def _slopes(
    tallies: Sequence[Tally], place: Mapping[str, int], values: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first and the second derivatives of the log-likelihood; the latter with the opposite sign."""
    slopes = [-_PRIOR * value for value in values]
    bends = [[_PRIOR * (row == column) for column in range(len(values))] for row in range(len(values))]
    for each in tallies:
        one, other = place.get(each.one), place.get(each.other)
        mine, theirs = (0.0 if number is None else values[number] for number in (one, other))
        chance = 1 / (1 + exp(theirs - mine))
        games = each.games + 1
        slope, bend = each.points + 0.5 - games * chance, games * chance * (1 - chance)
        for number, sign in ((one, 1), (other, -1)):
            if number is not None:
                slopes[number] += sign * slope
                bends[number][number] += bend
        if one is not None and other is not None:
            bends[one][other] -= bend
            bends[other][one] -= bend
    return slopes, bends


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations with a symmetric positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for number, row in enumerate(rows):
        for below in rows[number + 1 :]:
            part = below[number] / row[number]
            for column in range(number, len(row)):
                below[column] -= part * row[column]
    found = [0.0] * len(rows)
    for number in reversed(range(len(rows))):
        row = rows[number]
        known = sum(row[column] * found[column] for column in range(number + 1, len(rows)))
        found[number] = (row[-1] - known) / row[number]
    return found
