"""Fits the chance to win Stranded on Mars between two rounds: a small network for each phase.

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

from opponents.fit.mars.thumb import numbers, taste_of
from opponents.fit.network import Sample, fit, loss
from opponents.games.mars import SKILL, quiet, thumb
from opponents.games.mars.thumb import Taste
from opponents.games.mars.worth import measured
from opponents.meter import Meter
from opponents.network import Network
from opponents.search import bandit
from opponents.thought import Budget
from rules.core import Chance, Over
from rules.mars.cards import Phase
from rules.mars.position import GAME, Mars
from rules.notation import read_recorded

_BUDGET = Budget(nodes=120)
"""What the search may spend on a ply."""

_FROM_THE_START = 0.4
"""The part of the games that the search plays from the start."""

_SPREAD = 0.2
"""How far the numbers of the rules of thumb are varied, as a part of each."""

_TAKEN = 0.4
"""The part of the positions before a round that are taken, beside the first of the game."""

_END = 0.15
"""What the end of a game counts for positions of an earlier phase than the last one that the game reached."""

_PHASES = (Phase.GREEN, Phase.YELLOW, Phase.RED)


class Seen(Struct, frozen=True):
    """A position before a round."""

    phase: Phase
    features: tuple[float, ...]


class Told(Struct, frozen=True):
    """What a game tells."""

    seen: tuple[Seen, ...]
    """Positions in the order of the game."""

    won: bool

    def first(self, phase: Phase) -> Seen | None:
        """The first position of a phase that was taken; None if there is none."""
        return next((each for each in self.seen if each.phase is phase), None)


def games(number: int, seed: int) -> Iterator[Told]:
    """What each of `number` games tells."""
    for index in range(number):
        yield told(str(index % 4 + 1), random.Random(f"{seed} {index}"))  # noqa: S311 - repeatable on purpose


def told(level: str, dice: random.Random) -> Told:
    """What one game of a level tells."""
    position = begun(level, dice)
    seen: list[Seen] = []
    while not isinstance(turn := position.turn(), Over):
        if quiet(position) and position.phase is not Phase.FINAL and (not seen or dice.random() < _TAKEN):
            seen.append(Seen(position.phase, measured(position)))
        if isinstance(turn, Chance):
            position = position.play(dice.choices(turn.plies, turn.weights)[0])
        elif len(turn.plies) == 1:
            position = position.play(turn.plies[0])
        else:
            (ply,) = bandit.search(position, SKILL, dice, Meter(_BUDGET))[0].plies
            position = position.play(read_recorded(ply, position))
    return Told(tuple(seen), bool(turn.outcome.winners))


def begun(level: str, dice: random.Random) -> Mars:
    """A new game, or a position before a round of one by other rules of thumb, perhaps with another life."""
    position = GAME.new(1, {"level": level})
    if dice.random() < _FROM_THE_START:
        return position
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


def samples(told: Sequence[Told], phase: Phase, later: Mapping[Phase, Network]) -> list[Sample]:
    """The positions of a phase, with their shares by the end of the game and by the network of the next phase."""
    found = []
    for game in told:
        share = float(game.won)
        after = Phase(phase + 1)
        if after in later and (reached := game.first(after)):
            share = _END * share + (1 - _END) * later[after].probability(reached.features)
        found += [Sample(each.features, share) for each in game.seen if each.phase is phase]
    return found


def run(number: int, seed: int, say: Callable[[str], None]) -> None:
    """Fit the networks, and say them as the file `worth.json`; a tenth of the games checks them."""
    try:
        found = list(games(number, seed))
    finally:
        thumb.use(Taste())
    say(as_json(networks(found, seed, say)))


def networks(found: Sequence[Told], seed: int, say: Callable[[str], None]) -> dict[Phase, Network]:
    """The network of each phase; says how well it predicts how games end that it has not seen."""
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
