"""Restoring a backup: it is copied beside the database, and then takes its place. The old database is kept."""

from __future__ import annotations

import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

from data.errors import StoreError
from data.progress import Tell, nobody
from data.sqlite.errors import result_code
from data.sqlite.files.backups import copy
from data.sqlite.files.checking import look_over, reading

COMPANIONS = ("", "-wal", "-shm", "-journal")

APART = 10_000
"""By how much table numbers are increased, where it is not known which numbers were used after the backup was made."""


def restore(backup: Path, path: Path, now: float, *, force: bool = False, tell: Tell = nobody) -> Path | None:
    """Put a copy of `backup` at `path`. Return where the database that was there is kept now, if there was one.

    `now` is the time in seconds since 1970, for the name of the kept file. Raises StoreError, and changes nothing,
    where `path` exists (unless `force`) or is in use, or the backup is damaged or no database of this bot.
    """
    found = look_over(backup, tell)
    if found.faults:
        raise StoreError(f"The backup {backup} is damaged: {found.faults[0]} Nothing was changed.")
    if path.exists() and path.samefile(backup):
        raise StoreError(f"{backup} is the database itself, not a backup. Nothing was changed.")
    if path.exists() and not force:
        raise StoreError(
            f"{path} already exists. Nothing was changed. Add --force to move it aside, keep it, and restore."
        )
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        last = _last_number(path) if path.exists() else None
        with reading(backup) as source:
            copy(source, unfinished, tell=tell)
        _number_on(unfinished, last)
        _give_to_owner_of(path, unfinished)
        kept = _move_aside(path, now)
        unfinished.replace(path)
    except OSError as error:
        raise StoreError(f"Can't restore {path}: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return kept


def _last_number(path: Path) -> int | None:
    """Return the last table number of a database; None if it cannot be read. Raises StoreError if it is in use."""
    try:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
            # Refused while anybody else is connected. Without WAL mode, the file is a single one.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
            connection.execute("BEGIN EXCLUSIVE")
            row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'session'").fetchone()
            connection.execute("ROLLBACK")
            return int(row[0]) if row else 0
    except (sqlite3.Error, TypeError, ValueError) as error:
        if result_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreError(f"{path} is in use. Stop the bot first. Nothing was changed.") from error
        return None


def _number_on(path: Path, last: int | None) -> None:
    """Give the next table a number that no table has had, also after the backup was made: old buttons carry numbers."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'session'").fetchone()
        own = int(row[0]) if row else 0
        goes_on = own + APART if last is None else max(own, last)
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'session'")
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('session', ?)", (goes_on,))


def _give_to_owner_of(path: Path, made: Path) -> None:
    """Give `made` the owner, group and mode of `path`, or of its folder, where root restores for the bot's user.

    Anyone else can make files of their own alone: then the mode is kept.
    """
    there = path.exists()
    model, own = (path if there else path.parent).stat(), made.stat()
    # Windows has no such owners.
    if hasattr(os, "geteuid") and os.geteuid() == 0 and (model.st_uid, model.st_gid) != (own.st_uid, own.st_gid):
        os.chown(made, model.st_uid, model.st_gid)
    if there:
        made.chmod(stat.S_IMODE(model.st_mode))


def _move_aside(path: Path, now: float) -> Path | None:
    if not path.exists():
        return None
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
    kept = path.with_name(f"{path.name}.before-{moment}")
    if kept.exists():
        raise StoreError(f"{kept} already exists. Nothing was changed. Try again in a second.")
    for companion in COMPANIONS:
        there = path.with_name(path.name + companion)
        if there.exists():
            there.rename(kept.with_name(kept.name + companion))
    return kept
