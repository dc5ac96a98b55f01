"""The motif of Stranded: a red tower that stands on two caps."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import lay
from render.kit.motif import ground
from render.kit.theme import THEME
from render.stranded.picture import pieces
from render.stranded.picture.painter import EMBLEMS


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.board)
    for color, top in (("b", 0.42), ("y", 0.26)):
        cap = pieces.cap(side, THEME.tints[color], EMBLEMS[color], "")
        lay(picture, cap, (side - cap.width) / 2, top * side)
    tower = pieces.tower(round(1.25 * side), THEME.tints["r"], EMBLEMS["r"], "1")
    lay(picture, tower, (side - tower.width) / 2, 0.02 * side)
    return picture
