"""Stranded: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.stranded.picture.palette import PALETTE
from render.stranded.words.teller import StrandedTeller
from rules.stranded import Stranded
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image


def _motif(side: int) -> Image:
    from render.stranded.picture.motif import motif

    return motif(side)


def make_face(say: Words) -> Face[Stranded]:
    """The face in the language of `say`."""
    teller = StrandedTeller(say)

    def painter() -> Painter[Stranded]:
        # All that draws is read with the first picture: the bot is online before.
        from render.stranded.picture.painter import StrandedPainter

        return StrandedPainter(teller)

    return Face(painter, teller, PALETTE, level=4, motif=_motif)
