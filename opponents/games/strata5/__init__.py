"""What is known of Strata 5: alpha-beta over whole turns on a compact board."""

from __future__ import annotations

import random
from collections.abc import Mapping

from opponents.games.strata5 import board as compact
from opponents.games.strata5.alphabeta import AlphaBeta
from opponents.games.strata5.board import Board
from opponents.games.strata5.evaluation import WON, side, value_of
from opponents.games.strata5.turns import Turn
from opponents.skill import Shares, Skill, sigmoid
from opponents.thought import Budget, Candidate, Meter
from rules.strata5.position import Strata5


def _shares(value: float, seat: int) -> Shares:
    """The shares if a position has this value for `seat`."""
    share = float(value > 0) if abs(value) > WON / 2 else sigmoid(value)
    return (share, 1 - share) if seat == 1 else (1 - share, share)


def evaluate(position: Strata5) -> Shares:
    """The shares by a glance, as if the seat to act were to begin its turn."""
    return _shares(value_of(compact.of(position), position.seat), position.seat)


def search(position: Strata5, _dice: random.Random, meter: Meter, budget: Budget) -> list[Candidate]:
    """The best turns, with the best answer to each."""
    board = compact.of(position)
    searching = AlphaBeta(meter)
    found = []
    for value, turn in searching.root(board, budget.exact):
        answer = searching.answer(turn.after)
        line = _texts(turn.after, answer) if answer else ()
        found.append(Candidate(_texts(board, turn), _shares(value, board.seat), line))
    return found


def _texts(board: Board, turn: Turn) -> tuple[str, ...]:
    """The plies of a turn in the notation."""
    return tuple(compact.text(board, ply) for ply in turn.plies)


def features(position: Strata5, seat: int) -> Mapping[str, float]:
    """What hints name: the pawns that are not locked, and the spaces that they could attack, of both seats (S5-24)."""
    board = compact.of(position)
    mine, theirs = side(board, seat), side(board, 3 - seat)
    return {
        "free pawns": mine[3],
        "their free pawns": theirs[3],
        "can climb": mine[2],
        "they can climb": theirs[2],
        "captures in reach": (mine[1] & board.masks[2 - seat]).bit_count(),
        "their captures in reach": (theirs[1] & board.masks[seat - 1]).bit_count(),
    }


SKILL = Skill(
    evaluate=evaluate,
    search=search,
    features=features,
    levels={
        "easy": Budget(nodes=300, noise=2.0, slack=0.45, exact=60),
        "medium": Budget(nodes=1_000),
        "hard": Budget(nodes=60_000),
    },
)
