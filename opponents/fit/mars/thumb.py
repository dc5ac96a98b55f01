"""Finds the numbers of the rules of thumb of Stranded on Mars, by the cross-entropy method.

Data: games of every level by the rules of thumb alone. In each generation, variants are drawn around the present
numbers, play the same games, and the best quarter of them gives the next numbers and how far they are varied.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

from opponents.fit.mars import positions
from opponents.games.mars import thumb
from opponents.games.mars.thumb import Taste
from rules.mars.events import GameEnd
from rules.mars.position import GAME

_VARIANTS = 24
_KEPT = 6
_GAMES = 160
"""The number of games that each variant plays in a generation."""

_CHAPTER, _REACHED = 0.25, 0.1
"""What one beaten chapter and reaching the chapters count, where a win counts 1: progress is seen sooner than wins."""

Numbers = list[float]


def numbers(taste: Taste) -> Numbers:
    """The numbers of a taste, in a fixed order."""
    return [
        *taste.abilities.values(),
        taste.hunger,
        taste.aging,
        taste.bad,
        *taste.destroying[:3],
        *taste.risk[:3],
        *taste.knowing[:3],
        taste.card,
        taste.thrift,
    ]


def taste_of(found: Sequence[float]) -> Taste:
    """The taste with these numbers."""
    each = iter(found)
    abilities = {name: next(each) for name in Taste().abilities}
    hunger, aging, bad = (next(each) for _ in range(3))
    destroying, risk, knowing = ((next(each), next(each), next(each), 0.0) for _ in range(3))
    card, thrift = next(each), next(each)
    return Taste(2.0, abilities, hunger, aging, bad, destroying, risk, knowing, card, max(0.0, thrift))


def progress(taste: Taste, seeds: Sequence[int]) -> tuple[float, float]:
    """How far games with these seeds come by `taste`, from 0 to 1, and the part of them that is won."""
    thumb.use(taste)
    far = won = 0.0
    for seed in seeds:
        dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
        *_, last = positions(GAME.new(1, {"level": str(seed % 4 + 1)}), thumb.policy, dice)
        wins = last.ending is GameEnd.WON
        won += wins
        far += 1.0 if wins else _CHAPTER * len(last.beaten) + _REACHED * (last.phase == 3)
    thumb.use(Taste())
    return far / len(seeds), won / len(seeds)


def run(games: int, seed: int, say: Callable[[str], None]) -> None:
    """Say the numbers after each generation; `games` is the number of games of all variants together."""
    dice = random.Random(f"{seed} taste")  # noqa: S311 - repeatable on purpose
    mean = numbers(Taste())
    spread = [0.35 * abs(each) + 0.3 for each in mean]
    each_plays = min(_GAMES, max(4, games // _VARIANTS))
    for generation in range(max(1, games // (_VARIANTS * each_plays))):
        seeds = [dice.getrandbits(40) for _ in range(each_plays)]
        variants = [[dice.gauss(m, s) for m, s in zip(mean, spread, strict=True)] for _ in range(_VARIANTS)]
        variants[0] = mean
        rated = sorted(((*progress(taste_of(each), seeds), each) for each in variants), reverse=True)
        kept = [each for _, _, each in rated[:_KEPT]]
        mean = [fmean(column) for column in zip(*kept, strict=True)]
        spread = [
            0.5 * before + 0.5 * max(pstdev(column), 0.03)
            for before, column in zip(spread, zip(*kept, strict=True), strict=True)
        ]
        best = ", ".join(f"{far:.3f} ({won:.0%} won)" for far, won, _ in rated[:3])
        say(f"generation {generation}: {best}")
        say(f"    {[round(each, 2) for each in mean]}")
