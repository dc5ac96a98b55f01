"""Draws replays in a thread, one at a time for each server, and caches the latest."""

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
"""The maximum of bytes of a replay, somewhat below the 10 MB that Discord allows everywhere."""

MAX_FRAMES = 80
"""The maximum of frames of a replay: about two minutes."""

CACHED = 4
"""The number of finished replays that are cached, as several people ask for that of a game that has just ended."""

Key = tuple[int, int, str]
"""A session's id and version, and what else its pictures depend on: the language, and by which name the player goes."""


class StoppedError(Exception):
    """The bot is stopping, so the replay was not finished."""


@dataclass(slots=True)
class Job:
    """A replay that is being drawn, or is drawn.

    Attributes:
        frames (int): the number of its frames.
        drawn (int): how many of them are drawn.
        waits (bool): whether it waits for another replay of the same server.
        task (Task of Film): returns the replay. Raises StoppedError if the bot is stopping.
    """

    frames: int
    drawn: int = 0
    waits: bool = True
    task: asyncio.Task[Film] = field(init=False)


class Films:
    """Draws and caches replays."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._closed = False

    def replay(self, key: Key, server_id: int, face: Face, scenes: Sequence[Scene]) -> Job:
        """The replay of these scenes: a new one, or a cached one with the same key.

        Replays with the same `server_id` are drawn one after another.
        """
        job = self._jobs.get(key)
        if job is None:
            job = Job(len(scenes))
            job.task = asyncio.create_task(self._make(job, server_id, face, scenes))
            self._jobs[key] = job
            # A replay that failed is removed, so that the next request draws it again.
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
        """Stop after the frame that is being drawn."""
        self._closed = True

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)


def _film(face: Face, scenes: Sequence[Scene], tell: Callable[[int], None]) -> Film:
    # Imported late, so that the bot is online before the drawing code is loaded.
    from render.film import film

    return film(face, scenes, MAX_BYTES, tell)
