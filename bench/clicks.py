"""From a click to the board that shows it: the real bot beside a bare one, at one table and at fifty."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.bare_bot import COMMAND as BARE_COMMAND
from bench.figures import Table, median, milliseconds, percentile, ratio
from bench.pictures import typical
from bench.samples import dice
from bench.screen import Click, Reader, Screen, Seat, bare_controls, board_controls
from render.catalogue import FACES
from rules.catalogue import GAMES
from rules.game import Game
from sandbox import BotProcess, Sandbox

WARMING = 60.0
"""Seconds after its start in which a process draws ahead what all games need; the first minute is another matter."""

QUIET = 0.1
"""Seconds without any event after which a bot is taken to have finished with a click."""


class Plan(Struct, frozen=True):
    """How much is clicked.

    `alone` clicks at one table, one by one; `rounds` clicks at each of `tables` tables in the same moment; and
    `spells` of play at all of them, of `seconds` each, with `thinking` seconds between a table's clicks on average.
    It begins `warming` seconds after the start.
    """

    alone: int
    tables: int
    rounds: int
    spells: int
    seconds: float
    thinking: float
    warming: float


FULL = Plan(alone=120, tables=50, rounds=6, spells=3, seconds=15.0, thinking=10.0, warming=WARMING)
QUICK = Plan(alone=6, tables=4, rounds=1, spells=1, seconds=2.0, thinking=1.0, warming=0.0)


def bare_process(sandbox: Sandbox, picture: Path, **environment: str) -> BotProcess:
    """The bare bot, to be started, with the PNG at `picture` ready-made."""
    command = [sys.executable, "-m", "bench.bare_bot"]
    return BotProcess(sandbox, "none", command=command, environment={"BARE_PICTURE": str(picture), **environment})


class Side:
    """One bot in a process of its own, on a local Discord of its own."""

    def __init__(self, sandbox: Sandbox, screen: Screen, bot: BotProcess, read: Reader, rolls: random.Random) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self._screen = screen
        self._read = read
        self._rolls = rolls
        self._names = itertools.count(1)

    async def open(self, command: str, **options: Any) -> Seat:
        """A table in a channel of its own, opened by a command."""
        seat = Seat(self.sandbox, f"table-{next(self._names)}", self._read, self._rolls)
        self._screen.add(seat)
        await seat.open(command, **options)
        return seat

    async def play(self, game: Game) -> Seat:
        """A running game for as few people as it takes."""
        people = [self.sandbox.person(name) for name in ("bob", "carol", "dave", "eve")[: game.seats[0] - 1]]
        names = ["opponent", *(f"opponent{number}" for number in range(2, len(people) + 1))]
        return await self.open("play", game=game.key, **dict(zip(names, people, strict=False)))

    async def still(self) -> None:
        """Wait until nothing goes on any more. Raises RuntimeError when the bot has ended or logged an error."""
        await self.sandbox.settle(QUIET, limit=120.0)
        if not self.bot.running or self.bot.problems:
            last = "\n".join([*self.bot.problems[:3], "…", *list(self.bot.lines)[-5:]])
            raise RuntimeError(f"the bot failed (exit status {self.bot.returncode}):\n{last}")


@dataclass
class Heat:
    """The clicks of one kind of load, at the real bot and at the bare one."""

    name: str
    ours: list[Click] = field(default_factory=list)
    bare: list[Click] = field(default_factory=list)


async def alone(ours: tuple[Side, Seat], bare: tuple[Side, Seat], heat: Heat, clicks: int) -> None:
    """One click after the other, ours and the bare one's in turns, each when the one before is quite done."""
    for _ in range(clicks):
        for (side, seat), found in ((ours, heat.ours), (bare, heat.bare)):
            await seat.ready()
            found.append(await seat.click())
            # A new board is shown before the old one has lost its controls: that too must be done.
            await side.still()


async def at_once(side: Side, seats: Sequence[Seat], found: list[Click]) -> None:
    """A click at every table in the same moment."""
    for seat in seats:
        await seat.ready()
    await side.still()
    found += await asyncio.gather(*(seat.click() for seat in seats))
    await side.still()


async def in_play(side: Side, seats: Sequence[Seat], found: list[Click], plan: Plan, rolls: random.Random) -> None:
    """Clicks at every table for a while, each table in its own time."""
    end = time.perf_counter() + plan.seconds

    async def table(seat: Seat) -> None:
        await asyncio.sleep(rolls.uniform(0, plan.thinking))
        while time.perf_counter() < end:
            found.append(await seat.click())
            await asyncio.sleep(plan.thinking * rolls.uniform(0.5, 1.5))

    await asyncio.gather(*map(table, seats))
    await side.still()


