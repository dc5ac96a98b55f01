"""How far a command has come that takes longer than two seconds: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

Tell = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and how much there is."""

AFTER = 2.0
"""Seconds for which nothing is shown: most commands are done by then."""

_BAR = 24
"""How many characters a bar has."""


def nobody(_what: str, _done: int, _total: int) -> None:
    """Show nothing."""


class Progress:
    """Shows on a stream, by default that of errors, what it is told. It is called often, and shows little of it."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream or sys.stderr
        self._clock = clock
        self._what = ""
        self._begun = self._next = 0.0
        self._drawn = False

    def __call__(self, what: str, done: int, total: int) -> None:
        """Show how far it has come, if it is time for it."""
        now = self._clock()
        if what != self._what:
            self.end()
            self._what, self._begun, self._next = what, now, now + AFTER
        if now < self._next or not total:
            return
        line = f"{what}: {done:,} of {total:,} ({100 * done // total} %){_left(now - self._begun, done, total)}"
        if self._is_terminal():
            full = _BAR * done // total
            self._write(f"\r\x1b[K[{'#' * full}{'.' * (_BAR - full)}] {line}")
            self._drawn, self._next = True, now + 0.2
        else:
            self._write(f"{line}.\n")
            self._next = now + 10

    def end(self) -> None:
        """Remove the bar, so that a sentence can follow."""
        if self._drawn:
            self._drawn = False
            self._write("\r\x1b[K")

    def _is_terminal(self) -> bool:
        try:
            return self._stream is not None and self._stream.isatty()
        except ValueError:  # closed
            return False

    def _write(self, text: str) -> None:
        # What is shown is no reason to fail: whoever looked at it may have gone.
        try:
            if self._stream is not None:
                self._stream.write(text)
                self._stream.flush()
        except (OSError, ValueError):
            self._stream = None


def _left(seconds: float, done: int, total: int) -> str:
    """About how long the rest takes, at the speed so far."""
    if not done or seconds <= 0:
        return ""
    left = round(seconds * (total - done) / done)
    return f", about {left // 60} min {left % 60} s left" if left >= 60 else f", about {left} s left"
