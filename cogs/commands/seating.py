"""Checks of the settings of servers and people, before a table is opened and before a user joins one."""

from __future__ import annotations

from cogs.interactions.request import Request
from cogs.services import Services
from sessions.acts import Act
from sessions.people.company import check_invited, check_joining, check_opening
from sessions.state.place import Place
from sessions.tables import Opening


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


async def check_seats(services: Services, request: Request, session_id: int, act: Act) -> None:
    """Check that the user may join a table by that act. Raises a Refusal.

    The settings of the people there are checked last: a refusal must not reveal them where the user could not join
    anyway.
    """
    session = await services.tables.load(session_id)
    act.apply(session)
    await check_joining(services.tables.settings, request.person, session)
