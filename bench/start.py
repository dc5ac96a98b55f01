"""Start-up with 10,000 stored games beside an empty database and a bare bot: time until online, and peak memory."""

from __future__ import annotations

import asyncio
import gc
import math
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.clicks import bare_process
from bench.figures import Table, median, milliseconds, number, percentile, ratio
from bench.pictures import typical
from bench.samples import BEGUN, dice, whole_game
from data.rows import Change, FollowRow, MessageRow, NewEntry, NewSession, SessionRow
from data.sqlite.store import SqliteStore
from data.store import Store
from rules.catalogue import GAMES
from sandbox import BotProcess, Sandbox
from sessions.log import Started, read
from sessions.state.clock import DAY
from sessions.tables import Tables

STORED, QUICK_STORED = 10_000, 40
STARTS, QUICK_STARTS = 7, 1
LOADED, QUICK_LOADED = 200, 10
PATTERNS = 60
"""The number of different games that are stored over and over: the store cannot tell, and drawing more takes long."""

MEMORY_FOLDER = Path("/dev/shm")  # noqa: S108 - only the bench's own temporary folder is made in it
"""A folder in memory where there is one. Ten thousand games go through the store as the bot would write them, and
each of the 30,000 transactions waits for the disk."""


def _base() -> Path | None:
    return MEMORY_FOLDER if MEMORY_FOLDER.is_dir() else None


@dataclass
class Starts:
    """The starts of one bot with one database: seconds until online, and bytes at the most."""

    name: str
    seconds: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


async def fill(path: Path, count: int, seed: int) -> int:
    """Store `count` running games, each in its own channel, shown as far as they are played; returns their plies."""
    rolls = dice(seed, "stored")
    games = list(GAMES.values())
    patterns = [whole_game(games[place % len(games)], rolls) for place in range(min(PATTERNS, count))]
    store = await SqliteStore.open(path)
    plies = 0
    try:
        for place in range(count):
            row = patterns[place % len(patterns)]
            plies += await _store(store, row, 1_000_000 + place, rolls.randint(1, row.version - BEGUN - 1))
    finally:
        await store.close()
    return plies


async def _store(store: Store, row: SessionRow, channel_id: int, length: int) -> int:
    new = NewSession(row.game, row.rules_version, row.guild_id, channel_id, row.secret, exclusive=row.exclusive)
    entries = tuple(NewEntry(each.kind, each.facts) for each in row.entries[: BEGUN + length])
    begun = read(entries[BEGUN - 1].kind, entries[BEGUN - 1].facts)
    assert isinstance(begun, Started), "a game's log begins so"
    people = begun.order
    session_id = (await store.create(new, Change(entries[:1], "lobby", people))).id
    # Each has a deadline, all a second apart: what is due is looked for among them.
    due = int(time.time()) + DAY + session_id
    await store.append(session_id, 1, Change(entries[1:], "running", people, due=due))
    await store.note_post(session_id, MessageRow(2_000_000 + session_id, channel_id, "board", len(entries)))
    # Each game has a follower, each of whom gets a digest, and each server of its own has lists.
    follower, guild_id = 5_000_000 + session_id, 6_000_000 + session_id
    await store.follow(FollowRow(follower, session_id, row.guild_id, "turns", len(entries)), 1, 1)
    await store.change_digest(follower, {"digest": "8"}, due)
    await store.change_server_settings(guild_id, {"games_channel": str(guild_id)})
    if (listed := await store.take_standing(guild_id, "games")) is not None:
        await store.note_standing(listed, guild_id, 7_000_000 + session_id, "shown")
    return length


async def loads(path: Path, count: int, stored: int, seed: int) -> list[float]:
    """Seconds that each of `count` stored games takes that is loaded for the first time since the start."""
    store = await SqliteStore.open(path)
    taken = []
    # What this process did before leaves much to be collected, and the pause would count as a load.
    gc.collect()
    try:
        tables = Tables(store)
        for session_id in dice(seed, "loaded").sample(range(1, stored + 1), min(count, stored)):
            begun = time.perf_counter()
            await tables.load(session_id)
            taken.append(time.perf_counter() - begun)
    finally:
        await store.close()
    return taken


async def looks(path: Path, count: int) -> list[float]:
    """Seconds that each of `count` looks at what is due takes, where nothing is."""
    store = await SqliteStore.open(path)
    taken = []
    gc.collect()
    try:
        scheduler = Tables(store).scheduler
        for _ in range(count):
            begun = time.perf_counter()
            absence = await scheduler.heartbeat()
            found = [each async for each in scheduler.do_due(absence)]
            taken.append(time.perf_counter() - begun)
            assert not found, "nothing is due yet"
    finally:
        await store.close()
    return taken


