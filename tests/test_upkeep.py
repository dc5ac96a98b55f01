"""What goes on beside the bot: a look over the database at the start, within a bound, and a backup a day."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.sqlite.files.backups import Backups
from data.sqlite.store import SqliteStore
from sandbox import BotProcess, Sandbox
from sandbox.world.clock import Clock as SandboxClock
from settings import SettingsError, load
from tests.data.ended import HERE, ended
from tests.data.sqlite.files import damage, filled, mode, moves, opened, plain, table
from upkeep import __main__ as command
from upkeep import daily
from upkeep.daily import Upkeep, backups_of

NOW = 1_800_000_000.0


class Clock:
    now = NOW

    def __call__(self) -> float:
        return self.now


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


# At the start


async def test_traces_of_deleted_data_are_removed_before_a_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that a kill has left, whether or not backups are made."""
    await filled(path)
    monkeypatch.setattr(daily, "CALM", 0.0)
    for kept in (0, 1):
        backups = Backups(path.parent / "backups", kept, path.stem) if kept else None
        async with opened(path) as store:
            await store.forget_person(1, [], lambda row: pytest.fail(str(row)))
            tidy, scrubbed = Upkeep(store, path, backups), asyncio.Event()

            async def back_up(scrubbed: asyncio.Event = scrubbed) -> None:
                scrubbed.set()

            monkeypatch.setattr(tidy, "back_up", back_up)
            async with tidy:
                await scrubbed.wait()
            assert await store.memo("scrub") is None


async def test_a_whole_database_is_nothing_to_tell(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    async with opened(path) as store:
        await Upkeep(store, path, None).look_over()
    assert told(caplog) == []


async def test_damaged_tables_are_set_aside_before_anybody_plays(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    damage(path, 2)
    async with opened(path) as store:
        await Upkeep(store, path, None).look_over()
        assert [await store.exclusive_in_channel(channel) for channel in (7, 8, 9)] == [1, None, 3]
        (sentence,) = told(caplog)
        assert "table 2" in sentence
        await Upkeep(store, path, None).look_over()
    assert len(told(caplog)) == 1


async def test_a_damaged_file_is_told(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)
    with plain(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'result'").fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    async with opened(path) as store:
        await Upkeep(store, path, None).look_over()
    assert told(caplog)
    assert all("is damaged; restore a backup. In the file: " in each for each in told(caplog))


async def read_at_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[str]]:
    """The sessions that a start reads, and what the file itself is asked."""
    read: list[int] = []
    asked: list[str] = []
    session = SqliteStore.session
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    async def noted(self: SqliteStore, session_id: int, *more: Any) -> object:
        read.append(session_id)
        return await session(self, session_id, *more)

    def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **named)
        connection.set_trace_callback(asked.append)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "session", noted)
        async with opened(path) as store:
            patch.setattr(sqlite3, "connect", watched)
            await Upkeep(store, path, None).look_over()
    return read, asked


