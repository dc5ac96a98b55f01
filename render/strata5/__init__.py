"""Strata 5: its pictures and its words."""

from __future__ import annotations

from render.face import Face
from render.strata5.painter import Strata5Painter
from render.strata5.palette import PALETTE
from render.strata5.teller import Strata5Teller

_teller = Strata5Teller()
FACE = Face(Strata5Painter(_teller), _teller, PALETTE)
