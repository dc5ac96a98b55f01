"""Counts the nodes of a search, and watches the processor time."""

from __future__ import annotations

import time

from opponents.thought import Budget

_BETWEEN_LOOKS = 256
"""The number of nodes between two looks at the clock."""


class Meter:
    """What a search has spent of its budget."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        """The number of nodes visited."""
        self.limit = budget.nodes
        self.cut = False
        """Whether the processor time ran out before the nodes."""
        self._until = time.thread_time() + budget.seconds
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
            self.cut = self.cut or time.thread_time() > self._until
        return self.nodes < self.limit and not self.cut
