"""The button Rematch, or Play again, under a finished game."""

from __future__ import annotations

from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.seating import ask_about_limit, check_from_afar, check_new_table, level_of, show_new
from cogs.interactions.ids import Press
from cogs.interactions.permissions import check_permissions
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import Request
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import computers as computer_words
from cogs.words import lobby as words
from cogs.words.names import address, link, with_link
from sessions.refusals.moments import RematchOpen
from sessions.session import Session

_SURE = "sure"
"""The word that confirms a table beyond the user's own limit."""


class Rematches(commands.Cog):
    """Opens the next game of the same people."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("rematch", self.rematch)

    async def rematch(self, request: Request, press: Press) -> None:
        """Open a table of the same game, and invite the others. Against computers alone it starts at once.

        Where it is open already, the user is led there. A level among the words is that of the computers.
        """
        before = await self._services.tables.load(press.session)
        if before.apart:
            await self._want(request, before)
            return
        check_permissions(request)
        openings = self._services.tables.openings
        opening = await openings.rematch(
            press.session, request.person, str(request.interaction.id), language_here(request)
        )
        elsewhere = opening.place.channel_id != request.channel_id
        if elsewhere:
            opening = replace(opening, language=await check_from_afar(self._services, request, opening.place))
        level = next((level_of(each) for each in press.words if each != _SURE), None)
        levels = [level or each for each in opening.computers]
        opening = replace(
            opening,
            computers=levels,
            fitted=opening.fitted and level is None,
            at_once=bool(levels) and not opening.invited,
        )
        sure = _SURE in press.words
        # Two presses in the same moment open one table, too.
        async with self._services.tables.lock(press.session):
            there = await openings.open_rematch(opening)
            if there is not None:
                await _lead_to(request, there)
                return
            confirmed = press.with_words(*press.words, _SURE)
            if not sure and await ask_about_limit(self._services, request, opening.game_key, confirmed):
                return
            await check_new_table(self._services, request, opening)
            opening, fit = await self._services.tables.levels.fitted(opening)
            try:
                session = await openings.open(opening)
            except RematchOpen as refusal:
                # Another process has just opened it.
                await _lead_to(request, refusal.session)
                return
        session = await show_new(self._services, request, session)
        told = [] if fit is None else [computer_words.fitted(say_to(request), fit)]
        if sure or elsewhere:
            opened = words.table_open(say_to(request), session.game.key, link(session))
            await self._services.private_answers.update(request, Composed(note("\n".join([opened, *told]))))
        elif told:
            await request.reply(*told)

    async def _want(self, request: Request, before: Session) -> None:
        """Note that the user wants to play a game apart again. It begins once all of its players do."""
        say, display = say_to(request), self._services.display
        await request.acknowledge(thinking=True)
        try:
            before, begun = await self._services.tables.apart.want_rematch(
                before.id, request.user_id, str(request.interaction.id)
            )
        except RematchOpen as refusal:
            await _lead_to(request, refusal.session)
            return
        display.background.show([before.id])
        if begun is None:
            await request.reply(say.apart.rematch_asked())
            return
        shown = (await display.show(begun)).seen_by(request.user_id)
        told = with_link(say.apart.rematch_begun(), say.tables.go_to_board(), link(shown))
        await request.reply(told)


async def _lead_to(request: Request, there: Session) -> None:
    """Tell where the rematch is open already."""
    there = there.seen_by(request.user_id)
    again = words.again_open(say_to(request), there.game.key, link(there) or address(there.place))
    await request.reply_in_place(lambda: note(again))
