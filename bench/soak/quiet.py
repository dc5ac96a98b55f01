"""When the bot has answered everybody, as far as that shows from outside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sandbox import Sandbox

DEFERRED, DEFERRED_EDIT = 5, 6
"""Discord's types of first answers that another one follows: “… is thinking”, and an edit of what was pressed."""

STILL = 0.5
"""Seconds without a request after which a bot that computes nothing has nothing more to say."""

LOOK = 0.1
"""Seconds between two looks at what the bot does."""

ANSWERED_WITHIN = 15.0
"""Seconds after which nobody waits for an answer any more. The proofs take it that everything was done by then."""


async def until_quiet(sandbox: Sandbox, computes: Callable[[], bool]) -> None:
    """Wait until no request is open, and nobody waits for an answer for which the bot still `computes` something.

    On a busy machine there can be long pauses between two requests. A press may also be acknowledged and have no other
    answer, so that the local Discord alone cannot tell.
    """
    state, looks = sandbox.state, 0
    while looks < STILL / LOOK:
        still = not state.requests_open and time.perf_counter() - state.last_activity >= STILL
        looks = looks + 1 if still and not (computes() and _somebody_waits(sandbox)) else 0
        await asyncio.sleep(LOOK)


def _somebody_waits(sandbox: Sandbox) -> bool:
    """Whether somebody asked a moment ago, and has seen no more than an acknowledgement."""
    now = time.perf_counter()
    for each in reversed(sandbox.state.interactions.values()):
        if now - each.sent_at > ANSWERED_WITHIN:
            return False
        if each.answer == DEFERRED and each.original_id in sandbox.state.thinking:
            return True
        if each.answer == DEFERRED_EDIT and not each.posted:
            return True
    return False


def computes(pid: int) -> bool:
    """Whether a thread of a process runs, waits for a processor or for the disk; False where nothing tells."""
    try:
        threads = [
            each.read_text(encoding="utf-8", errors="replace") for each in Path(f"/proc/{pid}/task").glob("*/stat")
        ]
    except OSError:
        return False
    # The name of the program, in brackets, may contain anything.
    return any(each.rpartition(")")[2].split()[0] in "RD" for each in threads if each)
