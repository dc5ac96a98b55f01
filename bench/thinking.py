"""What players notice while computers think: clicks and stalls of the bot's event loop, and how long a move takes.

`measure`: at one table, while computers think at others. `measure_busy`: how long computers take for a move beside
processes that keep the processors busy. Each process is at its work all the time, as those of other programs on a
host's machine may be. A computer of the strongest level thinks about positions of every game, in a process of its own
as the bot has it think (`cogs/thinking/workers.py`).
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from bench.clicks import WARMING, Side
from bench.figures import Table, median, milliseconds, number, percentile, ratio
from bench.samples import a_ply, dice
from bench.screen import Click, Screen, Seat, board_controls
from bench.start import peak_memory
from cogs.thinking.workers import ThoughtError, Workers
from opponents.skill import Level
from opponents.worker import Question
from rules.catalogue import GAMES
from rules.core import Choice, Over
from rules.game import Game
from rules.record import Record
from sandbox import BotProcess, Sandbox

PART = 40.0
"""By how much the budgets of thoughts are multiplied, so that eight tables think all the time."""


BESIDE = (0, 2, 10)
"""The numbers of busy processes."""

MOVES, QUICK_MOVES = 4, 1
"""How many positions of each game are thought about."""

QUICK_PART = 0.05
"""With how much of its budget, where figures mean little."""

PLIES = (10, 60)
"""After how many plies of random games the positions come, at least and about at most."""

PROMISE = 15.0
"""Seconds within which a computer is to move."""

WORK = "import sys, time\nend = time.monotonic() + float(sys.argv[1])\nwhile time.monotonic() < end: pass"
"""What a busy process does. It ends by itself, should nobody end it."""

LONGEST = 900.0
"""Seconds after which it does."""


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


@dataclass
class Moves:
    """What was measured beside one number of busy processes.

    Attributes:
        seconds (list of float): how long each move took.
        cut (int): of how many of them time cut the search.
        failed (int): how many processes did not answer in time, so that any legal move was played.
    """

    seconds: list[float] = field(default_factory=list)
    cut: int = 0
    failed: int = 0


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep this number of processes busy while the block runs, each in a session of its own, as services are."""
    started = list[subprocess.Popen[bytes]]()
    for _ in range(processes):
        command = [sys.executable, "-c", WORK, str(LONGEST)]
        started.append(subprocess.Popen(command, start_new_session=True))  # noqa: S603 - fixed words
    try:
        yield
    finally:
        for each in started:
            each.kill()
            each.wait()


def question(game: Game, seed: int, number: int, part: float) -> Question:
    """A question for a move in a random game, with a part of the budget of the strongest level."""
    rolls = dice(seed, "busy", game.key, number)
    while True:
        position, plies = game.new(game.seats[0]), list[str]()
        least = rolls.randint(*PLIES)
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Choice) and len(turn.plies) > 1 and len(plies) >= least:
                record = Record(game, position.seats, game.settle({}), tuple(plies))
                return Question(str(record), turn.seat, f"{seed} {number}", Level.HARD.value, part)
            ply = a_ply(turn, rolls)
            plies.append(str(ply))
            position = position.play(ply)


async def moved(questions: list[Question]) -> Moves:
    """Ask one question after the other, each round in a process that starts with it: its start counts too."""
    found = Moves()
    for first in range(0, len(questions), len(GAMES)):
        workers = Workers(1)
        try:
            for each in questions[first : first + len(GAMES)]:
                began = time.monotonic()
                try:
                    found.cut += (await workers.think(each)).cut
                except ThoughtError:
                    found.failed += 1
                found.seconds.append(time.monotonic() - began)
        finally:
            await workers.close()
    return found


def measure_busy(seed: int, *, quick: bool = False) -> Table:
    """A row for each number of busy processes."""
    table = Table(
        "busy: moves of computers beside processes that are busy all the time",
        ("busy processes", "moves", "median s", "longest s", "cut by time", "any legal move", f"above {PROMISE:g} s"),
    )
    rounds, part = (QUICK_MOVES, QUICK_PART) if quick else (MOVES, 1.0)
    questions = [question(game, seed, number, part) for number in range(rounds) for game in GAMES.values()]
    for processes in BESIDE[:2] if quick else BESIDE:
        with busy(processes):
            found = asyncio.run(moved(questions))
        table.add(
            str(processes),
            str(len(found.seconds)),
            number(median(found.seconds), 1),
            number(max(found.seconds), 1),
            str(found.cut),
            str(found.failed),
            str(sum(each > PROMISE for each in found.seconds)),
        )
    table.notes.append(f"the same positions in each row; a computer is to move within {PROMISE:g} s in any case")
    return table
