"""Stranded on Mars, a card game for one seat, by the clauses MA-1 to MA-38 of `seeds/en/mars.md`.

`cards` has the tables of cards, `piles` face-down cards, `row` the sum of a fight, `plies` and `events` what happens,
`state` the fields of a position and questions about it, and `position` what follows from plies.
"""

from rules.mars.position import GAME, Mars

__all__ = ["GAME", "Mars"]
