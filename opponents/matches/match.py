"""A match: many games between two players, in alternating seats, from random openings, and its score."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from opponents.matches.players import Player, player
from opponents.skill import Shares, shares_of
from rules.core import Chance, Choice, Outcome, Over, Position
from rules.game import Game
from rules.notation import read_recorded

Z = 1.96
"""The quantile of a 95 % interval."""


class Match(Struct, frozen=True):
    """What is played."""

    game: Game
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    """The player to be measured, and the one who has all other seats; only the first in a game for one."""

    games: int
    seed: int
    opening: int
    """The number of random turns at the beginning. The first player has each seat in turn after the same ones."""


class Tally(Struct):
    """What a match has brought so far."""

    points: float = 0.0
    """The wins of the first player; a draw counts as a part of one."""

    games: int = 0
    turns: int = 0
    different: set[tuple[str, ...]] = field(default_factory=set)
    """The plies of each game; equal games count once."""

    endings: Counter[str] = field(default_factory=Counter)
    """How often each ending came, with `+`, `=` or `-` for the first player."""

    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))

    @property
    def score(self) -> Score:
        """The score of the first player."""
        return Score(self.points, self.games)

    def add(self, played: Played, seat: int) -> None:
        """Count a game in which the first player had `seat`."""
        share = played.shares[seat - 1]
        self.points += share
        self.games += 1
        self.turns += played.turns
        self.different.add(played.plies)
        sign = "=" if len(set(played.shares)) == 1 and len(played.shares) > 1 else "+" if share else "-"
        self.endings[f"{played.outcome.ending.name.lower()} {sign}"] += 1


def games(match: Match) -> Iterator[Tally]:
    """Play the match, and yield the same tally after each game. Raises UnknownPlayerError and OptionError."""
    tally = Tally()
    first, second = (player(name) for name in (match.names * 2)[:2])
    mine, theirs = tally.clocks
    for number in range(match.games):
        seat = number % match.seats + 1
        seed = match.seed * 100_000 + number // match.seats
        position, plies = opened(match.game, match.seats, match.options, seed, match.opening)
        seated = [
            Seated(first, mine, theirs) if each == seat else Seated(second, theirs, mine)
            for each in range(1, match.seats + 1)
        ]
        tally.add(play(position, plies, seated, seed), seat)
        yield tally


def line(match: Match, tally: Tally) -> str:
    """The result as a line of a table in Markdown."""
    mine, theirs = tally.clocks
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    versus = f" against {match.names[1]}" if len(match.names) > 1 else ""
    fair = f" ({tally.score.mean * match.seats:.2f} of a fair share)" if match.seats > 2 else ""
    times = f"{mine.mean:.3f} (most {mine.longest:.2f})" + (f" / {theirs.mean:.3f}" if len(match.names) > 1 else "")
    return (
        f"| {match.game.key} {options}, {match.seats} seats | {match.names[0]}{versus} | {tally.games} "
        f"({len(tally.different)} different) | {tally.score}{fair} | {times} | {match.seed} |"
    )


class Score(Struct, frozen=True):
    """The score of a player in a number of games; a draw counts as a part of a win."""

    points: float
    games: int

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the mean; 0 to 1 without games."""
        if not self.games:
            return 0.0, 1.0
        shrink = 1 + Z * Z / self.games
        middle = self.mean + Z * Z / (2 * self.games)
        half = Z * math.sqrt(self.mean * (1 - self.mean) / self.games + Z * Z / (4 * self.games**2))
        return max(0.0, (middle - half) / shrink), min(1.0, (middle + half) / shrink)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.mean:.1%} [{low:.1%} to {high:.1%}]"


class Clock:
    """The processor time and the turns of one player in a match."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.turns = 0
        self.longest = 0.0
        """The processor time of the longest turn."""

    @property
    def mean(self) -> float:
        """The mean processor time of a turn."""
        return self.seconds / max(self.turns, 1)

    def due(self, other: Clock) -> float:
        """The processor time that the player may take now to be level with `other`, turn for turn."""
        return max(0.0, other.mean * (self.turns + 1) - self.seconds)


class Played(Struct, frozen=True):
    """A game that was played."""

    shares: Shares
    outcome: Outcome
    plies: tuple[str, ...]
    turns: int
    """The number of the last turn."""


class Seated(Struct, frozen=True):
    """A player in a seat."""

    player: Player
    clock: Clock
    other: Clock
    """The clock of the player with which this one is compared."""


def opened(game: Game, seats: int, options: Mapping[str, str], seed: int, turns: int) -> tuple[Position, list[str]]:
    """A position after `turns` random turns, in which the game is not over, and the plies up to there."""
    dice = random.Random(f"{seed} opening")  # noqa: S311 - a match is repeatable on purpose
    while True:
        position, plies = game.new(seats, options), list[str]()
        while not isinstance(turn := position.turn(), Over) and position.number <= turns:
            ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
            plies.append(str(ply))
            position = position.play(ply)
        if not isinstance(turn, Over):
            return position, plies


def play(position: Position, begun: Sequence[str], seated: Sequence[Seated], seed: int) -> Played:
    """Play on from `position`, which the plies `begun` led to, with a player for each seat."""
    chance, dice = (random.Random(f"{seed} {what}") for what in ("chance", "players"))  # noqa: S311 - repeatable
    plies = list(begun)
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            ply = chance.choices(turn.plies, turn.weights)[0]
            plies.append(str(ply))
            position = position.play(ply)
            continue
        chosen = _chosen(position, turn, seated[turn.seat - 1], dice)
        plies += chosen
        for text in chosen:
            position = position.play(read_recorded(text, position))
    return Played(shares_of(turn.outcome, position.seats), turn.outcome, tuple(plies), position.number)


def _chosen(position: Position, turn: Choice, seat: Seated, dice: random.Random) -> Sequence[str]:
    clock = seat.clock
    began = time.process_time()
    chosen = seat.player(position, turn.seat, dice, clock.due(seat.other))
    spent = time.process_time() - began
    clock.seconds += spent
    clock.turns += 1
    clock.longest = max(clock.longest, spent)
    return chosen
