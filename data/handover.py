"""A rolling restart: a new process takes over from a running one, without losing an interaction.

Discord lets two processes hold the same shards. Both hear of everything, and divide it by when it happened: the running
process names a moment in the near future, and answers what happened before it; the new one answers what happens from
then on. They arrange it in a memo of the store, which holds one of these values, and is changed only from the value
before:

    asked PROCESS           the new process is connected, and asks to take over
    at MOMENT PROCESS       the running one offers a moment (seconds since 1970)
    taken MOMENT PROCESS    the new one has read it, and answers what happens from then on
    alive MOMENT PROCESS    the moment is past, and the new one answers
    kept PROCESS            the new one did not read it in time, or gave no sign of life: the running one goes on
    left PROCESS            the old one has finished its work, and ends
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from data.errors import StoreError
from data.shards import Shards
from data.store import Store

log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks of a running process whether another one asks to take over."""

WAIT = 0.2
"""Seconds between two looks of a process that waits for the other's answer."""

AHEAD = 4
"""Seconds from the answer of the running process until the moment that it names."""

DECIDED = 1
"""Seconds before the moment at which the new process must have taken it."""

LATE = 4
"""Seconds after the moment in which the old process may still receive, and answer, what happened before it."""

ANSWERED = 12
"""Seconds after which no running process has answered: there is none."""

SIGN = 8.0
"""Seconds after the moment within which the new process must have given a sign of life."""

SIGNS = "+"
"""The end of the name of a process that gives signs of life: earlier versions do not, and are not waited for."""

FINISHED = 15
"""Seconds after the moment and LATE after which the old process has left, whatever it says."""


class NotHandedOverError(Exception):
    """The running process has not handed over; it goes on. The message is a sentence for the host."""


class Handover:
    """The handover of one process's shards, for the process that gives and the one that takes."""

    def __init__(self, store: Store, shards: Shards, process: str) -> None:
        """`process` is a name that no other process has."""
        held = "all" if shards.every else f"{','.join(map(str, sorted(shards.ids)))} of {shards.count}"
        self._memo = f"handover of shards {held}"
        self._store = store
        self._process = f"{process}{SIGNS}"
        self._given: tuple[int, str] | None = None

    async def take(self) -> int:
        """Ask to take over. The moment from which on this process answers; 0 where no other process runs.

        Raises NotHandedOverError, or StoreError.
        """
        asked = f"asked {self._process}"
        await self._store.remember(self._memo, asked)
        end = asyncio.get_running_loop().time() + ANSWERED
        while True:
            value = await self._store.memo(self._memo)
            if value is not None and value.startswith("at ") and value.endswith(self._process):
                moment = int(value.split()[1])
                if await self._store.change_memo(self._memo, value, f"taken {moment} {self._process}"):
                    return moment
            elif value != asked:
                raise NotHandedOverError("The running bot didn't hand over and keeps running. Try again.")
            elif asyncio.get_running_loop().time() > end and await self._store.change_memo(self._memo, asked, "alone"):
                log.info("No other process answers for these shards")
                return 0
            await asyncio.sleep(WAIT)

    async def wait_until_left(self, moment: int) -> None:
        """Wait until the old process, which answers until `moment`, has finished, or cannot be alive any more.

        From the moment on, this one has to give a sign of life. Raises NotHandedOverError where that came too late.
        """
        end = moment + LATE + FINISHED
        taken, alive, left = (f"{what} {self._process}" for what in (f"taken {moment}", f"alive {moment}", "left"))
        while moment and self._store.now() < end:
            with suppress(StoreError):
                value = await self._store.memo(self._memo)
                if value == left:
                    return
                if value == taken and self._store.now() >= moment:
                    await self._store.change_memo(self._memo, taken, alive)
                elif value not in (taken, alive):
                    raise NotHandedOverError("This bot took too long to take over, so the running one keeps running.")
            await asyncio.sleep(WAIT)

    async def give(self, newest: Callable[[], float], until: Callable[[int | None], None]) -> None:
        """Wait until another process asks to take over, hand over, and return when this process can leave.

        `newest` returns the time of the newest interaction that this process has received, in seconds since 1970.
        `until` is told the moment from which on this process answers nothing, or None if it answers everything again.
        """
        while True:
            await asyncio.sleep(LOOK)
            try:
                value = await self._store.memo(self._memo)
                if self._given is not None and value in self._taken(*self._given):
                    # The store failed at the wrong moment: it was taken all the same.
                    until(self._given[0])
                    if await self._can_leave(*self._given, until):
                        return
                    continue
                if value is not None and value.startswith("asked ") and await self._offer(value, newest, until):
                    return
            except StoreError as error:
                until(None)
                log.warning("Whether another process takes over could not be read: %s", error)

    async def _offer(self, asked: str, newest: Callable[[], float], until: Callable[[int | None], None]) -> bool:
        """Offer a moment to the process that asks. Whether it has taken it; then wait until this process can leave."""
        process = asked.removeprefix("asked ")
        # Discord's clock counts: it may be ahead of this machine's.
        moment = max(self._store.now(), int(newest())) + AHEAD
        until(moment)
        self._given = moment, process
        offered = f"at {moment} {process}"
        if not await self._store.change_memo(self._memo, asked, offered):
            until(None)
            return False
        while self._store.now() < moment - DECIDED and await self._store.memo(self._memo) == offered:  # noqa: ASYNC110 (the store tells nobody)
            await asyncio.sleep(WAIT)
        if await self._store.change_memo(self._memo, offered, f"kept {process}"):
            until(None)
            log.warning("A new process asked to take over and did not: this one goes on")
            return False
        log.info("A new process takes over")
        return await self._can_leave(moment, process, until)

    async def _can_leave(self, moment: int, process: str, until: Callable[[int | None], None]) -> bool:
        """Whether the process that has taken over lives after its moment. If it does not, this one goes on."""
        taken, alive = self._taken(moment, process)
        loop = asyncio.get_running_loop()
        end: float | None = None
        while True:
            value = await self._store.memo(self._memo)
            past = self._store.now() >= moment
            lives = value == alive or not process.endswith(SIGNS)
            if lives and self._store.now() >= moment + LATE:
                log.info("The new process answers; this one ends")
                return True
            # The store's clock may be moved.
            end = loop.time() + SIGN if past and end is None else end
            silent = value == taken and not lives and end is not None and loop.time() >= end
            if silent and await self._store.change_memo(self._memo, taken, f"kept {process}"):
                log.warning("The process that took over gave no sign of life: this one goes on")
            elif value in (taken, alive):
                await asyncio.sleep(WAIT)
                continue
            # Or yet another process asks.
            self._given = None
            until(None)
            return False

    def _taken(self, moment: int, process: str) -> tuple[str, str]:
        """What the memo holds once that process has taken over, and once it has given a sign of life."""
        return f"taken {moment} {process}", f"alive {moment} {process}"

    async def note_left(self) -> None:
        """Note that this process has finished its work, if it has handed over. An error of the store is logged."""
        if self._given is not None:
            process = self._given[1]
            try:
                for each in self._taken(*self._given):
                    await self._store.change_memo(self._memo, each, f"left {process}")
            except StoreError as error:
                log.warning("The new process waits a while longer: %s", error)
