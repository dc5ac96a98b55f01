"""Nobody is ever called."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.display import plan


def apply(patch: Patch) -> None:
    """Break it."""
    patch(plan, "_due_calls", lambda _session, _live: ())
