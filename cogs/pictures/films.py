"""Replays, drawn one at a time a server on a thread of their own, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from render.face import Face
from render.scene import Scene

if TYPE_CHECKING:
    from render.film import Film

MAX_BYTES = 8_000_000
"""Bytes of the largest replay: below the 10 MB that Discord takes everywhere, with room for the request."""

MAX_FRAMES = 80
"""Pictures of the longest replay: some two minutes."""

CACHED = 4
"""So many replays are kept: of a game that has just ended, several people ask."""

Key = tuple[int, int]
"""A session's id, and the number of its last entry."""


class StoppedError(Exception):
    """The bot is leaving, and does not finish what it draws."""


@dataclass(slots=True)
class Job:
    """A replay in the making: how many of its pictures are drawn. `waits`: another one of the server comes before."""

    frames: int
    drawn: int = 0
    waits: bool = True
    task: asyncio.Task[Film] = field(init=False)


class Films:
    """The replays of one bot."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._closed = False

    def replay(self, key: Key, server_id: int, face: Face, scenes: Sequence[Scene]) -> Job:
        """The replay of that session in that server: a new one, or the one that somebody asked for before."""
        job = self._jobs.get(key)
        if job is None:
            job = Job(len(scenes))
            job.task = asyncio.create_task(self._make(job, server_id, face, scenes))
            self._jobs[key] = job
            # One that failed is made anew for whoever asks again.
            job.task.add_done_callback(lambda task: self._done(key, task))
        self._jobs.move_to_end(key)
        return job

    def _done(self, key: Key, task: asyncio.Task[Film]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._jobs.pop(key, None)
        finished = [each for each, job in self._jobs.items() if job.task.done()]
        for each in finished[: max(0, len(finished) - CACHED)]:
            del self._jobs[each]

    async def _make(self, job: Job, server_id: int, face: Face, scenes: Sequence[Scene]) -> Film:
        async with self._locks.setdefault(server_id, asyncio.Lock()):
            job.waits = False

            def tell(drawn: int) -> None:
                if self._closed:
                    raise StoppedError
                job.drawn = drawn

            return await asyncio.get_running_loop().run_in_executor(self._thread, _film, face, scenes, tell)

    def stop(self) -> None:
        """Stop after the picture that is being drawn, and begin nothing."""
        self._closed = True

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)


def _film(face: Face, scenes: Sequence[Scene], tell: Callable[[int], None]) -> Film:
    # All that draws is read with the first picture: the bot is online before.
    from render.film import film

    return film(face, scenes, MAX_BYTES, tell)
