"""The faces: how every game of the catalogue looks and what it says, by the game's key and the language."""

from __future__ import annotations

from collections.abc import Mapping

from render import games_up, mars, stranded, strata5
from render.face import Face
from words import ENGLISH, Language

FACES: dict[str, Mapping[Language, Face]] = {
    "stranded": stranded.FACES,
    "games_up": games_up.FACES,
    "strata5": strata5.FACES,
    "mars": mars.FACES,
}
"""By the game's key, its face in every language that it has; all games have English."""


def face(game_key: str, language: Language) -> Face:
    """How a game looks and what it says in a language, or in English if the game does not have that language.

    Look it up once per message: in the language of the table for what everybody sees, in that of the person for what
    one person sees. Raises KeyError for a key that is not in the catalogue.
    """
    faces = FACES[game_key]
    return faces.get(language) or faces[ENGLISH]
