"""Nobody is ever called."""

from __future__ import annotations

from cogs.shown import plan
from tests.bench.broken import Patch


def apply(patch: Patch) -> None:
    """Break it."""
    patch(plan, "_calls", lambda _session, _live: ())
