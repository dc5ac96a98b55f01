"""`compose.yaml`, started with an engine: each of its two ways to run the bot, beside the local Discord."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.image.trial import DEPTH, LAUNCH, LOCAL_DISCORD, Say, expect, rolls
from bench.screen import Screen, Seat, board_controls
from rules.catalogue import GAMES
from sandbox import Sandbox

PROJECT = "tables-trial"
ALONE, SHARDED = ("bot",), ("shards-a", "shards-b")
LIMIT = 120.0
"""Seconds in which the services are online."""

PROFILE = "postgres"
PASSWORD = "trial"  # noqa: S105 - of a database that lives for the trial alone


def command(engine: str) -> list[str] | None:
    """The command that reads `compose.yaml` for an engine, or None where it is not installed."""
    for words in ([engine, "compose"], [f"{engine}-compose"]):
        try:
            if subprocess.run([*words, "version"], capture_output=True, check=False).returncode == 0:  # noqa: S603 - fixed words
                return words
        except OSError:
            continue
    return None


def beside(sandbox: Path, url: str, services: Sequence[str]) -> dict[str, object]:
    """What is laid over `compose.yaml` for the local Discord at `url`, which listens on this machine alone.

    The services share this machine's network. `sandbox` is the folder of the package of that name.
    """
    bot = {
        "network_mode": "host",
        "command": LAUNCH,
        "volumes": [f"{sandbox}:{LOCAL_DISCORD}/sandbox:ro"],
        "environment": {"SANDBOX_URL": url},
    }
    bots = {name: {**bot, "extra_hosts": ["postgres:127.0.0.1"]} for name in services}
    return {"services": {**bots, "postgres": {"network_mode": "host"}}}


async def attempt(words: Sequence[str], root: Path, services: Sequence[str], say: Say) -> None:
    """Start the services, play, and stop them. Raises Failed, RuntimeError or CalledProcessError."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="compose-")))
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        over = folder / "over.json"
        over.write_text(json.dumps(beside(root / "sandbox", sandbox.url, services)), encoding="utf-8")
        options = ["--project-name", PROJECT, "--file", str(root / "compose.yaml"), "--file", str(over)]
        composed = [*words, *options, *(["--profile", PROFILE] if services == SHARDED else [])]
        environment = {**os.environ, "DISCORD_TOKEN": sandbox.token, "POSTGRES_PASSWORD": PASSWORD}

        def compose(*given: str) -> str:
            done = subprocess.run(  # noqa: S603 - our own words
                [*composed, *given], env=environment, cwd=root, stdout=subprocess.PIPE, text=True, check=True
            )
            return done.stdout

        stack.callback(compose, "down", "--volumes", "--timeout", "30")
        screen = stack.enter_context(Screen(sandbox))
        compose("up", "--detach", *services)
        await _reached(sandbox, len(services))
        seat = Seat(sandbox, "table", board_controls, rolls())
        screen.add(seat)
        game = next(iter(GAMES.values()))
        await seat.open("play", game=game.key, opponent=sandbox.person("bob"))
        for _ in range(DEPTH):
            await seat.click()
        compose("stop")
        told = [json.loads(line) for line in compose("ps", "--all", "--format", "json", *services).splitlines()]
        ended = {each["Service"]: each["ExitCode"] for each in told}
        expect(f"people played with {', '.join(services)} of compose.yaml", ended, dict.fromkeys(services, 0), say)


async def _reached(sandbox: Sandbox, shards: int) -> None:
    """Wait until so many shards are connected. Raises TimeoutError after two minutes."""
    async with asyncio.timeout(LIMIT):
        while len(sandbox.gateway.shards) < shards:  # noqa: ASYNC110 - no event tells of a second shard
            await asyncio.sleep(0.2)
