"""What this process answers while another one takes over from it, and which work is in progress before it stops."""

from __future__ import annotations

import asyncio
from types import TracebackType

import discord


class AnswerWindow:
    """The moments from which on and until which this process answers what people do.

    Usually it answers everything. Times are seconds since 1970 of Discord's clock, which an interaction's id tells.

    Attributes:
        newest (float): the time of the newest interaction that was received.
    """

    def __init__(self) -> None:
        self.newest = 0.0
        self._since = 0.0
        self._until: float | None = None
        self._known = asyncio.Event()
        self._known.set()

    def wait(self) -> None:
        """Answer nothing until `begin` says from when on: interactions wait until then."""
        self._known.clear()

    def begin(self, moment: float) -> None:
        """Answer what happens from this moment on."""
        self._since = moment
        self._known.set()

    def end(self, moment: float | None) -> None:
        """Answer nothing that happens from this moment on; None: answer everything again."""
        self._until = moment

    async def is_ours(self, interaction_id: int) -> bool:
        """Whether this process answers an interaction."""
        at = discord.utils.snowflake_time(interaction_id).timestamp()
        self.newest = max(self.newest, at)
        await self._known.wait()
        return self._since <= at and (self._until is None or at < self._until)


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
