"""A start at which Discord does not take the commands: the bot goes online all the same, and they follow."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation

from cogs import registration
from cogs.registration import CommandTranslator
from sandbox import Sandbox
from sandbox.people.person import PATIENCE
from tests.play.answers import said_nothing
from tests.play.club import club_in

SOON = 0.1
"""Seconds after which the bot goes online without its commands, where Discord does not take them."""

SENTENCE = "The commands could not be registered; the bot tries again in the background"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for a pause."""
    monkeypatch.setattr(registration, "FIRST_PAUSE", 0.01)


async def registered(sandbox: Sandbox) -> None:
    """Wait until Discord has the commands."""
    async with asyncio.timeout(PATIENCE):
        while not sandbox.state.commands.get(None):
            await sandbox.settle(0.01)


@pytest.mark.parametrize("method", ["GET", "PUT"])
@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}, {"status": 429, "retry_after": 60}], ids=str)
async def test_the_bot_goes_online_and_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, method: str, fault: dict[str, Any]
) -> None:
    async with Sandbox() as sandbox:
        hold = sandbox.faults.next(method, "/commands", times=1000, **fault)
        async with club_in(sandbox, tmp_path / "tables.sqlite3", register_within=SOON):
            assert sandbox.state.online
            assert not sandbox.state.commands.get(None)
            hold.times = 0
            await registered(sandbox)
            said_nothing(await sandbox.person("alice").slash("play", game="stranded"))
    assert SENTENCE in caplog.text


async def test_while_it_tries_people_play_by_the_commands_that_are_there(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3"):
            assert sandbox.state.commands[None]
        sandbox.faults.next("GET", "/commands", status=503, times=1000)
        async with club_in(sandbox, tmp_path / "tables.sqlite3", register_within=SOON) as club:
            said_nothing(await club.alice.slash("play", game="stranded"))
            assert "opened a table" in club.live(await club.session()).text


async def test_a_discord_that_does_not_answer_holds_up_nothing(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        go_on = asyncio.Event()
        sandbox.faults.next("GET", "/commands", until=go_on)
        async with club_in(sandbox, tmp_path / "tables.sqlite3", register_within=SOON):
            assert not sandbox.state.commands.get(None), "it is online already"
            go_on.set()
            await registered(sandbox)


async def test_a_bot_that_is_stopped_meanwhile_goes_on_with_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections are closed then: what it would still ask Discord fails, and nobody hears of it."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def registered_never() -> bool:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return True

    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3") as club:
        monkeypatch.setattr(club.bot.registration, "_registered", registered_never)
        starting = asyncio.create_task(club.bot.registration.begin())
        await begun.wait()
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        async with asyncio.timeout(PATIENCE):
            await ended.wait()


async def test_a_refusal_that_stays_so_ends_the_start_with_its_reason(tmp_path: Path) -> None:
    """As before: whoever starts the bot reads what to change (`tests/test_bot.py`)."""
    async with Sandbox(strict=False) as sandbox:
        sandbox.faults.next("PUT", "/commands", status=403)
        with pytest.raises(discord.Forbidden):
            async with club_in(sandbox, tmp_path / "tables.sqlite3"):
                raise AssertionError("it does not start")


def describes(context: app_commands.TranslationContextTypes, locale: discord.Locale) -> str | None:
    """The name of the command whose description is translated into German in this context."""
    if locale is discord.Locale.german and context.location is TranslationContextLocation.command_description:
        return context.data.qualified_name
    return None


async def test_a_command_that_discord_objects_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def translate(
        _self: object, _text: object, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return "x" * 101 if describes(context, locale) == "me" else None

    monkeypatch.setattr(CommandTranslator, "translate", translate)
    async with Sandbox(strict=False) as sandbox:
        with pytest.raises(app_commands.CommandSyncFailure, match="In command 'me' defined in"):
            async with club_in(sandbox, tmp_path / "tables.sqlite3"):
                raise AssertionError("it does not start")


async def test_each_text_is_translated_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each start has all texts translated into each language of Discord: some thousand calls."""
    translated: Counter[str] = Counter()

    async def translate(
        _self: object, _text: object, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> None:
        if name := describes(context, locale):
            translated[name] += 1

    monkeypatch.setattr(CommandTranslator, "translate", translate)
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3"):
        assert translated == Counter(each["name"] for each in sandbox.state.commands[None].values())


async def test_the_pauses_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3") as club:
        # Only what this bot's module asks for is not slept through.
        wanted = SimpleNamespace(sleep=sleep, create_task=asyncio.create_task, Task=asyncio.Task, wait=asyncio.wait)
        monkeypatch.setattr(registration, "asyncio", wanted)
        monkeypatch.setattr(registration, "FIRST_PAUSE", 1.0)
        sandbox.faults.next("GET", "/commands", status=503, times=11)
        await club.bot.registration.begin()
        assert club.bot.registration._later is not None
        await club.bot.registration._later
        monkeypatch.undo()
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
