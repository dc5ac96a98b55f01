"""Trying again in the background, with growing pauses, until it is done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from enum import Enum, auto

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds of the first pause, and of those that do not grow any more."""

HURRY_INTERVAL = 60.0
"""Seconds that lie at least between two attempts for a session that are made because something has changed."""


class Outcome(Enum):
    """How an attempt came out."""

    DONE = auto()
    RETRY = auto()
    """It is worth trying again soon."""

    BLOCKED = auto()
    """Somebody must change something first; whether they have is found out now and then."""


class Retries:
    """What is still to be done for some sessions: `attempt` is called until it is done."""

    def __init__(self, attempt: Callable[[int], Awaitable[Outcome]], now: Callable[[], float] = time.time) -> None:
        self._attempt = attempt
        self._now = now
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._blocked: set[int] = set()
        """Which of them sleep as long as can be, or until they may be tried again after a change."""
        self._hurried: dict[int, float] = {}
        """When those that still wait were last tried because they were hurried."""

    def later(self, session_id: int, *, pause: float = FIRST_PAUSE) -> None:
        """Try for this session in the background, first after `pause` seconds. Once a session is enough."""
        if session_id in self._waiting:
            return
        self._begin(session_id, pause)

    def _begin(self, session_id: int, pause: float, *, hurried: bool = False) -> None:
        task = asyncio.create_task(self._persist(session_id, pause, hurried=hurried))
        self._waiting[session_id] = task
        task.add_done_callback(lambda _: self._forget(session_id, task))

    @property
    def blocked(self) -> list[int]:
        """The sessions that wait longest: for something to be changed that stands in their way."""
        return sorted(self._blocked & set(self._waiting))

    def hurry(self, session_id: int) -> None:
        """Try soon for a session that waits longest: something has changed that may have stood in its way.

        At once, or where it was hurried less than HURRY_INTERVAL seconds ago, when they are over.
        """
        if session_id not in self._blocked or session_id not in self._waiting:
            return
        now = self._now()
        pause = max(0.0, self._hurried.get(session_id, now - HURRY_INTERVAL) + HURRY_INTERVAL - now)
        self._waiting[session_id].cancel()
        self._begin(session_id, pause, hurried=True)

    def _forget(self, session_id: int, task: asyncio.Task[None]) -> None:
        # Where it was hurried, another task has its place.
        if self._waiting.get(session_id) is task:
            del self._waiting[session_id]
            self._hurried.pop(session_id, None)

    def __len__(self) -> int:
        """How many sessions are waited for."""
        return len(self._waiting)

    async def _persist(self, session_id: int, pause: float, *, hurried: bool) -> None:
        while True:
            if pause >= LONGEST_PAUSE or hurried:
                self._blocked.add(session_id)
            await asyncio.sleep(pause)
            self._blocked.discard(session_id)
            if hurried:
                self._hurried[session_id] = self._now()
                hurried = False
            try:
                outcome = await self._attempt(session_id)
            except Exception:
                # Nobody waits for this one: the log is told, and it is tried again.
                log.exception("Table %s could not be shown", session_id)
                outcome = Outcome.RETRY
            if outcome is Outcome.DONE:
                return
            pause = LONGEST_PAUSE if outcome is Outcome.BLOCKED else min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)

    def close(self) -> None:
        """Stop trying: the next start goes on."""
        for task in list(self._waiting.values()):
            task.cancel()
