"""What monitoring reads of the bot: `/healthz`, `/metrics`, the dashboard, and the log as JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

import bot
from cogs.bot import BotOptions, TableBot
from cogs.interactions.request import CURRENT
from cogs.registration import Memo
from data.errors import StoreError
from data.sqlite.store import SqliteStore
from sandbox import BotProcess, Sandbox
from sandbox.process import ROOT
from sessions.tables import Tables
from settings import Settings
from tests.databases import open_store
from tests.waiting import until
from upkeep import status
from upkeep.logs import JsonLines
from upkeep.status import Status
from upkeep.status.probes import Probes

DASHBOARD = ROOT / "docs" / "hosting" / "grafana.json"
SECRET = "a-token-that-nobody-must-read"


class Watched:
    """A bot on the local Discord, with its status."""

    def __init__(self, sandbox: Sandbox, bot: TableBot, told: Status) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.status = told

    async def get(self, path: str) -> tuple[int, str]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.status.port}{path}") as answer,
        ):
            return answer.status, await answer.text()

    async def health(self) -> tuple[int, dict[str, str]]:
        code, text = await self.get("/healthz")
        return code, json.loads(text)

    async def metrics(self) -> str:
        code, text = await self.get("/metrics")
        assert code == 200
        return text


@pytest.fixture
async def watched(path: Path) -> AsyncIterator[Watched]:
    probes = Probes()
    async with Sandbox(strict=False) as sandbox:
        store = probes.store(await open_store(path, sandbox.clock.now))
        bot = TableBot(Tables(store), Memo(store.memo, store.remember), BotOptions(http_trace=probes.trace()))
        probes.watch(bot)
        # discord.py takes itself to be ready when it has heard of no further server for two seconds.
        bot._connection.guild_ready_timeout = 0.05
        async with sandbox.running(bot):
            await bot.wait_until_ready()
            await until(lambda: bot.guilds and not any(each.unavailable for each in bot.guilds))
            async with Status(bot, store, probes, 0) as told:
                yield Watched(sandbox, bot, told)
        await store.close()


async def test_a_bot_that_is_well(watched: Watched) -> None:
    assert await watched.health() == (200, {"loop": "ok", "gateway": "ok", "store": "ok", "thinking": "ok"})


async def test_processes_that_hang_are_told(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched.bot.thinking._workers, "_hung", [asyncio.get_running_loop().time()] * 2)
    code, health = await watched.health()
    assert (code, health["thinking"]) == (503, "2 hung and were replaced within the last 300 s")


async def test_a_late_event_loop(watched: Watched) -> None:
    watched.status._health.note_late(2.5)
    code, found = await watched.health()
    assert (code, found["loop"]) == (503, "was 2.5 s late within the last 2 s")
    for _ in range(10):
        watched.status._health.note_late(0.1)
    assert (await watched.health())[0] == 200


async def test_no_connection(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableBot, "latency", 40.0)
    assert (await watched.health())[1]["gateway"] == "isn't answering heartbeats"
    monkeypatch.setattr(TableBot, "latency", float("nan"))
    code, found = await watched.health()
    assert (code, found["gateway"]) == (503, "isn't connected")


async def test_a_store_that_fails(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: str) -> None:
        raise StoreError("The disk is full.")

    async def hangs(_: str) -> None:
        await asyncio.Event().wait()

    store: Any = watched.status._store
    monkeypatch.setattr(store, "memo", fails)
    code, found = await watched.health()
    assert (code, found["store"]) == (503, "The disk is full.")
    monkeypatch.setattr("upkeep.status.health.WITHIN", 0.05)
    monkeypatch.setattr(store, "memo", hangs)
    assert "hasn't answered" in (await watched.health())[1]["store"]


async def test_metrics(watched: Watched) -> None:
    alice = watched.sandbox.person("alice")
    await alice.slash("play", game="games_up")
    await watched.sandbox.settle()
    await alice.slash("help")
    with pytest.raises(discord.NotFound):
        await watched.bot.fetch_user(1)
    await watched.sandbox.settle()
    text = await watched.metrics()
    for line in (
        'tables_open{game="games_up",state="lobby"} 1.0',
        'tables_interactions_total{kind="application_command"} 2.0',
        'tables_shown_seconds_count{kind="application_command"} 2.0',
        'tables_discord_errors_total{kind="404"} 1.0',
        'tables_store_seconds_count{call="create"} 1.0',
        'tables_thinking{state="waiting"} 0.0',
        "tables_retries 0.0",
        "tables_backlog 0.0",
        "tables_due_lag_seconds 0.0",
        "tables_servers 1.0",
    ):
        assert f"{line}\n" in text, line
    assert re.search(r"^process_resident_memory_bytes \d", text, re.MULTILINE)
    assert not re.search("alice|Game Room", text, re.IGNORECASE)


async def test_the_lag_of_due_work(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    store: Any = watched.status._store

    async def due(*_: Any) -> int:
        return int(store.now()) - 90

    monkeypatch.setattr(store, "next_due", due)
    assert "tables_due_lag_seconds 90.0\n" in await watched.metrics()


async def test_the_dashboard_shows_metrics_that_there_are(watched: Watched) -> None:
    await watched.sandbox.person("alice").slash("help")
    await watched.sandbox.settle()
    told = await watched.metrics()
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"(?:tables|process)_\w+", target["expr"])
    }
    there = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    assert {name.removesuffix("_bucket") for name in asked} <= there, asked - there
    ours = {name for name in there if name.startswith("tables_") and not name.endswith("_created")}
    assert ours <= {name.removesuffix("_bucket") for name in asked}
    page = (ROOT / "docs" / "hosting" / "monitoring.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in ours)


async def test_without_the_package(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "upkeep.status.metrics", None)
    probes = Probes()
    assert probes.trace() is None
    store: Any = object()
    assert probes.store(store) is store
    async with Status(watched.bot, watched.status._store, probes, 0) as told:
        other = Watched(watched.sandbox, watched.bot, told)
        assert (await other.health())[0] == 200
        code, text = await other.get("/metrics")
    assert code == 501
    assert "requirements-metrics.txt" in text
    assert "requirements-metrics.txt" in caplog.text


async def test_a_port_that_is_taken(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status, "RETRY", 0.01)
    port = watched.status.port
    async with Status(watched.bot, watched.status._store, Probes(), port) as second:
        await watched.status.__aexit__(None, None, None)
        other = Watched(watched.sandbox, watched.bot, second)
        async with asyncio.timeout(10):
            while True:
                try:
                    code = (await other.health())[0]
                    break
                except aiohttp.ClientConnectorError:
                    await asyncio.sleep(0)
    assert code == 200


async def test_the_bot_tells_only_where_the_host_wants_it(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for settings in ({}, {"TABLES_STATUS_PORT": "0"}):
            process = BotProcess(sandbox, tmp_path / "tables.sqlite3", environment=settings)
            await process.start(online=not settings)
            status_code = await process.wait() if settings else None
            await process.stop()
            assert not any("healthz" in line for line in process.lines)
            assert status_code in (None, 1)


async def test_a_bot_without_status_measures_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its store is not wrapped, no request is traced, and nothing of what measures is even made."""
    made: list[tuple[TableBot, object]] = []

    async def log_in(of: TableBot, _settings: object) -> None:
        made.append((of, of.services.tables.store))

    monkeypatch.setattr(bot, "_probes", lambda: pytest.fail("probes are made"))
    monkeypatch.setattr(bot, "_log_in_and_play", log_in)
    monkeypatch.setattr(bot, "_stop_on_signals", lambda *_: None)
    async with Sandbox():
        await bot.run(Settings(discord_token="token", database=path, backups_kept=0))
    ((found, store),) = made
    assert type(store) is SqliteStore
    assert found.router.answered is None
    assert found.http.http_trace is None


