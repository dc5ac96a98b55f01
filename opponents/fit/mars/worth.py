"""Fits the chance to win Stranded on Mars between two rounds.

Data: games of every level in turn, each by a variant of the rules of thumb with other numbers (`mars.thumb`), so that
decks of many kinds are seen; from every game a part of the positions before a round. What is predicted is whether the
game is won. The weights in the repository play no part in this.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from opponents.fit.logit import Sample, fit, loss
from opponents.fit.mars.thumb import numbers, taste_of
from opponents.games.mars import quiet, thumb
from opponents.games.mars.thumb import Taste
from opponents.games.mars.worth import FEATURES, measured
from rules.core import Chance, Over
from rules.mars.cards import Phase
from rules.mars.position import GAME, Mars

_SPREAD = 0.15
"""How far the numbers of the rules of thumb are varied, as a part of each."""

_TAKEN = {Phase.GREEN: 0.2, Phase.YELLOW: 0.3, Phase.RED: 0.6, Phase.FINAL: 0.0}
"""The part of the positions before a round that are taken, by phase."""

_MOST = 12_000
"""The largest number of positions of a phase to which weights are fitted."""

Samples = list[tuple[Phase, Sample]]


def samples(games: int, seed: int) -> Iterator[Samples]:
    """The samples of each game, with their phases."""
    usual = numbers(Taste())
    for number in range(games):
        dice = random.Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        position = GAME.new(1, {"level": str(number % 4 + 1)})
        thumb.use(taste_of([dice.gauss(each, _SPREAD * abs(each) + 0.1) for each in usual]))
        seen: list[Mars] = []
        while not isinstance(turn := position.turn(), Over):
            if quiet(position) and dice.random() < _TAKEN[position.phase]:
                seen.append(position)
            if isinstance(turn, Chance):
                position = position.play(dice.choices(turn.plies, turn.weights)[0])
            else:
                position = position.play(thumb.policy(position, dice))
        lost = not turn.outcome.winners
        yield [(each.phase, Sample((measured(each), (0.0,) * len(FEATURES)), int(lost))) for each in seen]


def run(games: int, seed: int, say: Callable[[str], None]) -> None:
    """Fit and say the weights of each phase; a tenth of the games checks them."""
    try:
        found = list(samples(games, seed))
    finally:
        thumb.use(Taste())
    held = max(1, games // 10)
    for phase in (Phase.GREEN, Phase.YELLOW, Phase.RED):
        training = [sample for each in found[held:] for when, sample in each if when is phase][:_MOST]
        checking = [sample for each in found[:held] for when, sample in each if when is phase]
        if not (training and checking):
            say(f"{phase.name}: too few games")
            continue
        weights = fit(training, ridge=5.0)
        won = sum(1 - sample.chosen for sample in training) / len(training)
        known, new = loss(weights, training), loss(weights, checking)
        say(f"{phase.name}: {len(training)} positions, {won:.0%} won; log loss {known:.4f}, on others {new:.4f}")
        say(f"    Phase.{phase.name}: {tuple(round(weight, 3) for weight in weights)},")
