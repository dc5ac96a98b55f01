"""What is known of The Game's Up!: alpha-beta on a compact board."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from opponents.games.games_up import board as compact
from opponents.games.games_up.alphabeta import WON, AlphaBeta, value_of
from opponents.skill import Shares, Skill, sigmoid
from opponents.thought import Budget, Candidate, Found, Meter
from rules.core import CHANCE, Played
from rules.games_up import Captured, GamesUp, other

_SCALE = 10.0
"""By this number of points, a value changes the log-odds of the win by 1."""


def _shares(value: float, seat: int) -> Shares:
    """The shares if a position has this value for `seat`."""
    share = float(value > 0) if abs(value) > WON / 2 else sigmoid(value / _SCALE)
    return (share, 1 - share) if seat == 1 else (1 - share, share)


def evaluate(position: GamesUp) -> Shares:
    """The shares by the scores alone (GU-17)."""
    return (0.5, 0.5) if position.seat == CHANCE else _shares(value_of(compact.of(position)), position.seat)


def search(position: GamesUp, dice: random.Random, meter: Meter, budget: Budget) -> Found:
    """The best plies, with what follows them; and apart the others, by what they gain at once."""
    board = compact.of(position)
    searching = AlphaBeta(meter)
    found = []
    for rated in searching.root(board, dice, budget.exact, budget.depth, budget.equal * _SCALE):
        line = searching.line(board.play(rated.move))
        found.append(
            Candidate((compact.text(rated.move),), _shares(rated.value, board.seat), tuple(map(compact.text, line)))
        )
    glanced = [each for each in glances(position) if all(each.plies != one.plies for one in found)]
    return Found(found, glanced)


def glances(position: GamesUp) -> list[Candidate]:
    """All plies by the scores after them, the best first."""
    board = compact.of(position)
    found = []
    for move in board.moves():
        then = board.play(move)
        won = then.scores[board.seat - 1] >= board.target
        found.append(Candidate((compact.text(move),), _shares(WON if won else -value_of(then), board.seat)))
    return sorted(found, key=lambda each: -each.shares[board.seat - 1])


def features(position: GamesUp, seat: int) -> Mapping[str, float]:
    """What hints name: both scores, and how far the seat is ahead (GU-17)."""
    own, theirs = position.score(seat), position.score(other(seat))
    return {"points": own, "their points": theirs, "lead": own - theirs}


def themes(played: Sequence[Played], seat: int) -> Collection[str]:
    """Whether the plies of `seat` capture something."""
    events = [event for each in played for event in each.after.events]
    return {"capture" for event in events if isinstance(event, Captured) and event.seat == seat}


SKILL = Skill(
    evaluate=evaluate,
    search=search,
    turns=glances,
    features=features,
    themes=themes,
    weights={"lead": 1 / _SCALE},
    levels={
        # Takes what it sees, which is little, and does not think of the answer.
        "very_easy": Budget(nodes=4_000, hasty=1.0, blind=0.85),
        # One ply and the captures after it: what a beginner sees who looks. Less than a point is given away (GU-17).
        # Rarely there are so many captures that 16,000 nodes are needed; mostly it is some hundred.
        "easy": Budget(nodes=40_000, depth=1, noise=10.0, blind=0.9, loss=0.09, exact=1000),
        "fairly_easy": Budget(nodes=300, hasty=0.12, blind=0.12),
        "medium": Budget(nodes=1_500),
        "fairly_hard": Budget(nodes=8_000),
        "hard": Budget(nodes=40_000),
    },
)
