"""A bounded number of processes that think (`opponents/worker.py`). The first starts with the first question.

Moves get a process before hints, and hints before analyses.

Every question has a limit in wall-clock time: a process that does not answer within it is ended, and another one is
asked. A search stops by itself before that (`opponents/worker.py`), so only what hangs, or hardly gets a processor,
needs this. A computer moves within LIMIT and SOON in any case.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import IntEnum
from pathlib import Path

import msgspec
from msgspec.structs import replace

from opponents.analysis import Look, Value
from opponents.thought import Thought
from opponents.worker import HINT, Answer, Question

log = logging.getLogger(__name__)


FAIR = 8
"""Each place of this number goes to the one who has waited longest, so that nobody waits for ever."""


class Rank(IntEnum):
    """What somebody asks for; the lowest number comes first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class Places:
    """A number of places, which those who wait get by rank, and within a rank in their order."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._given = 0
        self._waiting: deque[tuple[Rank, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def place(self, rank: Rank) -> AsyncIterator[None]:
        """A place, as soon as there is one for that rank."""
        await self._taken(rank)
        try:
            yield
        finally:
            self._give_back()

    async def _taken(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rank, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                # The place came in the same moment.
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._waiting = deque(each for each in self._waiting if not each[1].done())
        if not self._waiting:
            self._free += 1
            return
        self._given += 1
        fair = self._given % FAIR == 0
        found = self._waiting[0] if fair else min(self._waiting, key=lambda each: each[0])
        self._waiting.remove(found)
        found[1].set_result(None)


ROOT = Path(__file__).parents[2]
"""The project's folder, from which a worker finds its modules."""

_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""What ends a process at once; Windows has only SIGTERM, which does so there."""

TRIES = 20
"""In how many processes a question is asked of which each ends."""

LIMIT = 11.0
"""Seconds within which a process finds a move; one that has not is ended. They count from when it is asked."""

SOON = 4.0
"""The same for a move that is asked for again, which a fast search finds."""

LONGER = 30.0
"""The same for a hint and for a value in an analysis."""

RECENT = 300.0
"""The number of seconds for which the bot tells its host that a process hung."""

_LONGEST_LINE = 2**24
"""The most bytes of an answer."""


class WorkerDiedError(Exception):
    """The process that thought has ended: it was killed, or the system has no memory."""


class HungError(Exception):
    """The process that thought gave no answer in time, and was ended."""


class ThoughtError(Exception):
    """The search failed; the message says how."""


class Workers:
    """Processes that think, at most `size` at a time. One that dies is replaced with the next question."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        """Every process that may still run."""
        self._places = Places(size)
        self._hung: deque[float] = deque(maxlen=1000)
        """When processes were ended because they gave no answer, in seconds of the event loop's clock."""
        self._died = self._closed = False
        """Whether the latest process ended instead of answering; whether `close` was called."""

    @property
    def processes(self) -> frozenset[int]:
        """The ids of the running processes."""
        return frozenset(each.pid for each in self._all if each.returncode is None)

    @property
    def hung(self) -> int:
        """How many processes gave no answer in time, and were ended, within the last RECENT seconds."""
        since = asyncio.get_running_loop().time() - RECENT
        return sum(each >= since for each in self._hung)

    async def think(self, question: Question) -> Thought:
        """The thought about a question. If the process that thinks ends, another one thinks again.

        If it gives no answer in time, another one is asked once more: for a move, it searches fast, and without what is
        known of the game. A task that is cancelled meanwhile ends the process. Raises WorkerDiedError if TRIES
        processes ended or the workers are closed, and ThoughtError if the search failed or gave no answer twice.
        """
        rank = Rank.HINT if question.level == HINT else Rank.MOVE
        hint = rank is Rank.HINT
        try:
            found = await self._answer(question, rank, LONGER if hint else LIMIT)
        except HungError:
            again, limit = (question, LONGER) if hint else (replace(question, fast=True), SOON)
            found = await self._answered_again(again, rank, limit)
        if found.thought is None:
            raise ThoughtError(found.error)
        return found.thought

    async def value(self, look: Look) -> Value:
        """What a moment of a game is worth; cancelled, asked again and failed as `think` is."""
        rank = Rank.HINT if look.hurried else Rank.ANALYSIS
        try:
            found = await self._answer(look, rank, LONGER)
        except HungError:
            found = await self._answered_again(look, rank, LONGER)
        if found.value is None:
            raise ThoughtError(found.error)
        return found.value

    async def _answered_again(self, question: Question | Look, rank: Rank, limit: float) -> Answer:
        try:
            return await self._answer(question, rank, limit)
        except HungError as error:
            raise ThoughtError("two processes gave no answer in time") from error

    async def _answer(self, question: Question | Look, rank: Rank, limit: float) -> Answer:
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                async with self._places.place(rank):
                    answer = await self._asked_within(question, limit)
            except WorkerDiedError:
                if not self._died:
                    log.warning("A process that thought for a computer has ended; another one thinks again")
                self._died = True
            else:
                self._died = False
                return answer
        raise WorkerDiedError

    async def _asked_within(self, question: Question | Look, limit: float) -> Answer:
        """The answer of one process. Raises WorkerDiedError if it ends, and HungError if it takes too long."""
        waits = asyncio.timeout(limit)
        try:
            async with waits:
                return await self._asked(question)
        except TimeoutError as error:
            if not waits.expired():
                raise
            self._hung.append(asyncio.get_running_loop().time())
            log.error("A process that thinks gave no answer for %g s. It was ended, and another one thinks", limit)
            raise HungError from error

    async def _asked(self, question: Question | Look) -> Answer:
        """The answer of one process. Raises WorkerDiedError if it ends."""
        async with self._worker() as worker:
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
