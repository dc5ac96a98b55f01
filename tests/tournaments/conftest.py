"""Fixtures of the tests of tournaments."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.opening import open_store
from sessions.tables import Tables
from tests.tournaments.held import Held


@pytest.fixture
async def held(tmp_path: Path) -> AsyncIterator[Held]:
    clock = [1_800_000_000.0]
    store = await open_store(tmp_path / "tables.sqlite3", lambda: clock[0])
    yield Held(Tables(store), clock)
    await store.close()
