"""As much as one process can carry: tables that never pause, and tables opened in one moment, beside the bare bot."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from bench.bare_bot import COMMAND as BARE_COMMAND
from bench.clicks import WARMING, Side, beside
from bench.figures import Table, median, milliseconds, number, percentile, ratio
from bench.samples import dice
from bench.screen import Seat
from bench.start import peak_memory
from render.catalogue import FACES
from rules.catalogue import GAMES

THINKING = 10.0
"""Seconds between two clicks at a table that people really play at."""


class Plan(Struct, frozen=True):
    """`busy` tables that never pause, in `spells` of `seconds` each; `opened` tables opened in one moment.

    It begins `warming` seconds after the start.
    """

    busy: int
    spells: int
    seconds: float
    opened: int
    warming: float


FULL = Plan(busy=50, spells=3, seconds=10.0, opened=300, warming=WARMING)
QUICK = Plan(busy=3, spells=1, seconds=0.2, opened=4, warming=0.0)


@dataclass
class Carried:
    """What one bot did: clicks a second in each spell, seconds until each opened table was shown, bytes at the most.

    `doubled` are the clicks a second of two such processes together.

    `late` clicks were given up by Discord, as they were not acknowledged within its 3 s.
    """

    rates: list[float] = field(default_factory=list)
    doubled: list[float] = field(default_factory=list)
    late: int = 0
    shown: list[float] = field(default_factory=list)
    memory: float = 0.0


Open = Callable[[int], Awaitable[Seat]]
"""Opens a table; the number says which game it is."""


async def never_pausing(seats: Sequence[Seat], seconds: float, found: Carried) -> None:
    """Note the clicks a second where each table is clicked at as soon as it shows what came of the last click."""
    begun = time.perf_counter()

    async def table(seat: Seat) -> int:
        clicks = 0
        while time.perf_counter() - begun < seconds:
            if (await seat.click()).shown is None:
                # Somebody who reads that it failed looks what became of it before they press anything else.
                found.late += 1
                break
            clicks += 1
        return clicks

    clicks = await asyncio.gather(*map(table, seats))
    found.rates.append(sum(clicks) / (time.perf_counter() - begun))


async def opened_at_once(open_one: Open, count: int) -> list[float]:
    """Open `count` tables at the same moment. Returns the seconds until each shows its first board."""
    begun = time.perf_counter()

    async def one(place: int) -> float:
        await open_one(place)
        return time.perf_counter() - begun

    return await asyncio.gather(*map(one, range(count)))


async def carry(seed: int, plan: Plan) -> tuple[Carried, Carried]:
    """Ours and the bare bot, in turns. Raises RuntimeError when a bot logs an error or turns a click down."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        ours, bare = await beside(stack, folder, seed, dice(seed, "load"), plan.warming)
        games = [game for key, game in GAMES.items() if key in FACES]
        openers: list[tuple[Carried, Side, Open]] = [
            (Carried(), ours, lambda place: ours.play(games[place % len(games)])),
            (Carried(), bare, lambda _: bare.open(BARE_COMMAND)),
        ]
        seats = [[await open_one(place) for place in range(plan.busy)] for _, _, open_one in openers]
        for _ in range(plan.spells):
            for (found, bot, _), theirs in zip(openers, seats, strict=True):
                await never_pausing(theirs, plan.seconds, found)
                await bot.still()
        for found, bot, open_one in openers:
            found.shown += await opened_at_once(open_one, plan.opened)
            await bot.still()
            found.memory = peak_memory(bot.bot.pid or 0)
        return openers[0][0], openers[1][0]


async def carry_doubled(seed: int, plan: Plan, found: tuple[Carried, Carried]) -> None:
    """Note the clicks a second of two processes of each bot, with half of the tables each, on a local Discord each."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        pairs = []
        for number in range(2):
            (own := folder / str(number)).mkdir()
            pairs.append(await beside(stack, own, seed, dice(seed, "doubled", number), plan.warming * number))
        games = [game for key, game in GAMES.items() if key in FACES]
        seats = [
            [
                [await side.play(games[place % len(games)]) for place in range(plan.busy // 2)]
                if ours
                else [await side.open(BARE_COMMAND) for _ in range(plan.busy // 2)]
                for side, ours in zip(pair, (True, False), strict=True)
            ]
            for pair in pairs
        ]
        for _ in range(plan.spells):
            for index, carried in enumerate(found):
                parts = [Carried() for _ in pairs]
                await asyncio.gather(
                    *(
                        never_pausing(theirs[index], plan.seconds, part)
                        for theirs, part in zip(seats, parts, strict=True)
                    )
                )
                carried.doubled.append(sum(rate for part in parts for rate in part.rates))
                for pair in pairs:
                    await pair[index].still()


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a figure."""
    plan = QUICK if quick else FULL
    table = Table("load: as much as one process can carry", ("what", "ours", "bare", "ratio"))
    ours, bare = asyncio.run(carry(seed, plan))
    if not quick:
        asyncio.run(carry_doubled(seed, plan, (ours, bare)))
    table.add(
        f"clicks a second, {plan.busy} tables that never pause",
        number(median(ours.rates), 1),
        number(median(bare.rates), 1),
        ratio(median(ours.rates), median(bare.rates)),
    )
    if ours.doubled:
        table.add(
            f"the same, two processes with {plan.busy // 2} tables each",
            number(median(ours.doubled), 1),
            number(median(bare.doubled), 1),
            ratio(median(ours.doubled), median(bare.doubled)),
        )
    for name, value in (("half of them shown after, ms", 50), ("all of them shown after, ms", 100)):
        mine, theirs = percentile(ours.shown, value), percentile(bare.shown, value)
        what = f"{plan.opened} tables opened at once: {name}"
        table.add(what, milliseconds(mine), milliseconds(theirs), ratio(mine, theirs))
    table.add(
        "the most memory until then, MB",
        number(ours.memory / 1e6),
        number(bare.memory / 1e6),
        ratio(ours.memory, bare.memory),
    )
    carried = median(ours.rates) * THINKING
    table.notes += [
        f"at a click every {THINKING:.0f} s one process carries at the most {carried:,.0f} tables",
        f"clicks that were not acknowledged within 3 s: {ours.late + bare.late}",
        "the bots and the local Discord share this machine's cores; clicks a second: a higher ratio is better",
    ]
    return table
