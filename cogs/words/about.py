"""What a game says of itself before it is played."""

from __future__ import annotations

from msgspec.structs import replace

from render.about import About, OptionWords
from render.catalogue import FACES, face
from sessions.tables import games
from words import Words

_PLAIN = OptionWords("")


def about(say: Words, game_key: str) -> About:
    """The game of that key, in words."""
    return face(game_key, say).teller.about


def title(say: Words, game_key: str) -> str:
    """What the game is called; its key where it is played here no more."""
    return about(say, game_key).title if game_key in FACES else game_key


def title_to_type(say: Words, game_key: str) -> str:
    """The title for lists in which people find it by typing: with the straight apostrophe that keyboards have."""
    return title(say, game_key).replace("’", "'")


def option_words(say: Words, game_key: str, name: str) -> OptionWords:
    """An option of the game in words. Its name is as in records where the game has no other."""
    words = about(say, game_key).options.get(name, _PLAIN)
    return words if words.name else replace(words, name=name)


def solo_games(say: Words) -> list[str]:
    """The titles of the games that one person plays."""
    return [title(say, key) for key, game in games().items() if game.seats[0] == 1]
