"""Exercises when the bot's process is killed while it answers: an answer counts once, and nothing is half kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from cogs.commands import advising
from sandbox import BotProcess, Message, Person, Sandbox
from sessions.learning.exercises import exercise_position
from sessions.tables.exercising import Kept
from tests.play.answers import private
from tests.play.club import club_in, control
from tests.play.daily import SAY
from tests.play.restarts import another_process
from tests.play.tables import ended
from tests.play.thinkers import Critic
from tests.waiting import until

LEARN = SAY.exercises.learn()


async def made(sandbox: Sandbox, database: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Message]:
    """The number of a finished game of Alice and Bob from which Alice has exercises, and the message with its end."""
    monkeypatch.setattr(advising, "TELL_EVERY", 0.02)
    async with club_in(sandbox, database) as club:
        critic = Critic()
        monkeypatch.setattr(club.bot.services.analyses, "_workers", critic)
        monkeypatch.setattr(club.bot._coach, "_workers", critic)
        await ended(club, 2)
        over = await ended(club, 12)
        told = private(await club.alice.click(club.live(over), LEARN))
        await until(lambda: bool(told.media))
        return over.id, club.live(over)


async def kept(database: Path, sandbox: Sandbox, person: Person, table: int) -> tuple[Kept, ...]:
    """The exercises of somebody, as another process finds them."""
    async with another_process(database, sandbox.clock.now) as tables:
        return await tables.exercises.of_table(int(person.id), table)


async def shown(person: Person, message: Message) -> Message:
    """The exercise that somebody reads who presses *Learn from this game*."""
    told = private(await person.click(message, LEARN))
    await until(lambda: bool(told.media))
    return told


@pytest.mark.timeout(300)
async def test_an_answer_counts_once_whenever_the_bot_is_killed(
    tmp_path: Path, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses again after a kill is told how it went, and it comes back when it would have."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        sandbox.expect(10062, 40060, 10008)
        table, end = await made(sandbox, database, monkeypatch)
        alice = sandbox.person("alice")
        number = len(await kept(database, sandbox, alice, table))
        bot = BotProcess(sandbox, database)
        await bot.start()
        for answered in range(1, number + 1):
            told = await shown(alice, end)
            before, give_up = told.frozen(), control(told, "exerciseshow")
            await alice.press(before, give_up, wait=False)
            await asyncio.sleep(dice.uniform(0.0, 0.25))
            await bot.kill()
            after = await kept(database, sandbox, alice, table)
            assert sum(each.answered for each in after) in (answered - 1, answered)
            await bot.start()
            again = await alice.press(before, give_up)
            assert again.failed is None
            after = await kept(database, sandbox, alice, table)
            assert sum(each.answered for each in after) == answered, "the second press counts nothing more"
            assert [each.answered for each in after if each.due] == [0] * (number - answered)
            assert all(each.solved == 0 for each in after)
        await bot.stop()
        assert not bot.problems, bot.problems


@pytest.mark.timeout(300)
async def test_exercises_are_kept_whole_or_not_at_all(
    tmp_path: Path, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed while it makes exercises for Bob: those of Alice stay, and Bob can ask again."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        sandbox.expect(10062, 40060, 10008)
        table, end = await made(sandbox, database, monkeypatch)
        alice, bob = sandbox.person("alice"), sandbox.person("bob")
        before = await kept(database, sandbox, alice, table)
        bot = BotProcess(sandbox, database)
        for _ in range(3):
            await bot.start()
            await bob.press(end.frozen(), control(end, "learn"), wait=False)
            await asyncio.sleep(dice.uniform(0.0, 1.5))
            await bot.kill()
            found = await kept(database, sandbox, bob, table)
            assert all(exercise_position(each.content) is not None for each in found), "none is half kept"
            assert not any(each.answered for each in found)
        assert await kept(database, sandbox, alice, table) == before
        await bot.start()
        told = await bob.click(end, LEARN, wait=False)
        assert told.failed is None
        await bot.stop()
        assert not bot.problems, bot.problems
