"""Backups: copies of the database that SQLite makes while the bot runs, in a folder of their own.

A copy contains the state of one moment: it is read in one transaction, in steps. In WAL mode no writer waits for it.
"""

from __future__ import annotations

import calendar
import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from data.errors import StoreError
from data.progress import Tell, nobody
from data.sql.connection import is_damage
from data.sqlite.errors import store_error
from data.sqlite.schema import number

_log = logging.getLogger(__name__)

DAY = 24 * 3600
"""Seconds between one backup and the next."""

STEP = 256
"""Pages that are copied at a time: 1 MB."""

PAUSE = 0.002
"""Seconds between two steps, in which others can use the disk and the interpreter."""

_MOMENT = "%Y%m%d-%H%M%S"


COPIED = "copied"
"""The memo by which a copy says that it is one, and of when: a bot that finds it goes on from a restored backup."""


class Halted(Exception):
    """The copy was stopped because the program ends."""


class Backups(Struct, frozen=True):
    """The backups of one database: files named `TITLE-20250131-235959-format3.sqlite3`, with the time in UTC.

    folder: where they are
    kept: how many of them are kept, the newest ones
    title: the first part of their names
    """

    folder: Path
    kept: int
    title: str

    def made(self) -> list[Path]:
        """Return the existing backups, oldest first."""
        with suppress(OSError):
            return sorted(each for each in self.folder.iterdir() if self._moment(each) is not None)
        return []

    def due(self, now: float) -> bool:
        """Return whether no backup was made within a day before `now`, in seconds since 1970."""
        return not any(0 <= now - (self._moment(each) or 0) < DAY for each in self.made())

    def _moment(self, path: Path) -> int | None:
        found = re.fullmatch(rf"{re.escape(self.title)}-(\d{{8}}-\d{{6}})-format\d+\.sqlite3", path.name)
        with suppress(ValueError):
            return calendar.timegm(time.strptime(found[1], _MOMENT)) if found else None
        return None

    def make(
        self, source: sqlite3.Connection, now: float, halted: Callable[[], bool] = lambda: False, tell: Tell = nobody
    ) -> Path:
        """Back up the database `source`, and delete the oldest backups beyond those that are kept. Return the new path.

        Raises StoreError, and deletes nothing, when it cannot be made or the database is damaged; Halted as soon as
        `halted` returns True.
        """
        name = f"{self.title}-{time.strftime(_MOMENT, time.gmtime(now))}-format{number(source, 'user_version')}.sqlite3"
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            copy(source, self._unfinished(name), halted, tell)
            self._unfinished(name).replace(self.folder / name)
            for old in self.made()[: -self.kept]:
                old.unlink(missing_ok=True)
            self._tidy_up(now)
        except OSError as error:
            raise StoreError(f"Can't make a backup in {self.folder}: {error.strerror}.") from error
        finally:
            with suppress(OSError):
                self._unfinished(name).unlink(missing_ok=True)
        _log.info("Backed up the database to %s", self.folder / name)
        return self.folder / name

    def before_migration(self, source: sqlite3.Connection) -> None:
        """Back up a database before it is brought to a newer format. Raises StoreError where that fails."""
        try:
            self.make(source, time.time())
        except StoreError as error:
            raise StoreError(f"{error} Without a backup, the bot doesn't update the database to its format.") from error

    def _unfinished(self, name: str) -> Path:
        # Two processes may share a database, and the folder with it.
        return self.folder / f".{name}.{os.getpid()}"

    def _tidy_up(self, now: float) -> None:
        """Delete the unfinished files of copies that were killed."""
        for each in self.folder.glob(f".{self.title}-*.sqlite3.*"):
            with suppress(OSError):
                if each.stat().st_mtime < now - DAY:
                    each.unlink()


def copy(
    source: sqlite3.Connection, target: Path, halted: Callable[[], bool] = lambda: False, tell: Tell = nobody
) -> None:
    """Copy the database `source` to the new file `target`, which only its owner may read.

    Raises OSError where the file cannot be made, StoreError where it cannot be filled or the database is damaged,
    Halted as soon as `halted` returns True. Nothing is left of the file then.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    told = 0

    def progress(_status: int, left: int, total: int) -> None:
        nonlocal told
        if halted():
            raise Halted
        tell("Copying pages of the file", total - left, total)
        # The log says how far the copy of a large file has come.
        if total > 40 * STEP and (done := 4 * (total - left) // total) > told:
            told = done
            _log.info("Backing up the database: %s %%", 25 * done)
        time.sleep(PAUSE)

    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as made:
            # One transaction for the whole copy. Without it, each write by somebody else would restart the copy.
            source.execute("BEGIN")
            try:
                source.execute("SELECT count(*) FROM sqlite_schema").fetchall()
                source.backup(made, pages=STEP, progress=progress)
            finally:
                source.execute("ROLLBACK")
            made.execute("INSERT OR REPLACE INTO memo (name, value) VALUES (?,?)", (COPIED, str(int(time.time()))))
            # Without WAL mode, the backup is a single file.
            made.execute("PRAGMA journal_mode = DELETE").fetchall()
            (found,) = made.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreError(_DAMAGED)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        if is_damage(error):
            raise StoreError(_DAMAGED) from error
        raise StoreError(f"No backup was made. {store_error(str(target), error)}") from error
    except BaseException:
        target.unlink(missing_ok=True)
        raise


_DAMAGED = (
    "No backup was made because the database is damaged. All earlier backups are kept. "
    "To see what is damaged: python -m data check"
)
