"""What is known of Strata 5: alpha-beta over whole turns on a compact board."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from opponents.games.strata5 import board as compact
from opponents.games.strata5 import tree
from opponents.games.strata5.alphabeta import EVERY, AlphaBeta
from opponents.games.strata5.board import Board
from opponents.games.strata5.evaluation import WEIGHTS, WON, side, value_of
from opponents.games.strata5.turns import Turn, TurnFinder
from opponents.skill import EQUAL, Shares, Skill, sigmoid
from opponents.thought import Budget, Candidate, Found, Meter
from rules.core import Played
from rules.strata5.plies import Captured, Trapped
from rules.strata5.position import Strata5

_LIMITLESS = Budget(nodes=10**9, seconds=3600)


def _shares(value: float, seat: int) -> Shares:
    """The shares if a position has this value for `seat`."""
    return _of_seat(float(value > 0) if abs(value) > WON / 2 else sigmoid(value), seat)


def _of_seat(share: float, seat: int) -> Shares:
    """The shares if this is that of `seat`."""
    return (share, 1 - share) if seat == 1 else (1 - share, share)


def evaluate(position: Strata5) -> Shares:
    """The shares by a glance, as if the seat to act were to begin its turn."""
    return _shares(value_of(compact.of(position), position.seat), position.seat)


def search(position: Strata5, _dice: random.Random, meter: Meter, budget: Budget) -> Found:
    """The best turns, with the best answer to each; and apart others, by a glance."""
    board = compact.of(position)
    searching = AlphaBeta(meter)
    best, others = searching.root(board, budget.exact, budget.equal)
    found = []
    for value, turn in best:
        answer = searching.answer(turn.after)
        line = _texts(turn.after, answer) if answer else ()
        found.append(Candidate(_texts(board, turn), _shares(value, board.seat), line))
    return Found(found, _glanced(board, others))


def second(position: Strata5, _dice: random.Random, meter: Meter, _budget: Budget) -> Found:
    """The turns by a search of a tree that grows where the best play leads (`tree`)."""
    board = compact.of(position)
    known, others = tree.search(board, meter)
    found = [Candidate(_texts(board, each.turn), _of_seat(each.share, board.seat)) for each in known]
    return Found(found, _glanced(board, others))


def turns(position: Strata5) -> list[Candidate]:
    """All turns by a glance, the best first; only one if it wins at once."""
    board = compact.of(position)
    return _glanced(board, TurnFinder(Meter(_LIMITLESS), EVERY).turns(board, _LIMITLESS.nodes))


def _glanced(board: Board, turns: Sequence[Turn]) -> list[Candidate]:
    return [Candidate(_texts(board, turn), _shares(turn.value, board.seat)) for turn in turns]


def _texts(board: Board, turn: Turn) -> tuple[str, ...]:
    """The plies of a turn in the notation."""
    return tuple(compact.text(board, ply) for ply in turn.plies)


def features(position: Strata5, seat: int) -> Mapping[str, float]:
    """What hints name of both seats: pawns that are not locked, spaces that they could attack, and climbing (S5-24).

    The balances are the own numbers less those of the other seat.
    """
    board = compact.of(position)
    mine, theirs = side(board, seat), side(board, 3 - seat)
    captures = (mine[1] & board.masks[2 - seat]).bit_count()
    their_captures = (theirs[1] & board.masks[seat - 1]).bit_count()
    return {
        "free balance": mine[3] - theirs[3],
        "free pawns": mine[3],
        "their free pawns": theirs[3],
        "can climb": mine[2],
        "they can climb": theirs[2],
        "captures balance": captures - their_captures,
        "captures in reach": captures,
        "their captures in reach": their_captures,
    }


def themes(played: Sequence[Played], seat: int) -> Collection[str]:
    """Whether the plies of `seat` capture a pawn, or trap one of the opponent's."""
    events = [event for each in played for event in each.after.events]
    captures = {"capture" for event in events if isinstance(event, Captured) and event.seat == seat}
    return captures | {"trap" for event in events if isinstance(event, Trapped) and event.pawn.seat != seat}


SKILL = Skill(
    evaluate=evaluate,
    search=search,
    second=second,
    turns=turns,
    features=features,
    themes=themes,
    weights=WEIGHTS,
    levels={
        "very_easy": Budget(nodes=300, noise=2.0, slack=0.45, exact=60),
        "easy": Budget(nodes=300, hasty=0.65, blind=0.15),
        "fairly_easy": Budget(nodes=600, hasty=0.2, blind=0.05),
        "medium": Budget(nodes=1_000, equal=EQUAL),
        "fairly_hard": Budget(nodes=16_000, equal=EQUAL),
        "hard": Budget(nodes=60_000, equal=EQUAL),
    },
)
