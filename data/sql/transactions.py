"""What the parts of the store that are written in SQL have in common: transactions and a clock."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

from data.sql.connection import Connection

Result = TypeVar("Result")
Given = ParamSpec("Given")
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

    async def _read_aside(self, work: Work[Result]) -> Result:
        """The same of what takes long: where transactions wait for each other, they do not wait for this one."""
        return await self._read(work)

    @abstractmethod
    def now(self) -> int:
        """Return the present time of the store's clock."""


Method = Callable[Concatenate[Transactions, Given], Coroutine[Any, Any, Result]]
"""A method of the store, whose parameters are those of its query behind the connection."""


def reads(query: Callable[Concatenate[Connection, Given], Result]) -> Method[Given, Result]:
    """The method of the store that is nothing but this query, in a transaction that only reads."""

    async def method(self: Transactions, /, *given: Given.args, **named: Given.kwargs) -> Result:
        return await self._read(lambda within: query(within, *given, **named))

    return method


def reads_aside(query: Callable[Concatenate[Connection, Given], Result]) -> Method[Given, Result]:
    """The method of the store that is nothing but this query, which takes long and keeps nobody waiting."""

    async def method(self: Transactions, /, *given: Given.args, **named: Given.kwargs) -> Result:
        return await self._read_aside(lambda within: query(within, *given, **named))

    return method


def writes(query: Callable[Concatenate[Connection, Given], Result]) -> Method[Given, Result]:
    """The method of the store that is nothing but this query, in a transaction that may write."""

    async def method(self: Transactions, /, *given: Given.args, **named: Given.kwargs) -> Result:
        return await self._run(lambda within: query(within, *given, **named))

    return method
