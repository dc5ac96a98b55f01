"""The Game's Up!: its pictures and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.games_up.picture.palette import PALETTE
from render.games_up.words.teller import GamesUpTeller
from rules.games_up import GamesUp

if TYPE_CHECKING:
    from PIL.Image import Image

_teller = GamesUpTeller()


def _painter() -> Painter[GamesUp]:
    # All that draws is read with the first picture: the bot is online before.
    from render.games_up.picture.painter import GamesUpPainter

    return GamesUpPainter(_teller)


def _motif(side: int) -> Image:
    from render.games_up.picture.motif import motif

    return motif(side)


FACE: Face[GamesUp] = Face(_painter, _teller, PALETTE, motif=_motif)
