"""The bot is killed while two play in their direct messages: nothing is lost, and each has one board."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bench.apart import begin, choices
from sandbox import BotProcess, Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.play.club import QUIET
from tests.play.processes import connected, process
from tests.play.restarts import nothing_left_to_show, stored


async def clicking(people: Sequence[Person], dice: random.Random, sandbox: Sandbox) -> None:
    """Both press what is theirs to press, for as long as nobody cancels it."""
    while True:
        done = False
        for person in people:
            for message in reversed(person.messages()):
                if message.ephemeral or message.deleted or not (found := choices(message)):
                    continue
                custom_id, values = dice.choice(found)
                try:
                    async with asyncio.timeout(2):
                        result = await person.press(message.frozen(), custom_id, values, wait=False)
                    done = done or result.failed is None
                except TimeoutError:
                    # The press died with a process: by Discord's clock it fails after three seconds.
                    sandbox.clock.advance(4)
                break
        await asyncio.sleep(0.005 if done else 0.05)


async def check(sandbox: Sandbox, database: Path, people: Sequence[Person]) -> None:
    """Each has one message with controls, which the store knows, and was shown everything."""
    sandbox.clock.advance(5)
    await nothing_left_to_show(sandbox, database)
    await sandbox.settle()
    row = next(each for each in (await stored(database)).values() if each.showings)
    assert row.version > 1
    for person in people:
        own = [each for each in person.messages() if not each.ephemeral and not each.deleted and each.buttons]
        tracked = [each for each in row.messages if each.channel_id == int(person.channel.id)]
        assert [str(each.message_id) for each in tracked] == [each.id for each in own]
        assert len(own) == 1
        assert next(each for each in row.showings if each.user_id == int(person.id)).shown == row.version


@pytest.mark.once
@pytest.mark.timeout(300)
async def test_one_process_is_killed(tmp_path: Path, dice: random.Random) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        # A click that waits while the process starts anew is answered too late, and its message does not exist then.
        sandbox.expect(10062, 40060, 10008, 10015)
        bot = BotProcess(sandbox, database)
        await bot.start()
        people = await begin(sandbox, "strata5", apart=True)
        task = asyncio.create_task(clicking(people, dice, sandbox))
        try:
            for _ in range(10):
                await asyncio.sleep(dice.uniform(0.1, 1.5))
                await bot.kill()
                assert not bot.problems, "\n".join(bot.lines)
                await bot.start()
            await asyncio.sleep(1)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await check(sandbox, database, people)
        await bot.stop()


HELD = [("POST", False), ("POST", True), ("PATCH", False), ("PATCH", True), ("DELETE", False), ("DELETE", True)]
"""The requests of a turn that are held back in Discord: the call, its edit into the board, the removal of the old one.

Whether Discord does the work after the bot has died.
"""


@pytest.mark.once
@pytest.mark.timeout(300)
async def test_a_process_is_killed_between_two_requests_of_a_turn(tmp_path: Path, dice: random.Random) -> None:
    """Who pressed was shown the result, and what the other is shown is on its way."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        sandbox.expect(10062, 40060, 10008, 10015)
        bot = BotProcess(sandbox, database)
        await bot.start()
        people = await begin(sandbox, "games_up", apart=True)
        for method, arrives in HELD:
            until = asyncio.Event()
            held = sandbox.faults.next(method, "/channels/", until=until, status=None if arrives else 500)
            task = asyncio.create_task(clicking(people, dice, sandbox))
            try:
                async with asyncio.timeout(PATIENCE):
                    while held.times:  # noqa: ASYNC110 (nothing tells of it)
                        await asyncio.sleep(QUIET)
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            await bot.kill()
            before = next(each for each in (await stored(database)).values() if each.showings)
            until.set()
            await bot.start()
            await check(sandbox, database, people)
            after = next(each for each in (await stored(database)).values() if each.showings)
            assert after.version >= before.version, "nothing is lost"
        assert not bot.problems, "\n".join(bot.lines)
        await bot.stop()


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
        task = asyncio.create_task(clicking(people, dice, sandbox))
        try:
            for kill in range(6):
                await asyncio.sleep(dice.uniform(0.5, 2.0))
                bot = bots[0] if kill % 2 else dice.choice(bots)
                await bot.kill()
                await bot.start(online=False)
                await connected(sandbox, shards)
            await asyncio.sleep(1)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await check(sandbox, database, people)
        for bot in bots:
            assert not bot.problems, "\n".join(bot.problems)
