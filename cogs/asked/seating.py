"""What a server and the people there have settled, obeyed before a table is opened and before somebody sits down."""

from __future__ import annotations

from cogs.answers.request import Request
from cogs.services import Services
from sessions.acts import Act
from sessions.people.company import check_invited, check_joining, check_opening
from sessions.state.place import Place
from sessions.tables import Opening


async def check_table(services: Services, request: Request, opening: Opening) -> None:
    """Whether whoever asks may open a table where they ask. Raises the refusal that applies.

    What the people who are invited have settled is looked at last: where nobody could be invited, nothing of it shows.
    """
    await check_place(services, request.place, moderator=request.moderator)
    await services.tables.openings.check(opening)
    await check_invited(services.tables.settings, request.person, opening.invited)


async def check_place(services: Services, place: Place, *, moderator: bool) -> None:
    """Whether whoever asks, a `moderator` of the channel or not, may have a table there. Raises what applies."""
    await check_opening(services.tables.settings, place, moderator=moderator)


async def check_seats(services: Services, request: Request, session_id: int, act: Act) -> None:
    """Whether whoever asks may sit down at a table by that act. Raises the refusal that applies.

    What the people there have settled is looked at last: where nobody could sit down, nothing of it shows.
    """
    session = await services.tables.load(session_id)
    act.apply(session)
    await check_joining(services.tables.settings, request.person, session)
