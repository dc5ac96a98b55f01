"""Has a computer think for a player who asks for a hint. A thought is kept for players who ask again."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

from cogs.thinking.thinking import Thinking
from opponents.thought import Thought
from opponents.worker import HINT, Question
from sessions.records.writing import bare_record
from sessions.session import Session

KEPT = 128
"""The number of thoughts that are kept."""


class Advisor:
    """Thinks for players, and keeps the last thoughts."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._thoughts: dict[Hashable, asyncio.Task[Thought]] = {}

    async def thought(self, session: Session) -> Thought:
        """What the strongest computer would play in the present position, which waits for a seat.

        The search knows what everybody sees, and nothing of the dice to come. It is made once for a position, and a
        restarted bot finds the same again. Raises WorkerDiedError or ThoughtError.
        """
        key = session.id, session.position.number, session.position
        task = self._thoughts.get(key)
        if task is None:
            question = Question(
                record=str(bare_record(session)),
                seat=session.actor or 0,
                seed=f"hint {session.id} {len(session.played)}",
                level=HINT,
                part=self._thinking.part(),
            )
            task = self._thoughts[key] = asyncio.create_task(self._thinking.ask(question))
            if len(self._thoughts) > KEPT:
                del self._thoughts[next(iter(self._thoughts))]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._thoughts.pop(key, None)
            raise
