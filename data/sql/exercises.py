"""The methods of the store for exercises and reviews. `data/exercises.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

from data.exercises import ExercisesStore
from data.rows import ExerciseAnswer, NewExercise, ReviewRow
from data.sql.queries import exercises
from data.sql.transactions import Transactions, reads


class SqlExercises(Transactions, ExercisesStore):
    """A part of `SqlStore`."""

    async def add_exercises(self, user_id: int, new: Sequence[NewExercise]) -> None:
        now, wanted = self.now(), tuple(new)
        await self._run(lambda within: exercises.add_exercises(within, user_id, wanted, now))

    exercises_of = reads(exercises.exercises_of)

    async def exercises_due(self, user_id: int) -> tuple[tuple[int, int], ...]:
        now = self.now()
        return await self._read(lambda within: exercises.exercises_due(within, user_id, now))

    async def answer_exercise(self, user_id: int, given: ExerciseAnswer) -> bool:
        now = self.now()
        return await self._run(lambda within: exercises.answer_exercise(within, user_id, given, now))

    async def keep_review(self, user_id: int, row: ReviewRow) -> None:
        now = self.now()
        await self._run(lambda within: exercises.keep_review(within, user_id, row, now))

    reviews_of = reads(exercises.reviews_of)
