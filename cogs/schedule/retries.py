"""Retries work for sessions in the background, with growing pauses, until it succeeds."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from enum import Enum, auto

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""The first and the longest pause between two attempts, in seconds."""

HURRY_INTERVAL = 60.0
"""The minimum of seconds between two hurried attempts for a session."""


class Outcome(Enum):
    """The outcome of an attempt.

    Attributes:
        DONE: nothing is left to do.
        RETRY: it failed, and a retry soon may succeed.
        BLOCKED: it cannot succeed until somebody changes something, such as a permission. It is retried rarely.
    """

    DONE = auto()
    RETRY = auto()
    BLOCKED = auto()


class Retries:
    """Calls `attempt` with the id of each session that was given to `later`, until the outcome is DONE."""

    def __init__(self, attempt: Callable[[int], Awaitable[Outcome]], now: Callable[[], float] = time.time) -> None:
        self._attempt = attempt
        self._now = now
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._blocked: set[int] = set()
        """The ids of the sessions whose next attempt comes after the longest pause, or is hurried."""
        self._hurried: dict[int, float] = {}
        """When the last hurried attempt was made, in seconds since 1970, by the id of a session that still waits."""

    def later(self, session_id: int, *, pause: float = FIRST_PAUSE) -> None:
        """Retry for this session, first after `pause` seconds. Does nothing if the session waits already."""
        if session_id in self._waiting:
            return
        self._begin(session_id, pause)

    def _begin(self, session_id: int, pause: float, *, hurried: bool = False) -> None:
        task = asyncio.create_task(self._persist(session_id, pause, hurried=hurried))
        self._waiting[session_id] = task
        task.add_done_callback(lambda _: self._forget(session_id, task))

    @property
    def blocked(self) -> list[int]:
        """The ids of the sessions that wait for the longest pause or for a hurried attempt, sorted."""
        return sorted(self._blocked & set(self._waiting))

    def hurry(self, session_id: int) -> None:
        """Retry soon for a blocked session, as something has changed that may have blocked it.

        That is at once, or HURRY_INTERVAL seconds after the last hurried attempt for it.
        """
        if session_id not in self._blocked or session_id not in self._waiting:
            return
        now = self._now()
        pause = max(0.0, self._hurried.get(session_id, now - HURRY_INTERVAL) + HURRY_INTERVAL - now)
        self._waiting[session_id].cancel()
        self._begin(session_id, pause, hurried=True)

    def _forget(self, session_id: int, task: asyncio.Task[None]) -> None:
        # A hurried session has a new task already.
        if self._waiting.get(session_id) is task:
            del self._waiting[session_id]
            self._hurried.pop(session_id, None)

    def __len__(self) -> int:
        """The number of sessions that wait."""
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
                # Nothing awaits this task, so the error is logged and the attempt repeated.
                log.exception("Table %s could not be shown", session_id)
                outcome = Outcome.RETRY
            if outcome is Outcome.DONE:
                return
            pause = LONGEST_PAUSE if outcome is Outcome.BLOCKED else min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)

    def close(self) -> None:
        """Cancel all attempts. The next start of the bot finds what is left to do."""
        for task in list(self._waiting.values()):
            task.cancel()
