"""Analyses of games that are over, one at a time, in the processes in which computers think."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from msgspec.structs import replace

from cogs.thinking.workers import Workers
from opponents.analysis import LEAST, SUSPECTS, Analysed, Look, Value, analysis, moments
from sessions.records.past import Past

CACHED = 32
"""How many finished analyses are kept: a game of 100 plies takes about 20 kB."""

BOUND = 20.0
"""Seconds that an analysis takes, as others wait for theirs: where it would take longer, it looks less closely."""


class Pace:
    """How closely an analysis looks, so that it is done in time.

    What is left of its time is divided among the looks that are left, so that the whole game is looked at alike. On a
    machine with time enough, nothing is changed, and the same game has the same analysis.
    """

    def __init__(self, looks: int, seconds: float) -> None:
        self._left = looks
        self._seconds = seconds
        self._spent = self._nodes = 0.0

    def paced(self, look: Look) -> Look:
        """The look with as many nodes as there is time for, or LEAST of them."""
        if not self._spent:
            return look
        each = max(0.0, self._seconds - self._spent) / max(1, self._left)
        return replace(look, nodes=min(look.nodes, max(LEAST, int(each * self._nodes / self._spent))))

    def note(self, look: Look, seconds: float) -> None:
        """Note how long a look took."""
        self._left -= 1
        self._nodes += look.nodes
        self._spent += seconds


@dataclass(slots=True, eq=False)
class Job:
    """An analysis that is being made, or is made.

    Attributes:
        moves (int): how many moves the game has.
        done (int): how many of them were looked at.
        people (list of int): the ids of the users who wait for it, each once for each message in which they do.
        task (Task of Analysed): returns the analysis. Raises WorkerDiedError or ThoughtError if it failed; it is
            cancelled if nobody waits any more, or the bot stops.
    """

    moves: int
    done: int = 0
    people: list[int] = field(default_factory=list)
    task: asyncio.Task[Analysed] = field(init=False)


class Analyses:
    """Makes analyses and keeps the latest. Each user waits for one at most."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._one = asyncio.Lock()
        self._jobs: dict[str, Job] = {}
        self._found: OrderedDict[str, Analysed] = OrderedDict()

    def found(self, past: Past) -> Analysed | None:
        """The analysis of this game, if it was made and is kept."""
        if (analysed := self._found.get(past.record)) is not None:
            self._found.move_to_end(past.record)
        return analysed

    def begin(self, user_id: int, past: Past) -> Job:
        """Analyse this game for a user, or wait for its analysis together with others.

        The user waits no more for an analysis of another game.
        """
        record = past.record
        job = self._jobs.get(record)
        for other in [each for each in self._jobs.values() if each is not job]:
            while user_id in other.people:
                self.leave(user_id, other)
        if job is None:
            job = self._jobs[record] = Job(past.moves_until(len(past.played)))
            job.task = asyncio.create_task(self._made(job, past))
            job.task.add_done_callback(lambda _: self._gone(record, job))
        job.people.append(user_id)
        return job

    def leave(self, user_id: int, job: Job) -> None:
        """A user waits no more in one message. Where nobody waits, the analysis stops with its process."""
        if user_id in job.people:
            job.people.remove(user_id)
        if not job.people and not job.task.done():
            job.task.cancel()
            # A user who asks for it in the same moment gets a new one.
            self._jobs = {record: each for record, each in self._jobs.items() if each is not job}

    def ahead_of(self, job: Job) -> int:
        """How many analyses are made before this one."""
        return next((number for number, each in enumerate(self._jobs.values()) if each is job), 0)

    def close(self) -> None:
        """Stop all analyses: the bot is stopping."""
        for job in self._jobs.values():
            job.task.cancel()

    def _gone(self, record: str, job: Job) -> None:
        if self._jobs.get(record) is job:
            del self._jobs[record]

    def alone(self) -> asyncio.Lock:
        """What an analysis holds while it is made, and whatever else is made from games that are over."""
        return self._one

    async def _made(self, job: Job, past: Past) -> Analysed:
        if (kept := self.found(past)) is not None:
            return kept
        async with self._one:
            analysed = await self._driven(job, past)
        self._found[past.record] = analysed
        while len(self._found) > CACHED:
            self._found.popitem(last=False)
        return analysed

    async def _driven(self, job: Job, past: Past) -> Analysed:
        steps = analysis(past.record, past.start, past.played)
        # Of a long game it takes a while to find out what there is to look at, so a thread does it.
        look = await asyncio.to_thread(next, steps)
        loop, pace = asyncio.get_running_loop(), Pace(moments(past.start, past.played) + 2 * SUSPECTS, BOUND)
        while True:
            look, began = pace.paced(look), loop.time()
            value: Value = await self._workers.value(look)
            pace.note(look, loop.time() - began)
            job.done = max(job.done, past.moves_until(look.after))
            try:
                look = steps.send(value)
            except StopIteration as end:
                found: Analysed = end.value
                return found
