"""The game of a test of this suite: in the catalogues while the test runs, also if it is made up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from rules.game import Game
from tests.games.kit import Kit
from tests.games.registry import KITS
from tests.play.made_up import in_catalogues


@pytest.fixture(params=list(KITS.values()), ids=list(KITS))
def kit(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kit]:
    """What the suite is told of the game."""
    found: Kit = request.param
    if found.made_up is None:
        yield found
        return
    with in_catalogues(tmp_path, found.made_up):
        yield found


@pytest.fixture
def key(kit: Kit) -> str:
    """The game's key."""
    return kit.key


@pytest.fixture
def game(kit: Kit) -> Game:
    """The game itself."""
    return GAMES[kit.key]
