"""An outage of the database is told in the log when it begins, once a minute, and when it ends: not at every click."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from data.errors import DamagedError, StoreError
from data.sqlite.store import SqliteStore
from sessions import failing
from sessions.refusals.base import NotKept, NotRead
from tests.play.club import Club

AWAY = "The database tables.sqlite3 can't be reached."


class Clock:
    """The time that the lines of outages follow."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for each in failing.OUTAGES.values():
        monkeypatch.setattr(each, "now", made)
    return made


@pytest.fixture
def written(caplog: pytest.LogCaptureFixture) -> Iterator[io.StringIO]:
    """The lines of the log from WARNING on, as `bot.py` has them written."""
    caplog.set_level(logging.INFO)
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setLevel(logging.WARNING)
    handler.addFilter(failing.not_of_outage)
    logging.getLogger().addHandler(handler)
    yield text
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """While this holds anything, the database fails whatever it is asked."""
    found: list[bool] = []
    for name in ("_read", "_run"):
        real = getattr(SqliteStore, name)

        async def failing_then(store: SqliteStore, work: Any, real: Any = real) -> Any:
            if found:
                raise StoreError(AWAY)
            return await real(store, work)

        monkeypatch.setattr(SqliteStore, name, failing_then)
    return found


async def test_an_outage_writes_three_lines(
    club: Club, clock: Clock, written: io.StringIO, away: list[bool], caplog: pytest.LogCaptureFixture
) -> None:
    session = await club.start("stranded", 2)
    board = club.live(session)
    away.append(True)
    for _ in range(10):
        await club.alice.click(board, "More")
        await club.alice.slash("board")
    for _ in range(10):
        club.bot.services.display.background.show([session.id])
    await club.sandbox.settle()
    (begun,) = written.getvalue().splitlines()
    assert begun == f"{AWAY} Nothing can be read until this ends."
    clock.time += 60
    await club.alice.slash("board")
    await club.alice.slash("board")
    _, goes_on = written.getvalue().splitlines()
    assert goes_on.startswith(f"{AWAY} For 60 s nothing can be read (")
    away.clear()
    await club.alice.slash("board")
    assert len(written.getvalue().splitlines()) == 2, "it may fail again in a moment"
    clock.time += 10
    await club.alice.slash("board")
    *_, ended = written.getvalue().splitlines()
    assert ended.startswith("The database can be read again, after 70 s and ")
    assert len(written.getvalue().splitlines()) == 3
    caplog.clear()


def test_an_outage_of_writing_does_not_end_by_reading(clock: Clock, written: io.StringIO) -> None:
    for _ in range(3):
        with pytest.raises(NotKept), failing.failing_as(NotKept):
            raise StoreError("The disk is full.")
        clock.time += 10
        with failing.failing_as(NotRead):
            pass
    assert written.getvalue() == "The disk is full. Nothing can be written until this ends.\n"
    with failing.failing_as(NotKept):
        pass
    assert "can be written again, after 30 s and 3 failures" in written.getvalue()


def test_only_echoes_of_an_outage_are_left_out(clock: Clock, written: io.StringIO) -> None:
    log = logging.getLogger("cogs.display")
    log.warning("Table 1: %s", StoreError(AWAY))
    with pytest.raises(NotRead), failing.failing_as(NotRead):
        raise StoreError(AWAY)
    for error in (StoreError(AWAY), NotRead(), NotKept()):
        log.warning("Table 2: %s", error)
        try:
            raise error
        except (StoreError, NotRead, NotKept):
            log.exception("Table 2")
    log.warning("Table 3: %s", DamagedError(3))
    log.warning("Table 4: %r", ValueError("another"))
    assert [each[:7] for each in written.getvalue().splitlines()] == ["Table 1", "The dat", "Table 3", "Table 4"]
