"""Stores of their own, of every implementation."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data.store import Store
from tests.data.implementations import IMPLEMENTATIONS, MISSING, Implementation


@pytest.fixture(params=[*(pytest.param(each, id=each.name) for each in IMPLEMENTATIONS), *MISSING])
def database(request: pytest.FixtureRequest) -> Iterator[Implementation]:
    """Each implementation of the store in turn."""
    found: Implementation = request.param
    yield found
    found.release()


@pytest.fixture
async def store(database: Implementation, path: Path) -> AsyncIterator[Store]:
    """A store that is new, with a clock that stands still."""
    async with database.opened(path, 1_800_000_000.5) as opened:
        yield opened
