"""A game of two in their direct messages beside one in a channel: the processor time of a click, and the requests.

Both are clicked in turns by the same two people, in games of their own. What is counted of a turn, of a step within one
and of an end is the most that any took, not the mean.
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.clicks import QUIET, unlimited
from bench.figures import Table, median, milliseconds, percentile, processor_time
from bench.samples import ALSO_FOR_TWO, dice
from cogs.interactions.ids import BUTTON, MENU, Press, press_from_id, press_of
from cogs.messages.calls import SHOW
from sandbox import BotProcess, Message, Person, Sandbox
from sandbox.people.person import PATIENCE

CLICKS, FEW = 120, 6

ANSWERS = ("/interactions/", "/webhooks/")
"""What the paths of the answers to presses hold: these requests have no share in Discord's 50 a second."""


@dataclass
class Spent:
    """What the clicks at one kind of table took: seconds, and requests by what came of the click."""

    processor: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    requests: dict[str, list[int]] = field(default_factory=dict)


def with_action(messages: Sequence[Message], action: str) -> Message:
    """The newest public message with a button of this action."""
    for each in reversed(messages):
        if not each.ephemeral and not each.deleted and button(each, action):
            return each
    raise RuntimeError(f"no message has a button {action!r}")


def button(message: Message, action: str, *words: str) -> str:
    """The custom id of a message's first button with this action and these words; empty where there is none."""
    for each in message.buttons:
        press = press_from_id(each.custom_id or "")
        if press is not None and press.action == action and {*words} <= {*press.words}:
            return each.custom_id or ""
    return ""


def choices(message: Message) -> list[tuple[str, list[str] | None]]:
    """What can be pressed under a board to move, and under a call to see the board."""
    found: list[tuple[str, list[str] | None]] = []
    for each in message.buttons:
        match = BUTTON.fullmatch(each.custom_id or "")
        press = press_of(match) if match else None
        if each.custom_id and press is not None and _moves(press):
            found.append((each.custom_id, None))
    for menu in message.menus:
        match = MENU.fullmatch(menu.custom_id)
        press = press_of(match) if match else None
        if press is not None and press.action.startswith("pick"):
            found += [(menu.custom_id, [value]) for value in menu.values]
    return found


def _moves(press: Press) -> bool:
    return press.action == SHOW or (press.action.startswith("pick") and bool(press.words))


async def begin(sandbox: Sandbox, game: str, *, apart: bool, names: Sequence[str] = ("alice", "bob")) -> list[Person]:
    """People with these names, or ids, begin a game from a lobby in a channel of its own; they, where they play."""
    channel = f"table-{len(sandbox.world.channels)}"
    sandbox.add_channel(channel)
    people = [sandbox.person(name).at(channel) for name in names]
    alice, *guests = people
    options = ("opponent", "opponent2", "opponent3")
    named: dict[str, Any] = dict(zip(options, guests, strict=False))
    await alice.slash("play", game=game, **named)
    await sandbox.settle(QUIET)

    async def lobby(action: str) -> tuple[Message, str]:
        """The lobby and its button, as soon as it has it: a bot that has just started may take a while."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(RuntimeError):
                    found = with_action(sandbox.messages(channel), action)
                    return found, button(found, action)
                await sandbox.settle(QUIET)

    for guest in guests:
        await guest.click(*await lobby("accept"))
        await sandbox.settle(QUIET)
    if apart:
        panel = (await alice.click(*await lobby("options"))).said
        await alice.click(panel, button(panel, "panel", "table"))
        menu = next(each for each in panel.menus if "direct" in each.values)
        await alice.press(panel, menu.custom_id, ["direct"])
        await sandbox.settle(QUIET)
    await alice.click(*await lobby("start"))
    playing = [each.direct() for each in people] if apart else people
    async with asyncio.timeout(PATIENCE):
        while to_act(playing) is None:
            await sandbox.settle(QUIET)
    return playing


def to_act(people: Sequence[Person]) -> tuple[Person, Message] | None:
    """Who is to move, and their board; None when the game is over."""
    for person in people:
        for message in reversed(person.messages()):
            if message.ephemeral or message.deleted or not choices(message):
                continue
            # In a channel both see the board, which mentions who is to move last.
            named = re.findall(r"<@(\d+)>", message.text)
            if not named or named[-1] == person.id:
                return person, message
            break
    return None


async def click(
    sandbox: Sandbox, bot: BotProcess, people: Sequence[Person], spent: Spent, rolls: random.Random
) -> bool:
    """Click once, and note what it took until nothing was left to do; whether the game goes on."""
    found = to_act(people)
    if found is None:
        return False
    person, message = found
    custom_id, values = rolls.choice(choices(message))
    since, pid = len(sandbox.timeline), bot.pid or 0
    before, begun = processor_time(pid), time.perf_counter()
    await person.press(message.frozen(), custom_id, values)
    spent.shown.append(time.perf_counter() - begun)
    await sandbox.settle(QUIET)
    spent.processor.append(processor_time(pid) - before)
    happened = [each for each in list(sandbox.timeline)[since:] if each.what.startswith("REQUEST")]
    made = sum(not any(answer in each.id for answer in ANSWERS) for each in happened)
    after = to_act(people)
    what = "end" if after is None else "turn" if after[0].id != person.id else "step"
    spent.requests.setdefault(what, []).append(made)
    return True


async def spend(seed: int, clicks: int) -> dict[tuple[str, bool], Spent]:
    """Click at each game for two, in both places, in turns. Raises RuntimeError when the bot logs an error."""
    rolls = dice(seed, "apart")
    found: dict[tuple[str, bool], Spent] = {}
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        bot = unlimited(sandbox, folder / "tables.sqlite3")
        stack.push_async_callback(bot.stop)
        await bot.start()
        for key in ALSO_FOR_TWO:
            people = {apart: await begin(sandbox, key, apart=apart) for apart in (False, True)}
            for _ in range(clicks):
                for apart in (False, True):
                    spent = found.setdefault((key, apart), Spent())
                    while not await click(sandbox, bot, people[apart], spent, rolls):
                        people[apart] = await begin(sandbox, key, apart=apart)
            # A board of the game before would be taken for that of the next one.
            await people[True][0].click((await people[True][0].slash("resign")).said, "Resign")
        if bot.problems:
            raise RuntimeError("\n".join(bot.problems))
    return found


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a game and place."""
    found = asyncio.run(spend(seed, FEW if quick else CLICKS))
    table = Table(
        "apart: a click in direct messages and in a channel; requests: the most that a step, a turn and an end took",
        ("game", "where", "n", "ms of processor", "shown ms", "shown p99", "step", "turn", "end"),
    )
    for (key, apart), spent in found.items():
        most = [str(max(spent.requests.get(what, ()), default="–")) for what in ("step", "turn", "end")]
        table.add(
            key,
            "direct" if apart else "channel",
            str(len(spent.processor)),
            milliseconds(median(spent.processor)),
            milliseconds(median(spent.shown)),
            milliseconds(percentile(spent.shown, 99)),
            *most,
        )
    return table
