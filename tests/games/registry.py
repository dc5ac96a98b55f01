"""All games on which the suite runs: those that can be played, and those that are made up."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from rules.catalogue import GAMES
from tests.games.kit import Kit
from tests.play.made_up.games import MADE_UP


def kit_of(key: str) -> Kit:
    """What is said of a game of the catalogue; for one without a module here, nothing but its key."""
    if find_spec(f"tests.games.{key}") is None:
        return Kit(key)  # `test_complete.py` says what is missing
    kit = import_module(f"tests.games.{key}").KIT
    assert isinstance(kit, Kit)
    return kit


CATALOGUE = {key: kit_of(key) for key in GAMES}
"""The games that can be played."""

KITS = {
    **CATALOGUE,
    "higher": Kit(
        "higher",
        MADE_UP["higher"],
        board_options=["top"],
        rare=["two groups in a menu", "a turn with one choice", "a rival for the best turn"],
    ),
    "climb": Kit(
        "climb",
        MADE_UP["climb"],
        board_options=["top"],
        rare=["two groups in a menu", "a turn with one choice", "a rival for the best turn"],
    ),
    "lattice": Kit("lattice", MADE_UP["lattice"], rare=["two groups in a menu", "a turn with one choice"]),
    "meadow": Kit("meadow", MADE_UP["meadow"], rare=["two groups in a menu", "a turn with one choice"]),
}
"""All games."""

of_the_catalogue = pytest.mark.parametrize("kit", CATALOGUE.values(), ids=CATALOGUE.keys(), indirect=True)
"""Has a test run on the games that can be played alone: for what made-up ones lack, such as other languages."""
