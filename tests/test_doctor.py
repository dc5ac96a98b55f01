"""`python -m upkeep doctor` against the local Discord: each thing that can be wrong, and what a host reads of it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import time
from collections import namedtuple
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from cogs.words import links
from data.places import Url
from sandbox import BotProcess, Sandbox
from sandbox.process import ROOT
from sandbox.refusals.facts import TABLE
from sandbox.refusals.permissions import Permission
from sandbox.wire import lookups, payloads
from settings import Settings
from tests import forks
from tests.databases import open_store
from upkeep import __main__
from upkeep.doctor import examine, machine, online, own_commands, status_of
from upkeep.doctor.answers import CALLS, differences
from upkeep.doctor.findings import Finding, Level


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=False) as found:
        yield found


@pytest.fixture(autouse=True)
def much_space(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk of this machine has room."""
    free(monkeypatch, 10 * 1024**3)


def free(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(count * 2, count, count))


def settings(sandbox: Sandbox, path: Path, **others: Any) -> Settings:
    given: dict[str, Any] = {"discord_token": sandbox.token, "database": path, "api": f"{sandbox.url}/api/v10"}
    return Settings(**(given | others))


async def errors(given: Settings, level: Level = Level.ERROR, clock: Any = time.time) -> str:
    """The only finding of this level; there is none of a worse one."""
    findings = await examine(given, clock)
    assert not any(given.discord_token in each.sentence for each in findings if given.discord_token)
    found = [each.sentence for each in findings if each.level == level]
    assert len(found) == 1, findings
    assert status_of(findings) == int(level == Level.ERROR), findings
    return found[0]


async def warnings(given: Settings, clock: Any = time.time) -> str:
    return await errors(given, Level.WARNING, clock)


async def test_before_the_first_start_all_is_well(sandbox: Sandbox, path: Path) -> None:
    findings = await examine(settings(sandbox, path))
    assert {each.level for each in findings} == {Level.OK}, findings
    told = " ".join(each.sentence for each in findings)
    assert "The bot creates it when it first starts" in told
    assert "No commands are registered yet" in told
    assert not path.exists()


async def test_after_the_first_start_all_is_well(sandbox: Sandbox, path: Path) -> None:
    process = BotProcess(sandbox, path)
    await process.start()
    findings = await examine(settings(sandbox, path))
    await process.stop()
    assert {each.level for each in findings} == {Level.OK}, findings
    told = " ".join(each.sentence for each in findings)
    assert f"All {len(await own_commands())} commands are registered" in told
    assert "has the current format" in told


async def test_the_command(sandbox: Sandbox, tmp_path: Path) -> None:
    for token, status in ((sandbox.token, 0), ("a-token-that-nobody-must-read", 1)):
        environment = {"DISCORD_TOKEN": token, "TABLES_API": f"{sandbox.url}/api/v10"}
        code, output = await forks.ended("upkeep", "doctor", folder=tmp_path, environment=environment)
        assert code == status, output
        assert token not in output
        assert "Traceback" not in output
        assert ("ok       Discord accepts the token. The bot is called Tables." in output) == (status == 0)
        assert ("error    Discord doesn't accept the token" in output) == (status == 1)


def test_a_setting_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TABLES_DRAW_THREADS", "many")
    assert __main__.main(["doctor"]) == 1
    assert "TABLES_DRAW_THREADS must be" in capsys.readouterr().err


def test_a_server_cannot_write_on_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def found(_: Settings) -> list[Finding]:
        return [Finding(Level.WARNING, "Nobody can play in \x1b[2JRoom.")]

    monkeypatch.setattr(__main__, "examine", found)
    monkeypatch.setattr(__main__, "load", Settings)
    assert __main__.main(["doctor"]) == 0
    assert capsys.readouterr().out == "warning  Nobody can play in �[2JRoom.\n"


# Discord


async def test_no_token(sandbox: Sandbox, path: Path) -> None:
    assert "DISCORD_TOKEN isn't set" in await errors(settings(sandbox, path, discord_token=""))


