"""Strangers in numbers: a thousand offers at once from four processes, and ten thousand tables in direct messages.

`python -m bench strangers` says for each whether what must hold has held, and how long it took.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bench.figures import Table, median, milliseconds, percentile
from bench.samples import dice
from bench.start import MEMORY_FOLDER
from data.shards import Shards
from data.sqlite.store import SqliteStore
from data.store import Store
from rules.catalogue import GAMES
from sessions.log import Person
from sessions.people.strangers import CLOCKS
from sessions.refusals.limits import TooManyOffers
from sessions.session import Session
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Opening, Tables
from sessions.tables.offers import MOST_OFFERS, Terms
from sessions.tables.pool import PoolWish

PEOPLE, QUICK_PEOPLE = 1_000, 40
"""The number of people who make offers at the same time. Each tries to make one offer more than is allowed."""

TABLES, QUICK_TABLES = 10_000, 50
"""How many tables are open."""

PROCESSES, TIMES = 4, 50

GAME = next(key for key, game in GAMES.items() if max(game.seats) == 2)


class Found:
    """What came of offers that were made at once.

    Attributes:
        made (float), matched (float): seconds until all were made, and until no look led to a game.
        games (int): how many games they led to.
        wrong (list[str]): what must not have been, in sentences.
    """

    def __init__(self) -> None:
        self.made = self.matched = 0.0
        self.games = 0
        self.wrong: list[str] = []


async def at_once(stores: Sequence[Store], people: int, dice: random.Random) -> Found:
    """Have so many people make all their offers at the same moment, in as many processes as there are stores."""
    every = [Tables(store, shards=Shards(len(stores), frozenset({number}))) for number, store in enumerate(stores)]
    user_ids = [1_000 + number for number in range(people)]
    for user_id in user_ids:
        await every[0].direct.note_opened(user_id, 10**6 + user_id)
        await every[0].strangers.agree(user_id)
    wishes = [(user_id, clock) for user_id in user_ids for clock in CLOCKS[: MOST_OFFERS + 1]]
    dice.shuffle(wishes)
    found, begun = Found(), time.perf_counter()
    made = (
        every[number % len(every)].pool.make(user_id, PoolWish(Terms(GAME, clock, "yes"), "1d", "9", "en"))
        for number, (user_id, clock) in enumerate(wishes)
    )
    answers = await asyncio.gather(*made, return_exceptions=True)
    found.made = time.perf_counter() - begun
    failed = [each for each in answers if isinstance(each, BaseException)]
    found.wrong += [repr(each) for each in failed if not isinstance(each, TooManyOffers)]
    stand = Counter(user_id for (user_id, _), each in zip(wishes, answers, strict=True) if each not in failed)
    found.wrong += [f"user {each} has {number} offers" for each, number in stand.items() if number != MOST_OFFERS]
    begun = time.perf_counter()
    games = [session for looks in await asyncio.gather(*map(_looks, every)) for session in looks]
    found.matched, found.games = time.perf_counter() - begun, len(games)
    seats = Counter((each.user_id, session.table_options["clock"]) for session in games for each in session.people)
    found.wrong += [f"user {each} has {number} games by one offer" for (each, _), number in seats.items() if number > 1]
    left = [each for user_id in user_ids for each in await every[0].pool.of(user_id)]
    if len(left) + 2 * len(games) != MOST_OFFERS * people:
        found.wrong.append(f"{len(left)} offers are left, with {len(games)} games")
    return found


async def _looks(tables: Tables) -> list[Session]:
    """The games that a process begins, look after look, until there are none."""
    games = list[Session]()
    while begun := await tables.pool.look():
        games += begun
    return games


async def _fill(path: Path, count: int, *, apart: bool) -> None:
    """Store that many open games of two, in direct messages or in channels of servers."""
    store = await SqliteStore.open(path)
    tables = Tables(store)
    for number in range(count):
        one, other = Person(10_000 + number, "Ann"), Person(50_000 + number, "Ben")
        showings = {each.user_id: 10**6 + each.user_id for each in (one, other)} if apart else {}
        place = Place(DIRECT, APART) if apart else Place(1 + number // 100, 1_000 + number)
        session = await tables.openings.open(
            Opening(GAME, place, [one, other], table_options={"clock": "1d"}, salt="1", at_once=True, showings=showings)
        )
        await tables.messages.note_shown(session)
        for each in session.views if apart else ():
            await tables.messages.note_shown(each)
    await store.close()


async def _looked(path: Path) -> dict[str, list[float]]:
    """Seconds of what a start asks for, and of the looks every two seconds, with the tables of a file."""
    begun = time.perf_counter()
    store = await SqliteStore.open(path)
    tables = Tables(store)
    await tables.messages.to_show()
    await store.next_due(Shards(1, frozenset({0})))
    found = {"a start": [time.perf_counter() - begun]}
    looks: dict[str, Callable[[], Awaitable[object]]] = {
        "the look for tables that are behind": tables.messages.apart_to_show,
        "the look for offers": tables.pool.look,
    }
    for name, look in looks.items():
        found[name] = []
        for _ in range(TIMES):
            begun = time.perf_counter()
            await look()
            found[name].append(time.perf_counter() - begun)
    await store.close()
    return found


async def _run(people: int, tables: int, seed: int, table: Table) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY_FOLDER if MEMORY_FOLDER.is_dir() else None) as folder:
        path = Path(folder) / "offers.sqlite3"
        stores = [await SqliteStore.open(path) for _ in range(PROCESSES)]
        found = await at_once(stores, people, dice(seed, "offers"))
        for store in stores:
            await store.close()
        table.add(f"{people:,} people make {MOST_OFFERS + 1} offers each at once", f"{found.made:.1f} s", _told(found))
        table.add(f"these are matched: {found.games:,} games", f"{found.matched:.1f} s", "")
        for apart in (False, True):
            path = Path(folder) / f"tables {apart}.sqlite3"
            await _fill(path, tables, apart=apart)
            where = "in direct messages" if apart else "in servers"
            for name, taken in (await _looked(path)).items():
                worst = f"most {milliseconds(percentile(taken, 100))} ms" if len(taken) > 1 else ""
                table.add(f"{tables:,} tables {where}: {name}", f"{milliseconds(median(taken))} ms", worst)


def _told(found: Found) -> str:
    return f"{len(found.wrong)} wrong: {found.wrong[0]}" if found.wrong else "nobody has more than they may"


def measure(seed: int, *, quick: bool = False) -> Table:
    """A row for each of these. The seed decides in which order the offers are made."""
    table = Table(f"strangers, in {PROCESSES} processes with one SQLite database", ("what", "took", "found"))
    people, tables = (QUICK_PEOPLE, QUICK_TABLES) if quick else (PEOPLE, TABLES)
    asyncio.run(_run(people, tables, seed, table))
    return table
