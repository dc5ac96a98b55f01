"""The Game’s Up!, as the tests of its words and of its pictures set it up."""

from __future__ import annotations

from render.games_up.words.teller import GamesUpTeller
from rules.games_up import SQUARES, GamesUp, Piece
from tests import seeds
from words import ENGLISH, of

TELLER = GamesUpTeller(of(ENGLISH))
NAMES = ("Alice", "Bob")

MIDDLE = """
    .    r2   r3b4   .    .   .
    r6   .    .      .    .   .
    .    b4r3 .      b6   .   .
    .    .    r2b5   r3r4 b1  .
    .    b1   .      b2b3 .   .
    b1   .    b3     .    .   b6
"""


def long_board(heights: list[int], seed: int) -> GamesUp:
    """All 24 pieces in stacks of these heights, colours alternating as far as they last, at the end of a long game."""
    dice = seeds.dice(seed)
    left = {1: 12, 2: 12}
    board: dict[str, tuple[Piece, ...]] = dict.fromkeys(SQUARES, ())
    for square, height in zip(dice.sample(SQUARES, len(heights)), heights, strict=True):
        owner = dice.choice((1, 2))
        for _ in range(height):
            owner = owner if left[owner] else 3 - owner
            board[square] += (Piece(owner, dice.randint(1, 6)),)
            left[owner] -= 1
            owner = 3 - owner
    return GamesUp(200, False, True, tuple(board[square] for square in SQUARES), 1, quarters=2, seats=2)
