"""The bot is killed while two play in their direct messages: nothing is lost, and each has one board."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.apart import begin, choices, to_act
from bench.samples import FOR_TWO
from data.opening import open_store
from data.places import Place
from data.rows import EntryRow, SessionRow
from sandbox import BotProcess, Person, Sandbox
from sandbox.people.person import PATIENCE

HELD = [("POST", False), ("POST", True), ("PATCH", False), ("PATCH", True), ("DELETE", False), ("DELETE", True)]
"""The requests of a turn that are held back in Discord: the call, its edit into the board, the removal of the old one.

Whether Discord does the work after the bot has died.
"""

STARTED_WITHIN = 300.0
"""Seconds within which the bot is online, on a machine with other work."""

LOOK = 0.002
"""Seconds between two looks whether a request is held back."""

KILLED = (10062, 40060, 10008, 10015)
"""What Discord may answer: a click that waits while the process starts is answered too late, or its message is gone."""


async def clicking(people: Sequence[Person], rolls: random.Random, sandbox: Sandbox) -> None:
    """All press what is theirs to press, for as long as nobody cancels it."""
    while True:
        done = False
        for person in people:
            for message in reversed(person.messages()):
                if message.ephemeral or message.deleted or not (found := choices(message)):
                    continue
                custom_id, values = rolls.choice(found)
                try:
                    async with asyncio.timeout(2):
                        result = await person.press(message.frozen(), custom_id, values, wait=False)
                    done = done or result.failed is None
                except TimeoutError:
                    # The press died with a process: by Discord's clock it fails after three seconds.
                    sandbox.clock.advance(4)
                break
        await asyncio.sleep(0.005 if done else 0.05)


@asynccontextmanager
async def clicked(people: Sequence[Person], rolls: random.Random, sandbox: Sandbox) -> AsyncIterator[None]:
    """People press what is theirs to press while the block runs."""
    task = asyncio.create_task(clicking(people, rolls, sandbox))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def newest(database: Place) -> SessionRow:
    """The table apart that was opened last, as it is on disk."""
    store = await open_store(database)
    try:
        rows = [await store.session(each) for each in await store.newest(2)]
        return max((each for each in rows if each is not None and each.showings), key=lambda each: each.id)
    finally:
        await store.close()


async def wrong_after(
    sandbox: Sandbox, database: Place, people: Sequence[Person], before: Sequence[EntryRow] = ()
) -> list[str]:
    """Wait until the bot has shown all that is on disk. Returns what is wrong then, in sentences.

    Each has one message with controls, which the store knows, and was shown everything. What was on disk `before` is.
    """
    sandbox.clock.advance(5)
    store = await open_store(database)
    try:
        async with asyncio.timeout(STARTED_WITHIN):
            await sandbox.settle()
            while await store.to_show():  # noqa: ASYNC110 (nothing tells of it)
                await asyncio.sleep(0.05)
        await sandbox.settle()
    finally:
        await store.close()
    row = await newest(database)
    wrong = [] if row.entries[: len(before)] == tuple(before) else ["what was stored is lost"]
    for person in people:
        own = [each for each in person.messages() if not each.ephemeral and not each.deleted and each.buttons]
        # The ends of earlier games stay.
        own = [each for each in own if any(f":{row.id}:" in (button.custom_id or "") for button in each.buttons)]
        known = [str(each.message_id) for each in row.messages if each.channel_id == int(person.channel.id)]
        if len(own) != 1 or known != [each.id for each in own]:
            wrong.append(f"{person!r} has {[each.id for each in own]}, and the store knows {known}")
        shown = next(each.shown for each in row.showings if each.user_id == int(person.id))
        if shown != row.version:
            wrong.append(f"{person!r} was shown entry {shown} of {row.version}")
    return wrong


async def kill(
    sandbox: Sandbox,
    bot: BotProcess,
    database: Place,
    people: Sequence[Person],
    rolls: random.Random,
    held: tuple[str, bool] | None = None,
) -> list[str]:
    """Kill the bot while people click, and start it again. Returns what is wrong then.

    It dies at a random instant, or while a request of a turn is `held` back in Discord.
    """
    until = asyncio.Event()
    async with clicked(people, rolls, sandbox):
        if held is None:
            await asyncio.sleep(rolls.uniform(0.1, 1.5))
            await bot.kill()
        else:
            method, arrives = held
            fault = sandbox.faults.next(method, "/channels/", until=until, status=None if arrives else 500)
            for _ in range(round(PATIENCE / LOOK)):
                if not fault.times:
                    break
                await asyncio.sleep(LOOK)
            # A game that is over makes no such request any more.
            fault.times = 0
    if held is not None:
        await bot.kill()
    before = (await newest(database)).entries
    until.set()
    await bot.start(limit=STARTED_WITHIN)
    return await wrong_after(sandbox, database, people, before)


async def kill_often(rolls: random.Random, kills: int, between: int) -> tuple[int, list[str]]:
    """Kill the bot `kills` times while two play: `between` of these between two requests of a turn, else at random.

    Returns how many entries the logs of the games have, and what was wrong, in sentences.
    """
    wrong, entries = list[str](), 0
    ways = [HELD[number % len(HELD)] if number < between else None for number in range(kills)]
    rolls.shuffle(ways)
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(TemporaryDirectory(prefix="bench-"))) / "tables.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        bot = BotProcess(sandbox, database, environment={"TABLES_LIMITS": "no"})
        stack.push_async_callback(bot.stop)
        await bot.start(limit=STARTED_WITHIN)
        people = list[Person]()
        for held in ways:
            if not people or to_act(people) is None:
                entries += (await newest(database)).version if people else 0
                people = await begin(sandbox, rolls.choice(FOR_TWO), apart=True)
            wrong += await kill(sandbox, bot, database, people, rolls, held)
        entries += (await newest(database)).version
        wrong += bot.problems
        wrong += [str(each) for each in sandbox.errors if each.code not in KILLED]
    return entries, wrong
