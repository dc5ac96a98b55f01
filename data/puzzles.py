"""The store's contract for puzzles.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from typing import Protocol

from data.rows import PuzzleAnswer, PuzzleRow


class PuzzlesStore(Protocol):
    """Who has tried which puzzle."""

    async def try_puzzle(self, user_id: int, tried: PuzzleAnswer) -> PuzzleRow:
        """Count an answer to a puzzle, and note that the bot is in its server.

        It does not count if the user has solved this puzzle on this occasion, or has used up `tried.most` answers.
        If it finishes the puzzle, `tried.shift` is added to the puzzle's difficulty; the more people have done so
        before, the less. Returns what stands then.
        """

    async def puzzles_of(self, user_id: int) -> tuple[PuzzleRow, ...]:
        """Return the puzzles that a user has tried, the one that was tried last at the end."""

    async def puzzle_shifts(self) -> dict[str, float]:
        """Return by how many points people's results have made puzzles more difficult, by the puzzle's key."""

    async def puzzle_solvers(self, guild_id: int, day: int) -> tuple[int, int]:
        """Return how many users have tried a server's puzzle of a day, and how many of them have solved it."""
