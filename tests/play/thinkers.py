"""What stands in for the processes that think (`cogs/thinking/workers.py`) in tests."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

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
