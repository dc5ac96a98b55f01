"""Runs our bot with a watch on its event loop: `python -m sandbox.launcher bench.watched_bot`.

BENCH_STALLS is the file for what the watch sees, a line each time that the loop was late: the moment, in seconds of the
system's monotonic clock, and by how many seconds. Computers think with BENCH_PART times their budgets and however long
that takes by the clock, so that they think as long as the bench measures.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

from msgspec.structs import replace

import bot
from cogs.bot import TableBot
from cogs.thinking import workers
from cogs.thinking.thinking import Thinking
from opponents.thought import Thought
from opponents.worker import Question
from sandbox.launcher import LOOK_EVERY, now

STEP = 0.005
"""Seconds between two looks of the watch."""

LONG = 3600.0
"""Seconds by the clock that a thought may take; for half the time the bench holds the processes that think."""


async def watch(file: Path) -> None:
    """Note each time that the event loop came back later than it was to, for ever."""
    with file.open("a", buffering=1, encoding="ascii") as told:
        while True:
            due = time.monotonic() + STEP
            await asyncio.sleep(STEP)
            late = (seen := time.monotonic()) - due
            if late > STEP:
                told.write(f"{seen} {late}\n")


def main() -> int:
    """Run the bot. Returns its exit code."""
    part = float(os.environ["BENCH_PART"])

    def lengthened(self: Thinking) -> float:
        del self
        return part

    think = workers.Workers.think

    async def patient(self: workers.Workers, question: Question) -> Thought:
        return await think(self, replace(question, patience=LONG))

    workers.LIMIT = LONG
    workers.Workers.think = patient  # type: ignore[method-assign]  # only in this process
    Thinking.part = lengthened  # type: ignore[method-assign]  # only in this process
    set_up = TableBot.setup_hook
    watching: list[asyncio.Task[None]] = []

    async def setup_hook(self: TableBot) -> None:
        await set_up(self)
        watching.append(asyncio.create_task(watch(Path(os.environ["BENCH_STALLS"]))))

    TableBot.setup_hook = setup_hook  # type: ignore[method-assign]  # only in this process
    return bot.main(clock=now, look_every=LOOK_EVERY)


if __name__ == "__main__":
    sys.exit(main())
