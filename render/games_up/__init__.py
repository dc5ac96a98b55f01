"""The Game's Up!: its pictures and its words."""

from __future__ import annotations

from render.face import Face, Painter
from render.games_up.palette import PALETTE
from render.games_up.teller import GamesUpTeller

_teller = GamesUpTeller()


def _painter() -> Painter:
    # All that draws is read with the first picture: the bot is online before.
    from render.games_up.painter import GamesUpPainter

    return GamesUpPainter(_teller)


FACE = Face(_painter, _teller, PALETTE)
