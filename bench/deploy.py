"""A newer version is put into service while people play: `python -m bench deploy [--times N]`.

A new process takes over from the running one (`--take-over`); then the same by stopping the old one and starting the
new one. Told is how many clicks failed.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import Struct

from bench.samples import FOR_TWO, dice
from bench.screen import Players, Screen, Seat, board_controls, remains
from sandbox import BotProcess, Sandbox
from sandbox.world.clock import Clock

LIMIT = 90.0
"""Seconds in which one process takes over from the other."""


class Change(Struct, frozen=True):
    """What came of one change of processes.

    `took` seconds; `clicks` were answered meanwhile and shortly after, and `failed` were not, over `gap` seconds.
    """

    took: float
    clicks: int
    failed: int
    gap: float


class Deployed(Struct, frozen=True):
    """What came of all changes in one way; `problems` are sentences, of which there are none in a good run."""

    way: str
    changes: list[Change]
    problems: list[str]

    def __str__(self) -> str:
        clicks, failed = sum(each.clicks for each in self.changes), sum(each.failed for each in self.changes)
        took = max(each.took for each in self.changes)
        gap = max(each.gap for each in self.changes)
        return (
            f"{self.way}: {len(self.changes)} changes, {clicks} clicks, {failed} failed, over {gap:.1f} s at the most; "
            f"the longest change took {took:.1f} s"
        )


async def deploy(seed: int, way: str, times: int, tables: int, pause: float) -> Deployed:
    """Change the process `times` times while people play at `tables` tables; `pause` seconds pass between changes."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        database = folder / "tables.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(strict=False, clock=Clock()))
        screen = stack.enter_context(Screen(sandbox))

        def process(*arguments: str) -> BotProcess:
            bot = BotProcess(sandbox, database, arguments=arguments, environment={"TABLES_LIMITS": "no"})
            stack.push_async_callback(bot.stop)
            return bot

        bots = [process()]
        await bots[0].start()
        rolls = dice(seed, "deploy")
        seats = [Seat(sandbox, f"table-{each}", board_controls, rolls) for each in range(tables)]
        for number, seat in enumerate(seats):
            screen.add(seat)
            await seat.open("play", game=FOR_TWO[number % len(FOR_TWO)], opponent=sandbox.person("bob"))
        changes = []
        async with Players(seats) as players:
            for _ in range(times):
                await asyncio.sleep(pause)
                clicks, failed, began = players.done, len(players.failures), time.perf_counter()
                if way == "take-over":
                    bots.append(process("--take-over"))
                    await bots[-1].start(online=False)
                    await asyncio.wait_for(bots[-2].wait(), LIMIT)
                else:
                    await bots[-1].stop()
                    bots.append(process())
                    await bots[-1].start()
                took = time.perf_counter() - began
                await asyncio.sleep(pause)
                fresh = [each.at for each in players.failures[failed:]]
                gap = fresh[-1] - fresh[0] if fresh else 0.0
                changes.append(Change(took, players.done - clicks, len(fresh), gap))
        await sandbox.settle(0.3, limit=60)
        problems = [line for bot in bots for line in bot.problems]
        problems += [f"a process ended with {bot.returncode}" for bot in bots[:-1] if bot.returncode]
        if unshown := (await remains(database))[0]:
            problems.append(f"{unshown} tables are not shown as they stand")
        if way == "take-over" and players.failures:
            problems.append(f"clicks failed: {players.why()}")
        problems += [f"Discord refused: {each}" for each in sandbox.errors] if way == "take-over" else []
        return Deployed(way, changes, problems)


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Print what came of it; the exit status is 1 if a click failed during a take-over, or anything else did."""
    parser = argparse.ArgumentParser(prog="python -m bench deploy", description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how many changes of each kind (default: 5)")
    parser.add_argument("--tables", type=int, default=6, help="at how many tables people play (default: 6)")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between two changes (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="which random games (default: 1)")
    given = parser.parse_args(arguments)
    problems: list[str] = []
    for way in ("take-over", "stop and start"):
        done = asyncio.run(deploy(given.seed, way, given.times, given.tables, given.pause))
        say(str(done))
        problems += done.problems if way == "take-over" else []
    for each in problems:
        say(each)
    return 1 if problems else 0
