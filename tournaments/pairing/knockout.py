"""A knockout of four or eight: who meets whom, and when a tie is decided.

A tie has two games, and each player has the first seat once. If they are equal then, single games follow, with the lot
for the first seat, until somebody is ahead. Each tie ends: after the sixth game, or when nobody came to a game, the
better seed goes on if they are still equal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tournaments.pairing.boards import DUELS, Board, How, walkover
from tournaments.pairing.lots import lot

MOST_GAMES = 6
"""So many games a tie has at most."""

SIZES = (4, 8)
"""How many players a knockout can have."""


class Tie(Struct, frozen=True):
    """Two players who meet until one is ahead.

    Attributes:
        better (int): the number of the better seed.
        other (int): the number of the other one.
        games (tuple[Board, ...]): their games, in the order in which they began.
    """

    better: int
    other: int
    games: tuple[Board, ...] = ()

    @property
    def score(self) -> tuple[int, int]:
        """The points of the better seed, and of the other one; a win has 2."""
        return sum(each.given(self.better) for each in self.games), sum(each.given(self.other) for each in self.games)

    @property
    def winner(self) -> int | None:
        """Who goes on; None while it is not decided."""
        better, other = self.score
        if len(self.games) < 2 or any(not each.over for each in self.games):
            return None
        if better != other:
            return self.better if better > other else self.other
        nobody_came = self.games[-1].how is How.WALKOVER and not any(self.games[-1].points)
        return self.better if nobody_came or len(self.games) >= MOST_GAMES else None

    def next_board(self, key: bytes, gone: Collection[int] = ()) -> Board | None:
        """The next game; None if the tie is decided, or a game still runs. `key` is that of the round.

        If one of the two is among `gone`, the game is a walkover, and the tie goes on until it is decided.
        """
        if self.winner is not None or any(not each.over for each in self.games):
            return None
        seats: tuple[int, ...] = (self.better, self.other)
        if len(self.games) == 1:
            seats = self.games[0].seats[::-1]
        elif not lot(key, "seat", len(self.games) + 1, *sorted(seats), bits=1):
            seats = seats[::-1]
        present = [each for each in seats if each not in gone]
        return Board(seats) if len(present) == 2 else walkover(seats, present, DUELS)


def bracket(seeds: Sequence[int]) -> list[tuple[int, int]]:
    """The first ties of a knockout, from the top to the bottom. `seeds` are numbers, the best first, four or eight.

    The first and the second seed can meet only in the final. Raises ValueError for another size.

    >>> bracket([1, 2, 3, 4, 5, 6, 7, 8])
    [(1, 8), (4, 5), (2, 7), (3, 6)]
    """
    if len(seeds) not in SIZES:
        raise ValueError(f"a knockout has {' or '.join(map(str, SIZES))} players, not {len(seeds)}")
    order = [0]
    while len(order) < len(seeds):
        last = 2 * len(order) - 1
        order = [each for place in order for each in (place, last - place)]
    return [(seeds[min(pair)], seeds[max(pair)]) for pair in zip(order[::2], order[1::2], strict=True)]


def next_ties(seeds: Sequence[int], winners: Sequence[int]) -> list[tuple[int, int]]:
    """The ties of the next round: winners of neighbouring ties meet; none after the final.

    `winners` are in the order of their ties.
    """
    if len(winners) == 1:
        return []
    pairs = zip(winners[::2], winners[1::2], strict=True)
    better = {number: at for at, number in enumerate(seeds)}
    return [(one, other) if better[one] < better[other] else (other, one) for one, other in pairs]
