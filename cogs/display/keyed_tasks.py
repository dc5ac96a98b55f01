"""Work in the background that nothing waits for, of which the store says what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from cogs.interactions.request import DISCORD_ERRORS
from cogs.interactions.underway import UnderWay
from sessions.refusals.base import Refusal

log = logging.getLogger(__name__)


class KeyedTasks:
    """Tasks by key, of which each key has one at a time. The work of one that fails is found due again later."""

    def __init__(self, under_way: UnderWay, what: str) -> None:
        """`what` names the work in the log, in a word."""
        self._under_way = under_way
        self._what = what
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def start(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start the work of a key, unless it is being done."""
        if key not in self._tasks:
            self._tasks[key] = task = asyncio.create_task(self._run(key, work))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _run(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        with self._under_way:
            try:
                await work()
            except Refusal as refusal:
                log.warning("%s %s: tried again later: %s", self._what, key, refusal)
            except DISCORD_ERRORS as error:
                log.warning("%s %s: tried again later: %r", self._what, key, error)
            except Exception:
                # Nothing awaits this task, so the error is logged.
                log.exception("%s %s: failed", self._what, key)

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        for task in self._tasks.values():
            task.cancel()
