"""Counts the nodes of a search, and watches the clocks: that of the processor and that on the wall."""

from __future__ import annotations

import math
import time

from opponents.thought import Budget

_BETWEEN_LOOKS = 256
"""The number of nodes between two looks at the clock."""


class Meter:
    """What a search has spent of its budget. `until` is when it stops in any case, by `time.monotonic`."""

    def __init__(self, budget: Budget, until: float = math.inf) -> None:
        self.nodes = 0
        """The number of nodes visited."""
        self.limit = budget.nodes
        self.cut = False
        """Whether the processor time or the time on the wall ran out before the nodes."""
        self._spent_at = time.thread_time() + budget.seconds
        self._until = until
        self._next_look = _BETWEEN_LOOKS

    @property
    def left(self) -> int:
        """The number of nodes that may still be visited."""
        return 0 if self.cut else max(0, self.limit - self.nodes)

    def spend(self, nodes: int = 1) -> bool:
        """Count `nodes`. Returns whether more may be visited."""
        self.nodes += nodes
        if self.nodes >= self._next_look:
            self._next_look = self.nodes + _BETWEEN_LOOKS
            self.cut = self.cut or time.thread_time() > self._spent_at or time.monotonic() > self._until
        return self.nodes < self.limit and not self.cut
