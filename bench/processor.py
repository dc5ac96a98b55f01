"""The processor time of a click: our bot, a usual bot (`usual_bot.py`) and the bare bot, each clicked in turns.

A busy machine makes a click take longer, and hardly changes how much processor time it uses.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from bench.bare_bot import COMMAND as BARE_COMMAND
from bench.clicks import WARMING, Side, beside, started
from bench.figures import Table, median, milliseconds, processor_time, ratio
from bench.pictures import rasteriser
from bench.samples import dice
from bench.screen import Seat, one_button
from render.catalogue import FACES
from rules.catalogue import GAMES
from sandbox import BotProcess, Sandbox


class Plan(Struct, frozen=True):
    """`clicks` at one table of each game and of each peer, beginning `warming` seconds after the start.

    Then `tables` are opened in one moment, and `rounds` times each of them is clicked at in one moment.
    """

    clicks: int
    warming: float
    tables: int
    rounds: int


FULL = Plan(clicks=60, warming=WARMING, tables=50, rounds=4)
QUICK = Plan(clicks=2, warming=0.0, tables=4, rounds=1)


@dataclass
class Spent:
    """What the clicks at one bot took, in seconds: of the processor, and until the result was shown."""

    processor: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)


Found = dict[str, tuple[Spent, Spent, Spent]]
"""By the row's name: our bot, the usual one (empty where it cannot run, and of tables at once), the bare one."""


def usual_process(sandbox: Sandbox, database: Path) -> BotProcess:
    """The usual bot, to be started, with its database at `database`."""
    command = [sys.executable, "-m", "bench.usual_bot"]
    return BotProcess(sandbox, "none", command=command, environment={"USUAL_DATABASE": str(database)})


async def one_click(side: Side, seat: Seat, spent: Spent) -> None:
    """Click once, and note what the bot's process used until nothing was left to do."""
    await seat.ready()
    await side.still()
    pid = side.bot.pid or 0
    before = processor_time(pid)
    click = await seat.click()
    await side.still()
    spent.processor.append(processor_time(pid) - before)
    if click.shown is not None:
        spent.shown.append(click.shown)


async def at_once(side: Side, open_one: Callable[[int], Awaitable[Seat]], plan: Plan) -> tuple[Spent, Spent]:
    """Open tables in one moment and click at all of them in one moment: what each table took of the processor."""
    opened, clicked, pid = Spent(), Spent(), side.bot.pid or 0
    before = processor_time(pid)
    seats = await asyncio.gather(*map(open_one, range(plan.tables)))
    await side.still()
    opened.processor.append((processor_time(pid) - before) / plan.tables)
    for _ in range(plan.rounds):
        for seat in seats:
            await seat.ready()
        await side.still()
        before = processor_time(pid)
        clicks = await asyncio.gather(*(seat.click() for seat in seats))
        await side.still()
        clicked.processor.append((processor_time(pid) - before) / plan.tables)
        clicked.shown += [click.shown for click in clicks if click.shown is not None]
    return opened, clicked


async def spend(seed: int, plan: Plan, *, usual: bool) -> Found:
    """Click at each game, the three bots in turns. Raises RuntimeError when a bot logs an error."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        rolls = dice(seed, "processor")
        ours, bare = await beside(stack, folder, seed, rolls, plan.warming)
        found: Found = {key: (Spent(), Spent(), Spent()) for key in GAMES if key in FACES}
        peers = [(2, bare, await bare.open(BARE_COMMAND))]
        if usual:
            from bench.usual_bot import BUTTON, COMMAND  # without the library cairo it cannot be imported

            database = folder / "chess.sqlite3"
            chess = await started(stack, lambda sandbox: usual_process(sandbox, database), one_button(BUTTON), rolls)
            peers.append((1, chess, await chess.open(COMMAND)))
        for key, spent in found.items():
            seat = await ours.play(GAMES[key])
            for _ in range(plan.clicks):
                for place, side, at in ((0, ours, seat), *peers):
                    await one_click(side, at, spent[place])
        games = [GAMES[key] for key in found]
        mine = await at_once(ours, lambda place: ours.play(games[place % len(games)]), plan)
        theirs = await at_once(bare, lambda _: bare.open(BARE_COMMAND), plan)
        for name, own, other in zip(("opened", "clicked"), mine, theirs, strict=True):
            found[f"{plan.tables} tables {name} in one moment"] = own, Spent(), other
        return found


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a game, and one for each kind of many tables at once."""
    lacking = rasteriser()[1]
    found = asyncio.run(spend(seed, QUICK if quick else FULL, usual=not lacking))
    names = ("ours", "usual", "bare")
    table = Table(
        "processor: the processor time of a click, of all threads, until nothing is left to do",
        ("what", "n", *(f"{name} ms" for name in names), "to usual", "to bare", *(f"{name} shown" for name in names)),
    )
    for key, spent in found.items():
        used = [median(each.processor) for each in spent]
        shown = [median(each.shown) for each in spent]
        table.add(
            key,
            str(len(spent[0].processor)),
            *map(milliseconds, used),
            *(ratio(used[0], peer) for peer in used[1:]),
            *map(milliseconds, shown),
        )
    table.notes.append(
        "medians; ours, usual and bare in turns, click by click; in one moment: for each table; a lower ratio is better"
    )
    table.notes.append(
        "shown: milliseconds from the click until the result is shown, which other work on the machine lengthens"
    )
    if lacking:
        table.notes.append(lacking)
    return table