async def test_discord_out_of_reach(sandbox: Sandbox, path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nowhere = f"http://127.0.0.1:{taken.getsockname()[1]}"
        assert "Can't reach Discord" in await errors(settings(sandbox, path, api=nowhere))


async def test_discord_does_not_answer(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(online, "WITHIN", 0.05)
    sandbox.faults.next("GET", "/users/@me", hang=True)
    assert "didn't answer in time" in await errors(settings(sandbox, path))


@pytest.mark.parametrize(
    ("status", "sentence"),
    [(429, "is limiting the bot's requests"), (500, "has an outage"), (403, "refused /users/@me with status 403")],
)
async def test_discord_refuses(sandbox: Sandbox, path: Path, status: int, sentence: str) -> None:
    sandbox.faults.next("GET", "/users/@me", status=status)
    assert sentence in await errors(settings(sandbox, path))


async def test_a_clock_that_is_wrong(sandbox: Sandbox, path: Path) -> None:
    given = settings(sandbox, path)
    assert "off by " in await warnings(given, lambda: time.time() + 30)
    assert "off by " in await errors(given, clock=lambda: time.time() - 600)


async def test_an_endpoint_that_takes_the_clicks(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, interactions_endpoint_url="https://example.org/")
    assert "Interactions Endpoint URL" in await errors(settings(sandbox, path))


@pytest.mark.parametrize(
    ("flag", "name"), [(13, "Presence"), (14, "Server Members"), (18, "Message Content"), (19, "Message Content")]
)
async def test_intents_that_are_not_needed(
    sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch, flag: int, name: str
) -> None:
    change(monkeypatch, flags=1 << flag | 1 << 23)
    assert f"doesn't use: {name}." in await warnings(settings(sandbox, path))


def change(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> None:
    """Change what the local Discord tells of the application; a field that is None is left out."""
    before = payloads.application_json

    def changed(*given: Any) -> Any:
        answer = before(*given) | fields
        return {name: value for name, value in answer.items() if name not in fields or value is not None}

    monkeypatch.setattr(lookups, "application_json", changed)


async def test_no_connections_left(sandbox: Sandbox, path: Path) -> None:
    sandbox.gateway.sharding.identified = [(0.0, 0)] * 999
    assert status_of(await examine(settings(sandbox, path))) == 0
    given = settings(sandbox, path, shard_count=4, shard_ids=frozenset({0, 1}))
    assert "connect only 1 more times, and it needs 2" in await errors(given)


async def test_too_few_shards(sandbox: Sandbox, path: Path) -> None:
    sandbox.gateway.sharding.recommended = 4
    assert status_of(await examine(settings(sandbox, path))) == 0
    assert "Discord recommends 4 shards" in await warnings(settings(sandbox, path, shard_count=2))


async def test_no_server(sandbox: Sandbox, path: Path) -> None:
    sandbox.expel_bot("The Game Room")
    assert "isn't in any server yet" in await warnings(settings(sandbox, path))


@pytest.mark.parametrize("right", ["VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "SEND_MESSAGES_IN_THREADS"])
async def test_a_right_without_which_nobody_can_play(sandbox: Sandbox, path: Path, right: str) -> None:
    sandbox.world.home.bot_permissions &= ~Permission[right]
    assert "in The Game Room, so nobody can play there" in await errors(settings(sandbox, path))
    sandbox.world.home.bot_permissions |= Permission.ADMINISTRATOR
    assert status_of(await examine(settings(sandbox, path))) == 0


@pytest.mark.parametrize("right", ["READ_MESSAGE_HISTORY", "CREATE_PUBLIC_THREADS"])
async def test_a_right_without_which_the_bot_does_less(sandbox: Sandbox, path: Path, right: str) -> None:
    sandbox.world.home.bot_permissions &= ~Permission[right]
    assert "in The Game Room, so some things don't work there" in await warnings(settings(sandbox, path))


async def test_a_right_with_which_the_bot_does_more(sandbox: Sandbox, path: Path) -> None:
    told = "the permission Create Events in The Game Room, so rounds in one sitting aren't among the server's events"
    assert any(told in each.sentence for each in await examine(settings(sandbox, path)))
    sandbox.world.home.bot_permissions |= Permission.CREATE_EVENTS
    assert not any("Create Events" in each.sentence for each in await examine(settings(sandbox, path)))


def test_the_rights_are_those_of_the_invitation() -> None:
    wanted = sum(online.NEEDED.values()) + sum(online.USEFUL.values())
    assert f"permissions={wanted}\n" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert wanted == links.PERMISSIONS


async def test_other_commands(sandbox: Sandbox, path: Path) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        url = f"{sandbox.url}/api/v10/applications/{sandbox.world.application_id}/commands"
        command = {"name": "chess", "description": "A game of another version", "type": 1}
        assert (await session.put(url, json=[command])).status == 200
    findings = await examine(settings(sandbox, path))
    told = [each.sentence for each in findings if each.level == Level.WARNING]
    assert len(told) == 2
    assert "Discord doesn't know these commands yet: away, board, " in told[0]
    assert " more." in told[0]
    assert "doesn't have: chess." in told[1]


@pytest.mark.parametrize("config", [{"0": {}}, {}, None])
async def test_people_who_cannot_add_the_bot_to_their_accounts(
    sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch, config: Any
) -> None:
    found = [each.sentence for each in await examine(settings(sandbox, path))]
    link = links.add_to_account(int(sandbox.world.application_id))
    assert f"People can add the bot to their accounts: {link}" in found
    change(monkeypatch, integration_types_config=config)
    assert "turn on User Install on the developer portal's page Installation" in await warnings(settings(sandbox, path))


@pytest.mark.parametrize(("field", "value"), [("integration_types", [0]), ("contexts", [0]), ("contexts", None)])
async def test_commands_that_are_offered_elsewhere(sandbox: Sandbox, path: Path, field: str, value: Any) -> None:
    process = BotProcess(sandbox, path)
    await process.start()
    await process.stop()
    changed = next(each for each in sandbox.state.commands[None].values() if each["name"] == "play")
    changed[field] = value
    told = await warnings(settings(sandbox, path))
    assert "Discord offers these commands in other places than this version does: play." in told
    changed |= {"integration_types": [1, 0], "contexts": [1, 0]}
    assert {each.level for each in await examine(settings(sandbox, path))} == {Level.OK}, "the order says nothing"


# What Discord answers


async def test_answers_that_the_bot_does_not_expect(
    sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch, flags="0")
    assert "/applications/@me: flags has the wrong type" in await warnings(settings(sandbox, path))
    change(monkeypatch, name=None)
    assert "/applications/@me: name is missing" in await warnings(settings(sandbox, path))


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        ([{"a": 1, "b": None}, {"a": 2, "b": "x", "more": {}}], []),
        ([{"a": True, "b": None}], ["[0].a has the wrong type"]),
        ([{"b": 1}], ["[0].a is missing", "[0].b has the wrong type"]),
        ([7], ["[0] isn't an object"]),
        ({}, ["the answer isn't a list"]),
    ],
)
def test_differences(answer: Any, wrong: list[str]) -> None:
    assert list(differences([{"a": int, "b": (str, type(None))}], answer)) == wrong


async def test_the_local_discord_answers_as_expected(sandbox: Sandbox, path: Path) -> None:
    """Every field is in the local Discord's answer, and Discord's description promises all of them."""
    process = BotProcess(sandbox, path)
    await process.start()
    await process.stop()
    described = json.loads(TABLE.read_text(encoding="utf-8"))
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        for call, expected in CALLS.items():
            asked = call.replace("{application}", sandbox.world.application_id)
            answer = await (await session.get(f"{sandbox.url}/api/v10{asked}")).json()
            assert answer
            assert not list(differences(expected, answer)), call
            gives = described["routes"]["GET " + call.replace("{application}", "{}")]["gives"]["200"]
            promised(described["shapes"], expected, gives)


def promised(shapes: Any, expected: Any, schema: Any) -> None:
    while "$ref" in schema:
        schema = shapes[schema["$ref"].rpartition("/")[2]]
    if isinstance(expected, list):
        promised(shapes, expected[0], schema["items"])
    elif isinstance(expected, dict):
        for name, inner in expected.items():
            assert name in schema["required"]
            promised(shapes, inner, schema["properties"][name])


# This machine


async def test_a_damaged_database(sandbox: Sandbox, path: Path) -> None:
    path.write_text("a shopping list, long enough to be no empty database " * 100)
    assert "is damaged or isn't a database" in await errors(settings(sandbox, path))


async def test_a_damaged_page(sandbox: Sandbox, path: Path) -> None:
    await (await open_store(path)).close()
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes([0xFF] * 4096)
    path.write_bytes(content)
    assert "damaged" in await errors(settings(sandbox, path))


async def test_a_newer_database(sandbox: Sandbox, path: Path) -> None:
    await (await open_store(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "newer version of the bot" in await errors(settings(sandbox, path))


async def test_a_folder_that_is_not_there(sandbox: Sandbox, path: Path) -> None:
    assert "doesn't exist" in await errors(settings(sandbox, path.parent / "no" / "tables.sqlite3"))


async def test_a_folder_that_cannot_be_written(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Root may write everywhere.
    monkeypatch.setattr(os, "access", lambda place, _: place != path.parent)
    assert "can't write" in await errors(settings(sandbox, path))


async def test_postgres_that_is_out_of_reach(sandbox: Sandbox, tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    url = Url(f"postgresql://tables:hunter2@/tables?host={tmp_path}")
    findings = await examine(settings(sandbox, tmp_path, database=url))
    told = [each.sentence for each in findings if each.level == Level.ERROR]
    assert len(told) == 1
    assert "postgresql://tables@/tables" in told[0]
    assert "hunter2" not in told[0]


async def test_a_full_disk(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free(monkeypatch, 50 * 1024**2)
    assert "Free up space: " in await errors(settings(sandbox, path))
    free(monkeypatch, 500 * 1024**2)
    assert "Free up space soon" in await warnings(settings(sandbox, path))


def test_misspelt_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("TABLES_BACKUP=/elsewhere\nDISCORD_TOKN=a-secret\n")
    for name in ("TABLES_SHARD_COUT", "TABLES_WEATHER", "TABLES_LIMITS", "COLORTERM"):
        monkeypatch.setenv(name, "1")
    assert [each.sentence for each in machine.names()] == [
        "DISCORD_TOKN isn't a setting, so it has no effect. Did you mean DISCORD_TOKEN?",
        "TABLES_BACKUP isn't a setting, so it has no effect. Did you mean TABLES_BACKUPS?",
        "TABLES_SHARD_COUT isn't a setting, so it has no effect. Did you mean TABLES_SHARD_COUNT?",
        "TABLES_WEATHER isn't a setting, so it has no effect.",
    ]
    assert {each.level for each in machine.names()} == {Level.WARNING}


async def test_a_misspelt_setting_is_a_warning(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLES_DATABSE", "elsewhere.sqlite3")
    assert "Did you mean TABLES_DATABASE?" in await warnings(settings(sandbox, path))


async def test_backups_that_cannot_be_written(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = path.parent / "shelf"
    folder.mkdir()
    given = settings(sandbox, path, backups=folder / "backups")
    assert f"The backups are kept in {folder / 'backups'}." in [each.sentence for each in machine.backups(given)]
    with monkeypatch.context() as within:
        # Root may write everywhere.
        within.setattr(os, "access", lambda place, _: place != folder)
        assert f"can't write to {folder}, so no backups can be made in {folder / 'backups'}." in await warnings(given)
    (folder / "backups").write_text("no folder")
    assert f"{folder / 'backups'} isn't a folder" in await warnings(given)
    assert not machine.backups(settings(sandbox, path, backups=folder / "backups", backups_kept=0))


async def test_a_status_port_that_another_program_uses(sandbox: Sandbox, path: Path) -> None:
    with socket.socket() as free_one:
        free_one.bind(("127.0.0.1", 0))
        port = free_one.getsockname()[1]
    (found,) = machine.status(settings(sandbox, path, status_port=port))
    assert found == Finding(Level.OK, f"TABLES_STATUS_PORT {port} is free.")
    other = urlsplit(sandbox.url).port  # the local Discord answers there, and nothing of a bot's health
    assert "Another program is using TABLES_STATUS_PORT" in await warnings(settings(sandbox, path, status_port=other))


async def test_a_status_port_where_the_bot_runs(sandbox: Sandbox, path: Path) -> None:
    with socket.socket() as free_one:
        free_one.bind(("127.0.0.1", 0))
        port = free_one.getsockname()[1]
    process = BotProcess(sandbox, path, environment={"TABLES_STATUS_PORT": str(port)})
    await process.start()
    findings = await examine(settings(sandbox, path, status_port=port))
    await process.stop()
    assert {each.level for each in findings} == {Level.OK}, findings
    assert f"A running bot answers at TABLES_STATUS_PORT {port}." in [each.sentence for each in findings]


def test_metrics_without_what_serves_them(sandbox: Sandbox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "find_spec", lambda name: None)
    monkeypatch.setattr(machine, "_port", lambda port: Finding(Level.OK, "free"))
    _, found = machine.status(settings(sandbox, path, status_port=9100))
    assert found.level is Level.WARNING
    assert "requirements-metrics.txt" in found.sentence
    assert machine.status(settings(sandbox, path)) == []


def test_versions(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("aiohttp==0.1 \\\n    --hash=sha256:00\nno-such==1\nelsewhere==1 ; sys_platform == 'win32'\n")
    missing, other = machine.versions(lock)
    assert missing.level is Level.ERROR
    assert "aren't installed: no-such." in missing.sentence
    assert other.level is Level.WARNING
    assert "instead of 0.1" in other.sentence
    assert [each.level for each in machine.versions(tmp_path / "none.txt")] == [Level.WARNING]
