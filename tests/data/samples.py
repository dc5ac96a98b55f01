"""Sessions to keep, and ways to look at a database file without the store."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from data.rows import NewSession, PlyRow, SeatRow
from data.store import Store

ALICE = SeatRow(1001, "Alice")
BOB = SeatRow(1002, "Bob")
CAROL = SeatRow(1003, "Carol")

PLIES = (PlyRow(0, "die r"), PlyRow(1, "corner a1"), PlyRow(2, "corner e5"))


def lobby(channel_id: int = 7, seats: tuple[SeatRow, ...] = (ALICE, BOB), game: str = "stranded") -> NewSession:
    """A new table in that channel."""
    return NewSession(
        game=game,
        rules_version=1,
        options="blacks=1",
        guild_id=5,
        channel_id=channel_id,
        opener_id=seats[0].user_id if seats else 0,
        youngest_id=None,
        secret=b"\x00secret\xff",
        seats=seats,
    )


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """The store in the file, closed at the end whatever happens: one left open would keep the tests from ending."""
    store = await Store.open(path, clock=lambda: 0.0)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def before(connection: aiosqlite.Connection, words: str, act: Callable[[], Awaitable[object]]) -> Iterator[None]:
    """Have `act` happen just before the connection is first asked something with these words; it must come to that."""
    original: Any = connection._execute
    asked = False

    async def waiting(function: object, *arguments: Any, **named: Any) -> object:
        nonlocal asked
        if not asked and arguments and words in str(arguments[0]):
            asked = True
            await act()
        return await original(function, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "_execute", waiting)
        yield
    assert asked, f"nothing with {words} was asked"


@contextmanager
def plain(path: Path) -> Iterator[sqlite3.Connection]:
    """The file through Python's own sqlite3; what is done within is committed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        yield connection


def dump(path: Path) -> list[str]:
    """Everything in the database as SQL: its shape and its rows."""
    with plain(path) as connection:
        return list(connection.iterdump())


def pragma(path: Path, name: str) -> object:
    """One value that the file itself keeps."""
    with plain(path) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of the folder with the hash of its bytes."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in folder.iterdir() if each.is_file()}
