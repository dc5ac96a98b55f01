"""The Game's Up!: its pictures and its words."""

from __future__ import annotations

from render.face import Face
from render.games_up.painter import GamesUpPainter
from render.games_up.palette import PALETTE
from render.games_up.teller import GamesUpTeller

_teller = GamesUpTeller()
FACE = Face(GamesUpPainter(_teller), _teller, PALETTE)
