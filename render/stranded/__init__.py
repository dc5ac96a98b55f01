"""Stranded: its pictures and its words."""

from __future__ import annotations

from render.face import Face, Painter
from render.stranded.palette import PALETTE
from render.stranded.teller import StrandedTeller

_teller = StrandedTeller()


def _painter() -> Painter:
    # All that draws is read with the first picture: the bot is online before.
    from render.stranded.painter import StrandedPainter

    return StrandedPainter(_teller)


FACE = Face(_painter, _teller, PALETTE)
