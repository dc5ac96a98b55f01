"""`python -m data`: check, backup and restore, as a host runs them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from data.__main__ import main
from data.rows import MessageRow
from data.sqlite.files.backups import Backups
from data.sqlite.files.checking import reading
from data.sqlite.store import SqliteStore
from tests.commands import run_here
from tests.data.sqlite.files import damage, dump, filled, mode, moves, opened, plain, table

ROOT = Path(__file__).parents[3]
FIXTURE = ROOT / "tests" / "fixtures" / "format1.sql"


def run(*arguments: str | Path, status: int | None = None) -> str:
    """Run `python -m data`; return what it prints, which is all on one of its two channels."""
    done = run_here(main, *arguments)
    assert done.returncode == status, done.stdout + done.stderr
    assert (done.stdout == "") != (done.stderr == "")
    for line in (done.stdout + done.stderr).splitlines():
        assert line.endswith((".", "?")), line
    return done.stdout + done.stderr


def backed_up(path: Path, folder: Path) -> Path:
    with reading(path) as source:
        return Backups(folder, 7, "tables").make(source, 1_800_000_000.0)


def break_page(path: Path, words: bytes) -> None:
    """Overwrite the beginning of the page that holds these words."""
    with plain(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    page = path.read_bytes().index(words) // size
    with path.open("r+b") as file:
        file.seek(page * size)
        file.write(b"\xa5" * 8)


# check


async def test_a_whole_database(path: Path) -> None:
    await filled(path)
    before = dump(path)
    assert run("check", path, status=0) == "Read 3 tables with 36 entries. Nothing is damaged.\n"
    assert dump(path) == before


async def test_a_database_in_use(path: Path) -> None:
    await filled(path)
    async with opened(path) as store:
        await store.append(1, 12, moves(1))
        assert "3 tables with 37 entries" in await asyncio.to_thread(run, "check", path, status=0)


async def test_a_damaged_table_is_named_with_its_entry(path: Path) -> None:
    await filled(path)
    damage(path, 2, 7)
    said = run("check", path, status=1)
    assert "Table 2 is damaged from entry 7 on.\n" in said
    assert "1 of the tables need your attention; all others are fine." in said
    async with opened(path) as store:
        with pytest.raises(Exception, match="table 2"):
            await store.session(2)
    assert "Table 2 is damaged from entry 7 on (it is set aside).\n" in run("check", path, status=1)


async def test_a_damaged_page_is_told(path: Path) -> None:
    await filled(path, 2, 400)
    break_page(path, b"walk a390")
    said = run("check", path, status=1)
    assert "In the file: " in said
    assert "The file is damaged. Stop the bot and restore an earlier backup." in said


async def test_rows_of_nothing_are_told(path: Path) -> None:
    await filled(path)
    with plain(path) as connection:
        connection.execute("INSERT INTO player (user_id, channel_id, session_id, open) VALUES (5, 7, 99, 1)")
    assert "rows of “player” belong to a session that doesn't exist" in run("check", path, status=1)


def test_a_database_of_the_first_format(path: Path) -> None:
    with plain(path) as connection:
        connection.executescript(FIXTURE.read_text(encoding="utf-8"))
    assert "the file has format 1, whose entries can't be checked" in run("check", path, status=0)


@pytest.mark.parametrize("kind", ["missing", "empty", "folder", "text", "zeros", "others", "newer", "truncated"])
async def test_what_is_no_database_of_ours_is_told(path: Path, kind: str) -> None:
    match kind:
        case "empty":
            path.touch()
        case "folder":
            path.mkdir()
        case "text":
            path.write_text("a letter to a friend\n" * 300, encoding="utf-8")
        case "zeros":
            path = Path("/dev/zero")
        case "others":
            with plain(path) as connection:
                connection.execute("CREATE TABLE books (title TEXT)")
        case "newer":
            await filled(path)
            with plain(path) as connection:
                connection.execute("PRAGMA user_version = 99")
        case "truncated":
            await filled(path, 2, 200)
            os.truncate(path, 9000)
    said = run("check", path, status=1)
    assert str(path) in said or "In the file" in said
    run("backup", path, path.parent / "backups", status=1) if kind != "zeros" else None
    run("restore", path, path.parent / "new.sqlite3", status=1)
    assert not (path.parent / "new.sqlite3").exists()


# backup


async def test_a_backup_of_a_database_in_use(path: Path, tmp_path: Path) -> None:
    await filled(path)
    async with opened(path) as store:
        await store.append(1, 12, moves(1))
        said = await asyncio.to_thread(run, "backup", path, tmp_path / "backups", status=0)
        (made,) = (tmp_path / "backups").iterdir()
        assert str(made) in said
        assert dump(made) == dump(path)
        assert mode(made) == 0o600


# restore


async def test_a_game_goes_on_from_a_backup(path: Path, tmp_path: Path) -> None:
    """All as it was when it was made; and no table gets a number that another had since."""
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    before = dump(made)
    async with opened(path) as store:
        await store.append(1, 12, moves(1))
        for channel in (50, 51):
            await store.create(table(channel), moves(1))
        await store.note_post(1, MessageRow(99, 7, "board", 13))
    later = dump(path)
    said = run("restore", made, path, "--force", status=0)
    (kept,) = path.parent.glob("tables.sqlite3.before-*")
    assert f"The previous file is now {kept}." in said
    assert dump(kept) == later
    assert dump(made) == before
    assert mode(path) == 0o600
    assert sorted(each.name for each in path.parent.iterdir()) == sorted([path.name, kept.name, "backups"])
    async with opened(path) as store:
        row = await store.session(1)
        assert row is not None
        assert row.version == 12
        assert (await store.append(1, 12, moves(1))).version == 13
        assert await store.session(4) is None
        assert (await store.create(table(50), moves(1))).id == 6


async def test_a_new_place_needs_no_force(path: Path, tmp_path: Path) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    new = tmp_path / "new.sqlite3"
    told, dice, deleted = run("restore", made, new, status=0).splitlines()
    assert told == f"Restored {new} from {made}."
    assert "all running games get new dice" in dice
    assert "deleted after this backup was made is back" in deleted
    assert "3 tables with 36 entries" in run("check", new, status=0)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root restores files of others")
@pytest.mark.parametrize("gone", [False, True], ids=["over a file", "in its folder"])
async def test_root_restores_for_the_owner(path: Path, tmp_path: Path, gone: bool) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    os.chown(path.parent, 10001, 10002)
    os.chown(path, 10001, 10002)
    path.chmod(0o640)
    if gone:
        path.unlink()
    run("restore", made, path, "--force", status=0)
    found = path.stat()
    assert (found.st_uid, found.st_gid) == (10001, 10002)
    assert mode(path) == (0o600 if gone else 0o640)
    assert all((each.stat().st_uid, each.stat().st_gid) == (10001, 10002) for each in path.parent.glob("tables.*"))


async def test_a_restored_file_keeps_its_mode(path: Path, tmp_path: Path) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    path.chmod(0o660)
    run("restore", made, path, "--force", status=0)
    assert mode(path) == 0o660


async def test_nothing_is_overwritten_unasked(path: Path, tmp_path: Path) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    damage(path, 1)
    before = dump(path)
    assert "Add --force" in run("restore", made, path, status=1)
    assert dump(path) == before


async def test_a_running_bot_is_not_overwritten(path: Path, tmp_path: Path) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    async with opened(path) as store:
        said = await asyncio.to_thread(run, "restore", made, path, "--force", status=1)
        assert "is in use. Stop the bot first. Nothing was changed." in said
        assert await store.session(1) is not None
        await store.append(1, 12, moves(1))
    assert not list(path.parent.glob(".*"))


@pytest.mark.parametrize("kind", ["text", "page", "truncated"])
async def test_a_damaged_database_is_replaced_and_kept(path: Path, tmp_path: Path, kind: str) -> None:
    await filled(path, 2, 400)
    made = backed_up(path, tmp_path / "backups")
    if kind == "text":
        path.write_text("a letter to a friend\n" * 300, encoding="utf-8")
    elif kind == "page":
        break_page(path, b"walk a390")
    else:
        os.truncate(path, 9000)
    broken = path.read_bytes()
    run("restore", made, path, "--force", status=0)
    (kept,) = path.parent.glob("tables.sqlite3.before-*")
    assert len(kept.read_bytes()) == len(broken)
    async with opened(path) as store:
        assert await store.session(2) is not None
        number = (await store.create(table(50), moves(1))).id
    assert number == 3 if kind == "page" else number > 1000, "where nobody knows how many there were, far from them"


async def test_a_table_that_was_damaged_is_whole_again(path: Path, tmp_path: Path) -> None:
    await filled(path)
    made = backed_up(path, tmp_path / "backups")
    damage(path, 1)
    async with opened(path) as store:
        with pytest.raises(Exception, match="table 1"):
            await store.session(1)
        await store.create(table(7), moves(1))
    run("restore", made, path, "--force", status=0)
    async with opened(path) as store:
        assert await store.session(1) is not None
        assert await store.exclusive_in_channel(7) == 1


async def test_a_backup_with_a_damaged_page_is_refused(path: Path, tmp_path: Path) -> None:
    await filled(path, 2, 400)
    made = backed_up(path, tmp_path / "backups")
    break_page(made, b"walk a390")
    before = path.read_bytes()
    assert "is damaged" in run("restore", made, path, "--force", status=1)
    assert path.read_bytes() == before


async def test_a_backup_of_the_first_format_is_brought_up_to_date_at_the_next_start(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    with plain(old) as connection:
        connection.executescript(FIXTURE.read_text(encoding="utf-8"))
    run("restore", old, path, status=0)
    store = await SqliteStore.open(path)
    try:
        assert await store.session(3) is not None
    finally:
        await store.close()


async def test_the_database_itself_is_no_backup_of_it(path: Path) -> None:
    await filled(path)
    before = dump(path)
    assert "is the database itself" in run("restore", path, path, "--force", status=1)
    assert dump(path) == before


# What a terminal can do to it


def test_a_closed_pipe_is_no_trouble(path: Path) -> None:
    asyncio.run(filled(path))
    command = f"'{sys.executable}' -m data check '{path}'"
    for redirected in (f"{command} | true", f"{command} >&-", f"{command} <&-"):
        done = subprocess.run(["bash", "-c", redirected], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.stderr == "", redirected
    done = subprocess.run(
        ["bash", "-c", f"{command} >/dev/full"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["That didn't work: No space left on device."]


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    """Written with escapes, whatever the terminal's encoding is."""
    path = os.fsencode(tmp_path) + b"/\xff\x1b[31m\xc3\xa4.sqlite3"
    asyncio.run(filled(Path(os.fsdecode(path))))
    for encoding in ("ascii", "utf-8"):
        done = subprocess.run(
            [os.fsencode(sys.executable), b"-m", b"data", b"backup", path, os.fsencode(tmp_path / "backups")],
            cwd=ROOT,
            env=os.environ | {"PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"\x1b" not in done.stdout
