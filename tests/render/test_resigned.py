"""What is said of a seat that was given up: by its own player, or for them."""

from __future__ import annotations

import pytest

from render.games_up.words.teller import GamesUpTeller
from render.kit.legend import PlateWords
from render.scene import Scene
from render.stranded.words.teller import StrandedTeller
from render.strata5.words.teller import Strata5Teller
from rules.catalogue import GAMES
from rules.core import Over, Position
from tests.faces import english

NAMES = ("Alice", "Bob", "Carol", "Dave")
PLATES: dict[str, PlateWords] = {
    "stranded": StrandedTeller(),
    "games_up": GamesUpTeller(),
    "strata5": Strata5Teller(),
}


def over(key: str) -> tuple[Position, list[int]]:
    """A game of as many as it takes that all but the last seat have given up, and one of one seat, by that one."""
    game = GAMES[key]
    position = game.new(game.seats[-1], game.settle({}))
    gone = list(range(1, max(game.seats[-1], 2)))
    for seat in gone:
        position = position.resign(seat)
    assert isinstance(position.turn(), Over)
    return position, gone


@pytest.mark.parametrize("key", GAMES)
def test_whoever_gave_up_did_so(key: str) -> None:
    position, gone = over(key)
    told = english(key).teller.result(position, NAMES[: GAMES[key].seats[-1]])
    for seat in gone:
        assert f"{NAMES[seat - 1]} gave up" in told


@pytest.mark.parametrize("key", GAMES)
def test_whose_seat_was_given_up_by_others_did_not(key: str) -> None:
    position, gone = over(key)
    names = NAMES[: GAMES[key].seats[-1]]
    told = english(key).teller.result(position, names, dict.fromkeys(gone, "ran out of time"))
    assert "gave up" not in told
    for seat in gone:
        assert f"{NAMES[seat - 1]} ran out of time" in told


@pytest.mark.parametrize("how", ["gave up", "ran out of time"])
@pytest.mark.parametrize("key", GAMES)
def test_whoever_reads_in_place_of_looking_is_told_the_same(key: str, how: str) -> None:
    position, gone = over(key)
    lost = {} if how == "gave up" else dict.fromkeys(gone, how)
    scene, teller = Scene(position, NAMES[: GAMES[key].seats[-1]], how=lost), english(key).teller
    for told in (teller.alt(scene), teller.text(scene)):
        assert how in told
        assert ("gave up" in told) == (how == "gave up")


@pytest.mark.parametrize("how", ["gave up", "ran out of time"])
@pytest.mark.parametrize("key", PLATES)
def test_so_says_the_plate(key: str, how: str) -> None:
    position, gone = over(key)
    lost = {} if how == "gave up" else dict.fromkeys(gone, how)
    scene = Scene(position, NAMES[: GAMES[key].seats[-1]], how=lost)
    assert [PLATES[key].status(scene, seat) for seat in gone] == [how] * len(gone)
