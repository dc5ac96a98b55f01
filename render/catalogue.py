"""The faces: how every game of the catalogue looks and what it says, by the game's key."""

from __future__ import annotations

from render.face import Face
from render.games_up import GamesUpFace
from render.stranded import StrandedFace

FACES: dict[str, Face] = {"stranded": StrandedFace(), "games_up": GamesUpFace()}
