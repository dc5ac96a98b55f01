"""What people learn from their own games: exercises are kept, come back, and are deleted with their person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from data.rows import ExerciseAnswer, ExerciseRow, NewExercise
from data.store import Store
from opponents.exercises import Exercise, written
from rules.record import parse
from sessions.failing import failing_as
from sessions.learning.exercises import next_due
from sessions.refusals.base import NotKept, NotRead
from sessions.session import Session


class Kept(Struct, frozen=True):
    """An exercise of a user.

    Attributes:
        session_id (int): the table of the game.
        after (int): how many plies of the game stand before the turn that is looked for.
        content (str): what it consists of (`opponents/exercises.py`).
        answered (int): how often the user has answered it when it was due.
        solved (int): how often the answer was right.
        due (bool): whether an answer counts now.
        number (int): its number among those of its game, from 1, in the order of the game.
        exercises (int): how many there are from this game.
    """

    session_id: int
    after: int
    content: str
    answered: int
    solved: int
    due: bool
    number: int
    exercises: int


class Exercising:
    """Keeps exercises, and counts answers to them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_table(self, user_id: int, session_id: int) -> tuple[Kept, ...]:
        """The exercises of a user from one table, in the order of the game. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.exercises_of(user_id, session_id)
        now = self._store.now()
        return tuple(_kept(row, now, number, len(rows)) for number, row in enumerate(rows, 1))

    async def due(self, user_id: int) -> tuple[tuple[int, int], ...]:
        """The tables and moments of the exercises of a user that are due, the one due longest first. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.exercises_due(user_id)

    async def keep(self, user_id: int, session: Session, made: Sequence[Exercise]) -> None:
        """Keep exercises from a table, if its log still names the user. Raises NotKept."""
        new = [
            NewExercise(session.id, len(parse(each.record).plies), session.place.guild_id, written(each))
            for each in made
        ]
        with failing_as(NotKept):
            await self._store.add_exercises(user_id, new)

    async def answer(self, user_id: int, kept: Kept, *, right: bool) -> int | None:
        """Count an answer to an exercise that is due, and return when it comes back, None if no more. Raises NotKept.

        An answer that another press or process has counted first counts once.
        """
        due = next_due(kept.answered + 1, kept.solved + right, self._store.now())
        with failing_as(NotKept):
            await self._store.answer_exercise(
                user_id, ExerciseAnswer(kept.session_id, kept.after, kept.answered, solved=right, due=due)
            )
        return due

    async def about(self, user_id: int) -> list[dict[str, Any]]:
        """What is stored of a user's exercises: plain values, as in JSON. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.exercises_of(user_id)
        return [
            {
                "table": row.session_id,
                "server": str(row.guild_id) if row.guild_id else None,
                "after plies": row.after,
                "exercise": json.loads(row.content),
                "answers": row.answered,
                "solved": row.solved,
                "comes back": row.due,
                "made or answered last": row.at,
            }
            for row in rows
        ]


def _kept(row: ExerciseRow, now: int, number: int, exercises: int) -> Kept:
    due = row.due is not None and row.due <= now
    return Kept(row.session_id, row.after, row.content, row.answered, row.solved, due, number, exercises)
