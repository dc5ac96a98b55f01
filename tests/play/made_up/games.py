"""All made-up games."""

from __future__ import annotations

from tests.play.made_up import climb, higher, lattice, meadow

MADE_UP = {each.game.key: each for each in (higher.MADE_UP, climb.MADE_UP, lattice.MADE_UP, meadow.MADE_UP)}
"""All made-up games, by their keys."""
