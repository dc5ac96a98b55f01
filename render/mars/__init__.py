"""Stranded on Mars: its pictures and its words."""

from __future__ import annotations

from render.face import Face
from render.mars.painter import MarsPainter
from render.mars.palette import PALETTE
from render.mars.teller import MarsTeller

_teller = MarsTeller()
FACE = Face(MarsPainter(_teller.labels), _teller, PALETTE)
