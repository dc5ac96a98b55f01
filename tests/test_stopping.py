"""The bot is stopped at any instant of its start: it ends well, and without a traceback."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from sandbox import BotProcess, Sandbox
from tests.play.club import club_in

READY = 2.0
"""Seconds after which discord.py says that it is ready, where no more servers come."""


def asked(sandbox: Sandbox) -> int:
    """How many requests the bot has sent."""
    return sum(each.what.startswith("REQUEST") for each in sandbox.timeline)


async def stopped(bot: BotProcess) -> None:
    """Stop the bot and see that it ends well."""
    assert await bot.stop() == 0, "\n".join(bot.lines)
    assert not bot.problems, "\n".join(bot.lines)


@pytest.mark.parametrize("requests", range(1, 6))
async def test_it_is_stopped_at_a_request_of_its_start(tmp_path: Path, requests: int) -> None:
    async with Sandbox(strict=False) as sandbox:
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start(online=False)
        while not sandbox.state.online and asked(sandbox) < requests:  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.001)
        await stopped(bot)


async def test_it_is_stopped_about_when_it_is_ready(tmp_path: Path) -> None:
    async def stopped_after(seconds: float) -> None:
        async with Sandbox(strict=False) as sandbox:
            bot = BotProcess(sandbox, tmp_path / f"{seconds}.sqlite3")
            await bot.start()
            await asyncio.sleep(seconds)
            await stopped(bot)

    # At once: each of them waits most of the time.
    await asyncio.gather(*map(stopped_after, (0.0, 0.5, READY - 0.05, READY - 0.01, READY, READY + 0.05)))


async def test_whoever_asks_again_and_again_changes_nothing(tmp_path: Path) -> None:
    """A service manager and a person at a terminal may both ask, up to the last instant."""
    async with Sandbox(strict=False) as sandbox:
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start()
        assert bot.pid is not None
        while bot.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(bot.pid, signal.SIGTERM)
            await asyncio.sleep(0.001)
        await stopped(bot)


PATIENT = """
import runpy
from discord.backoff import ExponentialBackoff
ExponentialBackoff.delay = lambda _: 900.0
runpy.run_module("sandbox.launcher", run_name="__main__")
"""
"""The bot where discord.py waits for long before it connects again, as it does when it has tried for a while."""


async def test_it_is_stopped_while_discord_cannot_be_reached(tmp_path: Path) -> None:
    own_time = {"SANDBOX_CLOCK": ""}
    async with Sandbox(strict=False) as sandbox:
        command = [sys.executable, "-c", PATIENT]
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3", command=command, environment=own_time)
        await bot.start()
    # Discord is gone.
    while not any("Attempting a reconnect" in line for line in bot.lines):  # noqa: ASYNC110 (nothing tells of it)
        await asyncio.sleep(0.01)
    assert await bot.stop() == 0, "\n".join(bot.lines)


@pytest.mark.seeded
async def test_what_comes_when_the_bot_has_left_is_heard_by_nobody(tmp_path: Path) -> None:
    """discord.py says that it is ready two seconds after it is online, whatever has been closed by then."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            pass
        club.bot.dispatch("ready")
