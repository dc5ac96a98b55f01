"""The descriptions of commands and of their parameters, with what it takes to say them in other languages."""

from __future__ import annotations

from collections.abc import Callable

from discord.app_commands import Choice, locale_str

from cogs.words.about import title_to_type
from sessions.state.players import ComputerLevel
from sessions.tables import games
from sessions.tables.offers import offered_games
from words import ENGLISH, Words, of


def described(key: str, **variables: int) -> locale_str:
    """The description of a command (`play`) or of its parameter (`play_game`) in English.

    `extras` of the result hold `key` and `variables`, from which `in_language` makes a translation. Raises
    AttributeError for a key that `words/en/commands.ftl` lacks.
    """
    return locale_str(in_language(of(ENGLISH), key, variables), key=key, variables=variables)


def in_language(say: Words, key: str, variables: dict[str, int]) -> str:
    """The same description in the language of `say`."""
    told: Callable[..., str] = getattr(say.commands, key)
    return told(**variables)


def level_choices() -> list[Choice[str]]:
    """The levels of computers as choices of a parameter."""
    return [Choice(name=described(f"level_{each.value}"), value=each.value) for each in ComputerLevel]


def my_level_choice(value: str) -> Choice[str]:
    """The choice of a computer that is as strong as the user."""
    return Choice(name=described("level_mine"), value=value)


def offer_choices() -> list[Choice[str]]:
    """The games that can be offered to anybody as choices of a parameter."""
    return [each for each in game_choices() if each.value in offered_games()]


def game_choices() -> list[Choice[str]]:
    """The games as choices of a parameter. The `extras` of a name hold the key of the `game`, for translations."""
    return [Choice(name=locale_str(title_to_type(of(ENGLISH), key), game=key), value=key) for key in games()]
