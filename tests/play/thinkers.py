"""What stands in for the processes that think (`cogs/thinking/workers.py`) in tests."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

from msgspec.structs import replace

from opponents.analysis import Look, Value
from opponents.thought import Thought
from opponents.worker import Answer, Question, answered, asked_for
from rules.core import Choice
from rules.record import parse, replay

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


class Critic(Thinkers[Look]):
    """Thinks that the last legal move is the best of all, and that others are bad, but for those in `good`."""

    def __init__(self) -> None:
        super().__init__()
        self.good = set[str]()

    async def value(self, look: Look) -> Value:
        """What the critic thinks of a moment, or an error that was ordered."""
        await self.note(look)
        record = parse(look.record)
        position = [record.game.new(record.seats, record.options), *(each.after for each in replay(record))][look.after]
        turn = position.turn()
        if not isinstance(turn, Choice):
            return Value((0.5,) * position.seats)
        best = str(turn.plies[-1])
        if not look.instead:
            return Value((0.5,) * position.seats, (best,), 0.3 if look.played and look.played != best else None)
        share = 0.9 if look.instead[0] == best else 0.88 if look.instead[0] in self.good else 0.3
        rest = (1 - share) / max(1, position.seats - 1)
        return Value(tuple(share if seat == turn.seat else rest for seat in range(1, position.seats + 1)))
