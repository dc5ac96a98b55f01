"""Who is new to a game and is told what to look for, until they have finished one or want no more of it."""

from __future__ import annotations

from data.store import Store
from sessions.failing import failing_as
from sessions.refusals import NotRead


class Learners:
    """The people of a store, as far as they are new to its games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wants_hints(self, user_id: int, game_key: str) -> bool:
        """Whether a user has never finished this game, and has not turned hints off. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.wants_hints(user_id, game_key)
