"""Time and ids of the local Discord.

A `Clock` is real time plus whatever a test has added to it, so that the limits of 3 seconds, 15 minutes and
an hour can be tried without waiting. Or it stands, and moves only when it is moved on: then nobody is late because the
machine is busy. `Snowflakes` are ids made of that time, as Discord's are.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

DISCORD_EPOCH_MS = 1_420_070_400_000
YEAR = 1_767_225_600, 1_798_761_600
"""2026, in seconds since 1970: what a clock shows that stands."""


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
        """Set (again) the loop's own timer from what is left on the clock; none where the clock stands before it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        left = max(0.0, self.due - self._clock.now())
        if left == 0 or not self._clock.stands:
            self._handle = asyncio.get_running_loop().call_later(left, self._fire)

    def _fire(self) -> None:
        self._clock.forget(self)
        self._handle = None
        self._callback()


class Clock:
    """Seconds since 1970: real time plus what `advance` added, or, from `standing` on, only what `advance` added."""

    def __init__(self, standing: float | None = None) -> None:
        self._standing = standing
        self._ahead = 0.0
        self._timers: set[Timer] = set()
        self._file: Path | None = None

    @property
    def stands(self) -> bool:
        """Whether time passes only when it is moved on."""
        return self._standing is not None

    @property
    def advanced(self) -> float:
        """How many seconds it was moved on by."""
        return self._ahead

    @property
    def ahead(self) -> float:
        """How many seconds the clock is ahead of real time; below 0 where it is behind."""
        return self._ahead if self._standing is None else self.now() - time.time()

    def now(self) -> float:
        """The present time, in seconds since 1970."""
        return self._ahead + (time.time() if self._standing is None else self._standing)

    def passing(self) -> float:
        """Seconds since some moment that pass even where the clock stands: for clients that have to wait, and do."""
        return self._ahead + time.monotonic()

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
        """Let other processes read the time in `file` from now on: see `read`."""
        self._file = file
        self._write()

    def _write(self) -> None:
        if self._file is not None:
            # A reader finds the old or the new, and never half of one.
            fresh = self._file.with_suffix(".new")
            fresh.write_text(f"{self._ahead:+}" if self._standing is None else str(self.now()), encoding="ascii")
            fresh.replace(self._file)

    def close(self) -> None:
        """Cancel all calls that are still to be made."""
        for timer in list(self._timers):
            timer.cancel()


def read(text: str) -> float:
    """The present time from what a clock writes to its file: `+60.0` is ahead of real time, `1767225600.0` stands."""
    return float(text) + (time.time() if text.startswith(("+", "-")) else 0.0)


def usual_clock() -> Clock:
    """A clock of real time or, where SANDBOX_SEED is set, one that stands at a moment of 2026 that follows from it."""
    seed = os.environ.get("SANDBOX_SEED")
    # The seed makes examples, and no secrets.
    return Clock(random.Random(f"{seed} clock").randrange(*YEAR)) if seed else Clock()  # noqa: S311


class Snowflakes:
    """Ids of the clock's time, each larger than `last`, the one before.

    Two that have different numbers (`worker`, 0 or 1) never give out the same id, so that how many ids one has given
    out does not show in those of the other.
    """

    def __init__(self, clock: Clock, worker: int = 0) -> None:
        self._clock = clock
        self._worker = worker << 21
        self.last = 0

    def next(self) -> str:
        """A fresh id: milliseconds since 2015 in the upper bits, as a decimal string."""
        moment = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self.last = max(self.last + 1, moment << 22 | self._worker)
        return str(self.last)

    def follow(self, last: int) -> None:
        """Give out only ids after `last`, which one with the number 0 gave out."""
        self.last = last + self._worker
