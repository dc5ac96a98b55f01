"""The methods of the store for puzzles. `data/puzzles.py` says what each of them does."""

from __future__ import annotations

from data.puzzles import PuzzlesStore
from data.rows import PuzzleAnswer, PuzzleRow
from data.sql.queries import puzzles
from data.sql.transactions import Transactions, reads


class SqlPuzzles(Transactions, PuzzlesStore):
    """A part of `SqlStore`."""

    async def try_puzzle(self, user_id: int, tried: PuzzleAnswer) -> PuzzleRow:
        now = self.now()
        return await self._run(lambda within: puzzles.try_puzzle(within, user_id, tried, now))

    puzzles_of = reads(puzzles.puzzles_of)
    puzzle_shifts = reads(puzzles.puzzle_shifts)
    puzzle_solvers = reads(puzzles.solvers)
