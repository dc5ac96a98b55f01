"""Overwrites with zeros what is left of deleted rows in pages of SQLite's file: a program that `scrubbing` starts.

`PRAGMA secure_delete` overwrites a row that is deleted. But when SQLite divides the rows of a page among several pages,
copies of them can stay in the gap of a page: the bytes between its list of cells and its cells, which nothing uses.
VACUUM would remove these copies, but nobody can write meanwhile (28 s for 800 MB).

SQLite has no statement for this, so the bytes are written into the file beside it. That is safe for these reasons:

- The format of the file is documented (https://www.sqlite.org/fileformat2.html, 1.6), and only unused bytes change. So
  the database has the same content whatever part of the work is done, and a kill at any moment does no harm.
- In each step the `-wal` file is empty, and this process holds the lock for writing: nobody writes a page at that time.
- Each step ends with a change of a memo, so that all other connections drop the pages that they keep in memory.
  Otherwise they would write the copies back with the next change of such a page. For the same reason two connections
  take turns.

A process of its own does it for two reasons. Whoever closes a file gives up all locks that their process has on it
(POSIX), those of SQLite's connections too. And it takes a second of processor time for 800 MB. It imports none of our
modules, so that it starts quickly. It ends without closing its connections: the last connection to a file deletes the
`-wal` file, and a process that has given up its locks does not look as if it had one.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator, Sequence
from io import FileIO
from pathlib import Path

DONE, BUSY, FAILED = 0, 3, 1
"""The exit status: nothing is left; somebody reads from the `-wal` file; an error, which stands on stderr."""

MOST_PAGES = 2**24
"""The number of pages up to which an overflow page begins with a zero, by which it is told from a page with cells."""

ROUNDS = 3
"""How often the file is looked through at most.

SQLite may give a page another number between a look and a step, so the file is looked through again until nothing is
found. In a file that is written all the time there are always new copies: of rows that are not deleted.
"""

_STEP, _REST = 100, 0.02
"""The number of pages that are cleared in one step, for which others wait some milliseconds, and the seconds of rest
after it: who waits for a lock looks for it again every 25 milliseconds or so, and must not always find it taken."""

_TRIES, _PAUSE = 50, 0.02
"""How often a step is tried, and the seconds between two tries: others read and write."""

_AT_ONCE = 256
"""The number of pages that are read at once."""

_HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}
"""The length of the header of a page with cells, by its first byte."""

Range = tuple[int, int]
"""A part of a page: its first byte and the one after it."""


def unused(page: bytes, usable: int, header: int = 0) -> Iterator[Range]:
    """Yield the parts of a page that hold nothing, and are not zeros: its gap, and its free blocks.

    Args:
        page: the content. A page without cells has no such parts; nor has one whose header makes no sense.
        usable: how many of its bytes SQLite uses.
        header: where its header begins: at 100 in the first page of a file.
    """
    length = _HEADERS.get(page[header])
    if length is None:
        return
    block, cells, content = struct.unpack_from(">HHH", page, header + 1)
    gap, content = header + length + 2 * cells, content or 65_536
    if gap <= content <= usable and _holds(page, gap, content):
        yield gap, content
    # Each free block begins with the place of the next one and its own size.
    while content <= block <= usable - 4:
        following, size = struct.unpack_from(">HH", page, block)
        if block + size <= usable and _holds(page, block + 4, block + size):
            yield block + 4, block + size
        if following <= block:
            return
        block = following


def _holds(page: bytes, first: int, last: int) -> bool:
    return page[first:last] != bytes(max(0, last - first))


class _File:
    """The file of a database, read and written beside SQLite."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        start = self._read(0, 100)
        (size,) = struct.unpack_from(">H", start, 16)
        # The size 65,536 does not fit, and is written as 1.
        self.size = 65_536 if size == 1 else int(size)
        self._usable = self.size - start[20]

    def _read(self, at: int, size: int) -> bytes:
        self._file.seek(at)
        return self._file.read(size)

    def to_clear(self) -> list[int]:
        """The numbers of the pages, from 0, that have something to clear."""
        found, number, at_once = [], 0, self.size * _AT_ONCE
        while pages := self._read(number * self.size, at_once):
            for at in range(0, len(pages) - self.size + 1, self.size):
                if self._unused(number, pages[at : at + self.size]):
                    found.append(number)
                number += 1
            if len(pages) < at_once:
                break
        return found

    def _unused(self, number: int, page: bytes) -> list[Range]:
        return [*unused(page, self._usable, 0 if number else 100)]

    def clear(self, numbers: Sequence[int]) -> None:
        """Overwrite what is unused in these pages."""
        for number in numbers:
            page = self._read(number * self.size, self.size)
            for first, last in self._unused(number, page) if len(page) == self.size else ():
                self._file.seek(number * self.size + first)
                self._file.write(bytes(last - first))
        os.fsync(self._file.fileno())


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    return connection


def _emptied(connection: sqlite3.Connection) -> bool:
    """Copy the `-wal` file into the file and empty it. False where somebody reads from it all the time."""
    for _ in range(_TRIES):
        # SQLite would wait for readers with the lock for writing, so that nobody else could write.
        connection.execute("PRAGMA busy_timeout = 0").fetchall()
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        connection.execute("PRAGMA busy_timeout = 5000").fetchall()
        if not busy:
            return True
        time.sleep(_PAUSE)
    return False


def _locked(connection: sqlite3.Connection, path: str) -> bool:
    """Take the lock for writing while the `-wal` file is empty. False where somebody reads from it all the time."""
    log = Path(f"{path}-wal")
    for _ in range(_TRIES):
        if not _emptied(connection):
            break
        connection.execute("BEGIN IMMEDIATE")
        # Somebody may have written before the lock was taken.
        if not log.exists() or not log.stat().st_size:
            return True
        connection.execute("ROLLBACK")
    return False


def _step(connection: sqlite3.Connection, path: str, file: _File, numbers: Sequence[int]) -> bool:
    """Clear these pages by another connection than in the step before. False where somebody reads all the time."""
    if not _locked(connection, path):
        return False
    file.clear(numbers)
    # Its page is read only now. The value must be another one each time, or SQLite would write nothing.
    connection.execute(
        "INSERT INTO memo (name, value) VALUES ('cleared', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (secrets.token_hex(8),),
    )
    connection.execute("COMMIT")
    return True


def clear(path: str) -> int:
    """Clear the file at `path`; the exit status. Raises OSError and sqlite3.Error. It leaves the file open."""
    file, one, other = _File(FileIO(path, "r+")), _connect(path), _connect(path)
    for _ in range(ROUNDS):
        if not _emptied(one):
            return BUSY
        found = file.to_clear()
        if not found:
            break
        for first in range(0, len(found), _STEP):
            if not _step(one, path, file, found[first : first + _STEP]):
                return BUSY
            one, other = other, one
            time.sleep(_REST)
    return DONE


def main(path: str) -> None:
    """Clear the file at `path`, and end the process with the exit status."""
    try:
        status = clear(path)
    except (OSError, sqlite3.Error) as error:
        sys.stderr.write(str(error))
        sys.stderr.flush()
        status = FAILED
    os._exit(status)


if __name__ == "__main__":
    main(sys.argv[1])
