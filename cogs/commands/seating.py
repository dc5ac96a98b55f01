"""Checks before a table is opened and before a user joins one, and the first display of a new table."""

from __future__ import annotations

from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.interactions.visible import still_sees
from cogs.languages import spoken
from cogs.messages import panels
from cogs.messages.composed import Composed
from cogs.services import Services
from sessions.acts import Act
from sessions.people.eligibility import check_invited, check_joining, check_opening, limit_reached
from sessions.refusals.requests import ChannelHidden
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, games


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
