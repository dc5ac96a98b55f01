"""The page on which somebody agrees to play with strangers, and their offers to them."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.finding import Finding
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import strangers as shown
from cogs.messages.challenges import SWITCH
from cogs.messages.offers import STRANGERS, search_of
from cogs.services import Services
from cogs.words.names import player_name


class Strangers(commands.Cog):
    """What strangers see of somebody: agreed on once, and ended at any time."""

    def __init__(self, services: Services, finding: Finding) -> None:
        self._services = services
        self._strangers = services.tables.strangers
        self._finding = finding
        on = services.router.on
        on(STRANGERS, self.open_page)
        on(shown.AGREE, self.agree)
        on(shown.RENAME, self.rename)
        on(shown.STOP, self.stop)
        on(SWITCH, self.switch)

    async def open_page(self, request: Request, press: Press) -> None:
        """The button of /me and of /find: show the page."""
        await self._show(request, press)

    async def agree(self, request: Request, press: Press) -> None:
        """The button *Agree*: open the direct messages, note it, and make the offer that led here, if one did."""
        await request.acknowledge()
        await self._finding.check_direct(request, say_to(request).strangers.welcome())
        await self._strangers.agree(request.user_id)
        if press.words:
            await self._finding.make_offer(request, press)
        else:
            await self._show(request, press, say_to(request).strangers.agreed_now())

    async def rename(self, request: Request, press: Press) -> None:
        """The button *Draw another name*."""
        row = await self._strangers.names.draw_another(request.user_id)
        say = say_to(request)
        await self._show(request, press, say.strangers.named(name=player_name(say, row.word, row.number)))

    async def stop(self, request: Request, press: Press) -> None:
        """The button *Stop playing with strangers*: the user's offers to strangers end, and their games go on."""
        await self._strangers.stop(request.user_id)
        await self._show(request, press, say_to(request).strangers.stopped())

    async def switch(self, request: Request, press: Press) -> None:
        """The button *Challenges*: whether strangers whom the user has met can challenge them."""
        on, *wanted = press.words or ("off",)
        await self._services.tables.challenges.allow(request.user_id, allowed=on == "on")
        await self._show(request, press.with_words(*wanted), say_to(request).challenges.switched(on=on == "on"))

    async def _show(self, request: Request, press: Press, change: str = "") -> None:
        view = await self._finding.strangers_page(request, search_of(press) if press.words else None, change)
        await request.reply_in_place(lambda: view)
