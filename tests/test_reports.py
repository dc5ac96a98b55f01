"""What the host does about people in games with strangers: `python -m upkeep reports`, `bar` and `unbar`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from data.rows import ReportRow
from sessions.tables import Tables
from sessions.tables.conduct import KEPT
from tests.data.sqlite.files import filled, opened
from tests.sessions.strangers import ANN, BEN, begun
from upkeep import __main__ as command
from upkeep.daily import Upkeep


@pytest.fixture
async def bot(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings and the file of a bot with one game of strangers."""
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("TABLES_DATABASE", str(path))
    async with opened(path) as store:
        await begun(Tables(store))
    return path


async def asked(*arguments: str) -> int:
    return await asyncio.to_thread(command.main, [*arguments])


async def test_the_host_reads_reports_and_the_games(
    bot: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also while the bot runs. Whom most people have reported stands first."""
    assert await asked("reports") == 0
    assert capsys.readouterr().out == "There are no reports.\n"
    async with opened(bot) as store:
        now = store.now()
        for row in (
            ReportRow(1, BEN.user_id, ANN.user_id, "stalls", now),
            ReportRow(7, 77, 55, "program", now),
            ReportRow(8, 77, 55, "program", now),
            ReportRow(9, 78, 55, "accounts", now),
        ):
            await store.report(row, 9, 0)
        assert await asked("reports", "--records", str(tmp_path / "records")) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "55: reported by 2 people (2 × a program's help, 1 × several accounts)"
    assert rest[3] == f"{ANN.user_id}: reported by 1 person (1 × lets the time run out)"
    assert f"table 1, games_up, seat 1: lets the time run out, says {BEN.user_id}" in rest[4]
    assert [each.name for each in (tmp_path / "records").iterdir()] == ["table-1.txt"], "of a game that is kept"
    assert "games_up" in (tmp_path / "records" / "table-1.txt").read_text()


async def test_the_host_bars_somebody_and_takes_it_back(bot: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asked("bar", "123", "--days", "3") == 0
    assert "123 can't look for games with strangers until" in capsys.readouterr().out
    async with opened(bot) as store:
        [row] = await store.bars_of(123)
        assert abs(row.until - time.time() - 3 * 86_400) < 600
    assert await asked("reports") == 0
    assert "123 can't play with strangers until" in capsys.readouterr().out
    assert await asked("unbar", "123") == 0
    assert capsys.readouterr().out == "123 can play with strangers again.\n"
    assert await asked("unbar", "123") == 0
    assert capsys.readouterr().out == "123 wasn't barred.\n"


@pytest.mark.parametrize(
    "arguments", [("bar", "alice"), ("bar", "0"), ("bar", "1", "--days", "0"), ("bar", "1", "--days", "4000"), ("bar",)]
)
async def test_what_cannot_be_meant_is_refused(bot: Path, arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as refusal:
        await asked(*arguments)
    assert refusal.value.code == 2


async def test_reports_are_deleted_after_a_while(path: Path) -> None:
    await filled(path)
    async with opened(path) as store:
        now = store.now()
        await store.report(ReportRow(1, 11, 22, "stalls", now - KEPT - 1), 9, 0)
        await store.report(ReportRow(2, 11, 22, "stalls", now - KEPT + 60), 9, 0)
        await Upkeep(store, path, None).drop()
        assert [each.session_id for each in await store.reports()] == [2]


async def test_a_folder_that_cannot_be_written_is_told(bot: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = bot.parent / "file"
    taken.write_text("x")
    async with opened(bot) as store:
        await store.report(ReportRow(1, BEN.user_id, ANN.user_id, "stalls", store.now()), 9, 0)
    assert await asked("reports", "--records", str(taken)) == 1
    assert str(taken) in capsys.readouterr().err
