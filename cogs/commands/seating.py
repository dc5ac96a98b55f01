"""What commands that open a table share: what a user wishes for, checks of who may sit there, the first display."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from cogs.interactions.ids import Press
from cogs.interactions.members import members
from cogs.interactions.permissions import still_sees
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import Request, person_of
from cogs.languages import spoken
from cogs.messages import panels
from cogs.messages.computers import MINE
from cogs.messages.parts import Composed
from cogs.services import Services
from sessions.acts import Act
from sessions.log import Person
from sessions.people.eligibility import check_invited, check_joining, check_opening, limit_reached
from sessions.refusals.requests import ChannelHidden, UnknownGame, UnknownLevel
from sessions.session import Session
from sessions.state.players import ComputerLevel
from sessions.state.table import Place
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
        fitted (int): how many computers are to sit down instead whose level fits the user.
        at_once (bool): whether the game starts without a lobby.
        options (mapping of str to str): the options of the game, where they differ from its defaults.
    """

    game_key: str
    guests: Sequence[Person] = ()
    levels: Sequence[ComputerLevel] = ()
    fitted: int = 0
    at_once: bool = False
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def computers(self) -> int:
        """How many computers are to sit down."""
        return len(self.levels) + self.fitted

    def press(self, action: str) -> Press:
        """The press of a button that does something with this wish."""
        guests = [str(each.user_id) for each in self.guests]
        levels = [*(each.value for each in self.levels), *[MINE] * self.fitted]
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
            computers=[*self.levels, *[ComputerLevel.EASY] * self.fitted],
            fitted=bool(self.fitted),
            at_once=self.at_once,
            language=language_here(request),
        )


def first_game(game_key: str) -> Press:
    """What starts a first game: against as few of the weakest computers as it allows, or alone at the usual level."""
    seats = games()[game_key].seats
    if seats[-1] == 1:
        return Wish(game_key).press("begin")
    return Wish(game_key, levels=[ComputerLevel.VERY_EASY] * max(1, seats[0] - 1), at_once=True).press("playnow")


async def wish_of(request: Request, press: Press) -> Wish:
    """The wish that a press holds, without guests who are not in the server. Raises UnknownGame or UnknownLevel."""
    rest = press.words[1:]
    ids = [int(each) for each in rest if _USER.fullmatch(each)]
    levels = [each for each in rest if "=" not in each and each not in (_AT_ONCE, MINE) and not each.isdecimal()]
    return Wish(
        game_of(press),
        [person_of(each) for each in await members(request, ids)] if ids else (),
        [level_of(each) for each in levels],
        0 if levels else rest.count(MINE),
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


async def check_table(services: Services, request: Request, opening: Opening) -> None:
    """Check that the user may open this table in the request's place. Raises a Refusal.

    The settings of those who are invited are checked last: a refusal must not reveal them where the table could not be
    opened anyway.
    """
    await check_place(services, request.place, moderator=request.moderator)
    await services.tables.openings.check(opening)
    await check_invited(services.tables.settings, request.person, opening.invited)


async def check_place(services: Services, place: Place, *, moderator: bool) -> None:
    """Check that the server allows a table there, for a `moderator` of the channel or for others. Raises a Refusal."""
    await check_opening(services.tables.settings, place, moderator=moderator)


async def check_from_afar(services: Services, request: Request, place: Place) -> str:
    """Check that the user sees a place other than that of the request, and may open a table there. Raises a Refusal.

    Returns the language of the server there.
    """
    guild = request.interaction.client.get_guild(place.guild_id)
    if guild is None or not await still_sees(guild, place.channel_id, request.user_id):
        raise ChannelHidden
    await check_place(services, place, moderator=False)
    return spoken(guild.preferred_locale.value)


async def check_seats(services: Services, request: Request, session_id: int, act: Act) -> None:
    """Check that the user may join a table by that act. Raises a Refusal.

    The settings of the people there are checked last: a refusal must not reveal them where the user could not join
    anyway.
    """
    session = await services.tables.load(session_id)
    act.apply(session)
    await check_joining(services.tables.settings, request.person, session)


async def ask_about_limit(services: Services, request: Request, game_key: str, press: Press) -> bool:
    """Where the user's own limit of tables is reached, ask privately before opening one more. Whether it was asked.

    `press` opens the table. Games for one do not count.
    """
    game = games().get(game_key)
    if game is None or game.seats[-1] == 1:
        return False
    most = await limit_reached(services.tables.settings, request.user_id)
    if most is None:
        return False
    question = panels.more_question(say_to(request), most, press)
    if request.public_message_id is None:
        await services.private_answers.update(request, Composed(question))
    else:
        await request.reply(view=question)
    return True


async def check_new_table(services: Services, request: Request, opening: Opening) -> None:
    """Check that the user may open a table now, and count it towards the limits of the bot. Raises a Refusal."""
    await check_table(services, request, opening)
    if services.limits is not None:
        await services.limits.count_table(services.tables, request, opening.invited)


async def show_new(services: Services, request: Request, session: Session) -> Session:
    """Show a table that was just opened."""
    here = session.place.channel_id == request.channel_id
    return await services.display.show(session, request if here else None)
