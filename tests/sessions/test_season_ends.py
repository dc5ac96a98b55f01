"""The ends of seasons: their places are written once, though several processes do it and are killed."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from data.opening import open_store
from data.seasons import LATE
from sessions.tables import Tables
from tests.data.ended import ended

NOW = 1_800_000_000
SERVERS = range(5, 17)
PEOPLE = (11, 22, 33, 44)


@pytest.mark.seeded
async def test_places_are_final_once_though_processes_are_killed(tmp_path: Path, dice: random.Random) -> None:
    """Four at a time on one file, each killed at any moment and begun anew, until all seasons are over."""
    path, clock = tmp_path / "tables.sqlite3", [float(NOW)]
    store = await open_store(path, lambda: clock[0])
    begun = [await store.begin_season(server, "Spring", 30) for server in SERVERS]
    for server in SERVERS:
        for number in range(12):
            one, other = dice.sample(PEOPLE, 2)
            await ended(store, "stranded", [(one, 1, None), (other, 2, None)], NOW + number, server)
            await ended(store, "mars", [(one, 1, number)], NOW + number, server, options="level=1")
    seasons = [each for each in begun if each is not None]
    clock[0] = max(each.ends for each in seasons) + LATE + 1
    running = [await _process(path, clock[0]) for _ in range(4)]
    kills = 0
    while not all([(await store.seasons(server))[0].over for server in SERVERS]):
        await asyncio.sleep(0.05 + dice.random() / 4)
        at = dice.randrange(4)
        if kills < 12:
            running[at].kill()
            await running[at].wait()
            running[at] = await _process(path, clock[0])
            kills += 1
    for each in running:
        each.kill()
        await each.wait()
    tables = Tables(store)
    for season in seasons:
        places = await tables.seasons.places(season)
        assert {each.game for each in places} >= {"mars"}
        counted = Counter((each.game, each.options, each.user_id) for each in places)
        assert set(counted.values()) == {1}, "everybody has one place in each game"
        for key in {(each.game, each.options) for each in places}:
            found = [each.place for each in places if (each.game, each.options) == key]
            assert found == list(range(1, len(found) + 1))
    await store.close()


async def _process(path: Path, now: float) -> asyncio.subprocess.Process:
    arguments = ["-m", "tests.sessions.season_closer", str(path), str(now)]
    return await asyncio.create_subprocess_exec(sys.executable, *arguments)
