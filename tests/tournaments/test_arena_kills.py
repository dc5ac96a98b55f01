"""An arena that several processes keep going, which are killed at any moment."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from data.opening import open_store
from sessions.tables import Tables
from tests.tournaments.arena_player import quick
from tests.tournaments.held import GUILD, ID, Held
from tournaments.checking import check
from tournaments.events.acts import Begin
from tournaments.events.proof import checking_file


@pytest.mark.seeded
async def test_nobody_is_paired_twice_though_processes_are_killed(tmp_path: Path, dice: random.Random) -> None:
    """Four at a time; each game has one table, and the moments come out again from who waited."""
    path = tmp_path / "tables.sqlite3"
    store = await open_store(path, quick)
    held = Held(Tables(store), [])
    await held.make(format="arena", most=12, bank="5m", minutes=15)
    await held.enter(*range(1, 11))
    await held.all.do(ID, GUILD, Begin(held.now))
    running = [await _process(path, dice) for _ in range(4)]
    while (await held.all.load(ID, GUILD)).row.state == "running":
        await asyncio.sleep(0.5 + dice.random())
        at = dice.randrange(4)
        if running[at].returncode is None:
            running[at].kill()
            await running[at].wait()
            running[at] = await _process(path, dice)
    for each in running:
        await each.wait()
    tournament = await held.all.load(ID, GUILD)
    sessions = [each.session_id for each in tournament.boards if each.session_id]
    assert len(set(sessions)) == len(sessions) > 4
    assert sorted(sessions) == sorted(await store.all_over()), "no other table was opened"
    check(checking_file(tournament), tournament.fingerprint)
    await store.close()


async def _process(path: Path, dice: random.Random) -> asyncio.subprocess.Process:
    arguments = ["-m", "tests.tournaments.arena_player", str(path), str(ID), str(dice.randrange(10**6))]
    return await asyncio.create_subprocess_exec(sys.executable, *arguments)
