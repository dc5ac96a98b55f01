"""Shares of the win of which nothing is known."""

from __future__ import annotations

import pytest

from opponents.skill import undecided
from rules.core import Choice, Ply, Position, Turn
from tests.opponents.made_up import Pick


class Left(Position, frozen=True):
    """The seats `left` are still in the game."""

    left: tuple[int, ...] = ()

    def _wait(self) -> Turn:
        return Choice(self.left[0], (Pick(0),), self.number)

    def _next(self, ply: Ply) -> Left:
        raise NotImplementedError

    def _without(self, seat: int) -> Left:
        raise NotImplementedError

    def remaining(self) -> tuple[int, ...]:
        return self.left


@pytest.mark.parametrize(
    ("seats", "left", "shares"),
    [
        (2, (1, 2), (0.5, 0.5)),
        (4, (1, 2, 3, 4), (0.25, 0.25, 0.25, 0.25)),
        (4, (2, 4), (0.0, 0.5, 0.0, 0.5)),
        (3, (1, 3), (0.5, 0.0, 0.5)),
        (1, (1,), (0.5,)),
    ],
)
def test_who_is_still_in_the_game_has_an_equal_share(
    seats: int, left: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    """Who is out has none; who plays alone may win or lose."""
    assert undecided(Left(seats=seats, left=left)) == shares
