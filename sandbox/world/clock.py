"""Time and ids of the local Discord.

A `Clock` is real time plus whatever a test has added to it, so that the limits of 3 seconds, 15 minutes and
an hour can be tried without waiting. `Snowflakes` are ids made of that time, as Discord's are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

DISCORD_EPOCH_MS = 1_420_070_400_000


class Timer:
    """A call that is to be made once, when the clock reaches `due` (seconds since 1970)."""

    def __init__(self, clock: Clock, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """Make sure the call is not made. Safe to repeat, and after the call."""
        self._clock.forget(self)
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def arm(self) -> None:
        """Set (again) the loop's own timer from what is left on the clock."""
        if self._handle is not None:
            self._handle.cancel()
        left = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(left, self._fire)

    def _fire(self) -> None:
        self._clock.forget(self)
        self._handle = None
        self._callback()


class Clock:
    """Real time in seconds since 1970, plus what `advance` added."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: set[Timer] = set()
        self._file: Path | None = None

    @property
    def ahead(self) -> float:
        """How many seconds were added to real time."""
        return self._ahead

    def now(self) -> float:
        """The present time, in seconds since 1970."""
        return time.time() + self._ahead

    def stamp(self) -> str:
        """The present time as Discord writes it: ISO 8601 in UTC, with microseconds."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def call_after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` from the running loop once the clock has moved on by `seconds`."""
        timer = Timer(self, self.now() + seconds, callback)
        self._timers.add(timer)
        timer.arm()
        return timer

    def forget(self, timer: Timer) -> None:
        """Drop a timer that was called or cancelled."""
        self._timers.discard(timer)

    def advance(self, seconds: float) -> None:
        """Move the clock on; calls that fall due are made on the loop's next turn."""
        self._ahead += seconds
        self._write()
        for timer in self._timers:
            timer.arm()

    def write_to(self, file: Path) -> None:
        """Let other processes read in `file`, from now on, how far ahead the clock is."""
        self._file = file
        self._write()

    def _write(self) -> None:
        if self._file is not None:
            # Whoever reads finds the old or the new, and never half of one.
            fresh = self._file.with_suffix(".new")
            fresh.write_text(str(self._ahead), encoding="ascii")
            fresh.replace(self._file)

    def close(self) -> None:
        """Cancel all calls that are still to be made."""
        for timer in list(self._timers):
            timer.cancel()


class Snowflakes:
    """Ids of the clock's time, each larger than `last`, the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> str:
        """A fresh id: milliseconds since 2015 in the upper bits, as a decimal string."""
        moment = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self.last = max(self.last + 1, moment << 22)
        return str(self.last)
