"""Yes and no to what a table is asked are acknowledged, and nothing comes of them."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.commands.around import Around
from cogs.interactions.ids import Press
from cogs.interactions.request import Request


async def _swallow(_cog: Around, request: Request, _press: Press) -> None:
    await request.acknowledge()


def apply(patch: Patch) -> None:
    """Break it."""
    patch(Around, "press_answer", _swallow)
