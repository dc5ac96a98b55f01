"""The way in: what a host reads when the bot cannot run, and that the token is never among it."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import platform
import re
import signal
import socket
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

import bot
from data.places import Url
from sandbox import BotProcess, Sandbox
from sandbox.process import ROOT
from settings import SettingsError, load, variables
from tests import forks
from tests.starts import SECRET, assert_a_sentence, ended
from upkeep.logs import WithoutToken


async def ran(tmp_path: Path, **environment: str) -> tuple[int, str]:
    """The exit status of `python -m bot` and all it wrote, in a folder without a `.env` and with these settings."""
    return await forks.ended("bot", folder=tmp_path, environment=environment)


async def test_without_a_token_it_says_so_and_names_make_play(tmp_path: Path) -> None:
    assert_a_sentence(*await ran(tmp_path), "DISCORD_TOKEN isn't set", "make play")


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with Sandbox(strict=False) as sandbox:
        status, output = await ended(sandbox, tmp_path, DISCORD_TOKEN=SECRET, TABLES_LOG_LEVEL="DEBUG")
    assert_a_sentence(status, output, "Discord doesn't accept the token")


@pytest.mark.parametrize("token", ["first\nsecond", "first\r\nsecond", "Bot first", "first\tsecond", "première"])
async def test_a_token_that_cannot_be_one(tmp_path: Path, token: str) -> None:
    status, output = await ran(tmp_path, DISCORD_TOKEN=token)
    assert_a_sentence(status, output, "DISCORD_TOKEN must be", "without spaces or line breaks")
    assert not any(word in output for word in token.split()), output


async def test_discord_out_of_reach(tmp_path: Path) -> None:
    with socket.socket() as taken:
        async with Sandbox(strict=False) as sandbox:
            # A port at which nobody listens, nor begins to.
            taken.bind(("127.0.0.1", 0))
            environment = {"SANDBOX_URL": f"http://127.0.0.1:{taken.getsockname()[1]}"}
            process = BotProcess(sandbox, tmp_path / "tables.sqlite3", environment=environment)
            await process.start(online=False)
            status = await process.wait()
    assert_a_sentence(status, "\n".join(process.lines), "Can't reach Discord")


async def test_missing_rights(tmp_path: Path) -> None:
    async with Sandbox(strict=False) as sandbox:
        sandbox.faults.next("PUT", "/commands", status=403)
        status, output = await ended(sandbox, tmp_path)
    assert_a_sentence(status, output, "Invite it again with the scopes bot and applications.commands")


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("TABLES_LOG_LEVEL", "LOUD", "TABLES_LOG_LEVEL"),
        ("TABLES_DRAW_THREADS", "many", "TABLES_DRAW_THREADS"),
        ("TABLES_DRAW_THREADS", "0", "TABLES_DRAW_THREADS"),
    ],
)
async def test_a_setting_that_cannot_be_used(tmp_path: Path, name: str, value: str, wanted: str) -> None:
    assert_a_sentence(*await ran(tmp_path, DISCORD_TOKEN=SECRET, **{name: value}), wanted)


async def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("a shopping list, long enough to be no empty database " * 100)
    before = (tmp_path / "notes.txt").read_bytes()
    environment = {"DISCORD_TOKEN": SECRET, "TABLES_DATABASE": "notes.txt"}
    assert_a_sentence(*await ran(tmp_path, **environment), "notes.txt is damaged or isn't a database")
    assert (tmp_path / "notes.txt").read_bytes() == before
    environment["TABLES_DATABASE"] = "no/such/folder/tables.sqlite3"
    assert_a_sentence(*await ran(tmp_path, **environment), "can't be opened")


@pytest.mark.once
@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_connection_that_discord_ends_for_good(tmp_path: Path, code: int) -> None:
    async with Sandbox(strict=False) as sandbox:
        process = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await process.start()
        sandbox.gateway.close_with(code)
        async with asyncio.timeout(60):
            status = await process.wait()
    assert_a_sentence(status, "\n".join(process.lines), f"Discord closed the connection (code {code})")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    async with Sandbox() as sandbox:
        process = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await process.start()
        assert process.pid is not None
        os.kill(process.pid, number)
        assert await process.wait() == 0
        assert not process.problems, process.problems
        assert not any(sandbox.token in line for line in process.lines)


async def test_the_commands_are_registered_only_when_they_changed(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for _ in range(2):
            process = BotProcess(sandbox, tmp_path / "tables.sqlite3")
            await process.start()
            await process.stop()
        assert not any("Registered" in line for line in process.lines)


def test_settings_are_read_once_typed_and_frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("TABLES_DATABASE", "elsewhere.sqlite3")
    settings = load()
    assert settings.database == Path("elsewhere.sqlite3")
    assert settings.discord_token == SECRET
    assert SECRET not in repr(settings)
    with pytest.raises(FrozenInstanceError):
        settings.draw_threads = 3  # type: ignore[misc]


def test_settings_come_from_a_file_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\nTABLES_LOG_LEVEL=WARNING\n")
    settings = load()
    assert settings.log_level == "WARNING"
    assert settings.discord_token == SECRET


def test_a_wrong_setting_names_itself_and_not_its_value(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_LOG_LEVEL", SECRET)
    with pytest.raises(SettingsError) as caught:
        load()
    assert "TABLES_LOG_LEVEL" in str(caught.value)
    assert SECRET not in str(caught.value)


def test_the_page_of_settings_tells_of_every_setting_and_of_no_other() -> None:
    page = (ROOT / "docs" / "hosting" / "settings.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"(?m)^\| `(\w+)` \|", page)) == sorted(variables().values())


def test_the_c_library_is_told_to_give_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    if platform.libc_ver()[0] == "glibc":
        assert bot.give_memory_back()
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: object())
    assert not bot.give_memory_back(), "other C libraries have no such function"
    told: list[bool] = []
    monkeypatch.setattr(bot, "give_memory_back", lambda: told.append(True))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert bot.main() == 1
    assert told, "at every start"


def test_the_token_is_blotted_out_of_the_log() -> None:
    try:
        raise ValueError(f"the header {SECRET} is not allowed")
    except ValueError:
        line = logging.LogRecord("x", logging.INFO, __file__, 1, "sent %s to %s", (SECRET, "Discord"), sys.exc_info())
    written = WithoutToken(SECRET).format(line)
    assert "sent [token] to Discord" in written
    assert "ValueError: the header [token] is not allowed" in written
    assert SECRET not in written


def test_the_passwords_of_the_database_are_in_no_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_DATABASE", "postgresql://bot:s%21cret@localhost/tables")
    database = load().database
    assert isinstance(database, Url)
    line = logging.LogRecord("x", logging.INFO, __file__, 1, "%s, %s and %s", ("s!cret", "s%21cret", database), None)
    written = WithoutToken(SECRET, database.secrets).format(line)
    assert "[password], [password] and postgresql://bot@localhost/tables" in written
    assert "cret" not in repr(load())


def test_a_database_that_cannot_be_read_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_DATABASE", "postgresql://bot:secret@[::1/tables")
    with pytest.raises(SettingsError) as caught:
        load()
    assert "TABLES_DATABASE must be the path of a file or the URL of a PostgreSQL database" in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("count", "ids", "wanted"),
    [
        ("8", "0-3", {0, 1, 2, 3}),
        ("8", "1,5", {1, 5}),
        ("8", " 0-1 , 7 ", {0, 1, 7}),
        ("1", "0", {0}),
    ],
)
def test_shards_are_numbers_and_ranges(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, count: str, ids: str, wanted: set[int]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_SHARD_COUNT", count)
    monkeypatch.setenv("TABLES_SHARD_IDS", ids)
    settings = load()
    assert settings.shard_count == int(count)
    assert settings.shard_ids == frozenset(wanted)


@pytest.mark.parametrize(
    ("count", "ids"),
    [("2", "2"), ("2", "0-2"), ("2", "1-0"), ("2", "-1"), ("2", "a"), ("2", ""), ("0", "0"), ("", "0"), (None, "0")],
)
def test_shards_that_cannot_be_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, count: str | None, ids: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if count is not None:
        monkeypatch.setenv("TABLES_SHARD_COUNT", count)
    monkeypatch.setenv("TABLES_SHARD_IDS", ids)
    with pytest.raises(SettingsError, match="TABLES_SHARD_"):
        load()


@pytest.mark.parametrize("api", ["127.0.0.1:8080", "ftp://proxy/api", "http://", "http://proxy/api?key=1", "a b"])
def test_an_address_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, api: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_API", api)
    with pytest.raises(SettingsError, match="TABLES_API must be an address"):
        load()


def test_every_wrong_setting_is_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in (("TABLES_LIMITS", "perhaps"), ("TABLES_DRAW_THREADS", "33"), ("TABLES_LOG_LEVEL", "debug")):
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load()
    assert str(caught.value) == (
        "Some settings are wrong: TABLES_LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR; "
        "TABLES_DRAW_THREADS must be a whole number from 1 to 32; TABLES_LIMITS must be yes or no."
    )


@pytest.mark.parametrize(
    ("said", "meant"), [("", ()), ("de", ("de",)), (" de, pt-BR ,", ("de", "pt-BR")), ("de;fr", None), (SECRET, None)]
)
def test_draft_languages_are_codes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, meant: tuple[str, ...] | None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_DRAFT_LANGUAGES", said)
    if meant is not None:
        assert load().draft_languages == meant
        return
    with pytest.raises(SettingsError, match="TABLES_DRAFT_LANGUAGES must be language codes"):
        load()


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("https://example.org/bot/issues/new?labels=words", True),
        (" http://example.org ", True),
        ("tables.example", False),
        ("ftp://example.org", False),
        ("https://example.org/a page", False),
        ("https://example.org/>*", False),
        (f"https://example.org/{'x' * 300}", False),
        (SECRET, False),
    ],
)
def test_the_page_for_reports_is_an_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, right: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_FEEDBACK_URL", said)
    if right:
        assert load().feedback_url == said.strip()
        return
    with pytest.raises(SettingsError, match="TABLES_FEEDBACK_URL must be the address of a page") as caught:
        load()
    assert said not in str(caught.value)


def test_a_draft_language_that_does_not_exist_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "DRAFTS", frozenset({"xy"}))
    monkeypatch.setenv("TABLES_DRAFT_LANGUAGES", "en,tlh")
    assert bot.main() == 2
    assert capsys.readouterr().err == (
        "TABLES_DRAFT_LANGUAGES names languages that the bot doesn't have: tlh. It has these drafts: xy.\n"
    )


@pytest.mark.parametrize(("said", "meant"), [("yes", True), ("On", True), ("1", True), ("no", False), ("FALSE", False)])
def test_a_switch_has_many_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, meant: bool) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLES_LIMITS", said)
    assert load().limits is meant


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("TABLES_DRAW_THREADS=5\nTABLES_BACKUPS_KEPT=3\ntables_limits=no\n")
    monkeypatch.setenv("TABLES_DRAW_THREADS", "4")
    settings = load()
    assert (settings.draw_threads, settings.backups_kept, settings.limits) == (4, 3, False)


async def test_what_only_pictures_and_rules_need_is_not_read_before_the_bot_is_online() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import bot, sys; print(*sys.modules)", cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    read = {name.partition(".")[0] for name in output.decode().split()}
    assert "discord" in read
    assert not read & {"PIL", "zlib_ng", "markdown_it", "dotenv", "pydantic", "prometheus_client"}
