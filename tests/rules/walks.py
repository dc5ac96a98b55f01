"""Random games drawn by Hypothesis: what the suites for every game of the catalogue walk over."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.core import Chance, Over, Ply, Position, Resign, advance
from rules.game import Game
from rules.record import Record

LONGEST = 10_000
"""More plies than any game of the catalogue has: a game that reaches this is taken to have no end."""

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


@st.composite
def whole_games(draw: st.DrawFn, game: Game, resign: float = 0.0) -> Walk:
    """A whole random game for drawn seats and options."""
    seats = draw(st.sampled_from(list(game.seats)))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    dice = random.Random(draw(st.integers(0, 2**32 - 1)))
    positions, plies = to_the_end(game.new(seats, options), dice, resign)
    return Walk(game, seats, options, tuple(positions), tuple(plies))


@st.composite
def walks(draw: st.DrawFn, game: Game, resign: float = 0.0, *, over: bool = True) -> Walk:
    """The beginning of a random game, of any length; with `over` false, never as far as its end."""
    walk = draw(whole_games(game, resign))
    return walk.until(draw(st.integers(0, len(walk.plies) - (not over))))
