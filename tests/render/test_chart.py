"""The chart of chances: every line can be told from the others, and nothing is cut."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render.kit.chart import HEIGHT, WIDTH, _dashed, chart
from render.kit.series import Series

LEVELS = ("0 %", "50 %", "100 %")


def drawn(*series: Series) -> Image.Image:
    return Image.open(BytesIO(chart(series, LEVELS, "Start", "Move 9"))).convert("L")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_lines_differ_without_colours(seats: int) -> None:
    """In greyscale, no two lines look alike, and each looks like itself."""
    flat = tuple(0.5 for _ in range(9))
    names = [f"Seat {seat}" for seat in range(1, seats + 1)]
    # Each line alone on the plate, in its own style: the others lie at the bottom.
    alone = []
    for shown in range(seats):
        lines = [Series(name, flat if seat == shown else (0.0,) * 9) for seat, name in enumerate(names)]
        picture = drawn(*lines)
        assert picture.width == WIDTH
        assert picture.height >= HEIGHT
        top, bottom = 24 + 42 * ((seats + 1) // 2), picture.height - 62
        middle = (top + bottom) // 2
        alone.append(picture.crop((104, middle - 16, WIDTH - 34, middle + 16)))
    for one, other in combinations(alone, 2):
        differ = sum(abs(a - b) > 40 for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
        assert differ > 500


def test_a_higher_share_is_drawn_higher() -> None:
    """The ends of the line: from the bottom on the left to the top on the right."""
    picture = drawn(Series("Ann", (0.0, 1.0)))
    left = [y for y in range(80, picture.height - 20) if _bright(picture, 106, y)]
    right = [y for y in range(50, picture.height - 70) if _bright(picture, WIDTH - 36, y)]
    assert min(left) > picture.height - 100
    assert max(right) < 100


def _bright(picture: Image.Image, x: int, y: int) -> bool:
    value = picture.getpixel((x, y))
    assert isinstance(value, int)
    return value > 170


def test_moves_are_numbered_on_the_line() -> None:
    """A number is shown where the line is at that moment, inside the plate."""
    shares = (0.0, 0.5, 1.0)
    plain, marked = drawn(Series("Ann", shares)), drawn(Series("Ann", shares, ((0, "1"), (2, "2"))))
    differ = [
        index for index, (a, b) in enumerate(zip(plain.tobytes(), marked.tobytes(), strict=True)) if abs(a - b) > 40
    ]
    columns = {index % WIDTH for index in differ}
    assert min(columns) >= 104 - 4
    assert max(columns) <= WIDTH - 34 + 4
    assert not columns & set(range(200, 600))


def test_one_moment_is_a_chart() -> None:
    """A game that was closed before its first move."""
    assert drawn(Series("Ann", (0.5,)), Series("Ben", (0.5,))).size == (WIDTH, HEIGHT)


def test_dashes_go_round_corners() -> None:
    """What is drawn and what is left out alternate along the whole line."""
    parts = list(_dashed([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)], (6, 2)))
    assert parts == [[(0, 0), (6, 0)], [(8, 0), (10, 0), (10, 4)], [(10, 6), (10, 10)]]
    assert list(_dashed([(0.0, 0.0), (3.0, 0.0)], ())) == [[(0, 0), (3, 0)]]
