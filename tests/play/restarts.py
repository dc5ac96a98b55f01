"""What is stored, as another process of the bot finds it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from data.rows import SessionRow
from data.sqlite.store import SqliteStore
from sandbox import Message, Sandbox
from sandbox.people.person import PATIENCE
from sessions.session import Session
from sessions.tables import Tables
from tests.play.club import Club

MESSAGES = "/messages"


@asynccontextmanager
async def another_process(database: Path, clock: Callable[[], float]) -> AsyncIterator[Tables]:
    """The tables of another process on the same file."""
    store = await SqliteStore.open(database, clock=clock)
    try:
        yield Tables(store)
    finally:
        await store.close()


async def stored(database: Path) -> dict[int, SessionRow]:
    """Everything that is on disk."""
    store = await SqliteStore.open(database)
    found: dict[int, SessionRow] = {}
    try:
        while (row := await store.session(len(found) + 1)) is not None:
            found[row.id] = row
    finally:
        await store.close()
    return found


async def again(club: Club) -> None:
    """Alice has the board posted once more."""
    seen = await club.alice.slash("board")
    await club.alice.click(seen.said, "Repost the board")


async def unnoted(club: Club, session: Session) -> Message:
    """The live message, as after a kill between its post and the note: the file knows nothing of it."""
    orphan = club.live(session)
    await club.tables.store.forget_message(session.id, int(orphan.id))
    await club.tables.store.note_not_shown(session.id, session.version)
    club.tables.cache.clear()
    return orphan


async def nothing_left_to_show(sandbox: Sandbox, database: Path) -> None:
    """Wait until the running bot has shown all that is on disk."""
    store = await SqliteStore.open(database)
    try:
        async with asyncio.timeout(2 * PATIENCE):
            await sandbox.settle()
            while await store.to_show():  # noqa: ASYNC110 (nothing tells of it)
                await asyncio.sleep(0.05)
    finally:
        await store.close()