async def test_the_whole_bot(tmp_path: Path, unused_tcp_port: int) -> None:
    async with Sandbox() as sandbox:
        settings = {"TABLES_STATUS_PORT": str(unused_tcp_port), "TABLES_LOG_FORMAT": "json"}
        process = BotProcess(sandbox, tmp_path / "tables.sqlite3", environment=settings)
        await process.start()
        await sandbox.person("alice").slash("play", game="stranded")
        await sandbox.settle()
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{unused_tcp_port}/metrics") as answer,
        ):
            assert 'tables_open{game="stranded",state="lobby"} 1.0' in await answer.text()
        await process.stop()
        assert process.returncode == 0
        lines = [json.loads(line) for line in process.lines]
    assert any("/healthz" in each["message"] for each in lines)
    assert {"time", "level", "logger", "message"} <= set.intersection(*map(set, lines))


# The log


def record(message: str, *arguments: Any, error: Any = None) -> logging.LogRecord:
    return logging.LogRecord("cogs", logging.WARNING, "x.py", 1, message, arguments, error)


def test_a_line_as_json() -> None:
    CURRENT.set(1574082313401139200)
    try:
        raise ValueError(f"of {SECRET}")
    except ValueError:
        given = record("Table %s cannot be shown with %s", 42, SECRET, error=sys.exc_info())
    text = JsonLines(SECRET, ['pass"word']).format(given)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["table"], line["interaction"]) == (42, "1574082313401139200")
    assert (line["level"], line["message"]) == ("WARNING", "Table 42 cannot be shown with [token]")
    assert line["error"].endswith("ValueError: of [token]")
    assert SECRET not in text
    password = json.loads(JsonLines(SECRET, ['pass"word']).format(record('with pass"word')))
    assert password["message"] == "with [password]"


