"""Scores of matches, with intervals."""

from __future__ import annotations

import math

from msgspec import Struct

Z = 1.96
"""The quantile of a 95 % interval."""


class Score(Struct, frozen=True):
    """The score of a player in a number of games; a draw counts as a part of a win."""

    points: float
    games: int

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the mean; 0 to 1 without games."""
        if not self.games:
            return 0.0, 1.0
        shrink = 1 + Z * Z / self.games
        middle = self.mean + Z * Z / (2 * self.games)
        half = Z * math.sqrt(self.mean * (1 - self.mean) / self.games + Z * Z / (4 * self.games**2))
        return max(0.0, (middle - half) / shrink), min(1.0, (middle + half) / shrink)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.mean:.1%} [{low:.1%} to {high:.1%}]"
