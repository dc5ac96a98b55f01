"""The store's contract for exercises, and for what analyses have found about people's play.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.rows import ExerciseAnswer, ExerciseRow, NewExercise, ReviewRow


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

    async def keep_review(self, user_id: int, row: ReviewRow) -> None:
        """Keep what an analysis has found about a user's play, in place of what an earlier one of the same game has.

        Only if the log of the table names the user, so that nothing is kept of somebody who was deleted meanwhile.
        `ReviewRow.over` is not kept: it follows from the result of the game.
        """

    async def reviews_of(self, user_id: int) -> tuple[ReviewRow, ...]:
        """Return what analyses have found about a user's play, in the order in which the games were over."""
