"""No colour is told by hue alone: caps, towers and printed ground stay apart for colour-blind eyes and in greyscale."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit.theme import THEME, Rgb, mix
from render.stranded.picture import pieces
from render.stranded.picture.painter import EMBLEMS
from rules.stranded import COLORS

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
# severity 1.0, for linear RGB.
SIGHT: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
PAIRS = list(combinations(COLORS, 2))


def lab(color: Rgb, sight: Matrix) -> tuple[float, float, float]:
    """The colour as someone with `sight` sees it, in CIE L*a*b* (D65)."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (each / 255 for each in color)]
    r, g, b = (min(1.0, max(0.0, sum(a * v for a, v in zip(row, linear, strict=True)))) for row in sight)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


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


def luminance(color: Rgb) -> float:
    """The relative luminance of sRGB, 0 to 1."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (each / 255 for each in color)]
    return sum(share * v for share, v in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def outline(sprite: Image.Image) -> Image.Image:
    """What of a sprite is print rather than ground, whatever the colours: far from the sprite's usual grey."""
    flat = Image.new("RGB", sprite.size, (0, 0, 0))
    flat.paste(sprite, (0, 0), sprite)
    grey = flat.convert("L").crop((sprite.width // 4, 0, sprite.width * 3 // 4, sprite.height))
    middle = ImageStat.Stat(grey).median[0]
    return grey.point(lambda value: 255 if abs(value - middle) > 50 else 0)


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
