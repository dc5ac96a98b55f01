"""Tables whose channels are brought up to date in the background, a bounded number at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

log = logging.getLogger(__name__)

AT_ONCE = 8
"""So many tables are shown at a time in the background. A slow channel holds one of these places, and no more."""


class Backlog:
    """Calls `show` for each session that is added, in the order added, for at most AT_ONCE sessions at a time."""

    def __init__(self, show: Callable[[int], Awaitable[None]]) -> None:
        self._show = show
        self._waiting: dict[int, None] = {}
        """The sessions that are still to be shown, by id, in order."""
        self._showing: set[int] = set()
        self._workers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, session_ids: Iterable[int]) -> None:
        """Show these sessions soon: one that waits already once, and one that is being shown once more after that."""
        self._waiting.update(dict.fromkeys(session_ids))
        for _ in range(min(AT_ONCE - self._workers, len(self._waiting))):
            self._workers += 1
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def __len__(self) -> int:
        """How many sessions wait, and how many are being shown."""
        return len(self._waiting) + len(self._showing)

    async def _work(self) -> None:
        try:
            while (session_id := self._next()) is not None:
                self._showing.add(session_id)
                try:
                    await self._show(session_id)
                except Exception:
                    # Nobody awaits this task: the log is told, and the next session has its turn.
                    log.exception("Table %s could not be shown", session_id)
                finally:
                    self._showing.discard(session_id)
        finally:
            self._workers -= 1

    def _next(self) -> int | None:
        """Take the first session that waits and is not being shown: a slow one never holds a second place."""
        found = next((each for each in self._waiting if each not in self._showing), None)
        if found is not None:
            del self._waiting[found]
        return found

    def drop(self) -> None:
        """Begin with no other session: the next start of the bot finds what is not shown."""
        self._waiting.clear()

    def close(self) -> None:
        """Stop at once."""
        self.drop()
        for task in self._tasks:
            task.cancel()
