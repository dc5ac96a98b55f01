"""Whether an analysis says the same with other dice, and whether what it says a mistake costs is true.

Games of the level easy are analysed twice. Each of the costliest mistakes is then searched with four times its nodes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.amounts import amounts
from bench.figures import NOTHING, Table, number
from bench.learning import QUICK_PART, interval, played
from opponents.analysis import Analysed, Look, Value, analysis, value
from opponents.exercises import nodes_after
from opponents.skill import Level, budget
from opponents.thinking import played as after
from rules.catalogue import GAMES
from rules.core import Played, Position
from rules.game import Game
from rules.record import replay

GAMES_OF_EACH = amounts("analyses")
"""For each game of the catalogue, the number of games."""

NEAR = 0.03
"""Two analyses agree about a moment if the shares of the win that they give differ by this at most."""

COSTLIEST = 3
"""The number of mistakes of a game that are searched again: those that cost most."""

TIMES = 4.0
"""The nodes of such a search, as a multiple of those with which the level hard thinks about two turns."""

SECONDS = 600.0
"""The safety net of a search, which must not decide anything here."""

QUICK_NODES = 60
"""The nodes of every search where a few figures are enough."""


@dataclass
class Compared:
    """What two analyses of the same games say.

    Attributes:
        worst (list of bool): for each game with a mistake, whether both name the same as the worst, or turns that cost
            about as much.
        shares (list of float): by how much the shares of the first seat differ at each moment.
        errors (list of float): for each mistake, its cost by the analysis less its cost by a longer search.
    """

    worst: list[bool] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)


def measure(seed: int, *, quick: bool = False) -> Table:
    """Measure each game of the catalogue, a row for each."""
    heads = ("game", "same worst mistake", "95 %", f"shares within {NEAR}", "mistakes", "cost told too large by")
    rows: list[tuple[str, ...]] = []
    for game in GAMES.values():
        found = compared(game, seed, 1 if quick else GAMES_OF_EACH.get(game.key, 2), quick=quick)
        low, high = interval(sum(found.worst), len(found.worst))
        near = sum(each <= NEAR for each in found.shares) / len(found.shares)
        bias = number(sum(found.errors) / len(found.errors), 3) if found.errors else NOTHING
        same = f"{sum(found.worst)} of {len(found.worst)}"
        rows.append((game.key, same, f"{low:.2f} to {high:.2f}", f"{near:.2f}", str(len(found.errors)), bias))
    return Table("analyses", heads, rows)


def compared(game: Game, seed: int, games: int, *, quick: bool = False) -> Compared:
    """Analyse games of one kind twice, and search the costliest mistakes again."""
    found = Compared()
    for number_ in range(games):
        record = played(game, f"analyses {seed} {number_}", QUICK_PART if quick else 1.0)
        plies = tuple(replay(record))
        one, other = (_analysed(str(record), plies, f"{seed} {each}", quick=quick) for each in (1, 2))
        found.shares += [abs(a[0] - b[0]) for a, b in zip(one.shares, other.shares, strict=True)]
        if one.mistakes or other.mistakes:
            found.worst.append(_same_worst(one, other))
        for mistake in one.mistakes[:COSTLIEST]:
            nodes = round(TIMES * 2 * budget(plies[0].before, Level.HARD).nodes)
            ply = plies[mistake.index]
            ends = [after(ply.before, each) for each in (mistake.better[:1], (str(ply.ply),))]
            dice = random.Random("cost")  # noqa: S311 - repeatable on purpose
            found.errors.append(mistake.cost - cost(ply.seat, ends, QUICK_NODES if quick else nodes, dice))
    return found


def _analysed(record: str, plies: Sequence[Played], seed: str, *, quick: bool) -> Analysed:
    """The analysis of a game whose searches draw from a seed."""
    steps = analysis(record, plies[0].before, plies)
    positions = (plies[0].before, *(each.after for each in plies))
    look: Look = next(steps)
    while True:
        dice = random.Random(f"{seed} {look.after} {look.again} {look.instead}")  # noqa: S311 - repeatable on purpose
        nodes = QUICK_NODES if quick else look.nodes
        found: Value = value(after(positions[look.after], look.instead), nodes, dice, ply=look.played)
        try:
            look = steps.send(found)
        except StopIteration as end:
            analysed: Analysed = end.value
            return analysed


def _same_worst(one: Analysed, other: Analysed) -> bool:
    """Whether both name the same worst mistake, or each finds that the other's costs about as much."""
    if not one.mistakes or not other.mistakes:
        return False
    if one.mistakes[0].index == other.mistakes[0].index:
        return True
    costs = [{each.index: each.cost for each in analysed.mistakes} for analysed in (one, other)]
    return all(
        costs[mine].get(theirs.mistakes[0].index, 0.0) >= own.mistakes[0].cost - NEAR
        for mine, own, theirs in ((0, one, other), (1, other, one))
    )


def cost(seat: int, ends: Sequence[Position], nodes: int, dice: random.Random) -> float:
    """The share of the win that `seat` loses by the second of two choices, by a search with `nodes` after each.

    `ends` are the positions after the better choice and after the other one.
    """
    shares = [value(each, nodes_after(each, nodes), dice, SECONDS).shares[seat - 1] for each in ends]
    return shares[0] - shares[1]
