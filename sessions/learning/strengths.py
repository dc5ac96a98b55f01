"""How strong somebody is at puzzles, and how difficult puzzles are for people: both in points of the people's ratings.

Somebody's strength follows from the puzzles that they have finished, and from nothing that is stored besides. A puzzle
begins with the difficulty that computers have found (`opponents/puzzles/difficulty.py`), and every person who finishes
it moves it a little.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opponents.ladder.fitting import expected, likely

BEGINS, SPREAD = 800.0, 250.0
"""The strength of somebody who has finished no puzzle, and how uncertain it is."""

SCORES = (1.0, 0.6, 0.3)
"""What a solved puzzle counts by the number of the answer that was right; one that is not solved counts 0."""

FADES = 0.97
"""How much less each finished puzzle counts than the next one: people learn."""

EASIER = 150.0
"""Somebody gets puzzles that are so much easier than they are strong: they solve about 70 of 100."""

MOVES = 32.0
"""How far the first person who finishes a puzzle moves it at most; who comes later moves it less."""

SURE = 5
"""Somebody's result counts half for a puzzle if they have finished so many puzzles of the game before."""

FARTHEST = 500.0
"""How far people can move a puzzle altogether."""


class Finished(Struct, frozen=True):
    """A puzzle that somebody has finished: how difficult it is, and what they have scored."""

    difficulty: float
    score: float


class Tally(Struct, frozen=True):
    """What somebody's finished puzzles of a game came to.

    Attributes:
        strength (float): how strong they are, in points.
        finished (int): how many puzzles they have finished.
        streak (int): how many of the last ones they have solved one after the other.
        best (int): the most that they ever have.
    """

    strength: float
    finished: int
    streak: int
    best: int


def score(tries: int, *, solved: bool) -> float:
    """What a finished puzzle counts after so many answers.

    >>> score(1, solved=True), score(3, solved=True), score(3, solved=False)
    (1.0, 0.3, 0.0)
    """
    return SCORES[min(max(tries, 1), len(SCORES)) - 1] if solved else 0.0


def tally(finished: Sequence[Finished]) -> Tally:
    """How strong somebody is who has finished these puzzles, oldest first."""
    newest_first = [*reversed(finished)]
    met = [(each.difficulty, each.score, FADES**age) for age, each in enumerate(newest_first)]
    streak = best = 0
    for each in finished:
        streak = streak + 1 if each.score else 0
        best = max(best, streak)
    return Tally(likely(BEGINS, SPREAD, met), len(finished), streak, best)


def moved(strength: float, before: int, difficulty: float, scored: float) -> float:
    """By how much a puzzle becomes more difficult by the result of somebody who has finished `before` others.

    Whoever comes later moves it less: what is stored divides by that (`data/sql/queries/puzzles.py`).
    """
    return MOVES * before / (before + SURE) * (expected(strength, difficulty) - scored)


def within(shift: float) -> float:
    """A change of a puzzle's difficulty, no farther than FARTHEST."""
    return max(-FARTHEST, min(FARTHEST, shift))
