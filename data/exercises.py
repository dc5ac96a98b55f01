"""The store's contract for exercises.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.rows import ExerciseAnswer, ExerciseRow, NewExercise


class ExercisesStore(Protocol):
    """What somebody learns from their own games."""

    async def add_exercises(self, user_id: int, new: Sequence[NewExercise]) -> None:
        """Keep exercises of a user, which are due at once, if the logs of their tables name the user.

        So nothing is kept of somebody who was deleted meanwhile. Those that are kept already stay as they are.
        """

    async def exercises_of(self, user_id: int, session_id: int = 0) -> tuple[ExerciseRow, ...]:
        """Return the exercises of a user from one table, or from all tables if `session_id` is 0, the oldest first."""

    async def exercises_due(self, user_id: int) -> tuple[tuple[int, int], ...]:
        """Return the tables and moments of the exercises of a user that are due now, the one due longest first."""

    async def answer_exercise(self, user_id: int, given: ExerciseAnswer) -> bool:
        """Count an answer to an exercise, if it is due and has been answered `given.before` times.

        Returns whether it was counted.
        """
