"""SQLite files of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.sqlite.store import SqliteStore
from tests.databases import open_store


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    """A store that is new, with a clock that stands still."""
    opened = await open_store(path, lambda: 1_800_000_000.5)
    yield opened
    await opened.close()
