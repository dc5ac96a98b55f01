"""Stranded: its pictures and its words."""

from __future__ import annotations

from render.face import Face
from render.stranded.painter import StrandedPainter
from render.stranded.palette import PALETTE
from render.stranded.teller import StrandedTeller

_teller = StrandedTeller()
FACE = Face(StrandedPainter(_teller), _teller, PALETTE)
