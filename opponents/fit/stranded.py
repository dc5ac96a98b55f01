"""Fits the weights of Stranded.

Data: games of two greedy players with the weights of the repository, one in ten turns random; from every game the
positions before each roll from which on all towers stand. What is predicted is who wins.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from opponents.fit.logit import Sample, fit, loss
from opponents.games.stranded import FEATURES, strength
from opponents.matches.players import greedily, randomly
from opponents.thinking import played
from rules.core import Chance, Over
from rules.stranded import GAME, Step, Stranded


def samples(games: int, seed: int) -> Iterator[list[Sample]]:
    """The samples of each game."""
    for number in range(games):
        dice = random.Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        position = GAME.new(2)
        seen: list[Stranded] = []
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Chance):
                if position.step is Step.DIE:
                    seen.append(position)
                position = position.play(dice.choices(turn.plies, turn.weights)[0])
            else:
                player = randomly if dice.random() < 0.1 else greedily
                here = played(position, player(position, turn.seat, dice, 0.0))
                assert isinstance(here, Stranded)
                position = here
        winner = turn.outcome.winners[0]
        yield [Sample((strength(each, 1), strength(each, 2)), winner - 1) for each in seen]


def run(games: int, seed: int, say: Callable[[str], None]) -> None:
    """Fit and say the weights; a tenth of the games checks them."""
    found = list(samples(games, seed))
    held = max(1, games // 10)
    training = [sample for each in found[held:] for sample in each]
    checking = [sample for each in found[:held] for sample in each]
    weights = fit(training)
    say(f"{len(training)} positions; log loss {loss(weights, training):.4f}, on others {loss(weights, checking):.4f}")
    for name, weight in zip(FEATURES, weights, strict=True):
        say(f"{name} {weight:.3f}")
