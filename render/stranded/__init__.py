"""Stranded: its pictures and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.stranded.picture.palette import PALETTE
from render.stranded.words.teller import StrandedTeller
from rules.stranded import Stranded

if TYPE_CHECKING:
    from PIL.Image import Image

_teller = StrandedTeller()


def _painter() -> Painter[Stranded]:
    # All that draws is read with the first picture: the bot is online before.
    from render.stranded.picture.painter import StrandedPainter

    return StrandedPainter(_teller)


def _motif(side: int) -> Image:
    from render.stranded.picture.motif import motif

    return motif(side)


FACE: Face[Stranded] = Face(_painter, _teller, PALETTE, motif=_motif)
