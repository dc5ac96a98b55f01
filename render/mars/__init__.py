"""Stranded on Mars: its pictures and its words."""

from __future__ import annotations

from render.face import Face, Painter
from render.mars.palette import PALETTE
from render.mars.teller import MarsTeller

_teller = MarsTeller()


def _painter() -> Painter:
    # All that draws is read with the first picture: the bot is online before.
    from render.mars.painter import MarsPainter

    return MarsPainter(_teller.labels)


FACE = Face(_painter, _teller, PALETTE)
