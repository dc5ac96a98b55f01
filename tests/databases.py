"""Stores for tests: a new database is a copy of one that each process of a test run makes once.

Making one goes through all migrations, which takes ten times as long as opening a database that is there, and more than
a thousand tests want a new one. None of them cuts the power, so none waits for the disk either. How a store makes its
file, and that it waits for the disk, is tested in `tests/data/`, and where a bot runs in a process of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from data.sqlite.store import SqliteStore

_empty: list[bytes] = []
"""What is in a new database, once it is known."""


async def open_store(path: Path, clock: Callable[[], float] = time.time) -> SqliteStore:
    """The store in the file `path`, made first where there is no file; its commits do not wait for the disk."""
    if not path.exists():
        if not _empty:
            with TemporaryDirectory() as folder:
                made = Path(folder) / "empty.sqlite3"
                await (await SqliteStore.open(made)).close()
                _empty.append(made.read_bytes())
        path.write_bytes(_empty[0])
        path.chmod(0o600)
    store = await SqliteStore.open(path, clock)
    await store._connection.run(lambda within: within.execute("PRAGMA synchronous = OFF"))
    return store
