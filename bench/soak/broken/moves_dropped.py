"""Every fifth move that is picked is acknowledged, and not played."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.answers.ids import Press
from cogs.answers.request import Request
from cogs.asked.turns import Turns


def apply(patch: Patch) -> None:
    """Break it."""
    pick, picks = Turns.pick, iter(range(10**9))

    async def sometimes(self: Turns, request: Request, press: Press) -> None:
        if next(picks) % 5 == 4:
            await request.acknowledge()
        else:
            await pick(self, request, press)

    patch(Turns, "pick", sometimes)
