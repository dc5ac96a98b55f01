"""A large database is made and measured: a small one here."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.__main__ import main
from bench.growth import making
from bench.growth.making import Plan
from bench.growth.stalls import taken
from bench.samples import BEGUN
from data.__main__ import check
from data.opening import open_store
from data.progress import Progress
from sessions.tables import Tables

SMALL = Plan(games=400, running=40, people=80, servers=5, follows=60)


async def test_what_is_made_is_a_database_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    made = await making.database(path, SMALL, 1)
    assert check(path, Progress()) == 0, "every seal is right"
    store = await open_store(path)
    try:
        tables = Tables(store)
        assert len(await store.all_open()) == SMALL.running
        for session_id in (1, SMALL.games):
            assert (await tables.load(session_id)).version > BEGUN
        here = made.servers[0]
        book, games = await store.book(here), await store.finished_games(here)
        assert sum(each.games for each in book.played if each.seat == 1) == len(games) > 0
        assert any([await store.meetings(here, key) for key in ("stranded", "games_up", "strata5")])
        mine = await store.finished_games(here, None, made.busiest)
        assert len(mine) == max(
            sum(any(one.user_id == each for one in game.results) for game in games)
            for each in {one.user_id for game in games for one in game.results}
        )
        assert await store.best_score(*made.solo) is not None
        assert len(await store.sessions_ended_by(["Mo"])) == 0, "their ids are known"
    finally:
        await store.close()


async def test_the_same_seed_makes_the_same_games(tmp_path: Path) -> None:
    places = [tmp_path / "one.sqlite3", tmp_path / "other.sqlite3"]
    made = [await making.database(each, SMALL, 1) for each in places]
    assert made[0].servers == made[1].servers
    assert (made[0].entries, made[0].busiest, made[0].solo) == (made[1].entries, made[1].busiest, made[1].solo)


async def test_it_is_noticed_who_waits(path: Path) -> None:
    store = await open_store(path)

    async def blocks() -> None:
        time.sleep(0.05)  # noqa: ASYNC251 - that is what is to be noticed

    async def waits() -> None:
        await asyncio.sleep(0.05)

    assert (await taken(blocks, store, 1)).loop >= 0.04
    assert (await taken(waits, store, 1)).whole >= 0.05
    await store.close()


def test_the_command_prints_a_table() -> None:
    said: list[str] = []
    sizes = [f"--{name}={getattr(SMALL, name)}" for name in Plan.__struct_fields__]
    assert main(["growth", *sizes], say=said.append) == 0
    text = "\n".join(said)
    for line in ("/leaderboard, the first in a process", "/stats, the second", "follows_due", "removing the traces"):
        assert line in text


def test_a_database_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"mine")
    said: list[str] = []
    assert main(["growth", str(path), "--games=4", "--running=1"], say=said.append) == 1
    assert path.read_bytes() == b"mine"
    assert "already exists" in said[0]
