"""Random games: what the suites for every game of the catalogue walk over."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Mapping

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.core import Chance, Over, Ply, Position, Resign, advance
from rules.game import Game
from rules.record import Record
from tests import seeds

LONGEST = 10_000
"""More plies than any game of the catalogue has: a game that reaches this is taken to have no end."""

NUMBERED = 30
"""How many random games of the same kind a test walks over."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


class Walk(Struct, frozen=True):
    """The way of a game from its first position: `plies[i]` leads from `positions[i]` to `positions[i + 1]`."""

    game: Game
    seats: int
    options: Mapping[str, str]
    positions: tuple[Position, ...]
    plies: tuple[Ply, ...]

    @property
    def here(self) -> Position:
        """The position that the walk has come to."""
        return self.positions[-1]

    def rebuilt(self) -> Position:
        """The same position made anew from the first one, sharing no object with `here` that play makes."""
        position = self.game.new(self.seats, self.options)
        for ply in self.plies:
            position = advance(position, ply)
        return position

    def until(self, plies: int) -> Walk:
        """The first `plies` plies of the walk."""
        return replace(self, positions=self.positions[: plies + 1], plies=self.plies[:plies])

    def record(self) -> Record:
        """The walk as a record."""
        return Record(self.game, self.seats, self.options, [str(ply) for ply in self.plies])


def a_ply(position: Position, dice: random.Random) -> Ply:
    """A ply of `position`, which is not over: any choice, or chance with its weights."""
    turn = position.turn()
    assert not isinstance(turn, Over)
    return dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]


def to_the_end(position: Position, dice: random.Random, resign: float = 0.0) -> tuple[list[Position], list[Ply]]:
    """The positions after `position` and the plies between, to the end; before each ply a seat resigns by chance."""
    positions, plies = [position], list[Ply]()
    while not isinstance(position.turn(), Over):
        resigns = dice.random() < resign
        ply = Resign(dice.choice(position.remaining())) if resigns else a_ply(position, dice)
        position = advance(position, ply)
        positions.append(position)
        plies.append(ply)
        assert len(plies) <= LONGEST, f"no end after {LONGEST} plies"
    return positions, plies


@functools.cache
def random_game(key: str, resign: float, number: int) -> Walk:
    """A whole random game with random options. Other numbers have other numbers of seats, all that the game allows.

    Positions and plies never change, so that the tests can share them.
    """
    game, dice = GAMES[key], seeds.shared("walk", key, resign, number)
    seats = game.seats[number % len(game.seats)]
    options = {option.name: dice.choice(option.values) for option in game.options}
    positions, plies = to_the_end(game.new(seats, options), dice, resign)
    return Walk(game, seats, options, tuple(positions), tuple(plies))


def whole_games(game: Game, resign: float = 0.0) -> Iterator[Walk]:
    """`NUMBERED` whole random games; with `resign`, seats resign in them by that chance before each ply."""
    return (random_game(game.key, resign, number) for number in range(NUMBERED))


def walks(game: Game, dice: random.Random, resign: float = 0.0, *, over: bool = True) -> Iterator[Walk]:
    """The beginning of each of those games, of any length; with `over` false, never as far as its end."""
    for walk in whole_games(game, resign):
        yield walk.until(dice.randint(0, len(walk.plies) - (not over)))
