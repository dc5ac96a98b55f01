"""Whatever cannot be done, everybody reads the same sentence."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.interactions import router


def apply(patch: Patch) -> None:
    """Break it."""
    patch(router, "sentence", lambda _refusal: "That cannot be done.")
