"""All dice are drawn from a constant key, and not from the table's secret."""

from __future__ import annotations

from bench.soak.broken import Patch
from rules.core import Chance, Ply
from sessions import fold
from sessions.dice import draws as dice


def apply(patch: Patch) -> None:
    """Break it."""
    draw = dice.draw

    def drawn(_secret: bytes, salt: str, number: int, chance: Chance) -> Ply:
        return draw(b"\0" * 32, salt, number, chance)

    patch(fold, "draw", drawn)
