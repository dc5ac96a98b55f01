"""What players at one table notice while computers think at others: clicks, and stalls of the bot's event loop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from bench.clicks import WARMING, Side
from bench.figures import Table, median, milliseconds, number, percentile, ratio
from bench.samples import dice
from bench.screen import Click, Screen, Seat, board_controls
from bench.start import peak_memory
from rules.catalogue import GAMES
from rules.game import Game
from sandbox import BotProcess, Sandbox

PART = 40.0
"""By how much the budgets of thoughts are multiplied, so that eight tables think all the time."""


class Plan(Struct, frozen=True):
    """`spells` of `clicks` clicks each at one table, with `tables` others at which computers think, and without.

    It begins `warming` seconds after the start, and is repeated with each number of `processes` that think.
    """

    spells: int
    clicks: int
    tables: int
    processes: tuple[int, ...]
    warming: float


FULL = Plan(spells=4, clicks=20, tables=8, processes=(1, 8), warming=WARMING)
QUICK = Plan(spells=1, clicks=2, tables=2, processes=(1,), warming=0.0)


@dataclass
class Spell:
    """The clicks at a table, and how late the event loop was meanwhile, in seconds, each time that it was."""

    clicks: list[Click] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)

    @property
    def shown(self) -> list[float]:
        """The seconds until each click was shown, of those that were in time."""
        return [click.shown for click in self.clicks if click.shown is not None]


@dataclass
class Found:
    """What was measured with one number of processes: without thoughts and with them; `memory` is in bytes."""

    processes: int
    quiet: Spell = field(default_factory=Spell)
    thinking: Spell = field(default_factory=Spell)
    tables: int = 0
    """At how many tables computers still thought at the end."""
    memory: float = 0.0
    """The most memory of all processes that think."""


async def has_computer_think(side: Side, channel: str, game: Game) -> None:
    """Open a table against the strongest computer, and move until the computer is to."""
    sandbox = side.sandbox
    sandbox.add_channel(channel)
    alice = sandbox.person("alice", channel)
    await alice.slash("play", game=game.key, against="hard", wait=False)
    await side.still()
    while not thinks(sandbox, channel):
        board = next(each for each in reversed(sandbox.messages(channel)) if board_controls(each.payload, alice.id))
        control = board_controls(board.payload, alice.id)[0]
        values = None if control.value is None else [control.value]
        await alice.press(board, control.custom_id, values, wait=False)
        await side.still()


def thinks(sandbox: Sandbox, channel: str) -> bool:
    """Whether a computer is to move in a channel."""
    return any(" is thinking…" in message.text for message in sandbox.messages(channel))


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for file in found for each in file.read_text(encoding="ascii").split()]


def stalls(file: Path, begun: float, ended: float) -> list[float]:
    """How late the event loop was in a span of the monotonic clock, each time that it was."""
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()]
    return [float(late) for seen, late in lines if begun <= float(seen) <= ended]


async def clicked(side: Side, seat: Seat, clicks: int, watched: Path, spell: Spell) -> None:
    """Click at a table, one click after the other is quite done."""
    begun = time.monotonic()
    for _ in range(clicks):
        await seat.ready()
        spell.clicks.append(await seat.click())
        await side.still()
    spell.stalls += stalls(watched, begun, time.monotonic())


async def measured(seed: int, plan: Plan, processes: int) -> Found:
    """Clicks while computers think and while they are held, in turns. Raises RuntimeError when the bot fails."""
    async with AsyncExitStack() as stack:
        gc.disable()
        stack.callback(gc.enable)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        watched = folder / "stalls"
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        screen = stack.enter_context(Screen(sandbox))
        settings = {"TABLES_LIMITS": "no", "TABLES_THINK_PROCESSES": str(processes)}
        settings |= {"BENCH_STALLS": str(watched), "BENCH_PART": str(PART)}
        bot = BotProcess(sandbox, folder / "tables.sqlite3", module="bench.watched_bot", environment=settings)
        stack.push_async_callback(bot.stop)
        await bot.start()
        side = Side(sandbox, screen, bot, board_controls, dice(seed, "thinking"))
        await asyncio.sleep(plan.warming)
        for_two = [game for game in GAMES.values() if game.seats[0] == 2]
        seat = await side.play(for_two[0])
        channels = [f"thinking-{number}" for number in range(plan.tables)]
        for number, channel in enumerate(channels):
            await has_computer_think(side, channel, for_two[number % len(for_two)])
        found = Found(processes)
        workers = children(bot.pid or 0)
        for _ in range(plan.spells):
            _send(workers, signal.SIGSTOP)
            await clicked(side, seat, plan.clicks, watched, found.quiet)
            _send(workers, signal.SIGCONT)
            await clicked(side, seat, plan.clicks, watched, found.thinking)
        found.tables = sum(thinks(sandbox, channel) for channel in channels)
        found.memory = sum(map(peak_memory, workers))
        return found


def _send(workers: Sequence[int], what: signal.Signals) -> None:
    for pid in workers:
        os.kill(pid, what)


def measure(seed: int, *, quick: bool = False) -> Table:
    """Two rows for each number of processes."""
    plan = QUICK if quick else FULL
    table = Table(
        f"thinking: clicks at one table while computers think at {plan.tables} others",
        ("what", "clicks", "shown ms", "shown p99", "ratio", "stall p99 ms", "longest stall ms", "pool MB"),
    )
    for processes in plan.processes:
        found = asyncio.run(measured(seed, plan, processes))
        peer = median(found.quiet.shown)
        for name, spell in (("held", found.quiet), ("thinking", found.thinking)):
            table.add(
                f"{processes} process{'es' * (processes > 1)}, {name}",
                str(len(spell.clicks)),
                milliseconds(median(spell.shown)),
                milliseconds(percentile(spell.shown, 99)),
                ratio(median(spell.shown), peer),
                milliseconds(percentile(spell.stalls, 99)),
                milliseconds(max(spell.stalls, default=0.0)),
                number(found.memory / 1e6) if spell is found.thinking else "",
            )
        table.notes.append(f"{processes}: at the end computers still thought at {found.tables} tables")
    table.notes += [
        "the bot, those that think and the local Discord share this machine's cores; a lower ratio is better",
        "a stall: how much later than asked for the bot's event loop came back; only those above 5 ms are counted",
    ]
    return table
