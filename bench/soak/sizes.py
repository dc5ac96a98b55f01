"""How much is done in a soak, and what comes of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from msgspec import Struct

from bench.soak.evidence import Evidence, Violation

KILLS_UNTIL = 0.6
"""The kills fall in this part of the soak, so that the last process lives long."""


class Size(Struct, frozen=True):
    """How much is done in a soak.

    For `seconds` people act at this number of `tables`, in rounds of `each` seconds; the people of a table think for
    `thinking` seconds between two actions, and a trouble comes every `pause` seconds, both on average. The bot is
    killed `kills` times, which may be any of its `processes`, and the database `database_kills` times. `until_found`:
    the proofs are tried after each round, and the soak ends when one fails.
    """

    seconds: float
    tables: int
    kills: int
    thinking: float = 8.0
    pause: float = 1.0
    each: float = 60.0
    until_found: bool = False
    processes: int = 1
    database_kills: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return max(1, round(self.seconds / self.each))

    def in_round(self, number: int, times: int) -> int:
        """How many of `times` kills fall in a round: none in the last four tenths of the soak."""
        with_kills = max(1, round(self.rounds * KILLS_UNTIL))
        return len(range(number, times, with_kills)) if number < with_kills else 0


@dataclass
class Soaked:
    """What came of a soak. `used` counts commands and buttons, `seconds` is for how long people acted."""

    evidence: Evidence
    found: list[Violation] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
