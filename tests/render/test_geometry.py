"""Squares and pixels: `box` and `square` are inverses, and a turned board keeps its names."""

from __future__ import annotations

import pytest

from render.kit.geometry import Geometry
from rules import grid

turned = pytest.mark.parametrize("turns", range(4))


@turned
@pytest.mark.parametrize(("files", "ranks"), [(5, 5), (6, 6), (3, 7)])
def test_every_pixel_of_a_box_lies_in_its_square(files: int, ranks: int, turns: int) -> None:
    geometry = Geometry(files, ranks, 10, 7, 3, turns)
    names = grid.squares(files, ranks)
    for name in names:
        left, top, right, bottom = geometry.box(name)
        assert {geometry.square(x, y) for x in (left, right - 1) for y in (top, bottom - 1)} == {name}
        assert geometry.square(*geometry.centre(name)) == name
    assert sorted(geometry.squares()) == sorted(names)


@turned
def test_beside_the_board_there_is_no_square(turns: int) -> None:
    geometry = Geometry(3, 7, 10, 7, 3, turns)
    left, top, right, bottom = geometry.area
    for x, y in ((left - 1, top), (left, top - 1), (right, top), (left, bottom)):
        assert geometry.square(x, y) is None


def test_a1_goes_clockwise_round_the_corners() -> None:
    corners = [Geometry(6, 6, 10, turns=turns).box("a1")[:2] for turns in range(4)]
    assert corners == [(0, 50), (0, 0), (50, 0), (50, 50)]


@pytest.mark.parametrize(
    ("turns", "below", "beside"),
    [(0, "abc", "4321"), (1, "1234", "abc"), (2, "cba", "1234"), (3, "4321", "cba")],
)
def test_labels_follow_the_turned_board(turns: int, below: str, beside: str) -> None:
    geometry = Geometry(3, 4, 10, 100, 100, turns)
    labels = geometry.labels(6)
    _, _, _, bottom = geometry.area
    assert "".join(text for text, _, y in labels if y == bottom + 6) == below
    assert "".join(text for text, x, _ in labels if x == 94) == beside
    for text, x, y in labels:
        square = geometry.square(x, y - 8) if y > bottom else geometry.square(x + 8, y)
        assert square is not None
        assert text in square


def test_painting_order_is_from_the_top() -> None:
    assert Geometry(2, 2, 10).squares() == ("a2", "b2", "a1", "b1")
    assert Geometry(2, 2, 10, turns=1).squares() == ("a1", "a2", "b1", "b2")
