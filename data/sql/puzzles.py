"""The methods of the store for puzzles. `data/puzzles.py` says what each of them does."""

from __future__ import annotations

from data.puzzles import PuzzlesStore
from data.rows import PuzzleAnswer, PuzzleRow
from data.sql.queries import puzzles
from data.sql.transactions import Transactions


class SqlPuzzles(Transactions, PuzzlesStore):
    """A part of `SqlStore`."""

    async def try_puzzle(self, user_id: int, tried: PuzzleAnswer) -> PuzzleRow:
        now = self.now()
        return await self._run(lambda within: puzzles.try_puzzle(within, user_id, tried, now))

    async def puzzles_of(self, user_id: int) -> tuple[PuzzleRow, ...]:
        return await self._read(lambda within: puzzles.puzzles_of(within, user_id))

    async def puzzle_solvers(self, guild_id: int, day: int) -> tuple[int, int]:
        return await self._read(lambda within: puzzles.solvers(within, guild_id, day))
