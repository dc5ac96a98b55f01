"""What people have done at puzzles: their answers are counted, and deleted with them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from data.rows import PuzzleAnswer
from data.rows import PuzzleRow as PuzzleRow
from data.store import Store
from rules.catalogue import GAMES
from sessions.failing import failing_as
from sessions.learning.puzzles import MOST_TRIES, is_done, puzzles, shift_of, tally_of
from sessions.learning.strengths import Tally
from sessions.refusals.base import NotKept, NotRead
from sessions.results.streaks import Streak, day_of, streak


class Occasion(Struct, frozen=True):
    """On which occasion somebody tries a puzzle.

    Attributes:
        guild_id (int): the server whose puzzle of the day it is; 0 for a puzzle of somebody's own.
        day (int): the day, counted from 1970, UTC; 0 for a puzzle of somebody's own.
    """

    guild_id: int = 0
    day: int = 0


OWN = Occasion()


class Done(Struct, frozen=True):
    """What somebody has done at the puzzles of the day of a server.

    Attributes:
        tried (int): how many they have finished.
        solved (int): how many of them they have solved.
        streak (Streak): on how many days in a row.
    """

    tried: int
    solved: int
    streak: Streak


class Puzzling:
    """Counts answers to puzzles."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def today(self) -> int:
        """The present day, counted from 1970, UTC."""
        return day_of(self._store.now())

    async def rows(self, user_id: int) -> tuple[PuzzleRow, ...]:
        """The puzzles that a user has tried, the one that was tried last at the end. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.puzzles_of(user_id)

    async def shifts(self) -> dict[str, float]:
        """How people's results have changed the difficulties of puzzles, in points, by key. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.puzzle_shifts()

    async def answer(
        self,
        user_id: int,
        key: str,
        occasion: Occasion,
        rows: tuple[PuzzleRow, ...],
        *,
        right: bool,
        gave_up: bool = False,
    ) -> PuzzleRow:
        """Count an answer, and return what stands then. `rows` are what stood before. Raises NotKept, or NotRead."""
        before = row_of(rows, key, occasion)
        tries = (before.tries if before else 0) + 1
        shift = shift_of(key, rows, await self.shifts(), tries, solved=right)
        given = PuzzleAnswer(key, occasion.guild_id, occasion.day, right, MOST_TRIES, gave_up, shift)
        with failing_as(NotKept):
            return await self._store.try_puzzle(user_id, given)

    async def tallies(self, rows: tuple[PuzzleRow, ...]) -> dict[str, Tally]:
        """What the user of these rows has done at the puzzles of each game of which they have finished one.

        Raises NotRead.
        """
        shifts = await self.shifts()
        found = {key: tally_of(key, rows, shifts) for key in GAMES if puzzles(key)}
        return {key: each for key, each in found.items() if each.finished}

    async def solvers(self, occasion: Occasion) -> tuple[int, int]:
        """How many users have tried the puzzle of a day, and how many have solved it. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.puzzle_solvers(occasion.guild_id, occasion.day)

    def done(self, rows: tuple[PuzzleRow, ...], guild_id: int) -> Done:
        """What the user of these rows has done at a server's puzzles of the day."""
        here = [row for row in rows if row.day and row.guild_id == guild_id]
        solved = [row.day for row in here if row.solved]
        return Done(sum(map(is_done, here)), len(solved), streak(solved, self.today()))

    def own(self, rows: tuple[PuzzleRow, ...]) -> tuple[int, int]:
        """How many puzzles besides those of the day the user of these rows has finished, and how many solved."""
        finished = [row for row in rows if not row.day and is_done(row)]
        return len(finished), sum(row.solved for row in finished)

    async def about(self, user_id: int) -> list[dict[str, Any]]:
        """What is stored of a user's puzzles: plain values, as in JSON. Raises NotRead."""
        return [
            {
                "puzzle": row.puzzle,
                "server": str(row.guild_id) if row.guild_id else None,
                "day": row.day or None,
                "answers": row.tries,
                "solved": row.solved,
                "last answer": row.at,
            }
            for row in await self.rows(user_id)
        ]


def row_of(rows: tuple[PuzzleRow, ...], key: str, occasion: Occasion) -> PuzzleRow | None:
    """What somebody has done at a puzzle on an occasion; None if nothing yet."""
    wanted = (key, occasion.guild_id, occasion.day)
    return next((row for row in rows if (row.puzzle, row.guild_id, row.day) == wanted), None)
