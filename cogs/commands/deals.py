"""/deal: the deal of the day, where it is played, and the tables of its scores."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.seating import check_place
from cogs.display.direct_messages import DirectMessages
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press, number_of
from cogs.interactions.permissions import check_permissions
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import deals as shown
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import lobby as lobby_words
from cogs.words.commands import described
from cogs.words.names import link
from sessions.refusals.base import Damaged, Outdated
from sessions.session import Session
from sessions.state.table import DIRECT, Place
from sessions.tables.opening import Opening


class Deals(commands.Cog):
    """The command and the buttons of its screen."""

    def __init__(self, services: Services, direct: DirectMessages) -> None:
        self._services = services
        self._direct = direct
        services.router.on(shown.SHOW, self.turn)
        services.router.on(shown.HERE, self.play_here)
        services.router.on(shown.DIRECT, self.play_in_direct_messages)

    @also_in_direct_messages
    @app_commands.command(description=described("deal"))
    async def deal(self, interaction: AnyInteraction) -> None:
        """Show today's deal, privately."""
        async with self._services.router.deferred(interaction) as request:
            await request.reply(view=await self._screen(request, self._services.tables.deals.today))

    async def turn(self, request: Request, press: Press) -> None:
        """The button for the deal of another day: only those of today and yesterday are shown."""
        view = await self._screen(request, day_of(press))
        await self._services.private_answers.update(request, Composed(view))

    async def _screen(self, request: Request, day: int, note_above: str = "") -> discord.ui.LayoutView:
        deals, say, user_id = self._services.tables.deals, say_to(request), request.user_id
        today = deals.today
        day = min(max(day, today - 1), today)
        known = await deals.known([today - 1, today, today + 1])
        day = day if day in known else today
        if day not in known:
            return note(say.deals.none())
        everywhere = await deals.ranking(day, None, user_id, request.guild_id)
        here = None if request.place.direct else await deals.ranking(day, request.guild_id, user_id)
        is_new = await self._services.tables.settings.wants_hints(user_id, known[day].game)
        own, streak = await deals.own(day, user_id, everywhere[0])
        return shown.screen(
            say,
            shown.Shown(
                known[day],
                known.get(day + 1),
                day == today,
                await self._attempt(day, user_id),
                streak,
                own,
                here,
                everywhere,
                is_new,
            ),
            note_above,
        )

    async def _attempt(self, day: int, user_id: int) -> Session | None:
        """The user's attempt; None also if it cannot be read."""
        try:
            return await self._services.tables.deals.attempt(day, user_id)
        except (Outdated, Damaged):
            return None

    async def play_here(self, request: Request, press: Press) -> None:
        """Begin an attempt or practice in the request's channel."""
        check_permissions(request)
        await check_place(self._services, request.place, moderator=request.moderator)
        if (opening := await self._opening(request, press, request.place)) is not None:
            await self._open(request, opening)

    async def play_in_direct_messages(self, request: Request, press: Press) -> None:
        """Begin an attempt or practice in direct messages. It begins only if the user accepts these."""
        opening = await self._opening(request, press, Place(DIRECT, 0))
        if opening is None:
            return
        assert opening.deal is not None, "what is opened is a deal"
        say, deal = say_to(request), opening.deal.deal
        channel_id = await self._direct.open(
            request.user_id, Composed(note(say.deals.begins(scored=deal.scored, date=deal.date)))
        )
        if channel_id is None:
            await request.reply(say.deals.direct_closed())
            return
        await self._open(request, replace(opening, place=Place(DIRECT, channel_id)))

    async def _opening(self, request: Request, press: Press, place: Place) -> Opening | None:
        """The table that the button asks for; None if a new day has begun, whose deal is shown instead."""
        deals, day, scored = self._services.tables.deals, day_of(press), shown.PRACTICE not in press.words
        if scored and day != deals.today:
            view = await self._screen(request, deals.today, say_to(request).deals.new_day())
            await self._services.private_answers.update(request, Composed(view))
            return None
        opening = await deals.opening(day, request.person, place, request.guild_id, scored=scored)
        if place.guild_id != request.guild_id:
            opening = replace(opening, language=request.language)
        else:
            opening = replace(opening, language=language_here(request))
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


def day_of(press: Press) -> int:
    """The day that a press names; 0 if it names none."""
    return number_of(next(iter(press.words), "")) or 0
