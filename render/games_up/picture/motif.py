"""The motif of The Game's Up!: a red piece on a blue one, with the sum of the stack."""

from __future__ import annotations

from PIL import Image

from render.games_up.picture import tiles
from render.games_up.picture.painter import STYLES
from render.games_up.picture.tiles import Tile
from render.kit.canvas import lay
from render.kit.motif import ground
from render.kit.theme import THEME


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.tile)
    pile = tiles.tile(round(0.72 * side), Tile(STYLES[1], 6, 1), (STYLES[2],), 0.07 * side)
    lay(picture, pile, 0.19 * side - 0.072 * side, 0.12 * side - 0.072 * side)
    lay(picture, tiles.tally(round(0.34 * side), 11), 0.02 * side, 0.02 * side)
    return picture
