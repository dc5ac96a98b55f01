"""Stranded on Mars, a card game for one seat, by the clauses MA-1 to MA-38 of `seeds/en/mars.md`.

`cards` has the tables of cards, `piles` face-down cards, `row` the sum of a fight, `plies` and `events` what happens,
`state` the fields of a position and questions about it, and `position` what follows from plies.

Chance sets up the Final Chapters and turns up two hazards, of which the player faces one.

    >>> position = GAME.new(1)
    >>> while position.waits_for is None:
    ...     position = position.play(position.turn().plies[0])
    >>> [str(ply) for ply in position.turn().plies]
    ['face 1', 'face 2']
"""

from rules.mars.position import GAME, Mars

__all__ = ["GAME", "Mars"]
