"""Whole games between players."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence

from msgspec import Struct

from opponents.matches.players import Player
from opponents.shares import shares_of
from opponents.skill import Shares
from rules.core import Chance, Choice, Outcome, Over, Position
from rules.game import Game
from rules.notation import read_recorded


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
