"""What is said of a seat that was given up: by its own player, or for them."""

from __future__ import annotations

import pytest

from render.scene import Departure, Scene
from rules.catalogue import GAMES
from rules.core import Over, Position
from tests.faces import english
from tests.games.registry import of_the_catalogue

pytestmark = of_the_catalogue

NAMES = ("Alice", "Bob", "Carol", "Dave")
TOLD: dict[Departure, str] = {
    "late": "ran out of time",
    "left": "left the server",
    "taken": "was removed by a moderator",
}
ON_PLATES: dict[Departure, str] = {**TOLD, "taken": "removed by a moderator"}
"""The same beside a name on a plate, where no sentence stands."""


def over(key: str) -> tuple[Position, list[int]]:
    """A game of as many as it takes that all but the last seat have given up, and one of one seat, by that one."""
    game = GAMES[key]
    position = game.new(game.seats[-1], game.settle({}))
    gone = list(range(1, max(game.seats[-1], 2)))
    for seat in gone:
        position = position.resign(seat)
    assert isinstance(position.turn(), Over)
    return position, gone


def test_whoever_gave_up_did_so(key: str) -> None:
    position, gone = over(key)
    told = english(key).teller.result(position, NAMES[: GAMES[key].seats[-1]])
    for seat in gone:
        assert f"{NAMES[seat - 1]} resigned" in told


@pytest.mark.parametrize("how", TOLD)
def test_whose_seat_was_given_up_by_others_did_not(key: str, how: Departure) -> None:
    position, gone = over(key)
    names = NAMES[: GAMES[key].seats[-1]]
    told = english(key).teller.result(position, names, dict.fromkeys(gone, how))
    assert "resigned" not in told
    for seat in gone:
        assert f"{NAMES[seat - 1]} {TOLD[how]}" in told


@pytest.mark.parametrize("how", [None, *TOLD])
def test_whoever_reads_in_place_of_looking_is_told_the_same(key: str, how: Departure | None) -> None:
    position, gone = over(key)
    lost = dict.fromkeys(gone, how) if how else {}
    scene, teller = Scene(position, NAMES[: GAMES[key].seats[-1]], how=lost), english(key).teller
    for told in (teller.alt(scene), teller.text(scene)):
        assert (TOLD[how] if how else "resigned") in told
        assert ("resigned" in told) == (how is None)


@pytest.mark.parametrize("how", [None, *TOLD])
def test_so_says_the_plate(key: str, how: Departure | None) -> None:
    position, gone = over(key)
    lost = dict.fromkeys(gone, how) if how else {}
    scene = Scene(position, NAMES[: GAMES[key].seats[-1]], how=lost)
    if GAMES[key].seats[-1] > 1:  # the picture of a game for one has no plates
        teller = english(key).teller
        assert [teller.status(scene, seat) for seat in gone] == [ON_PLATES[how] if how else "resigned"] * len(gone)
