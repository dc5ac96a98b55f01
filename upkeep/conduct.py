"""What the host does about people in games with strangers: reads reports, and bars somebody for a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from data.errors import StoreError
from data.opening import open_store
from data.places import Place
from data.rows import BarRow, ReportRow
from data.sqlite.files.whole_file import all_of
from data.store import Store
from sessions.records.writing import record
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.tables import Tables
from sessions.tables.conduct import HOST

LONGEST = 3650
"""The most days for which somebody is barred."""

REASONS = {"stalls": "lets the time run out", "program": "a program's help", "accounts": "several accounts"}
"""The reasons that players can give, in the host's words."""


@asynccontextmanager
async def opened(where: Place) -> AsyncIterator[Store]:
    """The store of a bot, which may be running. Raises StoreError, also for one of an older format."""
    if isinstance(where, Path):
        # A file is brought up to date by the bot alone, which makes a backup before.
        with all_of(where):
            pass
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


async def told_reports(where: Place, records: Path | None = None) -> list[str]:
    """The reports in lines, those about whom most people have reported first.

    The records of the reported games are written to the folder `records`. Raises StoreError.
    """
    async with opened(where) as store:
        reports, bars = await store.reports(), await store.bars(store.now())
        games = await _games(store, reports)
    if records is not None:
        _write(records, games)
    barred = [f"{each.user_id} can't play with strangers until {_day(each.until)} ({each.why})." for each in bars]
    return [*(_told(reports, games) if reports else ["There are no reports."]), *barred]


async def bar(where: Place, user_id: int, days: int) -> str:
    """Bar somebody from games with strangers, and say so. Their open games go on. Raises StoreError."""
    async with opened(where) as store:
        until = store.now() + days * DAY
        await store.bar(BarRow(user_id, HOST, until, 1))
    return f"{user_id} can't look for games with strangers until {_day(until)}. Open games go on."


async def unbar(where: Place, user_id: int) -> str:
    """Let somebody play with strangers again, whoever has barred them, and say so. Raises StoreError."""
    async with opened(where) as store:
        found = await store.unbar(user_id)
    return f"{user_id} can play with strangers again." if found else f"{user_id} wasn't barred."


async def _games(store: Store, reports: Sequence[ReportRow]) -> dict[int, Session]:
    """The reported games by id, without those that can't be read."""
    tables, found = Tables(store), dict[int, Session]()
    for each in {each.session_id: each for each in reports}:
        try:
            found[each] = await tables.load(each)
        except Refusal:
            continue
    return found


def _told(reports: Sequence[ReportRow], games: dict[int, Session]) -> Iterator[str]:
    about: dict[int, list[ReportRow]] = {}
    for each in reports:
        about.setdefault(each.about_id, []).append(each)
    reporters = {user_id: len({each.by_id for each in rows}) for user_id, rows in about.items()}
    for user_id in sorted(about, key=lambda one: (-reporters[one], -len(about[one]), one)):
        rows = about[user_id]
        counted = Counter(REASONS.get(each.reason, each.reason) for each in rows)
        reasons = ", ".join(f"{number} × {reason}" for reason, number in counted.most_common())
        people = "1 person" if reporters[user_id] == 1 else f"{reporters[user_id]} people"
        yield f"{user_id}: reported by {people} ({reasons})"
        for each in rows:
            session = games.get(each.session_id)
            seat = None if session is None else session.seat_of(user_id)
            where = "" if session is None else f", {session.game.key}" + (f", seat {seat}" if seat else "")
            reason = REASONS.get(each.reason, each.reason)
            yield f"    {_day(each.at)} table {each.session_id}{where}: {reason}, says {each.by_id}"


def _write(folder: Path, games: dict[int, Session]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, session in games.items():
            (folder / f"table-{number}.txt").write_text(str(record(session)), encoding="utf-8")
    except OSError as error:
        raise StoreError(f"Can't write to {folder}: {error.strerror}.") from error


def _day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M} UTC"
