"""SQLite files: looked at without the store, with running games in them, of the first format, and damaged."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from data.rows import Change, NewEntry, NewSession, SessionRow
from data.sqlite.store import SqliteStore
from data.store import COPIED
from tests.data.samples import ALICE, BOB
from tests.databases import open_store

FIRST_FORMAT = Path(__file__).parents[2] / "fixtures" / "format1.sql"
"""A database of the first format, as SQL; `format1.json` beside it says what is in it."""

FACTS: dict[str, dict[str, Any]] = json.loads(FIRST_FORMAT.with_suffix(".json").read_text(encoding="utf-8"))
"""What the bot of the first format said of each session."""


@asynccontextmanager
async def opened(path: Path, now: float = 1_800_000_000.0) -> AsyncIterator[SqliteStore]:
    """The store in the file, closed at the end whatever happens: one left open would keep the tests from ending."""
    store = await open_store(path, lambda: now)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def traced(store: SqliteStore, tell: Callable[[str], None]) -> AsyncIterator[None]:
    """Have `tell` called, in the store's thread, with each statement just before it is carried out."""
    both = (store._connection, store._aside)
    for each in both:
        await each.set_trace_callback(tell)
    try:
        yield
    finally:
        for each in both:
            await each.set_trace_callback(None)  # type: ignore[arg-type]


@contextmanager
def plain(path: Path) -> Iterator[sqlite3.Connection]:
    """The file through Python's own sqlite3; what is done within is committed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        yield connection


def first_format(path: Path, sql: str | None = None) -> None:
    """Make a database of the first format, as that version of the bot left it: `sql`, or the fixture as it is."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(sql or FIRST_FORMAT.read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")


def dump(path: Path) -> list[str]:
    """Everything in the database: its shape as SQL, and its rows, but for the mark of a copy."""
    with plain(path) as connection:
        shape = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
        tables = [name for kind, name, _ in shape if kind == "table"]
        rows = [f"{each}: {row}" for each in tables for row in connection.execute(f"SELECT * FROM {each}")]
    return [f"{kind} {name}: {sql}" for kind, name, sql in shape] + [each for each in rows if f"'{COPIED}'" not in each]


def pragma(path: Path, name: str) -> object:
    """One value that the file itself keeps."""
    with plain(path) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of the folder with the hash of its bytes."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in folder.iterdir() if each.is_file()}


def table(channel_id: int) -> NewSession:
    """A table in that channel."""
    return NewSession("stranded", 1, 5, channel_id, b"\x00a secret of some length\xff")


def moves(count: int) -> Change:
    """So many entries of a game that runs between Alice and Bob."""
    entries = tuple(NewEntry("ply", f'{{"seat":1,"ply":"walk a{number}"}}') for number in range(count))
    return Change(entries, "running", (ALICE, BOB))


async def filled(path: Path, tables: int = 3, entries: int = 12) -> list[SessionRow]:
    """Make a file with running games, each in a channel of its own (7, 8, …)."""
    async with opened(path) as store:
        return [await store.create(table(7 + place), moves(entries)) for place in range(tables)]


def damage(path: Path, session_id: int, number: int = 5) -> None:
    """Flip one letter of an entry."""
    with plain(path) as connection:
        connection.execute(
            "UPDATE entry SET facts = replace(facts, 'walk', 'wAlk') WHERE session_id = ? AND number = ?",
            (session_id, number),
        )


def mode(path: Path) -> int:
    """Who may do what with a file or folder."""
    return path.stat().st_mode & 0o777
