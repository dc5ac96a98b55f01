"""What can be wrong with the database, each as a sentence that a host can act on."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The database cannot be used, or did not take a change. Nothing was changed. The message is a sentence."""


class ConflictError(StoreError):
    """Somebody else changed the session first: load it again."""


class TakenError(ConflictError):
    """The channel has an open session that is exclusive."""


class FullError(ConflictError):
    """A server has as many open sessions as it wants."""


class DamagedError(StoreError):
    """A session's log is not what was written: something else has changed the file."""

    def __init__(self, session_id: int, number: int = 0) -> None:
        where = f" from entry {number} on" if number else ""
        super().__init__(
            f"The log of table {session_id} is damaged{where}: something else than this bot has changed the file. The "
            "table is set aside: it is kept as it is, and its channel is free for another. To have it back, stop the "
            "bot and restore a backup from before (python -m data restore)."
        )
        self.session_id = session_id
        self.number = number


def primary(error: BaseException) -> int:
    """SQLite's result code: the low byte, as the rest tells finer kinds apart. 0 for what is no error of SQLite."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_damage(error: BaseException) -> bool:
    """Whether the file, or what was read of it, is no database as SQLite writes one."""
    return primary(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def trouble(path: str, error: sqlite3.Error) -> StoreError:
    """What `error`, raised by the database at `path`, means to its host."""
    match primary(error):
        case sqlite3.SQLITE_FULL:
            what = "cannot be written: the disk is full. Make room; nothing that was saved is lost"
        case sqlite3.SQLITE_READONLY:
            what = "cannot be written: the file, its folder or the disk is read-only for this user"
        case sqlite3.SQLITE_CANTOPEN:
            what = "cannot be opened: its folder does not exist, or this user may not read or write there"
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            what = "is damaged or no database at all. It was left as it is: restore a backup, or move it away"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            what = "is in use by another program for too long. Is the bot running twice?"
        case sqlite3.SQLITE_IOERR:
            # Where not even SQLite's small side file fits, a full disk is told as an error too.
            what = "cannot be read or written: the disk reports an error. Check that it has room, and that it works"
        case _:
            return StoreError(f"The database {path} answered: {error}.")
    return StoreError(f"The database {path} {what}." if not what.endswith("?") else f"The database {path} {what}")
