"""Fits the chance to win Stranded on Mars between two rounds.

Data: games of every level in turn. Each begins with some rounds by a variant of the rules of thumb with other numbers
(`mars.thumb`), and in half of the games life is changed then, so that good and bad decks are seen with much and with
little life. From there a small search plays, and the game tells the chance to win of whoever plays well. From every
game some of the positions before a round are taken. The search values positions by the weights in the repository.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from opponents.fit.logit import Sample, fit, loss
from opponents.fit.mars.thumb import numbers, taste_of
from opponents.games.mars import quiet, thumb
from opponents.games.mars.thumb import Taste
from opponents.games.mars.worth import FEATURES, measured
from opponents.thinking import played, think
from opponents.thought import Budget
from rules.core import Chance, Over
from rules.mars.cards import Phase
from rules.mars.position import GAME, Mars

_BUDGET = Budget(nodes=120)
"""What the search may spend on a ply."""

_SPREAD = 0.2
"""How far the numbers of the rules of thumb are varied, as a part of each."""

_TAKEN = {Phase.GREEN: 0.15, Phase.YELLOW: 0.25, Phase.RED: 0.5, Phase.FINAL: 0.0}
"""The part of the positions before a round that are taken, by phase, beside the one from which the search plays."""

_MOST = 12_000
"""The largest number of positions of a phase to which weights are fitted."""

Samples = list[tuple[Phase, Sample]]


def samples(games: int, seed: int) -> Iterator[Samples]:
    """The samples of each game, with their phases."""
    for number in range(games):
        dice = random.Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        position = begun(str(number % 4 + 1), dice)
        seen = [position]
        while not isinstance(turn := position.turn(), Over):
            if quiet(position) and dice.random() < _TAKEN[position.phase]:
                seen.append(position)
            if isinstance(turn, Chance):
                position = position.play(dice.choices(turn.plies, turn.weights)[0])
            else:
                here = played(position, think(position, turn.seat, dice, _BUDGET).plies)
                assert isinstance(here, Mars)
                position = here
        lost = not turn.outcome.winners
        yield [(each.phase, Sample((measured(each), (0.0,) * len(FEATURES)), int(lost))) for each in seen]


def begun(level: str, dice: random.Random) -> Mars:
    """A position before a round of a game by the rules of thumb, with other numbers, and perhaps with another life."""
    position = GAME.new(1, {"level": level})
    thumb.use(taste_of([dice.gauss(each, _SPREAD * abs(each) + 0.1) for each in numbers(Taste())]))
    rounds = []
    while not isinstance(turn := position.turn(), Over):
        if quiet(position) and position.phase is not Phase.FINAL:
            rounds.append(position)
        if isinstance(turn, Chance):
            position = position.play(dice.choices(turn.plies, turn.weights)[0])
        else:
            position = position.play(thumb.policy(position, dice))
    thumb.use(Taste())
    chosen = dice.choice(rounds)
    return replace(chosen, life=dice.randint(0, chosen.most)) if dice.random() < 0.5 else chosen


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
