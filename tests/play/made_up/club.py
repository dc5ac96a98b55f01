"""A club whose bot knows all made-up games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play.club import Club
from tests.play.made_up import in_catalogues
from tests.play.made_up.games import MADE_UP


@pytest.fixture
def catalogues(tmp_path: Path) -> Iterator[None]:
    """The made-up games stand in the catalogues, and have pages, while the test runs."""
    with in_catalogues(tmp_path, *MADE_UP.values()):
        yield


@pytest.fixture
async def club(catalogues: None, club: Club) -> Club:
    """The club, with a bot that found the made-up games when it started."""
    return club
