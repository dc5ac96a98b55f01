"""The bot as a process: started, killed, started again; and `python -m sandbox` itself."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import BotProcess, Sandbox, launcher
from sandbox.__main__ import main
from sandbox.launcher import pointed_at
from sandbox.people.person import PATIENCE
from tests.commands import Ended
from tests.sandbox.conftest import REAL_TIME

TOY = [sys.executable, "-m", "tests.sandbox.toyprocess"]
PLAY = [sys.executable, "-m", "sandbox"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def process(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotProcess]:
    bot = BotProcess(sandbox, tmp_path / "games.sqlite3", command=TOY)
    yield bot
    await bot.stop()


async def test_killed_and_started_again(sandbox: Sandbox, process: BotProcess) -> None:
    alice = sandbox.person("alice")
    await process.start()
    message = (await alice.slash("hello")).said
    await process.kill()
    assert process.returncode == -9
    assert not sandbox.state.online
    assert (await alice.click(message, "Count 1")).failed == "The bot is not online"
    await process.start()
    await alice.click(message, "Count 1")
    assert message.text == "counted to 2"
    # The shard's line is logged at the start of each life.
    assert sum("has connected to Gateway" in line for line in process.lines) == 2
    assert process.problems == []


async def test_what_waits_when_it_is_killed_fails(sandbox: Sandbox, process: BotProcess) -> None:
    await process.start()
    waiting = asyncio.create_task(sandbox.person("alice").slash("mute"))
    await asyncio.sleep(0.05)
    await process.kill()
    assert (await waiting).failed is not None


async def test_a_bot_that_ends_at_once(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.expect(0)
    bot = BotProcess(sandbox, tmp_path / "x", command=TOY, environment={"DISCORD_TOKEN": "a.foreign.token"})
    with pytest.raises(RuntimeError, match=r"ended with 3[\s\S]*the token was refused"):
        await bot.start()
    assert not bot.running


async def test_a_real_token_never_reaches_the_bot(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "genuine.token")
    monkeypatch.setenv("TABLES_DATABASE", "/genuine/database")
    show = "import os; print({k: v for k, v in os.environ.items() if k.startswith(('DISCORD', 'TABLES', 'SANDBOX'))})"
    bot = BotProcess(sandbox, tmp_path / "x", command=[sys.executable, "-c", show])
    await bot.start(online=False)
    assert await bot.wait() == 0
    assert "genuine" not in bot.lines[0]
    assert sandbox.token in bot.lines[0]
    assert sandbox.url in bot.lines[0]


@pytest.fixture
def play_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ended]:
    """Does what `python -m sandbox ARGUMENTS` does, in this process; the bot has a process of its own."""

    def play(*arguments: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["sandbox", *arguments])
        try:
            code = main()
        except SystemExit as end:
            code = int(end.code or 0)
        return Ended(code, *capsys.readouterr())

    return play


def test_a_port_that_is_taken_is_told_in_a_sentence(play_here: Callable[..., Ended]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = play_here("--port", port)
    assert done.returncode == 2
    assert f"Can't use port {port} on 127.0.0.1" in done.stderr


async def test_play_says_where_the_page_is_and_ends_by_hand(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *PLAY, "--port", "0", "--database", str(tmp_path / "games.sqlite3"), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    seen = ""
    async with asyncio.timeout(PATIENCE):
        # The bot's own lines come through, the one of its gateway among them.
        while "connected to Gateway" not in seen:
            line = await process.stdout.readline()
            assert line, seen
            seen += line.decode()
    found = re.search(r"The chat page: (http://127\.0\.0\.1:\d+)/", seen)
    assert found is not None
    async with aiohttp.ClientSession() as session, session.get(f"{found[1]}/page/api/state") as response:
        state = await response.json()
    assert state["bot"]["online"]
    (play,) = [command for command in state["commands"] if command["name"] == "play"]
    assert {"de", "fr"} <= play["description_localizations"].keys(), "drafts are offered, too"
    process.send_signal(signal.SIGINT)
    rest, _ = await process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in rest


def test_play_says_that_the_bot_ended(play_here: Callable[..., Ended], tmp_path: Path) -> None:
    done = play_here("--port", "0", "--database", str(tmp_path))
    assert done.returncode == 1
    assert "bot | The database" in done.stdout
    assert "The bot stopped by itself with exit code 1" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_play_gives_the_bot_settings(play_here: Callable[..., Ended]) -> None:
    done = play_here("--port", "0", "--env", "TABLES_LIMITS=no", "--env", "TABLES_DRAFT_LANGUAGES=tlh")
    assert "bot | TABLES_DRAFT_LANGUAGES names languages that the bot doesn't have: tlh." in done.stdout
    assert "exit code 2" in done.stderr
    done = play_here("--env", "TABLES_LIMITS")
    assert done.returncode == 2
    assert "--env takes NAME=VALUE, not TABLES_LIMITS" in done.stderr


def test_the_library_is_pointed_back() -> None:
    def addresses() -> tuple[object, ...]:
        return discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE

    before = addresses()
    with pointed_at("http://127.0.0.1:1"):
        assert all("127.0.0.1:1" in str(address) for address in addresses())
    assert addresses() == before
    with pytest.raises(KeyError), pointed_at("http://127.0.0.1:1"):
        raise KeyError
    assert addresses() == before


def test_the_launcher_needs_a_local_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for address in ("", "https://discord.com", "http://example.org:80"):
        monkeypatch.setenv("SANDBOX_URL", address)
        assert launcher.main() == 2
        assert "http://127.0.0.1:PORT" in capsys.readouterr().err


DRAWN = "import os, secrets; from sandbox import launcher; launcher.draw_from(os.environ['SANDBOX_SEED'])"


async def test_a_seeded_bot_draws_the_same_again_and_else_in_each_start(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drawn(seed: str) -> list[str]:
        """What the first and the second start of a bot draw."""
        monkeypatch.setenv("SANDBOX_SEED", seed)
        code = f"{DRAWN}; print(secrets.token_hex())"
        bot = BotProcess(sandbox, tmp_path / "x", command=[sys.executable, "-c", code])
        for _ in range(2):
            await bot.start(online=False)
            await bot.wait()
        return list(bot.lines)

    first, second = await drawn("1")
    assert await drawn("1") == [first, second]
    assert len({first, second, *await drawn("2")}) == 4


@REAL_TIME
async def test_the_launcher_follows_the_clock(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDBOX_CLOCK", raising=False)
    sandbox.clock.advance(86_400)
    assert launcher.now() < sandbox.clock.now() - 86_000
    monkeypatch.setenv("SANDBOX_CLOCK", str(sandbox.clock_file))
    assert abs(launcher.now() - sandbox.clock.now()) < 600
    sandbox.clock.advance(3_600)
    assert abs(launcher.now() - sandbox.clock.now()) < 600


async def test_the_launcher_follows_a_clock_that_stands(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_CLOCK", str(sandbox.clock_file))
    assert launcher.now() == sandbox.clock.now()
    sandbox.clock.advance(3_600)
    assert launcher.now() == sandbox.clock.now()


def dice(folder: Path) -> None:
    """The bot that stands in the README, in a file of its own."""
    text = (ROOT / "sandbox" / "README.md").read_text(encoding="utf-8")
    block = next(one for one in text.split("```python\n") if "client.run" in one).split("```")[0]
    assert len(block.strip().splitlines()) <= 22
    (folder / "dice.py").write_text(block, encoding="utf-8")


async def test_any_bot_runs(tmp_path: Path) -> None:
    dice(tmp_path)
    async with Sandbox() as sandbox:
        other = BotProcess(sandbox, "unused", module="dice", folder=tmp_path)
        try:
            await other.start()
            alice = sandbox.person("alice")
            said = (await alice.slash("roll", sides=2)).said
            assert said.text in (f"{alice.mention} rolled 1 of 2.", f"{alice.mention} rolled 2 of 2.")
        finally:
            await other.stop()
        assert other.problems == []


async def test_another_bot_from_the_command_line(tmp_path: Path) -> None:
    dice(tmp_path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--bot", "dice"),
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    seen = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while "Connected to Gateway" not in seen and "has connected" not in seen:
                line = (await process.stdout.readline()).decode()
                assert line, seen
                seen += line
    finally:
        process.terminate()
        rest = (await process.stdout.read()).decode()
        await process.wait()
    assert "The chat page: http://127.0.0.1:" in seen + rest
    assert "Games are saved" not in seen + rest
    assert process.returncode == 0


async def test_a_bot_that_is_not_there(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for name, sentence in (("nowhere", "There's no module nowhere to run"), ("nowhere.bot", "There's no module")):
            other = BotProcess(sandbox, "unused", module=name, folder=tmp_path)
            with pytest.raises(RuntimeError, match=sentence):
                await other.start()
            assert other.returncode == 2
        (tmp_path / "lame.py").write_text("import something_that_is_not_there\n")
        lame = BotProcess(sandbox, "unused", module="lame", folder=tmp_path)
        with pytest.raises(RuntimeError, match="No module named 'something_that_is_not_there'"):
            await lame.start()
