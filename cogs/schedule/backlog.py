"""A queue of tables that are shown in the background, a limited number at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

log = logging.getLogger(__name__)

AT_ONCE = 8
"""The maximum number of tables that are shown at the same time. A slow channel takes only one of these places."""


class Backlog:
    """Calls `show` with the id of each session that is added, in order, for at most AT_ONCE sessions at a time."""

    def __init__(self, show: Callable[[int], Awaitable[None]]) -> None:
        self._show = show
        self._waiting: dict[int, None] = {}
        """The ids of the sessions that wait, in order; the values mean nothing."""
        self._showing: set[int] = set()
        self._workers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, session_ids: Iterable[int]) -> None:
        """Add sessions by id. One that waits already is shown once; one that is being shown is shown once more."""
        self._waiting.update(dict.fromkeys(session_ids))
        for _ in range(min(AT_ONCE - self._workers, len(self._waiting))):
            self._workers += 1
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def __len__(self) -> int:
        """The number of sessions that wait or are being shown."""
        return len(self._waiting) + len(self._showing)

    async def _work(self) -> None:
        try:
            while (session_id := self._next()) is not None:
                self._showing.add(session_id)
                try:
                    await self._show(session_id)
                except Exception:
                    # Nothing awaits this task, so the error is logged. The next session is shown.
                    log.exception("Table %s could not be shown", session_id)
                finally:
                    self._showing.discard(session_id)
        finally:
            self._workers -= 1

    def _next(self) -> int | None:
        """Remove and return the first session that waits and is not being shown; None where there is none."""
        found = next((each for each in self._waiting if each not in self._showing), None)
        if found is not None:
            del self._waiting[found]
        return found

    def drop(self) -> None:
        """Forget the sessions that wait. The next start of the bot finds them in the store."""
        self._waiting.clear()

    def close(self) -> None:
        """Stop at once, also the sessions that are being shown."""
        self.drop()
        for task in self._tasks:
            task.cancel()
