"""What the bot uses of discord.py and aiosqlite beyond their documentation: it is where it is said to be, and works."""

from __future__ import annotations

import asyncio
import inspect
import re
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

import aiosqlite
import discord
import pytest
from discord import app_commands

from cogs import library
from data.sqlite.connection import Connection

ROOT = Path(__file__).parents[2]

UNDOCUMENTED = re.compile(
    r"\.http\b|\bBaseSelect\b|def dispatch\b|\bwarn_(?:nacl|dave)\b|\.to_dict\(|\.get_translated_payload\(|"
    r"\b(?:client|bot|interaction|message|channel|guild|tree)\._\w+|\._execute\b|\._conn\b"
)
"""What is known of such things, and whatever begins with an underscore on an object of the library."""

ALLOWED = {
    "cogs/library.py": {".to_dict(", ".get_translated_payload(", ".http", "tree._state"},
    "data/sqlite/connection.py": {"._execute", "._conn"},
}


def used(text: str) -> set[str]:
    """The undocumented things that a module uses."""
    return set(UNDOCUMENTED.findall(text))


def test_nothing_undocumented_is_used_elsewhere() -> None:
    paths = [ROOT / "bot.py", *(path for folder in ("cogs", "data") for path in (ROOT / folder).rglob("*.py"))]
    found = {path.relative_to(ROOT).as_posix(): used(path.read_text(encoding="utf-8")) for path in paths}
    assert {path: names for path, names in found.items() if names} == ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "await asked.interaction.client.http.get_from_cdn(url)",
        "class Menu(DynamicItem[BaseSelect[Any]])",
        "    def dispatch(self, event):",
        "discord.VoiceClient.warn_nacl = False",
        "bot._listeners",
        "command.to_dict(tree)",
        "command.get_translated_payload(tree, translator)",
        "self.tree._http",
    ],
)
def test_that_is_seen(line: str) -> None:
    assert used(line)


# discord.py


def output(program: str) -> str:
    """What a program writes that is run by itself."""
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout + ran.stderr


CLIENT = "import logging, discord\nlogging.basicConfig()\n{}\ndiscord.Client(intents=discord.Intents.none())\n"


def test_the_warnings_about_voice_end_as_they_did_and_are_kept_out() -> None:
    """Where the libraries for voice are installed there are no such warnings, and nothing to see here."""
    warned = output(CLIENT.format(""))
    voice = ("nacl", "davey")
    missing = output(f"import importlib.util as u\nprint([e for e in {voice} if u.find_spec(e) is None])")
    assert (library.NO_VOICE in warned) is ("'" in missing), warned
    quiet = CLIENT.format("from cogs import library; library.quiet()")
    assert library.NO_VOICE not in output(quiet)


async def test_commands_are_told_as_dictionaries() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(client)

    @tree.command(description="Roll a die")
    async def roll(_interaction: discord.Interaction, sides: int = 6) -> None:
        """Not called."""

    class Backwards(app_commands.Translator):
        async def translate(self, string: app_commands.locale_str, locale: discord.Locale, _: Any) -> str | None:
            return string.message[::-1] if locale is discord.Locale.german else None

    (told,) = await library.wanted(tree, Backwards())
    assert told["description_localizations"] == {"de": "eid a lloR"}
    assert (told["name"], told["description"]) == ("roll", "Roll a die")
    assert [each["name"] for each in told["options"]] == ["sides"]
    assert "self" in inspect.signature(app_commands.AppCommand.to_dict).parameters


def test_translations_are_no_part_of_what_discord_has() -> None:
    option = {"type": 3, "name": "o", "description": "d", "description_localizations": {"de": "Hallo"}}
    choices = [{"name": "c", "name_localizations": {"de": "Hallo"}, "value": "c"}]
    stored: Any = {
        "id": "1",
        "application_id": "2",
        "version": "3",
        "type": 1,
        "name": "go",
        "description": "Go",
        "description_localizations": {"de": "Hallo"},
        "default_member_permissions": None,
        "contexts": None,
        "options": [{**option, "choices": choices}],
    }
    client = discord.Client(intents=discord.Intents.none())
    command = app_commands.AppCommand(data=stored, state=client._connection)
    assert "Hallo" in str(command.to_dict())
    (told,) = library.registered([command])
    assert "Hallo" not in str(told)
    assert told["options"][0]["choices"] == [{"name": "c", "value": "c"}]


SHOWING_A_FILE: dict[str, Any] = {
    "id": "2",
    "channel_id": "1",
    "author": {"id": "3", "username": "bot", "discriminator": "0000", "avatar": None},
    "type": 0,
    "content": "",
    "edited_timestamp": None,
    "pinned": False,
    "mention_everyone": False,
    "tts": False,
    "attachments": [],
    "embeds": [],
    "components": [{"type": 13, "id": 1, "file": {"url": "https://cdn.example/record.txt"}}],
}


async def test_files_in_components_cannot_read_themselves_yet() -> None:
    """`library.read` is needed as long as that is so; that it works is seen where records are looked through."""
    client = discord.Client(intents=discord.Intents.none())
    channel = client.get_partial_messageable(1)
    message = discord.Message(state=channel._state, channel=channel, data=cast("Any", SHOWING_A_FILE))
    (shown,) = message.components
    assert isinstance(shown, discord.FileComponent)
    with pytest.raises(discord.DiscordException, match="no ConnectionState"):
        await shown.media.read()


def test_completions_have_their_own_logger() -> None:
    """`tests/play/test_answers.py` sees that a completion in vain is a line in it."""
    assert app_commands.tree.__name__ == library.COMPLETIONS
    assert "Ignoring exception in autocomplete" in inspect.getsource(app_commands.tree)


# aiosqlite


async def test_a_connection_does_work_in_its_thread(tmp_path: Path) -> None:
    connection = await Connection.to(tmp_path / "some.sqlite3")
    try:
        assert issubclass(Connection, aiosqlite.Connection)
        seen = await connection.run(lambda raw: (type(raw), threading.current_thread() is threading.main_thread()))
        assert seen == (sqlite3.Connection, False)
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await connection.run(lambda raw: raw.execute("SELECT * FROM missing"))
    finally:
        await connection.close()


async def test_work_is_finished_even_where_nobody_waits_any_more(tmp_path: Path) -> None:
    """Work that waits in the queue is done too, and in the order in which it was asked for."""
    connection = await Connection.to(tmp_path / "some.sqlite3")
    may, done = threading.Event(), list[int]()

    def waits(_: sqlite3.Connection) -> None:
        may.wait()
        done.append(1)

    try:
        first = asyncio.create_task(connection.run(waits))
        second = asyncio.create_task(connection.run(lambda _: done.append(2)))
        await asyncio.sleep(0)
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        may.set()
        await connection.run(lambda _: done.append(3))
        assert done == [1, 2, 3]
    finally:
        await connection.close()
