"""Has computers think for people: hints for a player, and what is wrong with an answer to a puzzle."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Hashable

from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from opponents.analysis import Look, Value
from opponents.skill import Level, budget
from opponents.thought import Thought
from opponents.worker import HINT, Question
from sessions.learning.puzzles import PuzzlePosition
from sessions.learning.tasks import Judged
from sessions.records.writing import bare_record
from sessions.session import Session

log = logging.getLogger(__name__)


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


REFUTATIONS_KEPT = 256
"""How many values are kept: many people give the same answer to the puzzle of a day."""

TIMES = 2
"""The budget of a search, as a multiple of that of the level medium."""


class Refutations:
    """What positions after wrong answers are worth. Each user has one search at a time."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._found: OrderedDict[tuple[str, tuple[str, ...]], Value] = OrderedDict()
        self._waiting: set[int] = set()

    async def value(self, user_id: int, here: PuzzlePosition, answer: Judged) -> Value | None:
        """What the position after an answer is worth, with the best play there if a seat is to choose.

        None if the processes have too much to do, the user waits for another value already, or the search fails.
        """
        key = here.key, answer.plies
        if (found := self._found.get(key)) is not None:
            self._found.move_to_end(key)
            return found
        if user_id in self._waiting or self._thinking.part() < 1:
            return None
        nodes = TIMES * budget(here.position, Level.MEDIUM).nodes
        self._waiting.add(user_id)
        try:
            found = await self._thinking.look(
                Look(here.puzzle.record, len(here.played), nodes, answer.plies, hurried=True)
            )
        except (ThoughtError, WorkerDiedError) as error:
            log.error("No value of an answer to puzzle %s: %r", here.key, error)
            return None
        finally:
            self._waiting.discard(user_id)
        self._found[key] = found
        while len(self._found) > REFUTATIONS_KEPT:
            self._found.popitem(last=False)
        return found
