"""Tournaments of every kind with random results, whose standings are drawn."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bench.pairing import Simulated
from cogs.pictures.crosstables import Field
from tournaments.pairing.berger import division_rounds
from tournaments.pairing.boards import DUELS, TABLES, Board, How, Round, bye, kept_apart, walkover
from tournaments.pairing.field import Entrant
from tournaments.pairing.lots import round_key
from tournaments.pairing.swiss import pair
from tournaments.pairing.tables import seatings, table_points
from tournaments.standings.places import Order, ranked

NAMES = (
    "Ann",
    "Wilhelmina the Wonderfully Wide of Wessex",
    "山田太郎さくらカナ",
    "محمد عبد الرحمن",
    "김민준",
    "Łukasz Żółć",
    "נועה שלום",
    "Δημήτρης",
    "Ольга Петрова",
    "x",
    "🦊",
    "क्षत्रिय",
)
ODD = (
    walkover((1, 2), [1], DUELS),
    walkover((1, 2), [], DUELS),
    kept_apart((1, 2), DUELS),
    Board((1, 2), (0, 0), How.ANNULLED),
)


def named(count: int) -> dict[int, str]:
    """Names in every script, by the numbers of entrants."""
    return {number: NAMES[(number - 1) % len(NAMES)] for number in range(1, count + 1)}


def division(dice: random.Random, count: int, *, double: bool = False, over: float = 0.8, odd: float = 0.2) -> Field:
    """A division of `count`, of whose boards the share `over` has a result, and a share `odd` of them no usual one.

    Number 2 has no place, and number 3 has withdrawn, if anything is odd.
    """
    rounds = []
    for number, seats in enumerate(division_rounds(list(range(1, count + 1)), double=double), 1):
        boards = [_duel(dice, each, over, odd) for each in seats if len(each) == 2]
        rounds.append(Round(number, tuple(boards)))
    out = [2] if odd else []
    placed = ranked(map(Entrant, range(1, count + 1)), rounds, Order.ROBIN, out)
    inside = [each.number for each in placed if each.place is not None]
    up, down = (inside[:2], inside[-2:]) if count > 5 else ([], [])
    return Field(Order.ROBIN, placed, rounds, named(count), gone=[2, 3] if odd else (), up=up, down=down)


def _duel(dice: random.Random, seats: Sequence[int], over: float, odd: float) -> Board:
    if dice.random() >= over:
        return Board(tuple(seats))
    if dice.random() < odd:
        found = dice.choice(ODD)
        return Board(tuple(seats), found.points, found.how)
    won = dice.choice((0, 1, 2))
    return Board(tuple(seats), (won, 2 - won), How.PLAYED)


def swiss(dice: random.Random, count: int, rounds: int = 6) -> Field:
    """A Swiss in whose last round nothing is over but byes; number 3 withdraws after two rounds."""
    state = Simulated(dice, count)
    for number in range(1, rounds + 1):
        if number == 3:
            state.gone.add(3)
        here = state.field([each for each in state.entrants if each not in state.gone])
        state.play(pair(here, round_key(b"secret", "words", number), frozenset()), [])
    last = state.rounds[-1]
    open_ = tuple(each if each.alone else Board(each.seats) for each in last.boards)
    all_rounds = [*state.rounds[:-1], Round(last.number, open_)]
    placed = ranked(state.entrants.values(), all_rounds, Order.SWISS)
    return Field(Order.SWISS, placed, all_rounds, named(count), gone=[3])


def tables(dice: random.Random, count: int, size: int) -> Field:
    """Four rounds of tables."""
    state = Simulated(dice, count)
    for number in range(1, 5):
        key = round_key(b"secret", "words", number)
        boards = [
            bye(seats[0], TABLES)
            if len(seats) == 1
            else Board(seats, table_points(dice.sample(range(len(seats)), len(seats))), How.PLAYED)
            for seats in seatings(state.field(), key, size, frozenset())
        ]
        state.rounds.append(Round(number, tuple(boards), key))
    placed = ranked(state.entrants.values(), state.rounds, Order.TABLES)
    return Field(Order.TABLES, placed, state.rounds, named(count))
