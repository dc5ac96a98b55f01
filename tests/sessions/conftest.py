"""Tables over a store in a file of their own."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data.sqlite.store import SqliteStore
from data.store import Store
from rules.catalogue import GAMES
from rules.game import Game
from sessions.tables import Tables
from tests import seeds
from tests.databases import open_store
from tests.sessions.club import NOW, Refused, Time
from tests.sessions.solo import climbing


@pytest.fixture
def time() -> Time:
    """The clock of the store; tests in which time passes move it."""
    return Time(NOW)


@pytest.fixture
async def store(path: Path, time: Time) -> AsyncIterator[Store]:
    """A store that is new."""
    opened = await open_store(path, time)
    yield opened
    await opened.close()


@pytest.fixture
def secret(dice: random.Random) -> bytes:
    """What the dice of all tables of the test come from."""
    return seeds.dice("secret").randbytes(32)


@pytest.fixture
def tables(store: Store, secret: bytes) -> Tables:
    """The tables of a process."""
    return Tables(store, make_secret=lambda: secret)


@pytest.fixture
async def elsewhere(store: Store, path: Path, secret: bytes) -> AsyncIterator[Tables]:
    """The tables of another process on the same file."""
    opened = await SqliteStore.open(path, clock=lambda: 0.0)
    yield Tables(opened, make_secret=lambda: secret)
    await opened.close()


@pytest.fixture
def refused(path: Path) -> Refused:
    """Sees that requests are refused."""
    return Refused(path)


@pytest.fixture
def climb() -> Iterator[None]:
    """The game for one is in the catalogue."""
    with climbing():
        yield


@pytest.fixture
def catalogue() -> Iterator[dict[str, Game]]:
    """The catalogue, which a test may change; afterwards it has its games again, in their order."""
    kept = dict(GAMES)
    yield GAMES
    GAMES.clear()
    GAMES.update(kept)
