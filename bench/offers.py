"""What standing offers cost: a look at what is due, and each step of /find, with few and with ten thousand of them."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.figures import Table, median, milliseconds, percentile, ratio
from bench.samples import dice
from bench.start import MEMORY_FOLDER
from data.sqlite.store import SqliteStore
from sessions.log import Person
from sessions.state.clock import DAY
from sessions.tables import Tables
from sessions.tables.offers import ANY, OfferRow, offered_games

FEW, MANY, QUICK_MANY = 10, 10_000, 200
"""How many offers stand, and how many people want to be notified of offers."""

IN_A_SERVER = 50
"""The number of them in one server."""

FIRST = 1_000
"""The id of the first server."""

TIMES, QUICK_TIMES = 200, 5
"""The number of measurements of each step, in a full and in a quick run."""

SEEKER = Person(7, "Somebody")


def _offer(tables: Tables, user_id: int, guild_id: int, game: str, clock: str) -> OfferRow:
    now = tables.now()
    return OfferRow(guild_id, user_id, game, clock, ANY, guild_id, 0, "Ann", "en", False, "9", now, now + DAY)


async def _fill(tables: Tables, count: int) -> None:
    """Store `count` offers of which no two fit each other, and as many people who want to be notified of offers."""
    games, clocks = [*offered_games()], ("1h", "12h", "1d", "3d")
    for number in range(count):
        guild_id = FIRST + number // IN_A_SERVER
        offer = _offer(tables, 10_000 + number, guild_id, games[number % len(games)], clocks[number % len(clocks)])
        await tables.store.make_offer(offer, 1)
        await tables.store.change_watches(guild_id, 10_000 + number, [ANY])


async def _taken(step: Callable[[], Awaitable[object]], times: int) -> list[float]:
    """Repeat a step `times` times. Returns the seconds of each repetition."""
    found = []
    gc.collect()
    for _ in range(times):
        begun = time.perf_counter()
        await step()
        found.append(time.perf_counter() - begun)
    return found


async def run(count: int, times: int, seed: int) -> dict[str, list[float]]:
    """Seconds by step, with `count` offers. The seed decides which server is asked about."""
    with tempfile.TemporaryDirectory(dir=MEMORY_FOLDER if MEMORY_FOLDER.is_dir() else None) as folder:
        path = Path(folder) / "tables.sqlite3"
        store = await SqliteStore.open(path)
        await _fill(Tables(store), count)
        await store.close()
        found = {}
        guild_id = FIRST + dice(seed, "server").randrange(-(-count // IN_A_SERVER))
        begun = time.perf_counter()
        store = await SqliteStore.open(path)
        found["opening the database"] = [time.perf_counter() - begun]
        try:
            offers = Tables(store).offers
            mine = _offer(Tables(store), SEEKER.user_id, guild_id, next(iter(offered_games())), "1w")
            steps: dict[str, Callable[[], Awaitable[object]]] = {
                "a look at what is due": offers.to_look_at,
                "make an offer": lambda: offers.make(mine),
                "look for a match": lambda: offers.pairs(mine),
                "whom to tell": lambda: offers.to_tell(mine),
                "list a server's offers": lambda: offers.standing(guild_id),
                "withdraw": lambda: offers.withdraw(guild_id, SEEKER.user_id),
            }
            for name, step in steps.items():
                found[name] = await _taken(step, times)
        finally:
            await store.close()
    return found


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a step: with few offers, and with many."""
    many, times = (QUICK_MANY, QUICK_TIMES) if quick else (MANY, TIMES)
    few, much = asyncio.run(run(FEW, times, seed)), asyncio.run(run(many, times, seed))
    table = Table(
        f"offers: with {FEW} and with {many:,} standing offers, {IN_A_SERVER} in a server",
        ("step", "n", f"ms of {FEW}", f"ms of {many:,}", "ms most", "many beside few"),
    )
    for name, values in much.items():
        table.add(
            name,
            str(len(values)),
            milliseconds(median(few[name])),
            milliseconds(median(values)),
            milliseconds(percentile(values, 100)),
            ratio(median(values), median(few[name])),
        )
    table.notes.append(f"the server that is asked about has {min(FEW, IN_A_SERVER)} and {IN_A_SERVER} offers")
    return table
