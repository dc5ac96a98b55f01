"""Whatever cannot be done, everybody reads the same sentence."""

from __future__ import annotations

from cogs.answers import router
from tests.bench.broken import Patch


def apply(patch: Patch) -> None:
    """Break it."""
    patch(router, "sentence", lambda _refusal: "That cannot be done.")
