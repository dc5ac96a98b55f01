"""Fits one small neural network for each phase, which predicts between two rounds whether Stranded on Mars is won.

Data: games of every level in turn, played by a small search, which values positions by the weights in the repository.
Many begin with some rounds by a variant of the rules of thumb with other numbers (`mars.thumb`), and in half of these
life is changed then, so that good and bad decks are seen with much and with little life. From every game some of the
positions before a round are taken.

The last phase is fitted first, to how the games ended. An earlier phase is fitted mostly to what the network of the
next phase says of the game's first position there: this depends less on luck than the end of the game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from opponents.fit.mars import positions
from opponents.fit.mars.thumb import numbers, taste_of
from opponents.fit.network import Sample, fit, loss
from opponents.games.mars import SKILL, quiet, thumb
from opponents.games.mars.thumb import Taste
from opponents.games.mars.worth import measured
from opponents.network import Network
from opponents.search import bandit
from opponents.thought import Budget, Meter
from rules.core import Choice, Ply
from rules.mars.cards import Phase
from rules.mars.events import GameEnd
from rules.mars.position import GAME, Mars
from rules.notation import read_recorded

_BUDGET = Budget(nodes=120)
"""What the search may spend on a ply."""

_FROM_THE_START = 0.4
"""The share of the games that begin with a new game, and not in the middle of one."""

_SPREAD = 0.2
"""How far the numbers of the rules of thumb are varied, as a part of each."""

_TAKEN = 0.4
"""The probability that a position before a round is sampled. The first one of a game always is."""

_END = 0.15
"""The weight of the game's result where the network of the next phase has the rest."""

_PHASES = (Phase.GREEN, Phase.YELLOW, Phase.RED)


class SampledPosition(Struct, frozen=True):
    """A position before a round."""

    phase: Phase
    features: tuple[float, ...]
    """What `measured` returns for it."""


class SampledGame(Struct, frozen=True):
    """Some positions of a game, in their order, and the result of the game."""

    positions: tuple[SampledPosition, ...]
    won: bool

    def first(self, phase: Phase) -> SampledPosition | None:
        """The first sampled position of a phase; None if there is none."""
        return next((each for each in self.positions if each.phase is phase), None)


def sampled_games(number: int, seed: int) -> Iterator[SampledGame]:
    """Play `number` games and sample their positions."""
    for index in range(number):
        yield sampled_game(str(index % 4 + 1), random.Random(f"{seed} {index}"))  # noqa: S311 - repeatable on purpose


def sampled_game(level: str, dice: random.Random) -> SampledGame:
    """Play one game of a level with a small search and sample its positions."""
    sampled: list[SampledPosition] = []
    for position in positions(start(level, dice), _searched, dice):
        if _before_a_round(position) and (not sampled or dice.random() < _TAKEN):
            sampled.append(SampledPosition(position.phase, measured(position)))
    return SampledGame(tuple(sampled), position.ending is GameEnd.WON)


def _before_a_round(position: Mars) -> bool:
    """Whether a round of the first three phases is about to begin."""
    return quiet(position) and position.phase is not Phase.FINAL


def _searched(position: Mars, dice: random.Random) -> Ply:
    """The ply that a small search finds."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the seat is to choose"
    if len(turn.plies) == 1:
        return turn.plies[0]
    (ply,) = bandit.search(position, SKILL, dice, Meter(_BUDGET)).searched[0].plies
    return read_recorded(ply, position)


def start(level: str, dice: random.Random) -> Mars:
    """A new game, or a position before a round of a game by other rules of thumb, perhaps with another life."""
    new = GAME.new(1, {"level": level})
    if dice.random() < _FROM_THE_START:
        return new
    thumb.use(taste_of([dice.gauss(each, _SPREAD * abs(each) + 0.1) for each in numbers(Taste())]))
    rounds = [position for position in positions(new, thumb.policy, dice) if _before_a_round(position)]
    thumb.use(Taste())
    chosen = dice.choice(rounds)
    return replace(chosen, life=dice.randint(0, chosen.most)) if dice.random() < 0.5 else chosen


def samples(games: Sequence[SampledGame], phase: Phase, later: Mapping[Phase, Network]) -> list[Sample]:
    """The sampled positions of a phase, with the share that the fit is to predict.

    The share follows from the result of the game and, where `later` has the network of the next phase, from what this
    network predicts for the first sampled position of that phase.
    """
    found = []
    for game in games:
        share = float(game.won)
        after = Phase(phase + 1)
        if after in later and (reached := game.first(after)):
            share = _END * share + (1 - _END) * later[after].probability(reached.features)
        found += [Sample(each.features, share) for each in game.positions if each.phase is phase]
    return found


def run(number: int, seed: int, say: Callable[[str], None]) -> None:
    """Fit the networks and print the text of `worth.json`. A tenth of the games is kept back to test them."""
    try:
        found = list(sampled_games(number, seed))
    finally:
        thumb.use(Taste())
    say(as_json(networks(found, seed, say)))


def networks(found: Sequence[SampledGame], seed: int, say: Callable[[str], None]) -> dict[Phase, Network]:
    """Fit the network of each phase. Prints how well it predicts the results of games that were kept back."""
    held = max(1, len(found) // 10)
    fitted: dict[Phase, Network] = {}
    for phase in reversed(_PHASES):
        training, checking = samples(found[held:], phase, fitted), samples(found[:held], phase, {})
        if not (training and checking):
            say(f"{phase.name}: too few games")
            break
        fitted[phase] = fit(training, seed)
        known, new = loss(fitted[phase], training), loss(fitted[phase], checking)
        say(f"{phase.name}: {len(training)} positions; log loss {known:.4f}, of the end of other games {new:.4f}")
    return fitted


def as_json(fitted: Mapping[Phase, Network]) -> str:
    """The networks by the name of their phase, with a line for each row of weights."""
    plain = msgspec.json.encode({phase.name: fitted[phase] for phase in sorted(fitted)})
    indented = msgspec.json.format(plain, indent=1)
    return re.sub(r"\s+(?=[-\d\]])", " ", indented.decode())
