"""The proofs about the bot's process: memory, open files, its log, its requests to Discord, and what is due."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median

from bench.soak.database import KILLS
from bench.soak.evidence import Evidence, Violation
from bench.soak.history import History
from sessions.clocks.deadlines import HALF, NINE_TENTHS, due
from sessions.people.settings import person_of

WARM, LONG = 30.0, 90.0
"""Seconds of a process that do not count, since it fills its caches, and seconds that it must have run to be judged."""

GROWTH, SHARE, FILES = 12_000_000, 0.10, 20
"""How many bytes, which share, and how many files the second half of a process may take more than the first.

After a trouble, all connections may be made again: eight to PostgreSQL, and some more to Discord.
"""

INVALID_FORM = 50035
"""Discord's code for a form with faults."""

AGAIN = r"discord\.(client: Attempting a reconnect|shard: Attempting a reconnect for shard ID \d+) in "
"""The words that discord.py logs before it connects again. They are allowed."""

UNCLOSED = "asyncio: Unclosed connection"
"""What aiohttp says of a connection that discord.py has left behind: of each that broke off at its start."""

DATABASE_AWAY = r"(sessions\.failing|upkeep): The database \S+ (can't be reached|was lost while)"
"""How errors may begin where the database was killed, too."""


def level(found: Evidence) -> Iterator[Violation]:
    """Check that no process that ran for long takes more memory or files in its second half than in its first."""
    for life in found.lives:
        warm = [each for each in life if each.at >= life[0].at + WARM]
        if not warm or life[-1].at - life[0].at < LONG:
            continue
        middle = len(warm) // 2
        first, second = warm[:middle], warm[middle:]
        before, after = (median(each.memory for each in half) for half in (first, second))
        if after > before * (1 + SHARE) + GROWTH:
            yield Violation("level", f"memory rose from {before / 1e6:.0f} to {after / 1e6:.0f} MB", at=life[-1].at)
        before, after = (median(each.files for each in half) for half in (first, second))
        if after > before + FILES:
            yield Violation("level", f"open files rose from {before:.0f} to {after:.0f}", at=life[-1].at)


def quiet(found: Evidence) -> Iterator[Violation]:
    """Check that the bot's log has no error and no traceback but those that are allowed."""
    killed = any(each.why in KILLS for each in found.excuses)
    allowed, left_behind = False, 0
    for line in found.lines:
        if re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", line):
            again = re.search(AGAIN, line) is not None
            unclosed = UNCLOSED in line and left_behind > 0
            left_behind += again - unclosed
            allowed = again or unclosed or (killed and re.search(DATABASE_AWAY, line) is not None)
            bad = re.match(r"\S+ \S+ (ERROR|CRITICAL)", line)
        else:
            bad = re.match(r"Traceback|Exception ignored", line)
        if bad and not allowed:
            yield Violation("quiet", line)


def well_formed(found: Evidence) -> Iterator[Violation]:
    """Check that the bot sent Discord no request that is malformed or unknown."""
    for each in found.refusals:
        if each.code == INVALID_FORM or each.status in (405, 501):
            yield Violation("well formed", str(each))


def timely(found: Evidence) -> Iterator[Violation]:
    """Check that at no table anything was still due after the bot's last look."""
    history = History(found)
    for row in found.rows.values():
        session = history.at(row.id, row.version)
        if found.looked is None or row.set_aside or session is None or session.ended:
            continue
        actor = session.actor_person
        late = actor is not None and person_of(session, actor.user_id).reminder == "nine tenths"
        moment = due(session, NINE_TENTHS if late else HALF, found.began)
        if moment is not None and moment < found.looked:
            yield Violation("timely", f"something was due {found.looked - moment:.0f} s before the last look", row.id)
