"""What stands in for the processes that think (`cogs/thinking/workers.py`) in tests."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

from msgspec.structs import replace

from opponents.analysis import Look, Value
from opponents.thought import Thought
from opponents.worker import Answer, Question, answered, asked_for

AskedT = TypeVar("AskedT")


class Thinkers(Generic[AskedT]):
    """Notes every question, and answers in this process when `go` is set.

    Attributes:
        asked (list): the questions, in order.
        errors (list of Exception): the next questions fail with these, in order.
        go (Event): is set at first; while it is clear, questions wait.
    """

    size = 1

    def __init__(self) -> None:
        self.asked: list[AskedT] = []
        self.errors: list[Exception] = []
        self.go = asyncio.Event()
        self.go.set()

    async def note(self, question: AskedT) -> None:
        """Note a question and wait until it may be answered. Raises the next of `errors`."""
        self.asked.append(question)
        await self.go.wait()
        if self.errors:
            raise self.errors.pop(0)

    async def close(self) -> None:
        """There is nothing to end."""


class Brief(Thinkers[Question | Look]):
    """Thinks, with a small part of the budget."""

    async def think(self, question: Question) -> Thought:
        """What the real search finds within a hundredth of its budget, or an error that was ordered."""
        await self.note(question)
        found: Answer = answered(replace(question, part=0.01))
        assert found.thought is not None, found.error
        return found.thought

    async def value(self, look: Look) -> Value:
        """What a moment of a game is worth after a glance, or an error that was ordered."""
        await self.note(look)
        return asked_for(replace(look, nodes=20))
