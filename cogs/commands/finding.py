"""/find: open offers to play, the list of them, and who wants notifications of them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.seating import Wish, check_place
from cogs.display.matching import Matchmaker
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press, number_of
from cogs.interactions.permissions import check_permissions, user_sees
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import offers as shown
from cogs.messages import table_lists
from cogs.messages.offers import Search, search_of, terms_of
from cogs.services import Services
from cogs.words import offers as words
from cogs.words.commands import described, offer_choices
from cogs.words.names import place, with_link
from sessions.people.settings import ServerSettings
from sessions.refusals.requests import PrivateThread
from sessions.results.standings import last_opponents, several_of
from sessions.state.players import ComputerLevel
from sessions.tables.offers import ANY, STANDS, OfferRow, offered_games, usual_clock


class Finding(commands.Cog):
    """Open offers: the panel that makes them, the lists, and the page of /me about them."""

    def __init__(self, services: Services, matchmaker: Matchmaker) -> None:
        self._services = services
        self._offers = services.tables.offers
        self._matchmaker = matchmaker
        on = services.router.on
        on(shown.FIND, self.open_panel)
        on("seek", self.seek)
        on("makeoffer", self.make_offer)
        on("takeoffer", self.take_offer)
        on("unoffer", self.withdraw)
        on(shown.LIST, self.list_offers)
        on(shown.TELL_ME, self.open_watch_page)
        on("watchoffers", self.watch)
        on("unwatch", self.stop_telling)

    @also_in_direct_messages
    @app_commands.command(description=described("find"))
    @app_commands.describe(game=described("find_game"))
    @app_commands.choices(game=offer_choices())
    async def find(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Show the panel, in which the user chooses what to offer."""
        async with self._services.router.deferred(interaction) as request:
            if request.place.direct:
                await request.reply(say_to(request).offers.find_in_servers())
            else:
                await request.reply(view=await self._first_panel(request, game or ANY))

    async def open_panel(self, request: Request, _press: Press) -> None:
        """The button *Find an opponent*: show the panel."""
        view = await self._first_panel(request)
        await request.reply_in_place(lambda: view)

    async def seek(self, request: Request, press: Press) -> None:
        """Show the panel with what was picked in one of its menus."""
        server = await self._services.tables.settings.server(request.guild_id)
        view = await self._panel(request, server, search_of(press))
        await request.reply_in_place(lambda: view)

    async def _first_panel(self, request: Request, game: str = ANY, change: str = "") -> discord.ui.LayoutView:
        """The panel as it is shown at first: with a game on the terms that the server prefers."""
        server = await self._services.tables.settings.server(request.guild_id)
        return await self._panel(request, server, Search(game, usual_clock(server), "yes"), change)

    async def _panel(
        self, request: Request, server: ServerSettings, search: Search, change: str = ""
    ) -> discord.ui.LayoutView:
        own = await self._offers.of(request.user_id, request.guild_id)
        return shown.panel(say_to(request), search.fitting(server.clocks), server, words.readable(own), change)

    # Offers

    async def make_offer(self, request: Request, press: Press) -> None:
        """The button *Offer to play*."""
        await self._make(request, search_of(press))

    async def take_offer(self, request: Request, press: Press) -> None:
        """The menu of the list of offers: offer the same, which starts the game if the two can play now."""
        terms = terms_of(press.words[-1]) if press.words else None
        if terms is None:
            await request.reply(say_to(request).tables.wrong_value())
            return
        await self._make(request, Search(terms.game, terms.clock, terms.rated))

    async def _make(self, request: Request, search: Search) -> None:
        if request.place.direct:
            # The panel is never shown there: the press is forged.
            await request.reply(say_to(request).offers.find_in_servers())
            return
        check_permissions(request)
        channel = request.channel
        if isinstance(channel, discord.Thread) and channel.is_private():
            raise PrivateThread
        await check_place(self._services, request.place, moderator=request.moderator)
        if self._services.limits is not None:
            self._services.limits.count_offer(request)
        server = await self._services.tables.settings.server(request.guild_id)
        offer = self._offer(request, search.fitting(server.clocks))
        await self._offers.make(offer)
        found = await self._matchmaker.match(offer)
        say = say_to(request)
        if found.waits:
            self._matchmaker.tell(offer)
            computer = await self._against_computer(request, offer.game)
            await request.reply_in_place(lambda: shown.waiting(say, offer, computer))
        elif found.session is None:
            await request.reply_in_place(lambda: shown.note(say.offers.started_elsewhere()))
        else:
            session = await self._services.display.show(found.session)
            told = words.started(say, session, request.user_id)
            line = with_link(told, say.tables.go_to_table(), place(session))
            await request.reply_in_place(lambda: shown.note(line))

    def _offer(self, request: Request, search: Search) -> OfferRow:
        now, here = self._services.tables.now(), request.place
        return OfferRow(
            guild_id=request.guild_id,
            user_id=request.user_id,
            game=search.game,
            clock=search.clock,
            rated=search.rated,
            channel_id=here.channel_id,
            parent_id=here.parent_id,
            name=request.person.name,
            language=language_here(request),
            moderator=request.moderator,
            salt=str(request.interaction.id),
            made_at=now,
            until=now + STANDS[search.stands],
        )

    async def _against_computer(self, request: Request, game_key: str) -> Press:
        """The press that starts a game against a computer: of that game, at the level that the user played last."""
        finished = await self._services.tables.overview.finished(request.guild_id, user_id=request.user_id)
        wanted = None if game_key == ANY else game_key
        last_game, levels = last_opponents(several_of(finished), request.user_id, wanted)
        key = next(each for each in (wanted, last_game, *offered_games()) if each in offered_games())
        return Wish(key, levels=[ComputerLevel(next(iter(levels), "easy"))], at_once=True).press("playnow")

    async def withdraw(self, request: Request, press: Press) -> None:
        """Withdraw the offer that was picked, or whose button was pressed, and show the panel."""
        terms = terms_of(press.words[-1]) if press.words else None
        gone = await self._offers.withdraw(request.guild_id, request.user_id, terms) if terms is not None else 0
        say = say_to(request).offers
        told = say.withdrawn() if gone else say.withdrawn_before()
        view = await self._first_panel(request, change=told)
        await request.reply_in_place(lambda: view)

    async def list_offers(self, request: Request, _press: Press) -> None:
        """Show the open offers of the server, privately."""
        say = say_to(request)
        found = await self._offers.standing(request.guild_id)
        own = await self._offers.of(request.user_id, request.guild_id)
        seen = [each for each in found if each in own or user_sees(request, each.channel_id)]
        tabs = table_lists.tabs(say, shown.LIST)
        view = shown.listed(say, seen, words.readable(own), tabs)
        await request.reply_in_place(lambda: view)

    # Who wants notifications

    async def open_watch_page(self, request: Request, _press: Press) -> None:
        """The button of /me: show of which offers in this server the user wants to be told."""
        if request.place.direct:
            await request.reply(say_to(request).offers.watch_in_servers())
            return
        games = await self._offers.watched(request.user_id, request.guild_id)
        view = shown.watch_page(say_to(request), games)
        await request.reply_in_place(lambda: view)

    async def watch(self, request: Request, press: Press) -> None:
        """The menu of that page."""
        if request.place.direct:
            # The page is never shown there: the press is forged.
            await request.reply(say_to(request).offers.watch_in_servers())
            return
        games = await self._offers.watch(request.guild_id, request.user_id, press.words)
        say = say_to(request)
        view = shown.watch_page(say, games, words.watching(say, games))
        await request.reply_in_place(lambda: view)

    async def stop_telling(self, request: Request, press: Press) -> None:
        """The button of a direct message about an offer: tell nothing more of offers in that server."""
        guild_id = number_of(press.words[0]) if press.words else None
        if guild_id is not None:
            await self._offers.watch(guild_id, request.user_id, [])
        await request.reply(say_to(request).offers.stopped())
