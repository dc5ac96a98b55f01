"""How long computers take for a move beside processes that keep the processors busy.

Each process is at its work all the time, as those of other programs on a host's machine may be. A computer of the
strongest level thinks about positions of every game, in a process of its own as the bot has it think
(`cogs/thinking/workers.py`).
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench.figures import Table, median, number
from bench.samples import a_ply, dice
from cogs.thinking.workers import ThoughtError, Workers
from opponents.skill import Level
from opponents.worker import Question
from rules.catalogue import GAMES
from rules.core import Choice, Over
from rules.game import Game
from rules.record import Record

BESIDE = (0, 2, 10)
"""The numbers of busy processes."""

MOVES, QUICK_MOVES = 4, 1
"""How many positions of each game are thought about."""

QUICK_PART = 0.05
"""With how much of its budget, where figures mean little."""

PLIES = (10, 60)
"""After how many plies of random games the positions come, at least and about at most."""

PROMISE = 15.0
"""Seconds within which a computer is to move."""

WORK = "import sys, time\nend = time.monotonic() + float(sys.argv[1])\nwhile time.monotonic() < end: pass"
"""What a busy process does. It ends by itself, should nobody end it."""

LONGEST = 900.0
"""Seconds after which it does."""


@dataclass
class Found:
    """What was measured beside one number of busy processes.

    Attributes:
        seconds (list of float): how long each move took.
        cut (int): of how many of them time cut the search.
        failed (int): how many processes did not answer in time, so that any legal move was played.
    """

    seconds: list[float] = field(default_factory=list)
    cut: int = 0
    failed: int = 0


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep this number of processes busy while the block runs, each in a session of its own, as services are."""
    started = list[subprocess.Popen[bytes]]()
    for _ in range(processes):
        command = [sys.executable, "-c", WORK, str(LONGEST)]
        started.append(subprocess.Popen(command, start_new_session=True))  # noqa: S603 - fixed words
    try:
        yield
    finally:
        for each in started:
            each.kill()
            each.wait()


def question(game: Game, seed: int, number: int, part: float) -> Question:
    """A question for a move in a random game, with a part of the budget of the strongest level."""
    rolls = dice(seed, "busy", game.key, number)
    while True:
        position, plies = game.new(game.seats[0]), list[str]()
        least = rolls.randint(*PLIES)
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Choice) and len(turn.plies) > 1 and len(plies) >= least:
                record = Record(game, position.seats, game.settle({}), tuple(plies))
                return Question(str(record), turn.seat, f"{seed} {number}", Level.HARD.value, part)
            ply = a_ply(turn, rolls)
            plies.append(str(ply))
            position = position.play(ply)


async def moved(questions: list[Question]) -> Found:
    """Ask one question after the other, each round in a process that starts with it: its start counts too."""
    found = Found()
    for first in range(0, len(questions), len(GAMES)):
        workers = Workers(1)
        try:
            for each in questions[first : first + len(GAMES)]:
                began = time.monotonic()
                try:
                    found.cut += (await workers.think(each)).cut
                except ThoughtError:
                    found.failed += 1
                found.seconds.append(time.monotonic() - began)
        finally:
            await workers.close()
    return found


def measure(seed: int, *, quick: bool = False) -> Table:
    """A row for each number of busy processes."""
    table = Table(
        "busy: moves of computers beside processes that are busy all the time",
        ("busy processes", "moves", "median s", "longest s", "cut by time", "any legal move", f"above {PROMISE:g} s"),
    )
    rounds, part = (QUICK_MOVES, QUICK_PART) if quick else (MOVES, 1.0)
    questions = [question(game, seed, number, part) for number in range(rounds) for game in GAMES.values()]
    for processes in BESIDE[:2] if quick else BESIDE:
        with busy(processes):
            found = asyncio.run(moved(questions))
        table.add(
            str(processes),
            str(len(found.seconds)),
            number(median(found.seconds), 1),
            number(max(found.seconds), 1),
            str(found.cut),
            str(found.failed),
            str(sum(each > PROMISE for each in found.seconds)),
        )
    table.notes.append(f"the same positions in each row; a computer is to move within {PROMISE:g} s in any case")
    return table
