"""What is tried in the image, whoever built it: people play on the local Discord, and it writes nowhere else."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bench.clicks import Side
from bench.samples import dice
from bench.screen import Screen, Seat, board_controls
from rules.catalogue import GAMES
from sandbox import BotProcess, Sandbox

LOCAL_DISCORD = "/mnt/local"
"""Where the package `sandbox` is shown in the image, so that the bot finds the local Discord."""

LAUNCH = ["env", f"PYTHONPATH={LOCAL_DISCORD}:/app", "python", "-m", "sandbox.launcher"]
PASSED = ("SANDBOX_URL", "DISCORD_TOKEN")

WRITABLE = "for at in /app /venv /usr /data /tmp; do (touch $at/tried && rm $at/tried) 2>/dev/null && echo $at; done"
READ_ONLY = "import os; print(bool(os.statvfs('/').f_flag & os.ST_RDONLY))"
COMPILED = "from words.loading import prepare; print(prepare().compiled)"
LETTERS = "نहगთאก★"
"""A letter of each script whose fonts packages bring."""

DRAWN = f"""
from render.kit.families import families_for, has
print([char for char in "{LETTERS}" if not any(has(char, family) for family in families_for(char))])
"""
DEPTH = 3
"""So many clicks are made at the table before the stop, and after it."""

Start = Callable[[Sequence[str], Iterable[str]], list[str]]
"""From a command for the image, and the names of variables that it gets, to a command for this machine."""

Say = Callable[[str], None]


class Failed(RuntimeError):
    """Something in the image is not as it is to be."""


def ran(start: Start, *command: str) -> tuple[int, str]:
    """The exit status of a command in the image, and what it printed."""
    environment = {name: value for name, value in os.environ.items() if name not in PASSED}
    done = subprocess.run(  # noqa: S603 - our own words
        start(command, ()), capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL
    )
    return done.returncode, done.stdout.strip() + done.stderr.strip()


def expect(what: str, found: object, wanted: object, say: Say) -> None:
    """Say what was found. Raises Failed if something else was wanted."""
    if found != wanted:
        raise Failed(f"{what}: {found!r}, not {wanted!r}")
    say(f"ok: {what}")


def alone(start: Start, command: Sequence[str], user: str, say: Say) -> None:
    """What needs no Discord: the user, what can be written, the texts' cache, and the command without a token."""
    expect("the user is that of the Containerfile", ran(start, "id", "-u"), (0, user), say)
    expect("the root is read-only", ran(start, "python", "-c", READ_ONLY), (0, "True"), say)
    expect("only /data and /tmp can be written", ran(start, "sh", "-c", WRITABLE)[1].split(), ["/data", "/tmp"], say)  # noqa: S108
    expect("all texts are compiled", ran(start, "python", "-c", COMPILED), (0, "0"), say)
    expect("every script has its font", ran(start, "python", "-c", DRAWN), (0, "[]"), say)
    status, told = ran(start, *command)
    expect("without a token the bot ends with 1 and says so", (status, "DISCORD_TOKEN" in told), (1, True), say)
    expect("there is no pip", ran(start, "python", "-m", "pip", "--version")[0], 1, say)


async def played(start: Start, say: Say) -> None:
    """People play, the bot is stopped, a second container goes on. Raises RuntimeError if a bot logs an error."""
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(strict=False))
        screen = stack.enter_context(Screen(sandbox))
        seat: Seat | None = None
        for place in ("first", "second"):
            bot = BotProcess(sandbox, "none", command=start(LAUNCH, PASSED))
            stack.push_async_callback(bot.stop)
            await bot.start()
            side = Side(sandbox, screen, bot, board_controls, rolls())
            seat = seat or await side.play(next(iter(GAMES.values())))
            for _ in range(DEPTH):
                await seat.click()
            await side.still()
            expect(f"people played in the {place} container, and SIGTERM ended it", await bot.stop(), 0, say)


def rolls() -> random.Random:
    """What people press: the same in every trial."""
    return dice("image")


def kept(start: Start, database: str, folder: str, say: Say) -> None:
    """What hosts do with the volume: `doctor`, `check` and `backup`."""
    expect("`data check` finds nothing damaged", ran(start, "python", "-m", "data", "check", database)[0], 0, say)
    backup = ran(start, "python", "-m", "data", "backup", database, f"{folder}/backups")
    expect("`data backup` writes into the volume", backup[0], 0, say)
    told = ran(start, "python", "-m", "upkeep", "doctor")[1]
    expect("`doctor` misses the token, and nothing else", _errors(told), 1, say)


def _errors(told: str) -> int:
    return sum(line.startswith("error") for line in told.splitlines())


async def attempt(start: Start, command: Sequence[str], user: str, environment: Mapping[str, str], say: Say) -> None:
    """Try all of it. Raises Failed or RuntimeError at the first thing that is wrong."""
    database = environment["TABLES_DATABASE"]
    alone(start, command, user, say)
    await played(start, say)
    kept(start, database, str(Path(database).parent), say)
