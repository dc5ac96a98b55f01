"""The chart of chances: every line can be told from the others, and nothing is cut."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.kit.chart import HEIGHT, WIDTH, _dashed, chart
from render.kit.series import Series

LEVELS = ("0 %", "50 %", "100 %")


def drawn(*series: Series) -> Image.Image:
    return Image.open(BytesIO(chart(series, LEVELS, "Start", "Move 9"))).convert("L")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_lines_differ_without_colours(seats: int) -> None:
    """In greyscale, no two lines look alike, and each looks like itself."""
    # Each line is level, so far from the others and from the lines of the plate that a strip shows it alone.
    shares = (0.1, 0.22, 0.36, 0.62, 0.78)[:seats]
    picture = drawn(*[Series(f"Seat {seat}", (share,) * 9) for seat, share in enumerate(shares, 1)])
    assert picture.width == WIDTH
    assert picture.height >= HEIGHT
    top, bottom = 24 + 42 * ((seats + 1) // 2), picture.height - 62
    heights = [round(bottom + (top - bottom) * share) for share in shares]
    alone = [picture.crop((104, height - 16, WIDTH - 34, height + 16)) for height in heights]
    for one, other in combinations(alone, 2):
        assert sum(ImageChops.difference(one, other).histogram()[41:]) > 500


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
    differ = ImageChops.difference(plain, marked).point(lambda value: 255 * (value > 40))
    columns = {x for x in range(WIDTH) if differ.crop((x, 0, x + 1, differ.height)).getbbox()}
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


def test_a_band_and_single_values_are_drawn_beside_the_line() -> None:
    """The band lies between its edges, and a dot has a place of its own, also before the line begins."""
    plain = drawn(Series("Ann", (0.5, 0.5)))
    shown = drawn(Series("Ann", (0.5, 0.5), between=((0.3, 0.7), (0.3, 0.7)), dots=(0.9, 0.9, 0.9)))
    bottom, top = shown.height - 62, 66
    heights = {share: round(bottom + (top - bottom) * share) for share in (0.1, 0.4, 0.9)}

    def strip(picture: Image.Image, left: int, share: float) -> int:
        """How bright the brightest point of a small square is."""
        area = (left, heights[share] - 12, left + 20, heights[share] + 12)
        return max(number for number, often in enumerate(picture.crop(area).histogram()) if often)

    right = WIDTH - 70
    assert strip(shown, right, 0.4) > strip(plain, right, 0.4) + 20
    assert strip(shown, right, 0.1) == strip(plain, right, 0.1)
    assert strip(shown, 104, 0.9) > strip(plain, 104, 0.9) + 60, "a dot where no line is yet"
