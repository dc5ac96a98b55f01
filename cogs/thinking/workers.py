"""A bounded number of processes that think (`opponents/worker.py`). The first starts with the first question."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from opponents.analysis import Look, Value
from opponents.thought import Thought
from opponents.worker import Answer, Question

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[2]
"""The project's folder, from which a worker finds its modules."""

_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""What ends a process at once; Windows has only SIGTERM, which does so there."""

TRIES = 20
"""In how many processes a question is asked of which each ends."""

_LONGEST_LINE = 2**24
"""The most bytes of an answer."""


class WorkerDiedError(Exception):
    """The process that thought has ended: it was killed, or the system has no memory."""


class ThoughtError(Exception):
    """The search failed; the message says how."""


class Workers:
    """Processes that think, at most `size` at a time. One that dies is replaced with the next question."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        """Every process that may still run."""
        self._places = asyncio.Semaphore(size)
        self._died = self._closed = False
        """Whether the latest process ended instead of answering; whether `close` was called."""

    @property
    def processes(self) -> frozenset[int]:
        """The ids of the running processes."""
        return frozenset(each.pid for each in self._all if each.returncode is None)

    async def think(self, question: Question) -> Thought:
        """The thought about a question. If the process that thinks ends, another one thinks again.

        A task that is cancelled meanwhile ends the process. Raises WorkerDiedError if TRIES processes ended or the
        workers are closed, and ThoughtError if the search failed.
        """
        found = await self._answer(question)
        if found.thought is None:
            raise ThoughtError(found.error)
        return found.thought

    async def value(self, look: Look) -> Value:
        """What a moment of a game is worth; cancelled and failed as `think` is."""
        found = await self._answer(look)
        if found.value is None:
            raise ThoughtError(found.error)
        return found.value

    async def _answer(self, question: Question | Look) -> Answer:
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                answer = await self._asked(question)
            except WorkerDiedError:
                if not self._died:
                    log.warning("A process that thought for a computer has ended; another one thinks again")
                self._died = True
            else:
                self._died = False
                return answer
        raise WorkerDiedError

    async def _asked(self, question: Question | Look) -> Answer:
        """The answer of one process. Raises WorkerDiedError if it ends."""
        async with self._places, self._worker() as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            try:
                worker.stdin.write(msgspec.json.encode(question) + b"\n")
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            except (OSError, ValueError) as error:
                raise WorkerDiedError from error
            if not line.endswith(b"\n"):
                raise WorkerDiedError
        return msgspec.json.decode(line, type=Answer)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A process that is free. After an error, or where nobody waits for it any more, it is ended."""
        worker = self._idle.pop() if self._idle else await self._started()
        try:
            yield worker
        except BaseException:
            self._end(worker)
            raise
        self._idle.append(worker)

    async def _started(self) -> asyncio.subprocess.Process:
        self._all = {each for each in self._all if each.returncode is None}
        try:
            worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "opponents.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
                cwd=ROOT,
                # A terminal's Ctrl+C is meant for the bot, which ends its workers.
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerDiedError from error
        self._all.add(worker)
        return worker

    def _end(self, worker: asyncio.subprocess.Process) -> None:
        # `worker.kill()` can take the exit status of a dead process from asyncio, which then logs a warning.
        with suppress(ProcessLookupError):
            if worker.returncode is None:
                os.kill(worker.pid, _KILL)

    async def close(self) -> None:
        """End all processes, and wait until they have ended. Questions that are open raise WorkerDiedError."""
        self._closed = True
        for worker in self._all:
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*(each.wait() for each in self._all))
