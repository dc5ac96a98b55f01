"""/deal: the deal of the day, where it is played, and the tables of its scores."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.dealing import Dealing
from cogs.display.direct_messages import DirectMessages
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import deals as shown
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words.commands import described
from sessions.refusals.base import Damaged, Outdated
from sessions.session import Session
from sessions.state.deals import date
from sessions.state.table import Place
from sessions.tables.opening import Opening


class Deals(commands.Cog):
    """The command and the buttons of its screen."""

    def __init__(self, services: Services, direct: DirectMessages) -> None:
        self._services = services
        self._dealing = Dealing(services, direct)
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
        await self._dealing.here(request, lambda place: self._opening(request, press, place))

    async def play_in_direct_messages(self, request: Request, press: Press) -> None:
        """Begin an attempt or practice in direct messages. It begins only if the user accepts these."""
        scored, day = shown.PRACTICE not in press.words, date(day_of(press))
        await self._dealing.in_direct_messages(
            request,
            lambda place: self._opening(request, press, place),
            lambda: say_to(request).deals.begins(scored=scored, date=day),
        )

    async def _opening(self, request: Request, press: Press, place: Place) -> Opening | None:
        """The table that the button asks for; None if a new day has begun, whose deal is shown instead."""
        deals, day, scored = self._services.tables.deals, day_of(press), shown.PRACTICE not in press.words
        if scored and day != deals.today:
            view = await self._screen(request, deals.today, say_to(request).deals.new_day())
            await self._services.private_answers.update(request, Composed(view))
            return None
        return await deals.opening(day, request.person, place, request.guild_id, scored=scored)


def day_of(press: Press) -> int:
    """The day that a press names; 0 if it names none."""
    return number_of(next(iter(press.words), "")) or 0
