"""SQLite's errors, and what each of them means to the host of the bot."""

from __future__ import annotations

import sqlite3

from data.errors import StoreError


def result_code(error: BaseException) -> int:
    """SQLite's primary result code (`sqlite3.SQLITE_FULL`, …) of an error; 0 for an error that is not SQLite's.

    The primary code is the low byte. The other bytes tell finer kinds apart.
    """
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def store_error(path: str, error: sqlite3.Error) -> StoreError:
    """What `error`, raised by the database at `path`, means to its host."""
    match result_code(error):
        case sqlite3.SQLITE_FULL:
            what = "can't be written: the disk is full. Free up space; everything saved so far is safe"
        case sqlite3.SQLITE_READONLY:
            what = "can't be written: the file, its folder or the disk is read-only for this user"
        case sqlite3.SQLITE_CANTOPEN:
            what = "can't be opened: its folder doesn't exist, or this user can't read or write there"
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            what = "is damaged or isn't a database. It was left as it is; restore a backup, or move it away"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            what = "was in use by another program for too long. Is the bot running twice?"
        case sqlite3.SQLITE_IOERR:
            # Where not even SQLite's small side file fits, a full disk is reported as an error too.
            what = "can't be read or written: the disk reports an error. Check that it has space and works"
        case _:
            return StoreError(f"The database {path} answered: {error}.")
    return StoreError(f"The database {path} {what}." if not what.endswith("?") else f"The database {path} {what}")
