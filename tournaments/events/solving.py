"""Has a round paired by a process of its own (`python -m tournaments.pairing`)."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec

from tournaments.pairing.tasks import Task

log = logging.getLogger(__name__)

PATIENCE = 120.0
"""Seconds after which a process that pairs is given up: 256 players take three, on a processor of their own."""


async def solved(task: Task) -> list[tuple[int, ...]] | None:
    """The boards of a round; None where the process failed: the round is paired at the next look."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tournaments.pairing",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            written, _ = await process.communicate(msgspec.json.encode(task))
    except TimeoutError:
        log.warning("A round was not paired within %s seconds", PATIENCE)
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    try:
        return msgspec.json.decode(written, type=list[tuple[int, ...]])
    except msgspec.MsgspecError:
        log.warning("A round was not paired: the process ended with %s", process.returncode)
        return None
