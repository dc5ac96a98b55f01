"""No colour is told by hue alone: caps, towers and printed ground stay apart for colour-blind eyes and in greyscale."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.kit.theme import THEME, Rgb, mix
from render.stranded.picture import pieces
from render.stranded.picture.painter import EMBLEMS
from rules.stranded import COLORS
from tests.render.sight import SIGHT, lab, luminance, outline

PAIRS = list(combinations(COLORS, 2))


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_colours_differ_for_every_eye(one: str, other: str, sight: str) -> None:
    """A difference of 2.3 is just noticed; 20 is plain at a glance."""
    bodies = [lab(THEME.tints[each].body, SIGHT[sight]) for each in (one, other)]
    assert math.dist(*bodies) > 20


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("color", COLORS)
def test_print_stands_out_from_its_ground(color: str, sight: str) -> None:
    tint = THEME.tints[color]
    assert abs(lab(tint.body, SIGHT[sight])[0] - lab(tint.ink, SIGHT[sight])[0]) > 35


PLATES = {
    "waiting": (THEME.plate, THEME.cream, THEME.faint),
    "out": (mix(THEME.plate, THEME.table, 0.55), THEME.faint),
    "acting": (THEME.parchment, THEME.ink, mix(THEME.ink, THEME.parchment, 0.25)),
    "badge": (THEME.parchment, THEME.ink),
    "sum": (THEME.brass, THEME.ink),
    "height": (THEME.plate, THEME.parchment),
    "frame": (THEME.frame, THEME.parchment),
}


@pytest.mark.parametrize("colors", PLATES.values(), ids=PLATES)
def test_small_print_is_legible(colors: tuple[Rgb, ...]) -> None:
    """The contrast that WCAG 2.2 asks of text (1.4.3), 4.5 to 1: of each ground with all that is printed on it."""
    ground, *inks = colors
    for ink in inks:
        dark, light = sorted((luminance(ground), luminance(ink)))
        assert (light + 0.05) / (dark + 0.05) > 4.5


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_shapes_differ_in_greyscale(one: str, other: str) -> None:
    for size in (136, 68):  # as drawn, and as a phone shows it
        shapes = {
            "cap": [outline(pieces.cap(size, THEME.tints[c], EMBLEMS[c], c.upper())) for c in (one, other)],
            "die": [outline(pieces.die(size, THEME.tints[c], EMBLEMS[c])) for c in (one, other)],
        }
        for piece, (first, second) in shapes.items():
            apart = ImageStat.Stat(ImageChops.difference(first, second)).mean[0] / 255
            assert apart > 0.04, f"{piece}s of {size} px differ in {apart:.1%} of their pixels"


@pytest.mark.parametrize("color", COLORS)
def test_a_ruin_is_told_from_a_tower_by_shape(color: str) -> None:
    whole, ruin = (pieces.tower(136, THEME.tints[color], EMBLEMS[color], "1", gone) for gone in (False, True))
    alphas = [sprite.getchannel("A").point(lambda value: 255 if value > 200 else 0) for sprite in (whole, ruin)]
    assert ImageStat.Stat(ImageChops.difference(*alphas)).mean[0] / 255 > 0.03


@pytest.mark.parametrize("color", COLORS)
def test_ground_is_duller_than_a_cap(color: str) -> None:
    """Bare ground keeps its colour's hue and is darker than any cap of it."""
    ground = pieces.ground(136, THEME.tints[color], EMBLEMS[color]).getpixel((68, 68))
    assert isinstance(ground, tuple)
    body = THEME.tints[color].body
    assert sum(ground[:3]) < 0.8 * sum(body)
    assert max(range(3), key=lambda each: ground[each]) == max(range(3), key=lambda each: body[each])
