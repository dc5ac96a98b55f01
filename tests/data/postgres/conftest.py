"""Databases of their own in PostgreSQL. Where it is missing, the tests of the store's contract say so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from data.places import Url
from tests.data.implementations import IMPLEMENTATIONS
from tests.equipment import HAS_POSTGRES

if TYPE_CHECKING:
    from data.postgres.store import PostgresStore
    from tests.data.postgres_databases import Postgres

if not HAS_POSTGRES:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """The databases of this run's server."""
    from tests.data.postgres_databases import Postgres

    (found,) = (each for each in IMPLEMENTATIONS if isinstance(each, Postgres))
    yield found
    found.release()


@pytest.fixture
def url(postgres: Postgres, path: Path) -> Url:
    """The URL of an empty database of today's format."""
    return postgres.url(path)


@pytest.fixture
async def store(url: Url) -> AsyncIterator[PostgresStore]:
    """A store that is new, with a clock that stands still and more threads than one."""
    from data.postgres.store import PostgresStore

    opened = await PostgresStore.open(url, lambda: 1_800_000_000.5)
    yield opened
    await opened.close()
