"""Starts of the bot that end by themselves, and what the host reads then."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandbox import BotProcess, Sandbox

SECRET = "a-token-that-nobody-must-read"


async def ended(sandbox: Sandbox, tmp_path: Path, **environment: str) -> tuple[int, str]:
    """The exit status of the bot on the local Discord, where it ends by itself, and all it wrote."""
    process = BotProcess(sandbox, tmp_path / "tables.sqlite3", environment=environment)
    await process.start(online=False)
    async with asyncio.timeout(60):
        status = await process.wait()
    return status, "\n".join(process.lines)


def assert_a_sentence(status: int, output: str, *wanted: str) -> None:
    assert status == 1
    for words in wanted:
        assert words in output
    assert "Traceback" not in output
    assert SECRET not in output
