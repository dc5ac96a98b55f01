"""The motif of Stranded on Mars: a rocket in front of the red planet."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import Pen, lay, sprite
from render.kit.motif import ground
from render.kit.theme import THEME, mix
from render.mars.picture import symbols

_PLANET = (193, 84, 48)
_SKY = (38, 30, 52)


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, _SKY)

    def paint(pen: Pen) -> None:
        x, y, radius = 0.5 * side, 0.86 * side, 0.56 * side
        pen.ellipse(x, y, radius, radius, mix(_PLANET, (255, 220, 180), 0.35))
        pen.ellipse(x, y + 0.02 * side, radius, radius, _PLANET)
        for across, down, wide in ((0.24, 0.72, 0.07), (0.80, 0.78, 0.09), (0.36, 0.94, 0.06)):
            pen.ellipse(across * side, down * side, wide * side, 0.6 * wide * side, mix(_PLANET, (40, 8, 0), 0.4))
        symbols.draw(pen, "final", 0.53 * side, 0.47 * side, 0.43 * side, (20, 12, 16), (20, 12, 16))
        symbols.draw(pen, "final", 0.53 * side, 0.47 * side, 0.39 * side, THEME.cream, (52, 104, 150))

    lay(picture, sprite(side, side, paint), 0, 0)
    return picture
