"""/history tells a story that has nothing to do with the game."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.messages import pasts


def apply(patch: Patch) -> None:
    """Break it."""

    def story(_looked: pasts.Looked) -> list[pasts.Page]:
        return [pasts.Page(("Once upon a time there was a board.",), 0)]

    patch(pasts, "pages_of", story)
