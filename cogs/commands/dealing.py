"""What begins an attempt at a deal, that of the day or of an event: in a channel, or in direct messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cogs.commands.seating import check_place
from cogs.display.direct_messages import DirectMessages
from cogs.interactions.permissions import check_permissions
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import Request
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import lobby as lobby_words
from cogs.words.names import link
from sessions.state.table import DIRECT, Place
from sessions.tables.opening import Opening

Making = Callable[[Place], Awaitable[Opening | None]]
"""Makes what is opened at a place; None where something else was answered."""


class Dealing:
    """Opens the tables of deals."""

    def __init__(self, services: Services, direct: DirectMessages) -> None:
        self._services = services
        self._direct = direct

    async def here(self, request: Request, make: Making) -> None:
        """Begin in the request's channel."""
        check_permissions(request)
        await check_place(self._services, request.place, moderator=request.moderator)
        if (opening := await make(request.place)) is not None:
            await self._open(request, await self._checked(request, opening))

    async def in_direct_messages(self, request: Request, make: Making, first: Callable[[], str]) -> None:
        """Begin in direct messages, with the line `first`. It begins only if the user accepts these."""
        opening = await make(Place(DIRECT, 0))
        if opening is None:
            return
        opening = await self._checked(request, opening)
        channel_id = await self._direct.open(request.user_id, Composed(note(first())))
        if channel_id is None:
            await request.reply(say_to(request).deals.direct_closed())
            return
        await self._open(request, replace(opening, place=Place(DIRECT, channel_id)))

    async def _checked(self, request: Request, opening: Opening) -> Opening:
        """The opening in the language of its place. Raises what `Openings.check` and the limits do."""
        here = opening.place.guild_id == request.guild_id
        opening = replace(opening, language=language_here(request) if here else request.language)
        await self._services.tables.openings.check(opening)
        if self._services.limits is not None:
            await self._services.limits.count_table(self._services.tables, request, ())
        return opening

    async def _open(self, request: Request, opening: Opening) -> None:
        session = await self._services.tables.deals.open(opening)
        here = opening.place.channel_id == request.channel_id
        session = await self._services.display.show(session, request if here else None)
        opened = lobby_words.table_open(say_to(request), session.game.key, link(session))
        await self._services.private_answers.update(request, Composed(note(opened)))
