"""What is left of deleted rows in the pages of a file is overwritten, and nothing else is."""

from __future__ import annotations

import random
import signal
import sqlite3
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from io import FileIO
from pathlib import Path

import pytest

from data.sqlite.files import clearing
from tests import seeds

pytestmark = pytest.mark.seeded

PAGE = 4096


def connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    return connection


def word(number: int, dice: random.Random) -> str:
    return f"word{number:08d}" + "x" * dice.choice((0, 40, 300, 900, 9000))


def change_much(connection: sqlite3.Connection, dice: random.Random, times: int = 4000) -> None:
    """Add, change and delete rows in no order, in tables of both kinds with an index."""
    for number in range(times):
        key = dice.randrange(1500)
        match dice.randrange(4):
            case 0:
                connection.execute("DELETE FROM kept WHERE key = ?", (key,))
                connection.execute("DELETE FROM listed WHERE word >= ? AND word < ?", (f"word{key}", f"word{key}9"))
            case 1:
                connection.execute("UPDATE kept SET word = ? WHERE key = ?", (word(number, dice), key))
            case _:
                connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (key, word(number, dice)))
                connection.execute("INSERT OR REPLACE INTO listed (word) VALUES (?)", (word(number, dice),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.sqlite3"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(connected(path)) as made:
        made.execute("CREATE TABLE memo (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
        made.execute("CREATE TABLE kept (key INTEGER PRIMARY KEY, word TEXT)")
        made.execute("CREATE TABLE listed (word TEXT PRIMARY KEY) WITHOUT ROWID")
        made.execute("CREATE INDEX by_word ON kept (word)")
        yield made


def cleared(path: Path, step: int | None = None) -> int:
    """Run the program, as the bot does, or with so many pages in a step; its exit status."""
    smaller = (
        f"import runpy; made = runpy.run_path({clearing.__file__!r}); made['clear'].__globals__['_STEP'] = {step};"
    )
    smaller += f" made['main']({str(path)!r})"
    given = ["-I", clearing.__file__, str(path)] if step is None else ["-I", "-c", smaller]
    return subprocess.run([sys.executable, *given], check=False).returncode


def left(path: Path) -> list[int]:
    """The pages that hold something unused, after all that was written has come into the file."""
    with closing(sqlite3.connect(path)) as beside:
        assert beside.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    with FileIO(path) as file:
        return clearing._File(file).to_clear()


def content(connection: sqlite3.Connection) -> list[str]:
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.execute("DELETE FROM memo WHERE name = 'cleared'")
    return list(connection.iterdump())


@pytest.mark.parametrize("seed", range(3))
def test_the_content_stays_and_nothing_unused_is_left(seed: int, path: Path, connection: sqlite3.Connection) -> None:
    change_much(connection, seeds.dice(seed))
    before = content(connection)
    assert left(path), "this is what is to be removed"
    assert cleared(path) == clearing.DONE
    assert left(path) == []
    assert content(connection) == before
    change_much(connection, seeds.dice(seed + 100))
    assert content(connection), "SQLite goes on with such pages"


def test_a_connection_that_keeps_pages_does_not_write_the_copies_back(
    path: Path, connection: sqlite3.Connection
) -> None:
    change_much(connection, seeds.dice(1))
    connection.execute("DROP INDEX by_word")
    connection.execute("PRAGMA cache_size = 100000").fetchall()
    # All pages are in its memory now, with the copies.
    content(connection)
    assert left(path)
    assert cleared(path) == clearing.DONE
    # As long as before, so that no row moves and no new copy is made.
    connection.execute("UPDATE kept SET word = replace(word, 'word', 'WORD') WHERE key % 7 = 0")
    connection.execute("UPDATE kept SET word = replace(word, 'WORD', 'word') WHERE key % 7 = 0")
    assert left(path) == []


PAUSED = """
import io, runpy, sys
sys.argv = sys.argv[1:]
class Paused(io.FileIO):
    asked = False
    def write(self, given):
        if not Paused.asked:
            Paused.asked = True
            print("at work", flush=True)
            input()
        return super().write(given)
io.FileIO = Paused
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""The program, which says that it is at work before its first write into the file, and waits for a line."""


def test_who_reads_pages_in_the_middle_of_a_step_does_not_either(path: Path, connection: sqlite3.Connection) -> None:
    change_much(connection, seeds.dice(1))
    connection.execute("DROP INDEX by_word")
    connection.execute("PRAGMA cache_size = 100000").fetchall()
    assert left(path)
    given = [sys.executable, "-c", PAUSED, clearing.__file__, str(path)]
    with subprocess.Popen(given, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stdout.readline() == "at work\n"
        connection.execute("SELECT sum(length(word)) FROM kept").fetchone()
        program.stdin.write("\n")
        program.stdin.flush()
        assert program.wait() == clearing.DONE
    connection.execute("UPDATE kept SET word = replace(word, 'word', 'WORD') WHERE key % 7 = 0")
    assert left(path) == []


def test_its_own_connections_do_not_write_the_copies_back(path: Path, connection: sqlite3.Connection) -> None:
    """The memo by which each step ends may stand in a page that is cleared in another step."""
    dice = seeds.dice(6)
    for number in range(3000):
        name = f"c{dice.randrange(1500)}"
        connection.execute("INSERT OR REPLACE INTO memo VALUES (?, ?)", (name, word(number, dice)))
        connection.execute("DELETE FROM memo WHERE name = ?", (f"c{dice.randrange(1500)}",))
    connection.execute("INSERT INTO memo VALUES ('cleared', '0123456789abcdef')")
    assert len(left(path)) > 40
    assert cleared(path, 2) == clearing.DONE
    assert left(path) == []


def test_others_write_meanwhile_and_nothing_of_theirs_is_lost(path: Path, connection: sqlite3.Connection) -> None:
    change_much(connection, seeds.dice(2))
    ended, written = threading.Event(), list[int]()

    def write() -> None:
        with closing(connected(path)) as beside:
            number = 10_000
            while not ended.is_set() or len(written) < 20:
                beside.execute("INSERT INTO kept VALUES (?, 'meanwhile')", (number,))
                written.append(number)
                number += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        statuses = {cleared(path) for _ in range(5)}
    finally:
        ended.set()
        writer.join()
    assert statuses <= {clearing.DONE, clearing.BUSY}
    found = connection.execute("SELECT key FROM kept WHERE word = 'meanwhile' ORDER BY key").fetchall()
    assert [key for (key,) in found] == written
    assert content(connection)
    assert cleared(path) == clearing.DONE
    assert left(path) == []


KILLED = """
import io, os, runpy, sys
sys.argv = sys.argv[1:]
left = int(sys.argv.pop())
class Killed(io.FileIO):
    def write(self, given):
        global left
        left -= 1
        done = super().write(given if left >= 0 else given[: len(given) // 2])
        if left < 0:
            os.kill(os.getpid(), 9)
        return done
io.FileIO = Killed
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""The program, killed in the middle of one of its writes into the file: the number of writes before it comes last."""


def test_a_kill_at_any_moment_does_no_harm(path: Path, connection: sqlite3.Connection) -> None:
    change_much(connection, seeds.dice(3))
    before = content(connection)
    for number in (0, 1, 7, 30):
        given = [sys.executable, "-c", KILLED, clearing.__file__, str(path), str(number)]
        done = subprocess.run(given, check=False)
        assert done.returncode == -signal.SIGKILL
        assert content(connection) == before
    assert cleared(path) == clearing.DONE
    assert left(path) == []
    assert content(connection) == before


def test_who_reads_all_the_time_is_told(path: Path, connection: sqlite3.Connection) -> None:
    change_much(connection, seeds.dice(4), 300)
    with closing(connected(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM kept").fetchall()
        connection.execute("INSERT INTO kept VALUES (5000, 'later')")
        assert cleared(path) == clearing.BUSY
    assert cleared(path) == clearing.DONE


def test_what_cannot_be_opened_is_said(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    done = subprocess.run([sys.executable, "-I", clearing.__file__, missing], check=False, capture_output=True)
    assert done.returncode == clearing.FAILED
    assert str(missing) in done.stderr.decode()
    assert not missing.exists()


def page(kind: int, block: int, cells: int, start: int, header: int = 0) -> bytearray:
    """A page full of x, with a header: its kind, first free block, number of cells, and where these begin."""
    made = bytearray(b"x" * PAGE)
    struct.pack_into(">BHHH", made, header, kind, block, cells, start)
    return made


@pytest.mark.parametrize(("kind", "length"), [(2, 12), (5, 12), (10, 8), (13, 8)])
def test_the_gap_begins_behind_the_list_of_cells(kind: int, length: int) -> None:
    assert [*clearing.unused(bytes(page(kind, 0, 3, 1000)), PAGE)] == [(length + 6, 1000)]
    assert [*clearing.unused(bytes(page(kind, 0, 3, 1000, 100)), PAGE, 100)] == [(100 + length + 6, 1000)]


def test_free_blocks_keep_their_first_four_bytes() -> None:
    made = page(13, 2000, 1, 1000)
    made[10:1000] = bytes(990)
    struct.pack_into(">HH", made, 2000, 3000, 50)
    struct.pack_into(">HH", made, 3000, 0, 60)
    assert [*clearing.unused(bytes(made), PAGE)] == [(2004, 2050), (3004, 3060)]


@pytest.mark.parametrize(
    "made",
    [
        page(0, 0, 3, 1000),  # one of a long row, or a free one
        page(13, 0, 3, 5000),  # the cells begin behind the end
        page(13, 0, 900, 1000),  # or before the end of their list
        page(13, 4095, 0, 8),  # a block behind the end
    ],
)
def test_a_page_without_cells_or_with_a_damaged_header_is_left_alone(made: bytearray) -> None:
    assert [*clearing.unused(bytes(made), PAGE)] == []


def test_a_chain_of_blocks_that_runs_in_a_circle_ends() -> None:
    made = page(13, 2000, 1, 10)
    struct.pack_into(">HH", made, 2000, 2000, 50)
    assert [*clearing.unused(bytes(made), PAGE)] == [(2004, 2050)]


def test_its_process_ends_without_closing(path: Path, connection: sqlite3.Connection) -> None:
    """The last connection to a file deletes the -wal file. This process has given up its locks by reading the file."""
    change_much(connection, seeds.dice(5), 300)
    path.read_bytes()
    assert cleared(path) == clearing.DONE
    assert Path(f"{path}-wal").exists()
    connection.execute("INSERT INTO kept VALUES (7000, 'later')")
    with closing(sqlite3.connect(path)) as beside:
        assert beside.execute("SELECT word FROM kept WHERE key = 7000").fetchone() == ("later",)
