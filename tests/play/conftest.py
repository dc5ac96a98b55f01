"""The club: the bot on a local Discord. An error in the bot's log fails the test that caused it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play.club import Club, open_club


@pytest.fixture
async def club(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Club]:
    """Alice, Bob, Carol and Dave in #table, and the bot."""
    async with open_club(tmp_path / "tables.sqlite3") as found:
        yield found
    # At this point `caplog.records` holds what was logged since the test ended.
    errors = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    assert not errors, "\n".join(each.getMessage() for each in errors)
