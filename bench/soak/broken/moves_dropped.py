"""Every fifth move that is picked is acknowledged, and not played."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.commands.turns import Turns
from cogs.interactions.ids import Press
from cogs.interactions.request import Request


def apply(patch: Patch) -> None:
    """Break it."""
    pick, picks = Turns.pick, iter(range(10**9))

    async def sometimes(self: Turns, request: Request, press: Press) -> None:
        if next(picks) % 5 == 4:
            await request.acknowledge()
        else:
            await pick(self, request, press)

    patch(Turns, "pick", sometimes)
