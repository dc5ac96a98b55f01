"""What a game says of itself before it is played."""

from __future__ import annotations

from render.catalogue import FACES
from render.face import About, OptionWords

_PLAIN = OptionWords("")


def about(game_key: str) -> About:
    """The game of that key, in words."""
    return FACES[game_key].teller.about


def title(game_key: str) -> str:
    """What the game is called; its key where it is played here no more."""
    return about(game_key).title if game_key in FACES else game_key


def option_words(game_key: str, name: str) -> OptionWords:
    """What an option of the game means."""
    return about(game_key).options.get(name, _PLAIN)
