"""The faces: how every game of the catalogue looks and what it says, by the game's key and the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from render import games_up, mars, stranded, strata5
from render.face import Face
from words import Words

FACES: dict[str, Callable[[Words], Face]] = {
    "stranded": stranded.make_face,
    "games_up": games_up.make_face,
    "strata5": strata5.make_face,
    "mars": mars.make_face,
}
"""By the game's key, what makes its face in the language of the given words."""


def face(game_key: str, say: Words) -> Face:
    """How a game looks and what it says in the language of `say`. It is made once for each language.

    Look it up once per message: in the language of the table for what everybody sees, in that of the person for what
    one person sees. Raises KeyError for a key that is not in the catalogue.

    >>> from rules.games_up import GAME, First
    >>> from words import ENGLISH, of
    >>> teller = face("games_up", of(ENGLISH)).teller
    >>> position = GAME.new(2).play(First(1))
    >>> teller.label(position, ["a5", "a4"])
    'a5 to a4'
    """
    return _made(FACES[game_key], say)


_KEPT = 64
"""How many faces are kept: more than there are games and languages."""


@lru_cache(maxsize=_KEPT)
def _made(make: Callable[[Words], Face], say: Words) -> Face:
    return make(say)
