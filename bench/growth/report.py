"""Makes a large database, and tells how long what is asked of it takes: `python -m bench growth [PLACE]`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.growth.making import Plan, database
from bench.growth.measuring import measure
from data.errors import StoreError
from data.places import Place, PlaceError, place
from data.progress import Progress

SEED = 20261123

USAGE = """Make a large database and measure what is asked of it: /leaderboard, /stats, a deletion, and what the bot
looks up by itself."""


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Make a database, measure, and print the table. Returns the exit code."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m bench growth", description=USAGE)
    parser.add_argument(
        "place",
        nargs="?",
        help="a new file, or the URL of an empty PostgreSQL database; it is kept (default: a file that goes)",
    )
    for option in ("--games", "--running", "--people", "--servers", "--follows"):
        default = getattr(usual, option[2:])
        parser.add_argument(option, type=int, default=default, help=f"how many (default: {default:,})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which games (default: {SEED})")
    parser.add_argument("--only-make", action="store_true", help="measure nothing")
    given = parser.parse_args(arguments)
    plan = Plan(*(getattr(given, name) for name in Plan.__struct_fields__))
    try:
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            where = place(given.place) if given.place else Path(folder) / "tables.sqlite3"
            asyncio.run(_report(where, plan, given.seed, say, only_make=given.only_make))
    except (StoreError, PlaceError) as error:
        say(str(error))
        return 1
    return 0


async def _report(where: Place, plan: Plan, seed: int, say: Callable[[str], None], *, only_make: bool) -> None:
    progress = Progress()
    made = await database(where, plan, seed, progress)
    progress.end()
    say(f"Made {plan.games:,} games with {made.entries:,} entries in {made.seconds:.0f} s.")
    if not only_make:
        say(str(await measure(where, plan, made)))
