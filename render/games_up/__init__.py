"""The Game's Up!: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.games_up.picture.palette import PALETTE
from render.games_up.words.teller import GamesUpTeller
from rules.games_up import GamesUp
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image


def _motif(side: int) -> Image:
    from render.games_up.picture.motif import motif

    return motif(side)


def make_face(say: Words) -> Face[GamesUp]:
    """The face in the language of `say`."""
    teller = GamesUpTeller(say)

    def painter() -> Painter[GamesUp]:
        # All that draws is read with the first picture: the bot is online before.
        from render.games_up.picture.painter import GamesUpPainter

        return GamesUpPainter(teller)

    return Face(painter, teller, PALETTE, level=4, motif=_motif)
