"""The names and descriptions of commands and of their parameters, with what it takes to say them in other languages."""

from __future__ import annotations

from collections.abc import Callable
from string import digits

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


def name_of(say: Words, command: str) -> str:
    """What a command (`play`) is called in the language of `say`: as Discord shows it, and as people type it."""
    told: Callable[[], str] = getattr(say.command_names, command)
    return told()


def parameter_of(say: Words, parameter: str) -> str:
    """The same for a parameter, by its English name. `opponent2` is called as `opponent`, with the number behind it."""
    plain = parameter.rstrip(digits)
    told: Callable[[], str] = getattr(say.command_names, f"option_{plain}")
    return told() + parameter.removeprefix(plain)


def typed(say: Words, command: str) -> str:
    """A command as texts name it in Markdown: `/play` in backticks, in the language of `say`."""
    return f"`/{name_of(say, command)}`"


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
