"""The background of motifs, the small square pictures that identify the games in lists and lobbies."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.theme import Rgb, mix


def ground(side: int, color: Rgb) -> Image.Image:
    """A square RGB image of `side` pixels: `color`, lighter in the middle and darker towards the corners."""
    picture = Image.new("RGB", (side, side), mix(color, (0, 0, 0), 0.45))
    draw = ImageDraw.Draw(picture)
    rings = 12
    for ring in range(rings):
        radius = 0.72 * side * (1 - ring / rings)
        shade = mix(mix(color, (0, 0, 0), 0.40), mix(color, (255, 240, 215), 0.12), ring / rings)
        middle = side / 2
        draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=shade)
    return picture
