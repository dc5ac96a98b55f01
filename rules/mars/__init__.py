"""Stranded on Mars, a card game for one seat, by the clauses MA-1 to MA-38 of `seeds/mars.md`.

`cards` holds the tables, `piles` what is known of face-down cards, `state` a position and what can be asked of it,
and `position` how the game goes on from there.
"""

from rules.mars.position import GAME, Mars

__all__ = ["GAME", "Mars"]
