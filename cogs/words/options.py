"""What people read about the values of a game's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from words import Words
from words.lists import either, listed

if TYPE_CHECKING:
    from render.about import OptionWords
    from rules.game import Game, Option, OptionError


def allowed(say: Words, option: Option, words: OptionWords | None = None) -> str:
    """The allowed values of a game's option: `1 or 2`, `13 to 40`. They are as records have them, or as `words` has."""
    if (ends := option.range) is not None:
        return say.refusals.from_to(first=ends[0], last=ends[1])
    return either(say, [words.value(each) for each in option.values] if words else option.values)


def wrong_option(say: Words, game: Game, name: str, error: OptionError) -> str:
    """Why an option cannot be set so: the game, called `name`, does not have it, or it does not have that value."""
    words, given = say.refusals, error.given[:40]
    if error.option is not None:
        return words.wrong_value(option=error.option.name, allowed=allowed(say, error.option), given=given)
    names = [option.name for option in game.options]
    if not names:
        return words.no_options(game=name, given=given)
    return words.no_such_option(game=name, given=given, options=listed(say, names))