async def news(path: Path, count: int) -> list[float]:
    """Seconds that each of `count` looks for followers, lists, results and digests takes, where nothing is due."""
    store = await SqliteStore.open(path)
    taken = []
    gc.collect()
    try:
        tables = Tables(store)
        for _ in range(count):
            begun = time.perf_counter()
            found = (
                await tables.news.follows_due(),
                await tables.standing.due(),
                await tables.news.results_due(),
                await tables.news.digests_due(),
            )
            taken.append(time.perf_counter() - begun)
            assert not any(found), "nothing is due yet"
    finally:
        await store.close()
    return taken


def peak_memory(pid: int) -> float:
    """The most bytes of memory that a process has had; NaN where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return math.nan
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024.0


async def start(make: Callable[[], BotProcess], sandbox: Sandbox, found: Starts | None) -> None:
    """Start a bot, note how long it took until it was online and the memory it had, and end it."""
    bot = make()
    begun = time.perf_counter()
    await bot.start()
    seconds = time.perf_counter() - begun
    await sandbox.settle(0.1, limit=60.0)
    memory = peak_memory(bot.pid or 0)
    await bot.stop()
    if bot.problems:
        raise RuntimeError(f"the bot logged errors: {bot.problems[:3]}")
    if found:
        found.seconds.append(seconds)
        found.memory.append(memory)


async def run(
    seed: int, stored: int, starts: int, loaded: int = LOADED, *, quick: bool = False
) -> tuple[list[Starts], list[float], list[float], list[float], int, int]:
    """The starts, the first loads, two kinds of looks at what is due, how many plies are stored, the file's bytes.

    Loads and looks are `loaded` of each. A `quick` run compiles no modules of its own, and counts the first start.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=_base())))
        full, empty, picture = folder / "full.sqlite3", folder / "empty.sqlite3", folder / "ready.png"
        picture.write_bytes(typical(seed))
        plies = await fill(full, stored, seed)
        sandbox = await stack.enter_async_context(Sandbox())
        # Modules are compiled once, as on a host's machine, whatever this shell says; discord.py's were by pip.
        compiled = {} if quick else {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        sides: list[tuple[Starts, Callable[[], BotProcess]]] = [
            (Starts("bare discord.py bot"), lambda: bare_process(sandbox, picture, **compiled)),
            (Starts("our bot, nothing stored"), lambda: BotProcess(sandbox, empty, environment=compiled)),
            (
                Starts(f"our bot, {stored:,} running games"),
                lambda: BotProcess(sandbox, full, environment=compiled),
            ),
        ]
        # The first start compiles, registers the commands and warms the disk's cache; it is made and not counted.
        for _, make in [] if quick else sides:
            await start(make, sandbox, None)
        for _ in range(starts):
            for found, make in sides:
                await start(make, sandbox, found)
        taken = await loads(full, loaded, stored, seed)
        looked = await looks(full, loaded)
        told = await news(full, loaded)
        return [found for found, _ in sides], taken, looked, told, plies, full.stat().st_size


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a kind of start, and one for the first load of a stored game."""
    much = (QUICK_STORED, QUICK_STARTS, QUICK_LOADED) if quick else (STORED, STARTS, LOADED)
    found, taken, looked, told, plies, size = asyncio.run(run(seed, *much, quick=quick))
    table = Table(
        "start: from the process's start until the bot is online, and the most memory it had",
        ("what", "n", "ms", "ms most", "MB peak", "beside bare", "beside empty"),
    )
    bare, empty = found[0], found[1]
    for each in found:
        table.add(
            each.name,
            str(len(each.seconds)),
            milliseconds(median(each.seconds)),
            milliseconds(max(each.seconds)),
            number(median(each.memory) / 1e6, 1),
            ratio(median(each.seconds), median(bare.seconds)),
            ratio(median(each.seconds), median(empty.seconds)),
        )
    for name, values in (
        ("a stored game, loaded first", taken),
        ("a look at what is due", looked),
        ("a look for followers, lists, digests", told),
    ):
        row = milliseconds(median(values)), milliseconds(percentile(values, 100))
        table.add(name, str(len(values)), *row, *["–"] * (len(table.columns) - 4))
    table.notes += [
        f"{plies:,} plies stored in {size / 1e6:.1f} MB; ratios are of times",
        "the database lies in memory here where the system has /dev/shm",
    ]
    return table
