"""A game that is paused goes on all the same: who knows a move can type it."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.acts import asking, checks


def apply(patch: Patch) -> None:
    """Break it."""
    for module in (checks, asking):
        patch(module, "check_moving", lambda _session: None)
