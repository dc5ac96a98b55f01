"""The motif of Strata 5: blocks on blocks, and a red pawn on the highest."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import lay
from render.kit.motif import ground
from render.kit.theme import THEME
from render.strata5.picture import figures, solids
from render.strata5.picture.solids import Axes

_BLOCKS = ((0.0, 1.0, 1), (1.1, -0.1, 1), (0.5, 0.5, 3), (0.5, 0.5, 5))
"""For each block, from the lowest: columns to the right, rows to the back, and the level whose colour it has."""


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.tile)
    axes = Axes(
        right=(round(0.24 * side), round(0.06 * side)),
        back=(round(0.135 * side), round(0.115 * side)),
        up=round(0.145 * side),
    )
    left, top = -0.06 * side, 0.84 * side
    for height, (column, row, level) in enumerate(_BLOCKS):
        x, y = axes.at(column, row, max(0, height - 1))
        body = solids.block(axes, level)
        lay(picture, body.image, left + x - body.left, top + y - body.top)
    pawn = figures.pawn(axes, 1, "5")
    x, y = axes.at(1, 1, 3)
    lay(picture, pawn.image, left + x - pawn.left, top + y - pawn.top)
    return picture
