"""What a game says of itself before it is played."""

from __future__ import annotations

from render.about import About, OptionWords
from render.catalogue import FACES, face
from render.kit.words import series
from sessions.tables import games
from words import ENGLISH

_PLAIN = OptionWords("")


def about(game_key: str) -> About:
    """The game of that key, in words."""
    return face(game_key, ENGLISH).teller.about


def title(game_key: str) -> str:
    """What the game is called; its key where it is played here no more."""
    return about(game_key).title if game_key in FACES else game_key


def option_words(game_key: str, name: str) -> OptionWords:
    """What an option of the game means."""
    return about(game_key).options.get(name, _PLAIN)


def alone() -> str:
    """What somebody who is alone can play, without Markdown: the games for one, and the guided games."""
    solo = [title(key) for key, game in games().items() if game.seats[0] == 1]
    play = f"/play has {series(solo)}, and " if solo else ""
    return f"{play}/tutorial teaches every game."
