"""Time brings nothing: nobody is reminded, no clock runs out, no lobby closes."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.tables.scheduler import Scheduler


async def _nothing(_self: Scheduler, _session_id: int) -> bool:
    return False


def apply(patch: Patch) -> None:
    """Break it."""
    patch(Scheduler, "_tick", lambda self, session_id, _down_since: _nothing(self, session_id))
