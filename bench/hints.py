"""How good hints are, and whether a share of the win comes true.

A hint is compared with searches of 20 times its nodes: of the position, and of what follows the hint and the turn that
they name instead. Calibration is that of the level medium in games against itself: what it expects before its turns,
and what came of these games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bench.amounts import amounts
from bench.analyses import SECONDS, cost
from bench.figures import NOTHING, Table, number
from bench.learning import interval, played
from opponents.matches.match import opened
from opponents.skill import Level, best_budget, budget, hint_budget, shares_of
from opponents.thinking import played as after
from opponents.thinking import think
from opponents.thought import Thought
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Over, Position, Resign
from rules.game import Game
from rules.notation import read_recorded
from rules.record import replay

HINTS = amounts("hints")
"""For each game, the number of hints."""

OF_A_GAME = 3
"""The number of positions of one game in which a hint is asked for, at most."""

TIMES, QUICK_TIMES = 20.0, 1.0
"""The nodes of the searches that judge a hint, as a multiple of its own."""

GAMES_OF_EACH = 100
"""The number of games for the calibration of each game of the catalogue."""

BINS = 5
"""The number of bins, equally wide, into which turns are divided by the share that was expected."""

LEAST = 50
"""A bin with fewer turns than this has no figure: it would say too little."""

_OPENING = 2
"""The random turns at the beginning of a game of several."""


@dataclass
class Bin:
    """The turns before which about the same share was expected.

    Attributes:
        expected (list of float): what was expected.
        came (list of float): the share that came of the game.
    """

    expected: list[float] = field(default_factory=list)
    came: list[float] = field(default_factory=list)

    @property
    def error(self) -> float:
        """By how much the mean of what was expected is larger than that of what came."""
        return (sum(self.expected) - sum(self.came)) / len(self.came)


def measure(seed: int, *, quick: bool = False) -> Table:
    """Measure the hints of each game of the catalogue, a row for each."""
    rows: list[tuple[str, ...]] = []
    for game in GAMES.values():
        costs, named = list[float](), 0
        for position in _positions(game, seed, 1 if quick else HINTS.get(game.key, 20)):
            hint, lost = looked_at(position, seed, QUICK_TIMES if quick else TIMES)
            costs.append(lost)
            named += any(each.explains or each.explains_later for each in hint.changes)
        good = sum(each < 0.02 for each in costs)
        low, high = interval(good, len(costs))
        least = f"{good} of {len(costs)}"
        rows.append((game.key, least, f"{low:.2f} to {high:.2f}", number(max(costs), 2), f"{named} of {len(costs)}"))
    return Table("hints", ("game", "lose less than 0.02", "95 %", "most", "a quantity explains it"), rows)


def measure_calibration(seed: int, *, quick: bool = False) -> Table:
    """Measure whether shares come true, a row for each game: for each bin its error, and how many turns it has."""
    heads = ("game", *(f"{each / BINS:.1f} to {(each + 1) / BINS:.1f}" for each in range(BINS)))
    rows: list[tuple[str, ...]] = []
    for game in GAMES.values():
        bins = calibrated(game, seed, 1 if quick else GAMES_OF_EACH)
        cells = (f"{each.error:+.3f} ({len(each.came)})" if len(each.came) >= LEAST else NOTHING for each in bins)
        rows.append((game.key, *cells))
    return Table("calibration", heads, rows)


def _positions(game: Game, seed: int, most: int) -> Iterator[Position]:
    """Positions with a choice from games of weak computers."""
    dice = random.Random(f"hints {game.key} {seed}")  # noqa: S311 - repeatable on purpose
    left, number_ = most, 0
    while left:
        plies = [
            each
            for each in replay(played(game, f"hints {seed} {number_}", 1.0))
            if each.seat != CHANCE and not isinstance(each.ply, Resign) and len(_choice(each.before).plies) > 1
        ]
        number_ += 1
        for each in dice.sample(plies, min(left, OF_A_GAME, len(plies))):
            left -= 1
            yield each.before


def _choice(position: Position) -> Choice:
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    return turn


def looked_at(position: Position, seed: int, times: float) -> tuple[Thought, float]:
    """Returns the hint in a position, and what it costs by searches with `times` as many nodes as it had."""
    seat = _choice(position).seat
    hint = think(position, seat, random.Random(f"hint {seed}"), hint_budget(position))  # noqa: S311
    dice = random.Random(f"check {seed}")  # noqa: S311 - repeatable on purpose
    nodes = round(times * hint_budget(position).nodes)
    best = think(position, seat, dice, replace(best_budget(position), nodes=nodes, seconds=SECONDS))
    ends = [after(position, each.plies) for each in (best, hint)]
    if ends[0] == ends[1]:
        return hint, 0.0
    return hint, max(0.0, cost(seat, ends, nodes, dice))


def calibrated(game: Game, seed: int, games: int) -> Sequence[Bin]:
    """What the level medium expects in games against itself, and what comes, by the share that it expects."""
    bins = [Bin() for _ in range(BINS)]
    for number_ in range(games):
        expected, shares = _game(game, f"calibration {seed} {number_}")
        for seat, share in expected:
            one = bins[min(BINS - 1, int(share * BINS))]
            one.expected.append(share)
            one.came.append(shares[seat - 1])
    return bins


def _game(game: Game, seed: str) -> tuple[list[tuple[int, float]], Sequence[float]]:
    """A game of the level medium against itself: who expected which share at each turn, and the shares at its end."""
    dice = random.Random(f"{game.key} {seed}")  # noqa: S311 - repeatable on purpose
    seats = min(2, game.seats[-1])
    options = {option.name: option.default for option in game.options}
    position, _ = opened(game, seats, options, dice.randrange(10**6), _OPENING if seats > 1 else 0)
    expected: list[tuple[int, float]] = []
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            chosen: Sequence[str] = (str(dice.choices(turn.plies, turn.weights)[0]),)
        else:
            thought = think(position, turn.seat, dice, budget(position, Level.MEDIUM))
            expected.append((turn.seat, thought.share))
            chosen = thought.plies
        for text in chosen:
            position = position.play(read_recorded(text, position))
    return expected, shares_of(turn.outcome, seats)
