"""Questions whose processes end are asked again (`cogs/thinking/workers.py`)."""

from __future__ import annotations

import logging

import pytest

from cogs.thinking.workers import TRIES, WorkerDiedError, Workers
from opponents.analysis import Look, Value
from opponents.thought import Candidate, Thought
from opponents.worker import Answer, Question

THOUGHT = Thought(1, Candidate(("a1",), (1.0, 0.0)), (), 1)
VALUE = Value((0.5, 0.5))


class Dying(Workers):
    """Its next `deaths` processes end before they answer."""

    def __init__(self, deaths: int) -> None:
        super().__init__(1)
        self.deaths = deaths
        self.asked = 0

    async def _asked(self, question: Question | Look) -> Answer:
        self.asked += 1
        if self.deaths:
            self.deaths -= 1
            raise WorkerDiedError
        return Answer(value=VALUE) if isinstance(question, Look) else Answer(thought=THOUGHT)


async def test_what_dies_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    """The host reads one line however often a process ends, and another one when it begins again."""
    workers = Dying(TRIES - 1)
    assert await workers.think(Question("", 1, "", "hard")) == THOUGHT
    workers.deaths = 2
    assert await workers.value(Look("", 0, 1)) == VALUE
    assert [each.levelno for each in caplog.records] == [logging.WARNING] * 2
    caplog.clear()


async def test_nobody_is_asked_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    workers = Dying(TRIES)
    with pytest.raises(WorkerDiedError):
        await workers.think(Question("", 1, "", "hard"))
    assert workers.asked == TRIES
    caplog.clear()


async def test_closed_workers_are_not_asked() -> None:
    workers = Dying(0)
    await workers.close()
    with pytest.raises(WorkerDiedError):
        await workers.value(Look("", 0, 1))
    assert workers.asked == 0
