"""Every fifth move that is picked is acknowledged, and not played."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.answers.asked import Asked
from cogs.answers.ids import Press
from cogs.asked.turns import Turns


def apply(patch: Patch) -> None:
    """Break it."""
    pick, picks = Turns.pick, iter(range(10**9))

    async def sometimes(self: Turns, asked: Asked, press: Press) -> None:
        if next(picks) % 5 == 4:
            await asked.acknowledge()
        else:
            await pick(self, asked, press)

    patch(Turns, "pick", sometimes)