async def test_a_line_without_a_table() -> None:
    CURRENT.set(None)
    line = json.loads(JsonLines("").format(record("Ready")))
    assert set(line) == {"time", "level", "logger", "message"}


Half = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def half_open(watched: Watched, number: int) -> AsyncIterator[list[Half]]:
    """Connections to the status port on which a request is begun and never finished."""
    made = [await asyncio.open_connection("127.0.0.1", watched.status.port) for _ in range(number)]
    for _, writer in made:
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: ")
    yield made
    for _, writer in made:
        writer.close()


def closed(made: list[Half]) -> int:
    """How many of these connections the bot has closed."""
    return sum(reader.at_eof() for reader, _ in made)


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at its connections all the time. A test that uses this first has it from the bot's start on."""
    monkeypatch.setattr(status, "SWEEP", 0.01)


async def some_looks(watched: Watched, number: int) -> None:
    """Wait until the bot has that many connections, and has looked at them more than once."""
    runner = watched.status._runner
    assert runner is not None
    server = runner.server
    assert server is not None
    await until(lambda: len(server.connections) == number)
    # Timers go off in the order of their times, however late they all are.
    await asyncio.sleep(5 * status.SWEEP)


async def test_requests_that_are_never_finished_are_given_up(
    swept: None, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with half_open(watched, 20) as made:
        monkeypatch.setattr(status, "LONGEST", 3600.0)
        await some_looks(watched, 20)
        assert closed(made) == 0
        assert (await watched.health())[0] == 200
        monkeypatch.setattr(status, "LONGEST", 10 * status.SWEEP)
        await until(lambda: closed(made) == 20)
        monkeypatch.setattr(status, "LONGEST", 3600.0)
        assert (await watched.health())[0] == 200


async def test_of_too_many_connections_the_oldest_are_closed(
    swept: None, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "LONGEST", 3600.0)
    async with half_open(watched, 4) as first:
        await some_looks(watched, 4)
        monkeypatch.setattr(status, "MOST", 5)
        async with half_open(watched, 3) as second:
            await until(lambda: closed(first) == 2)
            await some_looks(watched, 5)
            assert (closed(first), closed(second)) == (2, 0)
            assert (await watched.health())[0] == 200
