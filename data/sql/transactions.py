"""What the parts of the store that are written in SQL have in common: transactions and a clock."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from data.sql.connection import Connection

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What a transaction does."""


class Transactions:
    """A part of `SqlStore`, which each database completes."""

    @abstractmethod
    async def _run(self, work: Work[Result]) -> Result:
        """Do `work` in a transaction that may write; where it raises an error, nothing of it is kept.

        It is finished even where the task is cancelled. Raises StoreError where the database fails.
        """

    @abstractmethod
    async def _read(self, work: Work[Result]) -> Result:
        """The same in a transaction that only reads, and all of it from one moment."""

    @abstractmethod
    def now(self) -> int:
        """Return the present time of the store's clock."""
