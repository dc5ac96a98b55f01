"""Work that no interaction starts: due tables, tables to bring up to date in the background, retries."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from enum import Enum, auto
from typing import Protocol

from sessions.refusals.base import Refusal
from sessions.state.table import DIRECT
from sessions.tables import Tables

log = logging.getLogger(__name__)


PAUSE = 20.0
"""Seconds between two checks. Each check is one query of an index, however many tables there are."""


PAUSE_APART = 2.0
"""Seconds between two looks for tables apart that another process has begun or changed."""


class Shower(Protocol):
    """Shows tables in the background."""

    def show(self, session_ids: Iterable[int]) -> None:
        """Show these sessions soon."""

    async def pick_up(self) -> None:
        """Show the sessions that other processes have changed. Raises NotRead."""

    async def pick_up_apart(self) -> None:
        """Show the tables apart that other processes have begun or changed, without a pause. Raises NotRead."""


class Alarms:
    """Checks at regular intervals which tables are due, and which were changed by other processes."""

    def __init__(self, tables: Tables, background: Shower, look_every: float = PAUSE) -> None:
        self._tables = tables
        self._background = background
        self._look_every = look_every
        self.also: list[Callable[[], Awaitable[None]]] = []
        """Other looks for what is due. Each is one query of an index, too. They may raise a Refusal."""
        self.often: list[Callable[[], Awaitable[None]]] = []
        """Looks for what is to be done in direct messages, by the process that they belong to. Each is one query of an
        index, and is made more often."""
        self._tasks: list[asyncio.Task[None]] = []
        self._wake = asyncio.Event()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        """What wakes the next check, by the id of a table at which a game is played in one sitting."""
        tables.on_live = self._set_timer

    def _set_timer(self, session_id: int, due: int | None) -> None:
        """Check again when this table is due, to the second: in such a game twenty seconds are a long time."""
        if (timer := self._timers.pop(session_id, None)) is not None:
            timer.cancel()
        if due is not None and self._tasks:
            delay = max(0, due - self._tables.now())
            self._timers[session_id] = asyncio.get_running_loop().call_later(delay, self._ring, session_id)

    def _ring(self, session_id: int) -> None:
        self._timers.pop(session_id, None)
        self._wake.set()

    def start(self) -> None:
        """Begin to check. An event loop must be running."""
        self._tasks = [asyncio.create_task(self._run(self.look, self._look_every, self._wake))]
        shards = self._tables.shards
        if shards.own(DIRECT):
            # A lobby that this process does not hold may begin a game in direct messages.
            looks = [*self.often, *([] if shards.every else [self._background.pick_up_apart])]
            pause = self._look_every * PAUSE_APART / PAUSE
            self._tasks += [asyncio.create_task(self._run(each, pause, asyncio.Event())) for each in looks]

    def close(self) -> None:
        """Stop checking. The next start of the bot finds what has fallen due meanwhile."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()

    async def _run(self, look: Callable[[], Awaitable[None]], pause: float, wake: asyncio.Event) -> None:
        """Look again and again, after `pause` seconds or as soon as `wake` is set."""
        while True:
            try:
                await look()
            except Refusal as refusal:
                log.warning("What is due could not be looked at: %s", refusal)
            except Exception:
                # Nothing awaits this task, so the error is logged. The next check tries again.
                log.exception("What is due could not be done")
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(wake.wait(), pause)
            wake.clear()

    async def look(self) -> None:
        """Do what is due at all tables, then have them shown. The next check does not wait for their channels.

        Raises NotRead or NotKept if the database fails.
        """
        absence = await self._tables.scheduler.heartbeat()
        happened: list[int] = []
        try:
            async for session_id in self._tables.scheduler.do_due(absence):
                happened.append(session_id)  # noqa: PERF401 (after an error it holds what happened before)
        finally:
            # If the database fails, the tables that were changed before are shown all the same.
            self._background.show(happened)
        await self._tables.deals.bind()
        if not self._tables.shards.every:
            await self._background.pick_up()
        for look in self.also:
            await look()


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
