"""The Game's Up! as it turns: the frame says whose side is whose, and names the squares beside it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL.ImageStat import Stat

from render.catalogue import FACES
from render.face import Scene
from render.games_up import sides
from render.games_up.painter import GEOMETRIES, STYLES
from render.games_up.scenes import games_up_of
from render.kit import board
from render.kit.geometry import Geometry
from rules.games_up import SQUARES
from tests.render.plays import NAMES, played

every_turn = pytest.mark.parametrize("geometry", GEOMETRIES, ids=lambda each: f"{each.turns} quarters")


@every_turn
def test_a_rail_lies_beside_the_rank_of_its_seat(geometry: Geometry) -> None:
    rim = round(board.FRAME * geometry.cell)
    for seat, rank in sides.HOME.items():
        left, top, right, bottom = sides.rail(geometry, seat)
        beside = {
            square
            for square in SQUARES
            for box in [geometry.box(square)]
            if left <= box[2] and box[0] <= right and top <= box[3] and bottom >= box[1]
        }
        assert beside == {f"{file}{rank}" for file in "abcdef"}
        assert sorted((right - left, bottom - top)) == [rim, 6 * geometry.cell + 2 * rim]


@every_turn
def test_the_names_on_the_frame_are_those_of_the_squares_beside_them(geometry: Geometry) -> None:
    labels = geometry.labels(20)
    assert sorted(text for text, _, _ in labels) == sorted("abcdef123456")
    for square in SQUARES:
        x, y = geometry.centre(square)
        named = {text for text, at, down in labels if at == x or down == y}
        assert named == set(square), square


def test_the_rails_are_seen_wherever_the_board_is_turned_to() -> None:
    """In the picture itself: the first seat's rail is redder than the second seat's."""
    here = games_up_of(played("games_up", 8)[10].after)
    turned = set()
    for quarters in range(4):
        shown = Scene(replace(here, quarters=quarters), NAMES[:2])
        geometry = GEOMETRIES[quarters]
        turned.add(geometry.turns)
        picture = FACES["games_up"].painter.paint(shown)[0].image()
        reds = []
        for seat in STYLES:
            box = sides.rail(geometry, seat)
            red, _, blue = Stat(picture.crop(box)).mean
            reds.append(red - blue)
        assert reds[0] > reds[1] + 30
    assert turned == {0, 1, 2, 3}
