"""The answers of this server, held against Discord's description; not while somebody waits for one, but afterwards."""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable
from functools import lru_cache

from sandbox.refusals.facts import DIFFERENCES, facts

log = logging.getLogger("sandbox")
MOST = 500
"""Answers that wait for their comparison; from then on each new one has the oldest compared."""

LARGE = 20_000
"""The bytes from which on what was found in an answer is kept: that to a bot's commands is the same at each start."""


class Answers:
    """The answers that are still to be compared, and what was found in the others."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, int, bytes]] = deque()
        self._found: list[str] = []

    def put(self, route: str, status: int, body: bytes) -> None:
        """Keep an answer of `route` (`POST /channels/{}/messages`) with its JSON, empty where it had none."""
        self._waiting.append((route, status, body))
        if len(self._waiting) > MOST:
            self._compare()

    def deviations(self) -> list[str]:
        """What was not as the description says, differences on purpose left out."""
        while self._waiting:
            self._compare()
        return list(self._found)

    def _compare(self) -> None:
        route, status, body = self._waiting.popleft()
        compare: Callable[[str, int, bytes], tuple[str, ...]] = _kept if len(body) >= LARGE else _faults
        for fault in compare(route, status, body):
            self._found.append(fault)
            log.error("not Discord's: %s", fault)


def _faults(route: str, status: int, body: bytes) -> tuple[str, ...]:
    """Compare an answer with the description; return what differs."""
    found = facts().of_answer(route, status, json.loads(body) if body else None)
    places = [(".".join(map(str, path)), code, sentence) for path, code, sentence in found]
    return tuple(
        f"{route} -> {status}: {place}: {code} {sentence}"
        for place, code, sentence in places
        if not any(one.covers(route, place) for one in DIFFERENCES)
    )


_kept = lru_cache(maxsize=4)(_faults)
