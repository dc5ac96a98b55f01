"""OpenSpiel's MCTS as a player of matches: its Python bot on our engines, with as much processor time as the other one.

It needs the dependency group `strength`, which is for this alone.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from opponents.skill import shares_of
from rules.core import Chance, Choice, Over, Position

_EXPLORING = 2.0
"""The constant of the bot's examples."""

_FEWEST = 8
"""The bot makes at least this number of simulations for a ply."""

_PART = 0.6
"""The part of the time that is due which is spent on one ply: a turn may have more of them."""


class _Game:
    """What the bot asks of a game."""

    class _Type:
        reward_model = pyspiel.GameType.RewardModel.TERMINAL
        dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL

    def get_type(self) -> _Type:
        """A sequential game with rewards at its end."""
        return self._Type()

    def max_utility(self) -> float:
        """The return of a win."""
        return 1.0


class _State:
    """What the bot asks of a state. Actions are the indices of plies; players count from 0."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def clone(self) -> _State:
        """A copy."""
        return _State(self.position)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.position.turn(), Over)

    def is_chance_node(self) -> bool:
        """Whether chance is next."""
        return isinstance(self.position.turn(), Chance)

    def current_player(self) -> int:
        """The player to act; -1 for chance."""
        turn = self.position.turn()
        return turn.seat - 1 if isinstance(turn, Choice) else -1

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """The indices of the plies."""
        turn = self.position.turn()
        return [] if isinstance(turn, Over) else list(range(len(turn.plies)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The indices of the plies with their probabilities."""
        turn = self.position.turn()
        assert isinstance(turn, Chance), "chance is next"
        whole = sum(turn.weights)
        return [(index, weight / whole) for index, weight in enumerate(turn.weights)]

    def apply_action(self, action: int) -> None:
        """Play a ply."""
        turn = self.position.turn()
        assert not isinstance(turn, Over), "the game goes on"
        self.position = self.position.play(turn.plies[action])

    def returns(self) -> list[float]:
        """The shares of the players, from -1 to 1."""
        turn = self.position.turn()
        assert isinstance(turn, Over), "the game is over"
        return [2 * share - 1 for share in shares_of(turn.outcome, self.position.seats)]


class OpenSpielPlayer:
    """The bot. The number of simulations follows from the time that is due and from how long they have taken so far."""

    def __init__(self) -> None:
        self._simulations, self._seconds = 1, 0.02

    def __call__(self, position: Position, _seat: int, dice: random.Random, seconds: float) -> Sequence[str]:
        """One ply."""
        state = np.random.RandomState(dice.getrandbits(32))
        number = max(_FEWEST, int(seconds * _PART * self._simulations / self._seconds))
        evaluator: Any = mcts.RandomRolloutEvaluator(1, state)
        bot: Any = mcts.MCTSBot(_Game(), _EXPLORING, number, evaluator, random_state=state)
        began = time.process_time()
        action = bot.step(_State(position))
        self._seconds += time.process_time() - began
        self._simulations += number
        turn = position.turn()
        assert isinstance(turn, Choice), "a seat is to choose"
        return (str(turn.plies[action]),)
