"""Litestream beside the bot, as far as that can be tried without it: what it does to a file of SQLite.

It makes two tables of its own, holds a read transaction, so that nobody else empties the `-wal` file, and writes a row
when it needs something new there (`db.go` of Litestream 0.3).
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.__main__ import main
from data.rows import Rewriting
from tests.data.samples import ALICE
from tests.data.sqlite.files import filled, moves, opened, table


@contextmanager
def replicated(path: Path) -> Iterator[sqlite3.Connection]:
    """Hold the file as Litestream does, while the block runs."""
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as writing,
        closing(sqlite3.connect(path, isolation_level=None)) as reading,
    ):
        writing.execute("PRAGMA wal_autocheckpoint = 0").fetchall()
        writing.execute("CREATE TABLE IF NOT EXISTS _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
        writing.execute("CREATE TABLE IF NOT EXISTS _litestream_lock (id INTEGER)")
        _write(writing)
        reading.execute("BEGIN")
        reading.execute("SELECT COUNT(1) FROM _litestream_seq").fetchone()
        yield writing


def _write(connection: sqlite3.Connection) -> None:
    connection.execute(
        "INSERT INTO _litestream_seq (id, seq) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET seq = seq + 1"
    )


async def test_the_bot_goes_on_beside_litestream(path: Path) -> None:
    await filled(path)
    with replicated(path) as litestream:
        async with opened(path) as store:
            await store.append(1, 12, moves(1))
            _write(litestream)
            await store.create(table(99), moves(2))
            await store.forget_person(ALICE, [], lambda _: Rewriting((), {}))
            assert not await store.scrub(), "what was deleted stays in the -wal file, which Litestream reads"
    async with opened(path) as store:
        assert await store.scrub(), "until Litestream empties it, or is stopped"


async def test_what_litestream_has_copied_is_put_back(path: Path, tmp_path: Path) -> None:
    await filled(path)
    with replicated(path):
        async with opened(path) as store:
            await store.append(1, 12, moves(1))
            copied = tmp_path / "restored.sqlite3"
            shutil.copy(path, copied)
            shutil.copy(f"{path}-wal", f"{copied}-wal")
            await store.append(1, 13, moves(1))
    assert main(["check", str(copied)]) == 0
    assert main(["restore", str(copied), str(path), "--force"]) == 0
    async with opened(path) as store:
        found = await store.session(1)
        assert found is not None
        assert found.version == 13, "as it was when it was copied"
