"""How well somebody plays: what the analyses of their games have found about their own moves, and what luck has done.

All figures are shares of the win. What chance, the player's moves and those of the others have changed is together how
the player's share has changed from the first position to the last.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from opponents.analysis import Analysed
from rules.core import CHANCE, Choice, Played, Resign

LAST = 20
"""The number of the last games from which the loss per move is told."""

WINDOW = 10
"""The most games from which each point of the chart is made: a game and those before it."""

FEWEST = 3
"""With fewer games, no interval is told, and the chart begins with this game."""

FEWEST_FOR_LUCK = 10
"""With fewer games, it is not told how much of the results is luck."""

PHASES = 3
"""A game is divided into so many parts with as many plies."""

_T = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09)
"""The factors of intervals of 95 %, by degrees of freedom from 1 (Student's t distribution)."""


class Review(Struct, frozen=True):
    """What an analysis has found about one player's game.

    Attributes:
        moves (tuple[int, ...]): for each phase, how many choices the player had.
        lost (tuple[float, ...]): for each phase, what they have cost.
        luck (float): what chance has changed.
        others (float): what the moves of the others have changed.
        given_up (float): what resigning has cost, which is no move.
    """

    moves: tuple[int, ...]
    lost: tuple[float, ...]
    luck: float
    others: float
    given_up: float = 0.0

    @property
    def loss(self) -> float:
        """What all of the player's moves have cost."""
        return sum(self.lost)

    @property
    def whole(self) -> float:
        """How the player's share has changed."""
        return self.luck + self.others - self.loss - self.given_up


class Estimate(Struct, frozen=True):
    """A mean, and the interval in which the true one is with 95 %; as large as the mean where it is not known."""

    mean: float
    low: float
    high: float


def review_of(played: Sequence[Played], analysed: Analysed, own: Collection[int]) -> Review | None:
    """What an analysis of the plies `played` has found about whoever has chosen those with the indices `own`.

    None unless somebody has chosen all plies of one seat, and had a choice.
    """
    seat = own_seat(played, own)
    if not seat:
        return None
    moves, lost, luck, others, given_up = [0] * PHASES, [0.0] * PHASES, 0.0, 0.0, 0.0
    for index, (each, (before, after)) in enumerate(zip(played, pairwise(analysed.shares), strict=True)):
        change, phase = after[seat - 1] - before[seat - 1], PHASES * index // len(played)
        if each.seat == seat and isinstance(each.ply, Resign):
            given_up -= change
        elif each.seat == seat:
            turn = each.before.turn()
            moves[phase] += isinstance(turn, Choice) and len(turn.plies) > 1
            lost[phase] -= change
        elif each.seat == CHANCE:
            luck += change
        else:
            others += change
    return Review(tuple(moves), tuple(lost), luck, others, given_up) if sum(moves) else None


def own_seat(played: Sequence[Played], own: Collection[int]) -> int:
    """The seat all of whose plies are those with the indices `own`; 0 if these are no whole seat."""
    seats = {played[index].seat for index in own}
    seat = next(iter(seats), CHANCE)
    whole = len(seats) == 1 and all(index in own for index, each in enumerate(played) if each.seat == seat)
    return seat if whole else CHANCE


def loss_per_move(reviews: Sequence[Review]) -> Estimate:
    """The loss per move over all moves of these games, of which there must be one.

    The interval is that of a ratio, whose error is estimated from how the games differ: moves of one game are alike.
    """
    moves = sum(sum(each.moves) for each in reviews)
    mean = sum(each.loss for each in reviews) / moves
    if len(reviews) < FEWEST:
        return Estimate(mean, mean, mean)
    squares = sum((each.loss - mean * sum(each.moves)) ** 2 for each in reviews)
    freedom = len(reviews) - 1
    error = math.sqrt(squares * len(reviews) / freedom) / moves * _T[min(freedom, len(_T)) - 1]
    return Estimate(mean, mean - error, mean + error)


def course(reviews: Sequence[Review]) -> tuple[Estimate, ...]:
    """The loss per move after each game from the FEWEST-th on, each over the WINDOW last games until then."""
    return tuple(loss_per_move(reviews[max(0, end - WINDOW) : end]) for end in range(FEWEST, len(reviews) + 1))


def by_phase(reviews: Sequence[Review]) -> tuple[float | None, ...]:
    """The loss per move in each phase; None where there was no choice."""
    moves = [sum(each.moves[phase] for each in reviews) for phase in range(PHASES)]
    lost = [sum(each.lost[phase] for each in reviews) for phase in range(PHASES)]
    return tuple(cost / number if number else None for cost, number in zip(lost, moves, strict=True))


def part_of_luck(reviews: Sequence[Review]) -> float | None:
    """How much of what makes the results of these games differ is luck, from 0 to 1.

    It is the part of the variance of the results that is their covariance with the luck. None with fewer than
    FEWEST_FOR_LUCK games, without luck, or if all results are alike.
    """
    if len(reviews) < FEWEST_FOR_LUCK or not any(each.luck for each in reviews):
        return None
    mean = sum(each.whole for each in reviews) / len(reviews)
    luck = sum(each.luck for each in reviews) / len(reviews)
    variance = sum((each.whole - mean) ** 2 for each in reviews)
    together = sum((each.whole - mean) * (each.luck - luck) for each in reviews)
    return min(1.0, max(0.0, together / variance)) if variance else None


def written(review: Review) -> str:
    """A review as text."""
    return msgspec.json.encode(review).decode()


def read(text: str) -> Review | None:
    """Read a review from its text (`written`). None for a text that is no review."""
    try:
        found = msgspec.json.decode(text, type=Review)
    except msgspec.DecodeError:
        return None
    return found if len(found.moves) == len(found.lost) == PHASES else None
