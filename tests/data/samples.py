"""Sessions to keep, and ways to look at a database file without the store."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from data.backups import COPIED
from data.rows import Change, NewEntry, NewSession, Rewriting, SessionRow
from data.store import Store
from tests.databases import open_store

ALICE, BOB, CAROL = 1001, 1002, 1003

FIRST_FORMAT = Path(__file__).parents[1] / "fixtures" / "format1.sql"
"""A database of the first format, as SQL; `format1.json` beside it says what is in it."""


def entry(kind: str, **facts: Any) -> NewEntry:
    """An entry to be appended."""
    return NewEntry(kind, json.dumps(facts, ensure_ascii=False))


PLIES = (
    entry("ply", seat=0, ply="die r"),
    entry("ply", seat=1, ply="corner a1"),
    entry("ply", seat=2, ply="corner e5"),
)

START = Change((entry("started", salt="word", order=[BOB, ALICE]), *PLIES), "running", (BOB, ALICE))
"""A game begins, and the first plies are played."""

PLAY = Change(PLIES, "running")
"""Some more plies."""


def table(channel_id: int = 7, game: str = "stranded", *, exclusive: bool = True) -> NewSession:
    """What never changes of a new table in that channel."""
    return NewSession(
        game=game,
        rules_version=1,
        guild_id=5,
        channel_id=channel_id,
        secret=b"\x00secret\xff",
        exclusive=exclusive,
    )


def lobby(*players: int) -> Change:
    """A table is opened by the first of `players`, Alice and Bob if nobody is named."""
    people = players or (ALICE, BOB)
    opening = entry("opened", options="blacks=1", host=people[0], people=people)
    return Change((opening,), "lobby", people, named=people)


async def kept(store: Store, channel_id: int = 7) -> SessionRow:
    """A new lobby in that channel."""
    return await store.create(table(channel_id), lobby())


async def found(store: Store, session_id: int = 1) -> SessionRow:
    """The session as it is stored, which must be there."""
    row = await store.session(session_id)
    assert row is not None, f"no session {session_id}"
    return row


def facts(row: SessionRow) -> list[NewEntry]:
    """What happened in the session, without numbers, times and seals."""
    return [NewEntry(each.kind, each.facts) for each in row.entries]


def anonymous(row: SessionRow) -> Rewriting:
    """The log without Alice."""
    return Rewriting(tuple(entry(each.kind, by=-1) for each in row.entries), {ALICE: -1})


@asynccontextmanager
async def opened(path: Path, now: float = 1_800_000_000.0) -> AsyncIterator[Store]:
    """The store in the file, closed at the end whatever happens: one left open would keep the tests from ending."""
    store = await open_store(path, lambda: now)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def traced(store: Store, tell: Callable[[str], None]) -> AsyncIterator[None]:
    """Have `tell` called, in the store's thread, with each statement just before it is carried out."""
    await store._connection.set_trace_callback(tell)
    try:
        yield
    finally:
        await store._connection.set_trace_callback(None)  # type: ignore[arg-type]


class Before:
    """Has `act` happen once, just before a statement with `words` is carried out; for `set_trace_callback`."""

    def __init__(self, words: str, act: Callable[[], object]) -> None:
        self._words = words
        self._act = act
        self.happened = False

    def __call__(self, statement: str) -> None:
        if self._words in statement and not self.happened:
            self.happened = True
            self._act()


class Interrupt:
    """Has statement number `step` of a connection fail; for `set_trace_callback`. `statements` counts all."""

    def __init__(self, connection: sqlite3.Connection, step: int) -> None:
        self._connection = connection
        self._step = step
        self.statements = 0

    def __call__(self, _statement: str) -> None:
        self.statements += 1
        if self.statements == self._step:
            self._connection.interrupt()


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
    """Everything in the database as SQL: its shape and its rows, but for the mark of a copy."""
    with plain(path) as connection:
        return [each for each in connection.iterdump() if f"'{COPIED}'" not in each]


def pragma(path: Path, name: str) -> object:
    """One value that the file itself keeps."""
    with plain(path) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of the folder with the hash of its bytes."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in folder.iterdir() if each.is_file()}
