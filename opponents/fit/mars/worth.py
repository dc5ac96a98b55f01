"""Fits the chance to win Stranded on Mars between two rounds.

Data: games of any level, a quarter by rules of thumb alone, and in the others the bandit decides with a few rollouts
and the weights of the repository; from every game the positions before each round. What is predicted is whether the
game is won. Run it again with the new weights until they stay.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from opponents.fit.logit import Sample, fit, loss
from opponents.games.mars import quiet
from opponents.games.mars.thumb import policy
from opponents.games.mars.worth import FEATURES, measured
from opponents.thinking import think
from opponents.thought import Budget
from rules.core import Chance, Over
from rules.mars.cards import Phase
from rules.mars.position import GAME, Mars
from rules.notation import read_recorded

_NODES = 120
"""The budget of each decision."""


def samples(games: int, seed: int) -> Iterator[list[tuple[Phase, Sample]]]:
    """The samples of each game, with their phases."""
    for number in range(games):
        dice = random.Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        position = GAME.new(1, {"level": dice.choice("1234")})
        seen: list[Mars] = []
        while not isinstance(turn := position.turn(), Over):
            if quiet(position):
                seen.append(position)
            if isinstance(turn, Chance):
                position = position.play(dice.choices(turn.plies, turn.weights)[0])
                continue
            if number % 4 == 0:
                position = position.play(policy(position, dice))
                continue
            for text in think(position, 1, dice, Budget(nodes=_NODES)).plies:
                position = position.play(read_recorded(text, position))
        lost = not turn.outcome.winners
        yield [(each.phase, Sample((measured(each), (0.0,) * len(FEATURES)), int(lost))) for each in seen]


def run(games: int, seed: int, say: Callable[[str], None]) -> None:
    """Fit and say the weights of each phase; a tenth of the games checks them."""
    found = list(samples(games, seed))
    held = max(1, games // 10)
    for phase in (Phase.GREEN, Phase.YELLOW, Phase.RED):
        training = [sample for each in found[held:] for when, sample in each if when is phase]
        checking = [sample for each in found[:held] for when, sample in each if when is phase]
        if not (training and checking):
            say(f"{phase.name}: too few games")
            continue
        weights = fit(training, ridge=5.0)
        known, new = loss(weights, training), loss(weights, checking)
        say(f"{phase.name}: {len(training)} positions; log loss {known:.4f}, on others {new:.4f}")
        say(f"    {tuple(round(weight, 3) for weight in weights)}")
