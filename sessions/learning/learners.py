"""Who gets hints in a game: people who have never finished one, unless they turned hints off."""

from __future__ import annotations

from data.store import Store
from sessions.failing import failing_as
from sessions.refusals import NotRead


class Learners:
    """Says who gets hints."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wants_hints(self, user_id: int, game_key: str) -> bool:
        """Whether a user has never finished this game, and has not turned hints off. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.wants_hints(user_id, game_key)
