"""Trying again in the background, with growing pauses, until it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from enum import Enum, auto

log = logging.getLogger(__name__)

FIRST, LONGEST = 1.0, 300.0
"""Seconds of the first pause, and of those that do not grow any more."""


class Outcome(Enum):
    """How an attempt came out."""

    DONE = auto()
    SOON = auto()
    """It is worth trying again soon."""

    LATE = auto()
    """Somebody must change something first; whether they have is found out now and then."""


class Retries:
    """What is still to be done for some sessions: `attempt` is called until it is done."""

    def __init__(self, attempt: Callable[[int], Awaitable[Outcome]]) -> None:
        self._attempt = attempt
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._late: set[int] = set()
        """Which of them sleep as long as can be."""

    def later(self, session_id: int, *, pause: float = FIRST) -> None:
        """Try for this session in the background, first after `pause` seconds. Once a session is enough."""
        if session_id in self._waiting:
            return
        task = asyncio.create_task(self._persist(session_id, pause))
        self._waiting[session_id] = task
        task.add_done_callback(lambda _: self._forget(session_id, task))

    def hurry(self) -> None:
        """Try at once what waits longest: something has changed that may have stood in its way."""
        late, self._late = self._late, set()
        for session_id in late & set(self._waiting):
            self._waiting.pop(session_id).cancel()
            self.later(session_id, pause=0.0)

    def _forget(self, session_id: int, task: asyncio.Task[None]) -> None:
        # Where it was hurried, another task has its place.
        if self._waiting.get(session_id) is task:
            del self._waiting[session_id]

    def __len__(self) -> int:
        """How many sessions are waited for."""
        return len(self._waiting)

    async def _persist(self, session_id: int, pause: float) -> None:
        while True:
            if pause >= LONGEST:
                self._late.add(session_id)
            await asyncio.sleep(pause)
            self._late.discard(session_id)
            try:
                outcome = await self._attempt(session_id)
            except Exception:
                # Nobody waits for this one: the log is told, and it is tried again.
                log.exception("Table %s could not be shown", session_id)
                outcome = Outcome.SOON
            if outcome is Outcome.DONE:
                return
            pause = LONGEST if outcome is Outcome.LATE else min(max(2 * pause, FIRST), LONGEST)

    def close(self) -> None:
        """Stop trying: the next start goes on."""
        for task in list(self._waiting.values()):
            task.cancel()
