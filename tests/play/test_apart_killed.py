"""The bot is killed while two play in their direct messages: nothing is lost, and each has one board."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sandbox import BotProcess, Message, Person, Sandbox
from tests.play.club import control
from tests.play.restarts import stored
from tests.play.test_crashes import all_is_shown, pick_of
from tests.play.test_shards import connected, process


def choices(message: Message) -> list[tuple[str, list[str] | None]]:
    """What can be pressed under a board to move, and under a call to see it."""
    found: list[tuple[str, list[str] | None]] = []
    for each in message.buttons:
        pick = pick_of(each.custom_id)
        if each.custom_id and not each.disabled and ((pick and pick.words) or each.label == "Here"):
            found.append((each.custom_id, None))
    for menu in message.menus:
        if pick_of(menu.custom_id):
            found += [(menu.custom_id, [value]) for value in menu.values]
    return found


async def begin(sandbox: Sandbox) -> list[Person]:
    """Alice and Bob begin a game in their direct messages, from a lobby in #table."""
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    await alice.slash("play", game="strata5", opponent=bob)
    await sandbox.settle(0.3)

    def lobby() -> Message:
        shown = [each for each in reversed(sandbox.messages()) if not each.ephemeral]
        return next(each for each in shown if any(":options:" in (button.custom_id or "") for button in each.buttons))

    await bob.click(lobby(), control(lobby(), "accept"))
    await sandbox.settle(0.3)
    panel = (await alice.click(lobby(), "Options")).said
    page = control(panel, "panel", "table")
    await alice.click(panel, page)
    menu = next(each for each in panel.menus if "direct" in each.values)
    await alice.press(panel, menu.custom_id, ["direct"])
    await sandbox.settle(0.3)
    await alice.click(lobby(), control(lobby(), "start"))
    return [alice.direct(), bob.direct()]


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
    await all_is_shown(sandbox, database)
    row = next(each for each in (await stored(database)).values() if each.showings)
    assert row.version > 5
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
        sandbox.expect(10062, 40060, 10008)
        bot = BotProcess(sandbox, database)
        await bot.start()
        people = await begin(sandbox)
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
        people = await begin(sandbox)
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
