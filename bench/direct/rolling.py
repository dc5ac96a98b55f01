"""A new process takes over while many play in their direct messages: each press is answered, and once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bench.apart import begin, button, choices
from bench.samples import FOR_TWO
from bench.soak.local import add_people
from data.opening import open_store
from sandbox import BotProcess, Person, Sandbox
from sandbox.world.clock import Clock

LIMIT = 300.0
"""Seconds in which one process takes over from the other."""

THINKING = 2.0
"""Seconds between two presses of a person, on average."""

PAUSE = 4.0
"""Seconds before and after each change of processes."""


class Pressed(Struct):
    """What came of the presses: how many were answered, and what failed, in sentences."""

    answered: int = 0
    failed: list[str] = []


async def _play(person: Person, rolls: random.Random, pressed: Pressed) -> None:
    """Press what is this person's to press, or open the menu behind More, again and again."""
    while True:
        await asyncio.sleep(rolls.uniform(0.2, 1.8) * THINKING)
        boards = [each for each in person.messages() if not each.ephemeral and not each.deleted and each.buttons]
        if not boards:
            continue
        board = rolls.choice(boards)
        more = [(found, None)] if (found := button(board, "besides")) else []
        if offered := [*choices(board), *more]:
            custom_id, values = rolls.choice(offered)
            result = await person.press(board.frozen(), custom_id, values, wait=False)
            if result.failed is None:
                pressed.answered += 1
            else:
                pressed.failed.append(result.failed)


async def take_over(rolls: random.Random, games: int, times: int) -> tuple[Pressed, list[str]]:
    """Play `games` games at once while a new process takes over from the running one `times` times.

    Each game has two players of its own. Returns what came of their presses, and all that was wrong, in sentences: also
    a second answer to a press, which Discord refuses.
    """
    pressed, wrong = Pressed(), list[str]()
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(TemporaryDirectory(prefix="bench-"))) / "tables.sqlite3"
        sandbox = await stack.enter_async_context(Sandbox(strict=False, clock=Clock()))

        def process(*arguments: str) -> BotProcess:
            bot = BotProcess(sandbox, database, arguments=arguments, environment={"TABLES_LIMITS": "no"})
            stack.push_async_callback(bot.stop)
            return bot

        bots = [process()]
        await bots[0].start(limit=LIMIT)
        names = [each.id for each in add_people(sandbox, 2 * games)]
        people = list[Person]()
        for number in range(games):
            pair = names[2 * number : 2 * number + 2]
            people += await begin(sandbox, rolls.choice(FOR_TWO), apart=True, names=pair)
        acting = [asyncio.create_task(_play(each, rolls, pressed)) for each in people]
        try:
            for _ in range(times):
                await asyncio.sleep(PAUSE)
                bots.append(process("--take-over"))
                await bots[-1].start(online=False)
                await asyncio.wait_for(bots[-2].wait(), LIMIT)
            await asyncio.sleep(PAUSE)
        finally:
            for task in acting:
                task.cancel()
            ended = await asyncio.gather(*acting, return_exceptions=True)
        wrong += [repr(each) for each in ended if isinstance(each, Exception)]
        await sandbox.settle(0.3, limit=60)
        store = await open_store(database)
        wrong += [f"table {each} is not shown as it stands" for each in await store.to_show()]
        await store.close()
        wrong += [line for bot in bots for line in bot.problems]
        wrong += [f"a process ended with {bot.returncode}" for bot in bots[:-1] if bot.returncode]
        wrong += [f"Discord refused: {each}" for each in sandbox.errors]
    return pressed, [*pressed.failed, *wrong]
