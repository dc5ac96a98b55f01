"""Colours as people see them, those with a colour vision deficiency too."""

from __future__ import annotations

from PIL import Image, ImageStat

from render.kit.theme import Rgb

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
# severity 1.0, for linear RGB.
SIGHT: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


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
