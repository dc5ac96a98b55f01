"""Several processes share a bot's servers: `python -m bench shards [--processes N]`.

People play in every server. Each process is stopped and started again in turn, and nobody in another process's servers
notices. Told is what Discord saw of the processes, and whether anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import Struct

from bench.samples import FOR_TWO, dice
from bench.screen import Players, Screen, Seat, board_controls, remains
from bench.soak.evidence import Screen as Shown
from sandbox import BotProcess, Sandbox
from sandbox.wire.connection import shard_of
from sandbox.world.clock import Clock, usual_clock

LIMIT = 180.0
"""Seconds in which all shards are connected."""


class Plan(Struct, frozen=True):
    """How many processes share how many shards and servers; people play for `pause` seconds between two changes.

    Shards that connect must keep `window` seconds between them; it is 5 on Discord.
    """

    processes: int = 4
    shards: int = 8
    servers: int = 40
    pause: float = 4.0
    window: float = 5.0

    def held(self, process: int) -> list[int]:
        """The shards that a process holds."""
        return [each for each in range(self.shards) if each * self.processes // self.shards == process]


class Shared(Struct, frozen=True):
    """What came of it.

    Attributes:
        clicks: those that were answered.
        own_failed: those that failed at tables of a process that was just being restarted.
        others_failed: those that failed at tables of other processes.
        identified, too_early: how often a shard identified, and how often too early.
        registered: how often the commands were registered.
        left: how many servers are noted as left.
        problems: what else was wrong, in sentences.
        why: how often clicks failed for which reason, in words.
    """

    clicks: int
    own_failed: int
    others_failed: int
    identified: int
    too_early: int
    registered: int
    left: int
    problems: list[str]
    why: str = ""

    @property
    def good(self) -> bool:
        """Whether the processes have kept out of each other's way, and to Discord's limits."""
        return not (self.problems or self.others_failed or self.too_early or self.left) and self.registered == 1

    def __str__(self) -> str:
        return (
            f"{self.clicks} clicks; failed: {self.own_failed} at tables of the process that was being restarted, "
            f"{self.others_failed} at others ({self.why}); {self.identified} identifies, {self.too_early} too early; "
            f"commands registered {self.registered} times; {self.left} servers noted as left"
        )


def _servers(sandbox: Sandbox, plan: Plan) -> list[list[str]]:
    """Found servers, equally many of each shard; their names by shard."""
    found: list[list[str]] = [[] for _ in range(plan.shards)]
    each = plan.servers // plan.shards
    number = 0
    while any(len(names) < each for names in found):
        # The id of a server follows from the time at which it was founded.
        sandbox.clock.advance(0.001)
        name = f"server-{number}"
        number += 1
        sandbox.add_guild(name, "alice", "bob", channels=(f"hall-{number}",))
        names = found[shard_of(sandbox.world.guild(name).id, plan.shards)]
        if len(names) < each:
            names.append(name)
        else:
            sandbox.expel_bot(name)
    return found


async def _connected(sandbox: Sandbox, plan: Plan) -> None:
    async with asyncio.timeout(LIMIT):
        while sandbox.gateway.shards != [(each, plan.shards) for each in range(plan.shards)]:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def share(seed: int, plan: Plan) -> Shared:
    """Carry out the plan."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        database = folder / "tables.sqlite3"
        # Where shards need not wait for each other, as in tests, nobody else needs to: the clock may stand.
        clock = Clock() if plan.window else usual_clock()
        sandbox = await stack.enter_async_context(Sandbox(strict=False, clock=clock))
        sharding = sandbox.gateway.sharding
        sharding.window, sharding.needed = plan.window, plan.shards
        if not plan.window:
            sharding.max_concurrency = plan.shards
        by_shard = _servers(sandbox, plan)
        screen = stack.enter_context(Screen(sandbox))
        bots = []
        for process in range(plan.processes):
            held = ",".join(map(str, plan.held(process)))
            environment = {"TABLES_SHARD_COUNT": str(plan.shards), "TABLES_SHARD_IDS": held}
            environment |= {"TABLES_LIMITS": "no", "SANDBOX_CLOCK": ""}
            bots.append(BotProcess(sandbox, database, environment=environment))
            stack.push_async_callback(bots[-1].stop)
        await asyncio.gather(*(bot.start(online=False) for bot in bots))
        await _connected(sandbox, plan)
        rolls = dice(seed, "shards")
        seats: list[list[Seat]] = [[] for _ in bots]
        for process in range(plan.processes):
            for name in (name for shard in plan.held(process) for name in by_shard[shard]):
                seat = Seat(sandbox, f"table-{name}", board_controls, rolls, guild=name)
                screen.add(seat)
                seats[process].append(seat)
        every = [seat for own in seats for seat in own]
        for number, seat in enumerate(every):
            await seat.open("play", game=FOR_TWO[number % len(FOR_TWO)], opponent=sandbox.person("bob"))
        own_failed = others_failed = 0
        async with Players(every) as players:
            for bot, own in zip(bots, seats, strict=True):
                await asyncio.sleep(plan.pause)
                before, channels = len(players.failures), {seat.channel_id for seat in own}
                await bot.stop()
                await bot.start(online=False)
                await _connected(sandbox, plan)
                await asyncio.sleep(plan.pause)
                mine = [each.channel_id in channels for each in players.failures[before:]]
                own_failed, others_failed = own_failed + sum(mine), others_failed + len(mine) - sum(mine)
        await sandbox.settle(0.3, limit=60)
        problems = [line for bot in bots for line in bot.problems]
        unshown, left = await remains(database)
        if unshown:
            problems.append(f"{unshown} tables are not shown as they stand")
        problems += [line for seat in every for line in unplayable(sandbox, seat.channel_id)]
        asked = [each for each in sandbox.timeline if each.what == "REQUEST PUT" and each.id.endswith("/commands")]
        return Shared(
            clicks=players.done,
            own_failed=own_failed,
            others_failed=others_failed,
            identified=len(sharding.identified),
            too_early=len(sharding.too_early),
            registered=len(asked),
            left=left,
            problems=problems,
            why=players.why(),
        )


def unplayable(sandbox: Sandbox, channel_id: str) -> list[str]:
    """What is wrong with the messages of a channel that have controls, in sentences.

    One lobby or board is right. Results of finished games keep their buttons beside it, or alone.
    """
    live, results = list[str](), Counter[int]()
    for each in sandbox.messages(channel_id):
        shows = Shown(each.payload).shows
        if shows is not None and shows[0] == "end":
            results[shows[1]] += 1
        elif shows is not None:
            live.append(f"{each.id} {shows[0]} of table {shows[1]} {each.text[:60]!r}")
    found = [f"table {table} shows its result {times} times" for table, times in results.items() if times > 1]
    found += [f"not one message of a table has controls: {' // '.join(live)}"] if len(live) > 1 else []
    return found if live or results else ["nothing can be pressed"]


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Print what came of it; the exit status is 1 if the processes disturbed each other."""
    parser = argparse.ArgumentParser(prog="python -m bench shards", description=__doc__)
    parser.add_argument("--processes", type=int, default=4, help="how many processes (default: 4)")
    parser.add_argument("--shards", type=int, default=8, help="how many shards (default: 8)")
    parser.add_argument("--servers", type=int, default=40, help="how many servers (default: 40)")
    parser.add_argument("--seed", type=int, default=1, help="which random games (default: 1)")
    given = parser.parse_args(arguments)
    done = asyncio.run(share(given.seed, Plan(given.processes, given.shards, given.servers)))
    for line in (str(done), *done.problems):
        say(line)
    return 0 if done.good else 1
