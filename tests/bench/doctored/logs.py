"""Logs that lack something, or hold what nobody did or could do."""

from __future__ import annotations

import json

from msgspec.structs import replace

from bench.soak.evidence import Evidence
from data.rows import EntryRow
from sessions.log import Planned
from tests.bench.doctored.playing import RUNNING, Cases, edited, last_ply, taken_back


def without_the_end(found: Evidence) -> None:
    edited(found, RUNNING, lambda entries: entries[:-1])


def another_ply(found: Evidence) -> None:
    place = last_ply(found)
    edited(found, RUNNING, lambda entries: entries[:place] + entries[place + 1 :])


def no_such_table(found: Evidence) -> None:
    del found.rows[RUNNING]


def gone_from_disk(found: Evidence) -> None:
    found.logs.append({RUNNING: found.rows[RUNNING].entries})
    edited(found, RUNNING, lambda entries: entries[:-1])


def a_ply_twice(found: Evidence) -> None:
    place = last_ply(found)
    edited(found, RUNNING, lambda entries: [*entries[: place + 1], *entries[place:]])


def by_the_other(found: Evidence) -> None:
    def swapped(entries: list[EntryRow]) -> list[EntryRow]:
        facts = json.loads(entries[place].facts)
        other = json.dumps({**facts, "seat": 3 - facts["seat"]})
        return [*entries[:place], replace(entries[place], facts=other), *entries[place + 1 :]]

    place = last_ply(found)
    edited(found, RUNNING, swapped)


def numbers_skipped(found: Evidence) -> None:
    row = found.rows[RUNNING]
    found.rows[RUNNING] = replace(row, entries=(*row.entries[:-1], replace(row.entries[-1], number=99)))


def taken_back_too_much(found: Evidence) -> None:
    taken_back(found, 999)


def never_asked(found: Evidence) -> None:
    place = max(place for place, each in enumerate(found.requests) if each.plies)
    found.requests[place] = replace(found.requests[place], plies=())


def another_secret(found: Evidence) -> None:
    found.rows[RUNNING] = replace(found.rows[RUNNING], secret=b"another")


def planned_by_nobody(found: Evidence) -> None:
    place = last_ply(found)
    entry = Planned(11).row()

    def edit(entries: list[EntryRow]) -> list[EntryRow]:
        return [*entries[:place], replace(entries[place], kind=entry.kind, facts=entry.facts), *entries[place:]]

    edited(found, RUNNING, edit)


CASES: Cases = [
    ("lost", without_the_end),
    ("lost", another_ply),
    ("lost", no_such_table),
    ("kept", gone_from_disk),
    ("in turn", a_ply_twice),
    ("in turn", by_the_other),
    ("in turn", numbers_skipped),
    ("in turn", taken_back_too_much),
    ("once", never_asked),
    ("drawn", another_secret),
    ("planned", planned_by_nobody),
]
"""Each with the proof that must fail."""
