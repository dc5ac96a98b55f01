"""Games in direct messages by hundreds: `python -m bench direct [games|kills|presses|scan|take-over]`."""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from bench.direct.kills import kill_often
from bench.direct.playing import GAMES_APART, play_games
from bench.direct.presses import EQUAL_WITHIN, press_at_once
from bench.direct.rolling import take_over
from bench.direct.scan import scan
from bench.figures import median
from bench.samples import ALSO_FOR_TWO, dice

SEED = 20261128

Check = Callable[[random.Random, int], Coroutine[Any, Any, tuple[str, list[str]]]]
"""Does something so often. Returns what was done, in a sentence, and what was wrong."""


async def _games(rolls: random.Random, number: int) -> tuple[str, list[str]]:
    games, clicks, wrong = await play_games(rolls, number)
    return f"{games} games of {len(GAMES_APART)} kinds, {clicks} clicks", wrong


async def _kills(rolls: random.Random, number: int) -> tuple[str, list[str]]:
    between = number * 3 // 10
    entries, wrong = await kill_often(rolls, number, between)
    return f"{number} kills, {between} of them between two requests of a turn; {entries} entries", wrong


async def _presses(rolls: random.Random, number: int) -> tuple[str, list[str]]:
    taken, wrong = await press_at_once(rolls, number)
    slow = sum(each > EQUAL_WITHIN for each in taken)
    shown = f"after {median(taken):.2f} s (median), {max(taken):.2f} s at the most"
    return f"{len(taken)} rounds; both saw the same {shown}; {slow} times later than {EQUAL_WITHIN:g} s", wrong


async def _scan(rolls: random.Random, number: int) -> tuple[str, list[str]]:
    told, wrong = await scan(rolls, [ALSO_FOR_TWO[each % len(ALSO_FOR_TWO)] for each in range(number)])
    return f"{number} games, {told} events and files", wrong


async def _take_over(rolls: random.Random, number: int) -> tuple[str, list[str]]:
    pressed, wrong = await take_over(rolls, number, TIMES)
    return f"{number} games, {TIMES} changes of processes, {pressed.answered} presses answered", wrong


TIMES = 5
"""How often a process takes over from another one."""

CHECKS: dict[str, tuple[Check, int]] = {
    "games": (_games, 200),
    "kills": (_kills, 100),
    "presses": (_presses, 500),
    "scan": (_scan, 100),
    "take-over": (_take_over, 50),
}
"""What can be done, each with how often it is done."""


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Print what was done and what was wrong; the exit status is 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m bench direct", description=__doc__)
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=f"{', '.join(CHECKS)} (default: all)")
    usual = ", ".join(str(number) for _, number in CHECKS.values())
    parser.add_argument("--number", type=int, help=f"how often (default: {usual})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which random games (default: {SEED})")
    given = parser.parse_args(arguments)
    if unknown := [each for each in given.checks if each not in CHECKS]:
        parser.error(f"no check {unknown[0]!r}; there are {', '.join(CHECKS)}")
    every = list[str]()
    for name in given.checks or CHECKS:
        check, number = CHECKS[name]
        begun = time.perf_counter()
        done, wrong = asyncio.run(check(dice(given.seed, "direct", name), given.number or number))
        say(f"{name}: {done} ({time.perf_counter() - begun:.0f} s); {len(wrong)} wrong")
        every += wrong
    for each in every:
        say(each)
    return int(bool(every))