async def test_a_start_reads_no_more_than_so_many(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ten thousand tables, the newest open ones and the newest of all; and a large file is not read through."""
    await filled(path, 4, 2)
    with plain(path) as connection:
        connection.execute("UPDATE session SET id = 10 * id")
        connection.execute("UPDATE entry SET session_id = 10 * session_id")
        connection.executemany(
            "INSERT INTO session (id, game, rules_version, guild_id, channel_id, state, secret, version, shown,"
            " created_at, changed_at) VALUES (?, 'stranded', 1, 5, 5, 'over', x'00', 0, 0, 0, 0)",
            [(number,) for number in range(50, 10_050)],
        )
    monkeypatch.setattr(daily, "NEWEST", 3)
    read, asked = await read_at_start(path, monkeypatch)
    assert read == [40, 30, 20, 10_049, 10_048, 10_047]
    assert "PRAGMA quick_check(20)" in asked
    monkeypatch.setattr("data.sqlite.files.checking.PAGES", 10)
    _, asked = await read_at_start(path, monkeypatch)
    assert [each for each in asked if "check" in each] == []


async def test_the_newest_are_found_by_index(path: Path) -> None:
    await filled(path)
    with plain(path) as connection:
        for where in ("NOT set_aside AND state IN ('lobby', 'running')", "NOT set_aside"):
            plan = connection.execute(
                f"EXPLAIN QUERY PLAN SELECT id FROM session WHERE {where} ORDER BY id DESC LIMIT 5"
            ).fetchall()
            assert not any("TEMP B-TREE" in row[3] for row in plan), plan


# Backups


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "backups", 2, "tables")


async def test_a_backup_a_day(path: Path, backups: Backups) -> None:
    await filled(path)
    clock = Clock()
    made = []
    store = await SqliteStore.open(path, clock=clock)
    try:
        for hour in range(80):
            clock.now = NOW + hour * 3600
            before = backups.made()
            await Upkeep(store, path, backups, clock).back_up()
            if backups.made() != before:
                made.append(hour)
    finally:
        await store.close()
    assert made == [0, 24, 48, 72]
    assert len(backups.made()) == 2


async def test_of_two_processes_one_makes_it(path: Path, backups: Backups) -> None:
    await filled(path)
    copies = []

    class Counted(Upkeep):
        def _copy(self, backups: Backups) -> None:
            copies.append(self)
            super()._copy(backups)

    clock = Clock()
    async with opened(path, NOW) as one, opened(path, NOW) as other:
        both = [Counted(each, path, backups, clock) for each in (one, other)]
        await asyncio.gather(*(each.back_up() for each in both * 3))
        assert len(copies) == len(backups.made()) == 1


async def test_what_cannot_be_made_is_told_and_tried_again(
    path: Path, backups: Backups, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(path)
    backups.folder.touch()
    clock = Clock()
    store = await SqliteStore.open(path, clock=clock)
    try:
        looked_after = Upkeep(store, path, backups, clock)
        await looked_after._logged(looked_after.back_up)
        assert "Can't make a backup" in told(caplog)[-1]
        backups.folder.unlink()
        clock.now += daily.PAUSE
        await looked_after._logged(looked_after.back_up)
        assert len(backups.made()) == 1
    finally:
        await store.close()


async def test_the_bot_ends_in_the_middle_of_a_backup(
    path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for no copy: that is given up, and leaves nothing."""
    await filled(path, 2, 400)
    monkeypatch.setattr(daily, "CALM", 0)
    monkeypatch.setattr("data.sqlite.files.backups.STEP", 1)
    loop = asyncio.get_running_loop()
    begun = asyncio.Event()

    def step(_seconds: float) -> None:
        loop.call_soon_threadsafe(begun.set)
        assert beside._ending.wait(30)

    monkeypatch.setattr("data.sqlite.files.backups.time.sleep", step)
    async with opened(path, NOW) as store:
        beside = Upkeep(store, path, backups)
        async with beside:
            await begun.wait()
        await loop.shutdown_default_executor()
    assert list(backups.folder.iterdir()) == []


async def test_a_bug_in_it_ends_no_bot(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await filled(path)

    async def broken() -> None:
        raise ZeroDivisionError

    async with opened(path) as store:
        await Upkeep(store, path, None)._logged(broken)
    assert told(caplog) == ["Couldn't look after the database"]


# As the settings say


def test_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("TABLES_")]:
        monkeypatch.delenv(name)
    assert backups_of(load()) == Backups(Path("backups"), 7, "tables")
    monkeypatch.setenv("TABLES_DATABASE", "/var/games/mine.sqlite3")
    assert backups_of(load()) == Backups(Path("/var/games/backups"), 7, "mine")
    monkeypatch.setenv("TABLES_BACKUPS", "/mnt/other")
    monkeypatch.setenv("TABLES_BACKUPS_KEPT", "30")
    assert backups_of(load()) == Backups(Path("/mnt/other"), 30, "mine")
    monkeypatch.setenv("TABLES_BACKUPS_KEPT", "0")
    assert backups_of(load()) is None
    monkeypatch.setenv("TABLES_BACKUPS_KEPT", "-1")
    with pytest.raises(SettingsError, match="TABLES_BACKUPS_KEPT must be a whole number from 0 to 1000"):
        load()


async def test_a_migration_of_the_running_bot_is_backed_up(tmp_path: Path) -> None:
    """The whole way: the bot as a process, its settings, a database of the first format."""
    path = tmp_path / "tables.sqlite3"
    with plain(path) as connection:
        connection.executescript((Path(__file__).parent / "fixtures" / "format1.sql").read_text(encoding="utf-8"))
        # Its channels are not in this sandbox.
        connection.execute("UPDATE session SET shown = version")
    path.chmod(0o644)
    async with Sandbox(clock=SandboxClock(1_760_000_200.0)) as sandbox:
        process = BotProcess(sandbox, path, environment={"TABLES_BACKUPS": str(tmp_path / "kept")})
        await process.start()
        await process.stop()
    (made,) = (tmp_path / "kept").iterdir()
    assert made.name.endswith("-format1.sqlite3")
    assert (mode(path), mode(made), mode(made.parent)) == (0o600, 0o600, 0o700)
    assert any(f"Backed up the database to {made}" in line for line in process.lines)


async def test_without_room_for_a_backup_the_bot_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with plain(path) as connection:
        connection.executescript((Path(__file__).parent / "fixtures" / "format1.sql").read_text(encoding="utf-8"))
    (tmp_path / "file").touch()
    async with Sandbox() as sandbox:
        process = BotProcess(sandbox, path, environment={"TABLES_BACKUPS": str(tmp_path / "file")})
        await process.start(online=False)
        assert await process.wait() == 1
    (sentence,) = process.lines
    assert "Can't make a backup" in sentence
    with plain(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == 1


async def test_tables_go_on_while_the_file_is_looked_over(path: Path) -> None:
    """One session at a time: what people do comes in between."""
    await filled(path, 40, 2)
    async with opened(path) as store:
        looking = asyncio.create_task(Upkeep(store, path, None).look_over())
        await store.newest(1)
        await store.create(table(70), moves(1))
        assert not looking.done()
        await looking


async def test_a_database_that_is_gone_is_a_sentence(path: Path) -> None:
    await filled(path)
    async with opened(path) as store:
        with pytest.raises(StoreError, match="There's no file"):
            await Upkeep(store, path / "elsewhere", None).look_over()


# By hand


async def test_a_host_can_have_all_games_added_up_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(path) as store:
        await ended(store, "stranded", [(11, 1, None), (22, 2, None)], 50)
        before = await store.book(HERE)
    with plain(path) as connection:
        connection.execute("DELETE FROM played")
        connection.execute("DELETE FROM game_of_player")
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("TABLES_DATABASE", str(path))
    assert await asyncio.to_thread(command.main, ["recount"]) == 0
    assert "added up again" in capsys.readouterr().out
    async with opened(path) as store:
        after = await store.book(HERE)
        assert after.played == before.played != ()
        assert set(await store.latest(HERE, "stranded", [11, 22])) == {11, 22}


async def test_nothing_is_added_up_where_no_database_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "elsewhere.sqlite3"
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("TABLES_DATABASE", str(path))
    assert await asyncio.to_thread(command.main, ["recount"]) == 1
    assert str(path) in capsys.readouterr().err
    assert not path.exists()
