"""What is printed of a soak: `python -m bench soak`."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from bench.soak.broken import NAMES
from bench.soak.evidence import ACKNOWLEDGED_WITHIN
from bench.soak.run import soak
from bench.soak.sizes import Size, Soaked
from data.places import Url, place

SEED = 20261121

BROKEN_WITHIN, BROKEN_EACH, BROKEN_TABLES, BROKEN_THINKING = 120.0, 15.0, 24, 1.5
"""A soak of a broken bot: the most seconds that it takes, the seconds of a round, the number of tables, and the seconds
that people think."""


def figures(done: Soaked) -> list[str]:
    """What happened in a soak, in lines."""
    found = done.evidence
    plies = sum(each.kind == "ply" for row in found.rows.values() for each in row.entries)
    states = Counter(row.state for row in found.rows.values())
    apart = [row for row in found.rows.values() if row.showings]
    late = [each for each in found.requests if each.after is None or each.after > ACKNOWLEDGED_WITHIN]
    why = Counter(
        next((excuse.why for excuse in found.excuses if excuse.covers(each)), "no ordered trouble") for each in late
    )
    told = [
        f"tables {len(found.rows)} ({', '.join(f'{count} {state}' for state, count in states.most_common())}), "
        f"{len(apart)} of them in direct messages of several, with {sum(each.version for each in apart)} entries",
        f"interactions {len(found.requests)}, of them {len(late)} without an answer in time: "
        + ", ".join(f"{count} by {name}" for name, count in why.most_common()),
        f"plies {plies}, messages {len(found.posts)}, pings {sum(len(each.pings) for each in found.posts)}",
        "troubles: " + ", ".join(f"{count} {name}" for name, count in done.troubles.most_common()),
        "faults that struck: " + ", ".join(f"{count} {name}" for name, count in done.faults.most_common()),
    ]
    if unused := sorted({f"/{each}" for each in found.commands} - {*done.used}):
        told.append(f"never used: {', '.join(unused)}")
    for life in found.lives:
        if len(life) > 1:
            halves = life[: len(life) // 2], life[len(life) // 2 :]
            memory = " → ".join(f"{median(each.memory for each in half) / 1e6:.0f}" for half in halves)
            files = " → ".join(f"{median(each.files for each in half):.0f}" for half in halves)
            told.append(f"a process of {life[-1].at - life[0].at:.0f} s: {memory} MB, {files} open files")
    return told


UNBROKEN = "none"
"""Names the bot as it is, in which nothing may be found."""


def found_out(name: str, seed: int) -> tuple[float | None, Counter[str], Soaked]:
    """Soak a broken bot until a proof fails.

    Returns for how many seconds people acted until then (None: no proof failed), and how often each proof failed.
    """
    size = Size(BROKEN_WITHIN, BROKEN_TABLES, 2, BROKEN_THINKING, each=BROKEN_EACH, until_found=True)
    done = asyncio.run(soak(seed, size, name))
    return done.seconds if done.found else None, Counter(each.proof for each in done.found), done


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Soak, and print what came of it. The exit status is 1 where a proof failed, or did not find a broken bot."""
    parser = argparse.ArgumentParser(prog="python -m bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, help="default: three a minute")
    parser.add_argument("--thinking", type=float, default=8.0, help="seconds between what the people of a table do")
    parser.add_argument("--log", type=Path, help="where to keep what the bot logged")
    parser.add_argument(
        "--database", type=place, help="one without open tables, such as postgresql://…; default: a file"
    )
    parser.add_argument("--processes", type=int, default=1, help="how many, each with a shard of its own (default: 1)")
    parser.add_argument("--database-kills", type=int, help="default: one a minute of a database in PostgreSQL")
    parser.add_argument("--broken", choices=("all", UNBROKEN, *NAMES), nargs="+", help="soak broken bots")
    given = parser.parse_args(arguments)
    if given.broken:
        return _soak_broken((UNBROKEN, *NAMES) if "all" in given.broken else given.broken, given.seed, say)
    kills = round(3 * given.minutes) if given.kills is None else given.kills
    can_be_killed = isinstance(given.database, Url)
    database_kills = given.database_kills
    if database_kills is None:
        database_kills = round(given.minutes) if can_be_killed else 0
    if database_kills and not can_be_killed:
        parser.error("only a database in PostgreSQL can be killed: name one with --database")
    of_database = f", {database_kills} kills of the database" if can_be_killed else ""
    many = f" of {given.processes} processes" if given.processes > 1 else ""
    say(f"seed {given.seed}, {given.tables} channels, {given.minutes:g} minutes, {kills} kills{many}{of_database}")
    size = Size(
        given.minutes * 60,
        given.tables,
        kills,
        given.thinking,
        processes=given.processes,
        database_kills=database_kills,
    )
    done = asyncio.run(soak(given.seed, size, database=given.database))
    if given.log is not None:
        given.log.write_text("\n".join(done.evidence.lines), encoding="utf-8")
    for line in figures(done):
        say(line)
    for each in done.found:
        say(f"seed {given.seed}: {each}")
    say("all is as it must be" if not done.found else f"{len(done.found)} are not as they must be")
    return int(bool(done.found))


def _soak_broken(names: Sequence[str], seed: int, say: Callable[[str], None]) -> int:
    """Soak each of these bots, and print a table: after how many seconds it was found, and by which proofs.

    Returns 1 where a broken bot was not found, or the unbroken one (UNBROKEN) was.
    """
    say(f"seed {seed}, {BROKEN_TABLES} channels, at most {BROKEN_WITHIN:g} seconds each")
    say("| bot | found after, s | by |")
    say("| --- | --- | --- |")
    wrong = 0
    for name in names:
        broken = name != UNBROKEN
        seconds, proofs, done = found_out(name if broken else "", seed)
        wrong += (seconds is None) == broken
        by = ", ".join(f"{proof} {times}" for proof, times in proofs.most_common())
        say(f"| {name} | {'not found' if seconds is None else f'{seconds:.0f}'} | {by} |")
        if seconds is not None and not broken:
            for each in done.found:
                say(f"seed {seed}: {each}")
    return int(wrong > 0)
