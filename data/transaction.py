"""A transaction: all of it or nothing, whatever is raised within, and whenever its task is cancelled."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

import aiosqlite


@asynccontextmanager
async def transaction(
    connection: aiosqlite.Connection, kind: Literal["DEFERRED", "IMMEDIATE"] = "IMMEDIATE"
) -> AsyncIterator[None]:
    """One transaction on `connection`, which has none open: to write, or (DEFERRED) to read one moment's state.

    Raises what is raised within, having changed nothing.
    """
    try:
        # Within the `try`: a task cancelled here has its BEGIN carried out all the same, by the connection's thread.
        await connection.execute(f"BEGIN {kind}")
        yield
        await connection.execute("COMMIT")
    except BaseException:
        # A full disk rolls back by itself: the complaint about that would hide the first error.
        with suppress(sqlite3.OperationalError):
            await connection.execute("ROLLBACK")
        raise
