"""What somebody learns from a game: what its analysis and exercises cost, and whether the exercises hold.

Games are played by computers of the level easy. One of the players asks for exercises, as the bot makes them, but with
no limit of time. Each exercise is then searched once more with ten times its nodes. Seconds are those of the processor.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec.structs import replace

from bench.figures import NOTHING, Table, median, number
from opponents.analysis import Analysed, Look, Value, analysis
from opponents.exercises import ENOUGH, Exercise, exercises, nodes_after
from opponents.matches.match import opened
from opponents.skill import Level, budget
from opponents.thinking import last_position, think
from opponents.worker import asked_for
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Played
from rules.game import Game
from rules.notation import read_recorded
from rules.record import Record, parse
from rules.record import replay as replayed
from sessions.learning.progress import Review, part_of_luck, review_of

GAMES_OF_EACH, QUICK = 12, 1

TIMES, QUICK_TIMES = 10.0, 1.0
"""The nodes with which an exercise is searched once more, as a multiple of its own."""

QUICK_PART = 0.02
"""By what the nodes of all searches are multiplied where a few figures are enough."""

Made = TypeVar("Made")

_TURNS = 2
"""Random turns at the beginning of a game."""


@dataclass
class Learned:
    """The measurements of one game of the catalogue.

    Attributes:
        seconds (list of float): for each game, what its analysis and its exercises took.
        costs (list of float): for each exercise, what the turn costs by the searches with more nodes.
        reviews (list of Review): what was found about each player.
    """

    seconds: list[float] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)
    reviews: list[Review] = field(default_factory=list)


def measure(seed: int, *, quick: bool = False) -> Table:
    """Measure each game of the catalogue, a row for each."""
    rows = [_row(game, learned(game, seed, quick=quick)) for game in GAMES.values()]
    heads = ("game", "games", "s median", "s most", "exercises", "still cost 0.05", "95 %", "luck")
    return Table("learning", heads, rows)


def learned(game: Game, seed: int, *, quick: bool = False) -> Learned:
    """Play games of one kind, make exercises from each, and search these again."""
    found, part = Learned(), QUICK_PART if quick else 1.0
    for number_ in range(QUICK if quick else GAMES_OF_EACH):
        record = played(game, f"{seed} {number_}", part)
        plies = tuple(replayed(record))
        began = time.process_time()
        analysed, made = _made(record, plies, part)
        found.seconds.append(time.process_time() - began)
        found.costs += [cost_again(each, QUICK_TIMES if quick else TIMES, part) for each in made]
        for seat in range(1, record.seats + 1):
            own = {index for index, each in enumerate(plies) if each.seat == seat}
            review = review_of(plies, analysed, own)
            found.reviews += [review] if review is not None else []
    return found


def played(game: Game, seed: str, part: float) -> Record:
    """A game between two computers; a solo game is played by one."""
    dice = random.Random(f"learning {game.key} {seed}")  # noqa: S311 - repeatable on purpose
    seats = min(2, game.seats[-1])
    options = {option.name: option.default for option in game.options}
    position, plies = opened(game, seats, options, dice.randrange(10**6), _TURNS)
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            chosen: Sequence[str] = (str(dice.choices(turn.plies, turn.weights)[0]),)
        else:
            means = budget(position, Level.EASY)
            means = replace(means, nodes=max(20, round(means.nodes * part)))
            chosen = think(position, turn.seat, dice, means).plies
        for text in chosen:
            plies.append(text)
            position = position.play(read_recorded(text, position))
    return Record(game, seats, options, tuple(plies))


def _made(record: Record, plies: Sequence[Played], part: float) -> tuple[Analysed, tuple[Exercise, ...]]:
    """The analysis of a game, and the exercises of its first player."""
    start = record.game.new(record.seats, record.options)
    analysed = _driven(analysis(str(record), start, plies), part)
    own = {index for index, each in enumerate(plies) if each.seat == 1}
    return analysed, _driven(exercises(str(record), plies, analysed, own), part)


def _driven(steps: Generator[Look, Value, Made], part: float) -> Made:
    """What a generator of looks returns whose looks are answered here."""
    try:
        look = next(steps)
        while True:
            look = steps.send(asked_for(replace(look, nodes=max(20, round(look.nodes * part)))))
    except StopIteration as end:
        made: Made = end.value
        return made


def cost_again(exercise: Exercise, times: float, part: float) -> float:
    """What the turn of an exercise costs by searches with so many times its nodes, from other dice."""
    position = last_position(exercise.record)
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    after = len(parse(exercise.record).plies)
    shares = []
    for each in (exercise.better, exercise.played):
        end = position
        for text in each.plies:
            end = end.play(read_recorded(text, end))
        nodes = round(nodes_after(end, round(exercise.nodes * times)) * part)
        value = asked_for(Look(exercise.record, after, max(20, nodes), each.plies))
        shares.append(value.shares[turn.seat - 1])
    return shares[0] - shares[1]


def interval(hits: int, of: int) -> tuple[float, float]:
    """The interval of 95 % of a part (Wilson).

    >>> [round(each, 2) for each in interval(19, 20)]
    [0.76, 0.99]
    """
    if not of:
        return 0.0, 1.0
    z, part = 1.96, hits / of
    middle = part + z * z / (2 * of)
    half = z * math.sqrt(part * (1 - part) / of + z * z / (4 * of * of))
    return (middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)


def _row(game: Game, found: Learned) -> tuple[str, ...]:
    held = sum(cost >= ENOUGH for cost in found.costs)
    low, high = interval(held, len(found.costs))
    luck = part_of_luck(found.reviews)
    return (
        game.key,
        str(len(found.seconds)),
        number(median(found.seconds), 1),
        number(max(found.seconds), 1),
        str(len(found.costs)),
        f"{held} of {len(found.costs)}" if found.costs else NOTHING,
        f"{low:.2f} to {high:.2f}" if found.costs else NOTHING,
        f"{luck:.2f}" if luck is not None else NOTHING,
    )
