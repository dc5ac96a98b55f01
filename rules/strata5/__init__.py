"""Strata 5, a building game for two seats, by the clauses S5-1 to S5-29 of `seeds/en/strata5.md`.

Spaces are named `a1` to `h8`, as seat 1 sees them: files from left to right, ranks from bottom to top. A block is named
by its place, which is its lower left space, and by its level. `board` has sets of spaces, `structure` the blocks,
`walking` the walks of pawns, `standing` the pawns and the hands, and `position` the turns and the ends.

A turn enters or moves two pawns, and lays a block.

    >>> position = GAME.new(2)
    >>> for step in range(2):
    ...     position = position.play(position.turn().plies[0])
    >>> [str(ply) for ply in position.turn().plies[:3]]
    ['block a3', 'block a5', 'block b3']
    >>> position.play(position.turn().plies[0]).turn().seat
    2
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Played
from rules.game import Game, Option
from rules.strata5.plies import Block
from rules.strata5.position import Strata5, first

SIZES = ("6", "8", "10")


def start(seats: int, options: Mapping[str, str]) -> Strata5:
    """The first position: a block in each corner, all pawns in hand, seat 1 to move (S5-2 to S5-5)."""
    return first(int(options["size"]), seats)


def on_level(played: Played[Strata5], level: str) -> bool:
    """Whether the seat laid a block on this level (S5-18, S5-19)."""
    before, ply = played.before, played.ply
    return isinstance(ply, Block) and str(before.lies_on(ply)) == level


GAME = Game(
    key="strata5",
    clauses="S5",
    seats=range(2, 3),
    options=(Option(name="size", values=SIZES, default="8"),),
    start=start,
    lengths={2: (23, 58)},
    rated_from=4,
    goals={"block-on-level": on_level},
)
