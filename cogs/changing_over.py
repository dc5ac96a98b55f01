"""A rolling restart of the bot: it waits for its turn, and ends when another process takes over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.interactions.underway import AnswerWindow
from sessions.tables import NotHandedOverError, Tables

log = logging.getLogger(__name__)


class ChangingOver:
    """Takes over from a running process, if it is asked to, and later hands over to another one.

    Attributes:
        refused (NotHandedOverError or None): why the running process goes on, and this one ends.
    """

    def __init__(self, tables: Tables, window: AnswerWindow, *, take_over: bool) -> None:
        self._handover = tables.handover
        self._window = window
        self._take_over = take_over
        self._task: asyncio.Task[None] | None = None
        self.refused: NotHandedOverError | None = None
        if take_over:
            window.wait()

    def start(
        self,
        online: Callable[[], Awaitable[None]],
        begin: Callable[[], Awaitable[None]],
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        """Take over, if asked to, as soon as `online` returns; then call `begin`. `leave` ends the bot."""
        self._task = asyncio.create_task(self._run(online, begin, leave))

    async def _run(
        self,
        online: Callable[[], Awaitable[None]],
        begin: Callable[[], Awaitable[None]],
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        try:
            if self._take_over:
                await online()
                moment = await self._handover.take()
                self._window.begin(moment)
                await self._handover.wait_until_left(moment)
                await begin()
                log.info("This process has taken over")
            await self._handover.give(lambda: self._window.newest, self._window.end)
        except NotHandedOverError as error:
            self.refused = error
        except Exception:
            # Nothing awaits this task, so the error is logged. A process that has not taken over has no use.
            log.exception("The change to another process failed")
            if not self._take_over:
                return
        await leave()

    async def close(self) -> None:
        """Stop, and tell the process that takes over that this one has finished."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        await self._handover.note_left()
