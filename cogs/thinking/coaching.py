"""Has computers make exercises from games that are over, and judge answers to them, with the lowest priority."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection
from typing import TYPE_CHECKING

from cogs.thinking.analysing import Analyses
from cogs.thinking.workers import ThoughtError, WorkerDiedError, Workers
from opponents.analysis import Analysed, Look, Value
from opponents.exercises import LOOK, Exercise, exercises, nodes_after
from sessions.learning.exercises import ExercisePosition
from sessions.learning.tasks import Judged
from sessions.records.past import Past

if TYPE_CHECKING:
    from collections.abc import Generator

log = logging.getLogger(__name__)

KEPT = 256
"""How many values of answers are kept: a press that comes twice is answered at once."""


class Coach:
    """Makes exercises, one game at a time and beside no analysis, and judges answers. Each user has one search."""

    def __init__(self, workers: Workers, analyses: Analyses) -> None:
        self._workers = workers
        self._analyses = analyses
        self._found: OrderedDict[tuple[str, tuple[str, ...]], Value] = OrderedDict()
        self._waiting: set[int] = set()

    async def exercises(self, past: Past, analysed: Analysed, own: Collection[int], most: int) -> tuple[Exercise, ...]:
        """At most `most` exercises for whoever has chosen the plies with these indices.

        Raises WorkerDiedError or ThoughtError.
        """
        async with self._analyses.alone():
            steps: Generator[Look, Value, tuple[Exercise, ...]] = exercises(
                past.record, past.played, analysed, own, most
            )
            try:
                look = next(steps)
                while True:
                    look = steps.send(await self._workers.value(look))
            except StopIteration as end:
                made: tuple[Exercise, ...] = end.value
                return made

    async def value(self, user_id: int, here: ExercisePosition, answer: Judged) -> Value | None:
        """What the position after an answer is worth, searched as closely as the exercise was.

        None if the user waits for another value already, or the search fails.
        """
        key = here.exercise.record, answer.plies
        if (found := self._found.get(key)) is not None:
            return found
        if user_id in self._waiting:
            return None
        nodes = nodes_after(answer.played[-1].after, here.nodes)
        self._waiting.add(user_id)
        try:
            found = await self._workers.value(
                Look(here.exercise.record, len(here.played), nodes, answer.plies, hurried=True, again=LOOK)
            )
        except (ThoughtError, WorkerDiedError) as error:
            log.error("No value of an answer to an exercise: %r", error)
            return None
        finally:
            self._waiting.discard(user_id)
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found
