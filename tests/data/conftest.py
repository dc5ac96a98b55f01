"""Stores of their own, of every implementation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store
from tests.data.implementations import IMPLEMENTATIONS, Implementation


@pytest.fixture(params=IMPLEMENTATIONS, ids=lambda each: each.name)
def database(request: pytest.FixtureRequest) -> Implementation:
    """Each implementation of the store in turn."""
    found: Implementation = request.param
    return found


@pytest.fixture
async def store(database: Implementation, path: Path) -> AsyncIterator[Store]:
    """A store that is new, with a clock that stands still."""
    async with database.opened(path, 1_800_000_000.5) as opened:
        yield opened
