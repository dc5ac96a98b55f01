"""The Game's Up!: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.games_up.picture.palette import PALETTE
from render.games_up.words.teller import GamesUpTeller
from rules.games_up import GamesUp
from words import ENGLISH

if TYPE_CHECKING:
    from PIL.Image import Image


def _motif(side: int) -> Image:
    from render.games_up.picture.motif import motif

    return motif(side)


def _face(teller: GamesUpTeller) -> Face[GamesUp]:
    """The face with the words of `teller`."""

    def painter() -> Painter[GamesUp]:
        # All that draws is read with the first picture: the bot is online before.
        from render.games_up.picture.painter import GamesUpPainter

        return GamesUpPainter(teller)

    return Face(painter, teller, PALETTE, motif=_motif)


FACES = {ENGLISH: _face(GamesUpTeller())}
