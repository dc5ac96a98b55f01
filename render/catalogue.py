"""The faces: how every game of the catalogue looks and what it says, by the game's key."""

from __future__ import annotations

from render import games_up, mars, stranded, strata5
from render.face import Face

FACES: dict[str, Face] = {
    "stranded": stranded.FACE,
    "games_up": games_up.FACE,
    "strata5": strata5.FACE,
    "mars": mars.FACE,
}
