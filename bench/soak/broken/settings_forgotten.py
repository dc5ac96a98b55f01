"""What people settle for themselves is confirmed and not kept."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.people import settings
from sessions.people.settings import PersonSettings, Settings


async def _forget(self: Settings, user_id: int, /, **changes: object) -> PersonSettings:
    return settings._changed(await self.person(user_id), changes)


def apply(patch: Patch) -> None:
    """Break it."""
    patch(Settings, "change_person", _forget)
