"""A start at which Discord does not take the commands: the bot goes online all the same, and they follow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs import bot
from sandbox import Sandbox
from tests.play.club import club_in
from tests.play.test_lobby import said_nothing

SENTENCE = "Discord did not take the commands, which is tried again in the background"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for a pause."""
    monkeypatch.setattr(bot, "FIRST", 0.01)


async def registered(sandbox: Sandbox) -> None:
    """Wait until Discord has the commands."""
    async with asyncio.timeout(20):
        while not sandbox.state.commands.get(None):
            await sandbox.settle(0.01)


@pytest.mark.xfail(strict=True, reason="the bot ends when Discord fails to answer about its commands")
@pytest.mark.parametrize("method", ["GET", "PUT"])
@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}, {"status": 429, "retry_after": 60}], ids=str)
async def test_the_bot_goes_online_and_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, method: str, fault: dict[str, Any]
) -> None:
    async with Sandbox() as sandbox:
        hold = sandbox.faults.next(method, "/commands", times=1000, **fault)
        async with club_in(sandbox, tmp_path / "tables.sqlite3"):
            assert sandbox.state.online
            assert not sandbox.state.commands.get(None)
            hold.times = 0
            await registered(sandbox)
            said_nothing(await sandbox.person("alice").slash("play", game="stranded"))
    assert SENTENCE in caplog.text


@pytest.mark.xfail(strict=True, reason="the bot ends when Discord fails to answer about its commands")
async def test_while_it_tries_people_play_by_the_commands_that_are_there(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3"):
            assert sandbox.state.commands[None]
        sandbox.faults.next("GET", "/commands", status=503, times=1000)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            said_nothing(await club.alice.slash("play", game="stranded"))
            assert "opens a table" in club.live(await club.session()).text