def unlimited(sandbox: Sandbox, database: Path) -> BotProcess:
    """Our bot, which lets one person open as many tables at once as are to be clicked at."""
    return BotProcess(sandbox, database, environment={"TABLES_LIMITS": "no"})


async def started(
    stack: AsyncExitStack, make: Callable[[Sandbox], BotProcess], read: Reader, rolls: random.Random
) -> Side:
    """A bot on a local Discord of its own, which runs until `stack` ends."""
    # A click that comes too late is counted, and is no reason to stop.
    sandbox = await stack.enter_async_context(Sandbox(strict=False))
    screen = stack.enter_context(Screen(sandbox))
    bot = make(sandbox)
    stack.push_async_callback(bot.stop)
    await bot.start()
    return Side(sandbox, screen, bot, read, rolls)


async def beside(
    stack: AsyncExitStack, folder: Path, seed: int, rolls: random.Random, warming: float
) -> tuple[Side, Side]:
    """Our bot and the bare one, each on a local Discord of its own, `warming` seconds after their start.

    They run until `stack` ends, with their files in `folder`.
    """
    # While a click is timed, the local Discord must not stand still for a tenth of a second to look for garbage.
    gc.disable()
    stack.callback(gc.enable)
    picture = folder / "ready.png"
    picture.write_bytes(typical(seed))

    ours = await started(stack, lambda sandbox: unlimited(sandbox, folder / "tables.sqlite3"), board_controls, rolls)
    bare = await started(stack, lambda sandbox: bare_process(sandbox, picture), bare_controls, rolls)
    await asyncio.sleep(warming)
    return ours, bare


async def heats(seed: int, plan: Plan) -> list[Heat]:
    """Every load, one after the other. Raises RuntimeError when a bot logs an error or turns a click down."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        rolls = dice(seed, "clicks")
        ours, bare = await beside(stack, folder, seed, rolls, plan.warming)
        games = [game for key, game in GAMES.items() if key in FACES]
        found = []
        first_bare = await bare.open(BARE_COMMAND)
        for game in games:
            heat = Heat(f"{game.key}, 1 table")
            await alone((ours, await ours.play(game)), (bare, first_bare), heat, plan.alone)
            found.append(heat)
            gc.collect()

        our_seats = [await ours.play(games[number % len(games)]) for number in range(plan.tables)]
        bare_seats = [await bare.open(BARE_COMMAND) for _ in range(plan.tables)]
        playing = Heat(f"all games, {plan.tables} tables in play")
        for _ in range(plan.spells):
            await in_play(ours, our_seats, playing.ours, plan, rolls)
            await in_play(bare, bare_seats, playing.bare, plan, rolls)
        burst = Heat(f"all games, {plan.tables} tables at once")
        for _ in range(plan.rounds):
            await at_once(ours, our_seats, burst.ours)
            await at_once(bare, bare_seats, burst.bare)
        return [*found, playing, burst]


def rows(heat: Heat) -> Iterator[tuple[str, ...]]:
    """A heat as cells: all clicks, then those whose message was edited and those that brought a new one."""
    kinds: list[tuple[str, Callable[[Click], bool]]] = [
        (heat.name, lambda _: True),
        ("    edited", lambda click: click.kind == "edited"),
        ("    new message", lambda click: click.kind == "posted"),
    ]
    theirs = [click.shown for click in heat.bare if click.shown is not None]
    for name, fits in kinds:
        clicks = [click for click in heat.ours if fits(click)]
        taken = [click.acknowledged for click in clicks if click.acknowledged is not None]
        shown = [click.shown for click in clicks if click.shown is not None]
        yield (
            name,
            str(len(clicks)),
            milliseconds(median(taken)),
            milliseconds(percentile(taken, 99)),
            milliseconds(median(shown)),
            milliseconds(percentile(shown, 99)),
            milliseconds(median(theirs)),
            milliseconds(percentile(theirs, 99)),
            ratio(median(shown), median(theirs)),
            ratio(percentile(shown, 99), percentile(theirs, 99)),
        )


def measure(seed: int, *, quick: bool = False) -> Table:
    """Three rows a load."""
    plan = QUICK if quick else FULL
    table = Table(
        "clicks: from a click to the acknowledgement, and to the message that shows what came of it",
        ("load", "clicks", "ack ms", "ack p99", "shown ms", "shown p99", "bare ms", "bare p99", "ratio", "ratio p99"),
    )
    found = asyncio.run(heats(seed, plan))
    for heat in found:
        for row in rows(heat):
            table.add(*row)
    late = sum(click.shown is None for heat in found for click in [*heat.ours, *heat.bare])
    table.notes += [
        f"in play: at each table a click every {plan.thinking:.0f} s on average; at once: at every table in one moment",
        "the bots and the local Discord share this machine's cores; a lower ratio is better",
        f"clicks that were not acknowledged within 3 s: {late}",
    ]
    return table
