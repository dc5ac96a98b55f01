"""The faces of the games in English, in which nearly all tests read them."""

from __future__ import annotations

from render.catalogue import face
from render.face import Face
from words import ENGLISH, of


def english(game_key: str) -> Face:
    """How a game looks and what it says in English."""
    return face(game_key, of(ENGLISH))
