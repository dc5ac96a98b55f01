"""Counts the work that is in progress, so that the bot can finish it before it stops."""

from __future__ import annotations

import asyncio
from types import TracebackType


class UnderWay:
    """The number of pieces of work in progress. Each one runs within `with under_way:`.

    Attributes:
        closed (bool): the bot is stopping; interactions that come now are not answered any more.
    """

    def __init__(self) -> None:
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.closed = False

    def __enter__(self) -> None:
        self._count += 1
        self._idle.clear()

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._count -= 1
        if not self._count:
            self._idle.set()

    @property
    def busy(self) -> bool:
        """Whether any work is in progress."""
        return self._count > 0

    async def idle(self) -> None:
        """Wait until no work is in progress."""
        await self._idle.wait()
