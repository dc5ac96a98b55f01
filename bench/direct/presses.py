"""Two in their direct messages press in the same moment: each is answered, each act is kept once, both see the same."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from bench.apart import button, to_act, with_action
from bench.direct.playing import agreed, move, playing, wrong_with
from bench.inside import Inside
from bench.samples import ALSO_FOR_TWO
from sandbox import Person, Result
from sessions.session import Session

EQUAL_WITHIN = 2.0
"""Seconds within which both must see the same, on a machine that does nothing else."""

PER_GAME = 25
"""The most rounds in one game: after that a new one begins."""


async def _offer(person: Person) -> Result:
    return await person.slash("draw")


async def _ask_back(person: Person) -> Result:
    return await person.slash("takeback")


async def _press_more(person: Person) -> Result:
    board = with_action(person.messages(), "besides")
    return await person.press(board.frozen(), button(board, "besides"))


async def _resign(person: Person) -> Result:
    question = (await person.slash("resign")).said
    return await person.press(question, button(question, "resigned"))


OTHERS: tuple[Callable[[Person], Awaitable[Result]], ...] = (_offer, _offer, _ask_back, _press_more)
"""What the other player may do in the moment in which the player to act moves. Most often they offer a draw."""


async def _round(bot: Inside, session: Session, people: list[Person], rolls: random.Random) -> tuple[float, list[str]]:
    """Have both players press once. Returns the seconds until both see the same, and what was wrong, in sentences."""
    found = to_act(people)
    if found is None:
        return 0.0, ["nobody can move"]
    actor, board = found
    other = next(each for each in people if each is not actor)
    act = _resign if rolls.random() < 1 / PER_GAME else rolls.choice(OTHERS)
    begun = time.perf_counter()
    pressed = await asyncio.gather(move(session, actor, board, rolls), act(other))
    await bot.idle()
    taken, after = time.perf_counter() - begun, await bot.tables.load(session.id)
    wrong = [f"a press failed: {each.failed}" for each in pressed if each.failed is not None]
    wrong += await wrong_with(bot, session.id, people)
    fresh = [each for each in after.log[session.version :] if getattr(each, "seat", 1)]
    if len(fresh) > 2 + (after.state == "over"):
        wrong.append(f"two acts led to the entries {[each.kind for each in fresh]}")
    if after.question is not None:
        asked = next(each for each in people if int(each.id) in after.question.open)
        board = with_action(asked.messages(), "answer")
        await asked.click(board, button(board, "answer", "no"))
        await bot.idle()
    return taken, [f"{session.game.key}, {act.__name__.strip('_')}: {each}" for each in wrong]


async def press_at_once(rolls: random.Random, rounds: int) -> tuple[list[float], list[str]]:
    """Have both players press at once in `rounds` rounds.

    Returns for each round the seconds until both saw the same, and what was wrong, in sentences.
    """
    taken, wrong = list[float](), list[str]()
    while len(taken) < rounds:
        async with playing(rolls) as bot:
            session, people = await agreed(bot, rolls.choice(ALSO_FOR_TWO), 2)
            for _ in range(min(PER_GAME, rounds - len(taken))):
                if session.state != "running":
                    break
                seconds, found = await _round(bot, session, people, rolls)
                taken.append(seconds)
                wrong += found
                session = await bot.tables.load(session.id)
    return taken, wrong
