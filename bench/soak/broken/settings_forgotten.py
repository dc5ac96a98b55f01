"""What people settle for themselves is confirmed and not kept."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.people import settings
from sessions.people.settings import PersonSettings, StoredSettings


async def _forget(self: StoredSettings, user_id: int, /, **changes: object) -> PersonSettings:
    return settings._changed(await self.person(user_id), changes)


def apply(patch: Patch) -> None:
    """Break it."""
    patch(StoredSettings, "change_person", _forget)
