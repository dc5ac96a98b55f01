"""Removing from the database's files what was deleted from its tables.

SQLite leaves traces of deleted rows: in the `-wal` file until it is overwritten, and in the main file, where dividing
a page leaves copies of rows. `PRAGMA secure_delete` removes neither. So each deletion sets a mark in its own
transaction, and `scrub` works as long as the mark is set. If the process is killed in between, the next one finishes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import suppress

from data.errors import StoreError
from data.sql.connection import Connection
from data.sql.queries import memos
from data.sqlite import connection as driver
from data.sqlite.connection import in_transaction
from data.sqlite.files import clearing

_MARK = "scrub"
"""The memo that says where deletions may have left traces: in both files (_ALL; _DOING while they are removed from the
main file), or in the -wal file alone (_WAL). A deletion sets it to _ALL at any time."""

_ALL, _DOING, _WAL = "all", "doing", "wal"


def mark(connection: Connection) -> None:
    """Set the mark: something was deleted of which no trace may stay."""
    memos.remember(connection, _MARK, _ALL)


async def scrub(connection: driver.Connection, path: str) -> bool:
    """Clear the main file and empty the `-wal` file, as far as the mark asks for it. Others can work meanwhile.

    Returns False where the `-wal` file must stay because somebody else reads it. A process of its own clears the file,
    which takes it a second for 500 MB. Raises StoreError where it cannot, and sqlite3.Error.
    """
    todo = await connection.run(_todo)
    if todo is None:
        return True
    if todo != _WAL:
        if not await connection.run(_begin) or not await _cleared(connection, path):
            return False
        await connection.run(in_transaction(lambda within: memos.change_memo(within, _MARK, _DOING, _WAL)))
    if not await connection.run(_empty_wal):
        return False
    # A mark that was set again meanwhile says “all”, and stays.
    await connection.run(in_transaction(lambda within: memos.forget_memo_if(within, _MARK, _WAL)))
    return True


def _todo(connection: sqlite3.Connection) -> str | None:
    return memos.memo(connection, _MARK)


def _begin(connection: sqlite3.Connection) -> bool:
    in_transaction(lambda within: memos.remember(within, _MARK, _DOING))(connection)
    return _empty_wal(connection)


async def _cleared(connection: driver.Connection, path: str) -> bool:
    """Clear the main file. False where somebody reads the `-wal` file."""
    if await connection.run(_is_usual):
        return await _clear(path)
    await connection.run(lambda within: within.execute("VACUUM").fetchall())
    return True


def _is_usual(connection: sqlite3.Connection) -> bool:
    """Whether `clearing` knows the kinds of the pages of this file. Only a file of many gigabytes is not so."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (moving,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    return not moving and pages <= clearing.MOST_PAGES


async def _clear(path: str) -> bool:
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-I", clearing.__file__, path),
            stderr=asyncio.subprocess.PIPE,
            # A terminal's Ctrl+C is meant for the bot.
            start_new_session=True,
        )
    except OSError as error:
        raise StoreError(f"Traces of deleted data stay in {path}: no process could be started ({error}).") from error
    try:
        _, said = await process.communicate()
    except BaseException:
        # `process.kill()` can take the exit status of a dead process from asyncio, which then logs a warning.
        with suppress(ProcessLookupError):
            if process.returncode is None:
                os.kill(process.pid, signal.SIGTERM)
        await process.wait()
        raise
    if process.returncode not in (clearing.DONE, clearing.BUSY):
        raise StoreError(f"Traces of deleted data stay in {path}: {said.decode(errors='replace').strip()}.")
    return process.returncode == clearing.DONE


def _empty_wal(connection: sqlite3.Connection) -> bool:
    """Copy the `-wal` file into the main file and empty it. Returns False where somebody reads from it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    # Do not wait: everything else that is asked of the store waits for this thread meanwhile.
    connection.execute("PRAGMA busy_timeout = 0").fetchall()
    try:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}").fetchall()
    return not busy
