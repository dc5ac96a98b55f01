"""Marks go by words: a place may be a square, a card of a row or a level in space, as a game's naming has it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.scene import Scene, naming_of, picked_places, places_to_choose
from rules.core import Choice, Ply, Position, Turn


class Say(Ply, frozen=True):
    text: str

    def __str__(self) -> str:
        return self.text


class Cards(Position, frozen=True):
    """Cards 1 to 3 in a row and cards 1 and 2 in hand: the same number names another card after another verb."""

    def _wait(self) -> Turn:
        return Choice(1, tuple(map(Say, ("draw", "use 1", "use 3", "play 1 use 2", "play 2 end", "end"))), 1)

    def _next(self, ply: Ply) -> Cards:
        return self

    def _without(self, seat: int) -> Cards:
        return self


def naming(words: Sequence[str]) -> str | None:
    if not words[-1].isdigit():
        return None
    return f"{'hand' if words[-2] == 'play' else 'row'} {words[-1]}"


@pytest.mark.parametrize(
    ("choices", "places"),
    [
        ([("use", "1"), ("use", "3")], {"row 1", "row 3"}),
        ([("use",)], {"row 1", "row 3"}),
        ([("play",), ("use",)], {"hand 1", "hand 2", "row 1", "row 3"}),
        ([("play", "1")], {"hand 1"}),
        ([("play", "1", "use")], {"row 2"}),
        ([("draw",), ("end",)], set()),
        ([("fly",)], set()),
    ],
)
def test_places_to_choose(choices: list[tuple[str, ...]], places: set[str]) -> None:
    assert places_to_choose(Scene(Cards(seats=1), ("Alice",), choices=tuple(choices)), naming) == places


def test_places_picked() -> None:
    assert picked_places(Scene(Cards(seats=1), ("Alice",), chosen=("play", "1", "use", "2")), naming) == {
        "hand 1",
        "row 2",
    }
    assert picked_places(Scene(Cards(seats=1), ("Alice",)), naming) == set()


def test_places_with_names_of_their_own() -> None:
    squares = naming_of({"a1", "b2"})
    assert [squares(words) for words in (("take", "b2"), ("b2",), ("take",), ("take", "c3"))] == [
        "b2",
        "b2",
        None,
        None,
    ]
