"""The bot is killed while two play in their direct messages: nothing is lost, and each has one board."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bench.apart import begin
from bench.direct.kills import HELD, clicked, kill_often, wrong_after
from sandbox import Sandbox
from tests.play.processes import connected, process


@pytest.mark.once
@pytest.mark.timeout(600)
async def test_a_process_is_killed_at_any_moment_and_between_the_requests_of_a_turn(dice: random.Random) -> None:
    """`python -m bench direct kills` does it a hundred times."""
    entries, wrong = await kill_often(dice, kills=14, between=len(HELD))
    assert wrong == []
    assert entries > 1


@pytest.mark.once
@pytest.mark.timeout(300)
async def test_any_of_four_processes_is_killed(tmp_path: Path, dice: random.Random) -> None:
    """The process of the lobby's server begins the game, and that of the first shard shows it."""
    database = tmp_path / "tables.sqlite3"
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        sandbox.gateway.sharding.max_concurrency = 16
        bots = [process(sandbox, tmp_path, TABLES_SHARD_COUNT="4", TABLES_SHARD_IDS=str(n)) for n in range(4)]
        for bot in bots:
            stack.push_async_callback(bot.stop)
        await asyncio.gather(*(bot.start(online=False) for bot in bots))
        shards = [(n, 4) for n in range(4)]
        await connected(sandbox, shards)
        people = await begin(sandbox, "strata5", apart=True)
        async with clicked(people, dice, sandbox):
            for kill in range(6):
                await asyncio.sleep(dice.uniform(0.5, 2.0))
                bot = bots[0] if kill % 2 else dice.choice(bots)
                await bot.kill()
                await bot.start(online=False)
                await connected(sandbox, shards)
            await asyncio.sleep(1)
        assert await wrong_after(sandbox, database, people) == []
        for bot in bots:
            assert not bot.problems, "\n".join(bot.problems)
