"""A bot with several shards, in one process or in several, on the local Discord."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from cogs import sharded
from sandbox import Sandbox
from sandbox.wire.connection import shard_of
from sandbox.world.clock import Clock
from tests.play.processes import connected, process
from tests.starts import ended

SERVERS = 6
"""How many servers there are beside the first one: some of each shard."""


def two_servers(sandbox: Sandbox) -> tuple[str, str]:
    """A channel in a server of shard 0 of 2, and one in a server of shard 1."""
    found: dict[int, str] = {}
    for number in range(SERVERS):
        # A server's id follows from the time at which it was founded.
        sandbox.clock.advance(0.001)
        sandbox.add_guild(f"server {number}", "alice", "bob", channels=(f"hall-{number}",))
        found.setdefault(shard_of(sandbox.world.guild(f"server {number}").id, 2), f"hall-{number}")
    return found[0], found[1]


async def registrations(sandbox: Sandbox) -> int:
    """How often the commands were registered."""
    return sum(each.what == "REQUEST PUT" and each.id.endswith("/commands") for each in sandbox.timeline)


async def test_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    """Nothing is set: one process holds all shards, and people play on all of them and in direct messages."""
    async with Sandbox(strict=False) as sandbox:
        sandbox.gateway.sharding.recommended = sandbox.gateway.sharding.needed = 2
        sandbox.gateway.sharding.max_concurrency = 16
        halls = two_servers(sandbox)
        bot = process(sandbox, tmp_path)
        await bot.start(online=False)
        await connected(sandbox, [(0, 2), (1, 2)])
        for hall in halls:
            answer = await sandbox.person("alice", hall).slash("play", game="games_up", opponent=sandbox.person("bob"))
            assert answer.failed is None
            await sandbox.settle()
            assert sandbox.messages(hall)
        assert await bot.stop() == 0
        assert not bot.problems, bot.problems
        assert await registrations(sandbox) == 1
        assert not sandbox.errors


async def test_one_shard_connects_as_ever(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = process(sandbox, tmp_path)
        await bot.start()
        assert sandbox.gateway.shards == [(0, 1)]
        assert await bot.stop() == 0


@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}], ids=str)
async def test_where_discord_does_not_say_how_many(tmp_path: Path, fault: dict[str, int]) -> None:
    async with Sandbox(strict=False) as sandbox:
        sandbox.faults.next("GET", "/gateway/bot", times=20, **fault)
        bot = process(sandbox, tmp_path)
        await bot.start(limit=30)
        assert any("so it starts with one" in line for line in bot.lines)
        assert await bot.stop() == 0


async def test_two_processes_share_the_servers_and_the_work(tmp_path: Path) -> None:
    """Each answers in its own servers. They register the commands once, and identify one after the other."""
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        sandbox.gateway.sharding.max_concurrency = 16
        halls = two_servers(sandbox)
        bots = [
            process(sandbox, tmp_path, TABLES_SHARD_COUNT="2", TABLES_SHARD_IDS=str(each), TABLES_LOG_LEVEL="INFO")
            for each in range(2)
        ]
        for bot in bots:
            stack.push_async_callback(bot.stop)
        await asyncio.gather(*(bot.start(online=False) for bot in bots))
        await connected(sandbox, [(0, 2), (1, 2)])
        for hall in halls:
            answer = await sandbox.person("alice", hall).slash("play", game="games_up", opponent=sandbox.person("bob"))
            assert answer.failed is None
            await sandbox.settle()
            assert len(sandbox.messages(hall)) == 1
        assert await registrations(sandbox) == 1
        # A process that is started again leaves the other one's servers alone.
        assert await bots[0].stop() == 0
        await bots[0].start(online=False)
        await connected(sandbox, [(0, 2), (1, 2)])
        answer = await sandbox.person("alice", halls[0]).slash("board")
        assert answer.failed is None
        assert [await bot.stop() for bot in bots] == [0, 0]
        assert not any("Removed from" in line for bot in bots for line in bot.lines)
        assert not [*bots[0].problems, *bots[1].problems]
        assert not sandbox.errors


async def test_processes_that_start_together_identify_one_at_a_time(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(strict=False, clock=Clock()))
        sandbox.gateway.sharding.window = 5.0
        bots = [process(sandbox, tmp_path, TABLES_SHARD_COUNT="2", TABLES_SHARD_IDS=str(each)) for each in range(2)]
        for bot in bots:
            stack.push_async_callback(bot.stop)
        await asyncio.gather(*(bot.start(online=False) for bot in bots))
        await connected(sandbox, [(0, 2), (1, 2)])
        assert not sandbox.gateway.sharding.too_early
        assert len(sandbox.gateway.sharding.identified) == 2


async def test_it_is_stopped_while_a_shard_waits_to_identify(tmp_path: Path) -> None:
    """discord.py drops a cancellation while it connects a shard again; SIGTERM ends the bot all the same."""
    async with Sandbox(strict=False) as sandbox:
        sandbox.gateway.sharding.max_concurrency = 16
        bot = process(sandbox, tmp_path, TABLES_SHARD_COUNT="2")
        await bot.start(online=False)
        await connected(sandbox, [(0, 2), (1, 2)])
        sandbox.gateway.sharding.max_concurrency = 1
        # The sessions are gone: each shard identifies again, and has to wait for its turn.
        sandbox.gateway.invalidate()
        await asyncio.sleep(2.0)
        assert await bot.stop() == 0, "\n".join(bot.lines)
        assert not bot.problems, "\n".join(bot.lines)


@pytest.mark.parametrize("after", [0.0, 0.3, 1.0, 2.0, 2.1])
async def test_a_sharded_bot_is_stopped_at_any_instant(tmp_path: Path, after: float) -> None:
    async with Sandbox(strict=False) as sandbox:
        bot = process(sandbox, tmp_path, TABLES_SHARD_COUNT="3")
        await bot.start()
        await asyncio.sleep(after)
        assert bot.pid is not None
        os.kill(bot.pid, signal.SIGTERM)
        assert await bot.stop() == 0, "\n".join(bot.lines)
        assert not bot.problems, "\n".join(bot.lines)


@pytest.mark.parametrize("closed", [True, False])
def test_a_shard_that_cannot_connect_is_an_error_while_the_bot_runs(
    closed: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sharded, "_bots", [SimpleNamespace(is_closed=lambda: closed)])
    shards = logging.getLogger("discord.shard")
    shards.error("Failed to connect for shard_id: %s. Retrying...", 1)
    shards.error("Something else")
    told = ["Something else"] if closed else ["Failed to connect for shard_id: 1. Retrying...", "Something else"]
    assert [each.getMessage() for each in caplog.records] == told
    caplog.clear()


async def test_too_few_shards(tmp_path: Path) -> None:
    async with Sandbox(strict=False) as sandbox:
        sandbox.gateway.sharding.needed, sandbox.gateway.sharding.max_concurrency = 4, 16
        status, output = await ended(sandbox, tmp_path, TABLES_SHARD_COUNT="2")
    assert status == 1
    assert "(code 4011)" in output
    assert "TABLES_SHARD_COUNT" in output
    assert not re.search("Traceback", output)
