"""What is being answered or shown at this moment, so that the bot can finish it before it leaves."""

from __future__ import annotations

import asyncio
from types import TracebackType


class UnderWay:
    """Counts what is under way: `with under_way:` around each piece of work."""

    def __init__(self) -> None:
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.closed = False
        """Set when the bot leaves: what comes now is not begun any more."""

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
        """Whether anything is under way."""
        return self._count > 0

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        await self._idle.wait()
