"""What a user wants to open: a game, the people to invite, computers, options. A press holds it as words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from cogs.interactions.ids import Press
from cogs.interactions.members import members
from cogs.interactions.readers import language_here
from cogs.interactions.request import Request, person_of
from sessions.log import Person
from sessions.refusals.requests import UnknownGame, UnknownLevel
from sessions.state.players import ComputerLevel
from sessions.tables import Opening, games

_USER = re.compile("[0-9]{15,20}")
"""A user's id among the words of a press."""

_AT_ONCE = "now"
"""The word for a game that starts at once."""


class Wish(Struct, frozen=True):
    """A table that a user wants to open.

    Attributes:
        game_key (str): the key of the game.
        guests (sequence of Person): who is to be invited.
        levels (sequence of ComputerLevel): how well each of the computers plays that are to sit down.
        at_once (bool): whether the game starts without a lobby.
        options (mapping of str to str): the options of the game, where they differ from its defaults.
    """

    game_key: str
    guests: Sequence[Person] = ()
    levels: Sequence[ComputerLevel] = ()
    at_once: bool = False
    options: Mapping[str, str] = field(default_factory=dict)

    def press(self, action: str) -> Press:
        """The press of a button that does something with this wish."""
        guests = [str(each.user_id) for each in self.guests]
        levels = [each.value for each in self.levels]
        options = [f"{name}={value}" for name, value in self.options.items()]
        return Press(action, words=(self.game_key, *guests, *levels, *([_AT_ONCE] if self.at_once else ()), *options))

    def opening(self, request: Request) -> Opening:
        """The table that is to be opened in the request's place."""
        return Opening(
            game_key=self.game_key,
            place=request.place,
            people=[request.person],
            invited=self.guests,
            options=self.options,
            salt=str(request.interaction.id),
            computers=self.levels,
            at_once=self.at_once,
            language=language_here(request),
        )


async def wish_of(request: Request, press: Press) -> Wish:
    """The wish that a press holds, without guests who are not in the server. Raises UnknownGame or UnknownLevel."""
    rest = press.words[1:]
    ids = [int(each) for each in rest if _USER.fullmatch(each)]
    levels = [each for each in rest if "=" not in each and each != _AT_ONCE and not each.isdecimal()]
    return Wish(
        game_of(press),
        [person_of(each) for each in await members(request, ids)] if ids else (),
        [level_of(each) for each in levels],
        _AT_ONCE in rest,
        chosen_options(press),
    )


def game_of(press: Press) -> str:
    """The key of the game that a press names. Raises UnknownGame."""
    key = next(iter(press.words), "")
    if key not in games():
        raise UnknownGame(key)
    return key


def level_of(value: str) -> ComputerLevel:
    """The level with this value. Raises UnknownLevel."""
    try:
        return ComputerLevel(value)
    except ValueError as error:
        raise UnknownLevel(value) from error


def chosen_options(press: Press) -> dict[str, str]:
    """The options that a press holds, by name. Of two values of an option, the last, which was picked now, counts."""
    return dict(each.split("=", 1) for each in press.words[1:] if "=" in each)
