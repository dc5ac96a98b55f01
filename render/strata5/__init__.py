"""Strata 5: its pictures and its words."""

from __future__ import annotations

from render.face import Face, Painter
from render.strata5.palette import PALETTE
from render.strata5.teller import Strata5Teller

_teller = Strata5Teller()


def _painter() -> Painter:
    # All that draws is read with the first picture: the bot is online before.
    from render.strata5.painter import Strata5Painter

    return Strata5Painter(_teller)


FACE = Face(_painter, _teller, PALETTE, level=2)
